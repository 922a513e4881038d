// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'El propietario respondió mientras tanto. Lee antes la respuesta.',
  impossible: 'Esto no se puede hacer aquí.',
  notPublic:
    'Esta ficha no es pública ahora, así que no se puede ocultar. Decide sobre su aprobación o descarta el reporte.',
  listingDeleted: 'Esta ficha se eliminó, así que no se puede ocultar. Descarta el reporte.',
  entryDeleted: 'Esta entrada se eliminó, así que no se puede retirar. Descarta el reporte.',
  listingDeletedSuspend: 'Esta ficha se eliminó. Suspende a la persona en su propia página y descarta el reporte.',
  authorUnknown: 'Esta reseña se eliminó, así que no se conoce a su autor. Descarta el reporte.',
  suspendOneself: 'No puedes suspender tu propia cuenta. Pídeselo a otro miembro del staff.',
  ownerChanged: 'La ficha tiene ahora otro propietario. Mira el caso otra vez antes de suspender a nadie.',
  staffProtected:
    'No se puede suspender al staff. Primero convierte en miembro {role, select, owner {al propietario} author {al autor} other {a la persona}}.',
  accountGone: 'La cuenta ya no existe.',
  openAlready: 'Este caso ya está abierto.',
  textsDeleted: 'Los textos de este caso se eliminaron, así que no se puede reabrir.',
  reportedAgain: 'Se reportó lo mismo otra vez. Decide sobre el caso nuevo.',
  askedAlready: 'Ya se preguntó al propietario y aún no ha respondido.',
  profileHasNoOwner: 'Un perfil no tiene propietario a quien preguntar.',
  listingDeletedAsk: 'Esta ficha se eliminó, así que no se puede preguntar a su propietario.',
  answeredAlready: 'Esta pregunta ya se respondió o el staff decidió sin respuesta.',
  profileDeleted: 'Este perfil se eliminó. Descarta el reporte.',
  ownProfile: 'Este es tu propio perfil. Pídeselo a otro miembro del staff.',
  reviewDeleted: 'Esta reseña se eliminó, así que no se puede retirar. Descarta el reporte.',
  ownReview:
    'Gestionas esta ficha o escribiste esta reseña, así que no puedes retirarla. Pídeselo a otro miembro del staff.',
} satisfies AreaTranslation<'reportDecisions'>;
