// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: 'Sin resumen ni descripción.',
  link: 'Enlace',
  address: 'Dirección',
  video: 'Video',
  mods: 'Mods',
  tags: 'Etiquetas',

  nothing: 'Sin nombres parecidos, duplicados, rechazos anteriores ni otras fichas.',
  lookAlikes: 'Nombres parecidos',
  namesLookSame: 'Los nombres parecen iguales.',
  namesNearlySame: 'Los nombres son casi iguales.',
  duplicates: 'Duplicados',
  same: 'Coincide: {parts}.',
  sameAddress: 'dirección',
  sameLink: 'enlace o aplicación',
  sameDescription: 'descripción',
  earlierRejections: 'Rechazos anteriores',
  otherListings: 'Otras fichas del propietario',
  ownerVerified: 'Propietario verificado',
  byOwner: 'de {owner}',
  waiting: 'En espera',
  rejected: 'Rechazada',
  hidden: 'Oculta',
} satisfies AreaTranslation<'approvals'>;
