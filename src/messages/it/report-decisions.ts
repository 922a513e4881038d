// Why a staff member’s decision about a reported listing, review or profile cannot be made now.
import type { AreaTranslation } from '../message.ts';

export default {
  answered: 'Nel frattempo il proprietario ha risposto. Prima leggi la risposta.',
  impossible: 'Qui non si può fare.',
  notPublic:
    'Questa scheda ora non è pubblica, quindi non si può nascondere. Decidi sulla sua approvazione, o respingi la segnalazione.',
  listingDeleted: 'Questa scheda è stata eliminata, quindi non si può nascondere. Respingi la segnalazione.',
  entryDeleted: 'Questa voce è stata eliminata, quindi non si può rimuovere. Respingi la segnalazione.',
  listingDeletedSuspend:
    'Questa scheda è stata eliminata. Sospendi la persona dalla sua pagina, e respingi la segnalazione.',
  authorUnknown: 'Questa recensione è stata eliminata, quindi l’autore non è noto. Respingi la segnalazione.',
  suspendOneself: 'Non puoi sospendere il tuo account. Chiedi a un altro membro dello staff.',
  ownerChanged: 'La scheda ora ha un altro proprietario. Riguarda il caso prima di sospendere qualcuno.',
  staffProtected:
    'Lo staff non si può sospendere. Prima togli {role, select, owner {il proprietario} author {l’autore} other {la persona}} dallo staff.',
  accountGone: 'L’account non esiste più.',
  openAlready: 'Questo caso è già aperto.',
  textsDeleted: 'I testi di questo caso sono stati eliminati, quindi non si può riaprire.',
  reportedAgain: 'La stessa cosa è stata segnalata di nuovo. Decidi sul nuovo caso.',
  askedAlready: 'La domanda al proprietario è già stata inviata, e non ha ancora risposto.',
  profileHasNoOwner: 'Un profilo non ha un proprietario a cui chiedere.',
  listingDeletedAsk: 'Questa scheda è stata eliminata, quindi non si può chiedere al proprietario.',
  answeredAlready: 'A questa domanda è già stata data risposta, o lo staff ha deciso senza.',
  profileDeleted: 'Questo profilo è stato eliminato. Respingi la segnalazione.',
  ownProfile: 'Questo è il tuo profilo. Chiedi a un altro membro dello staff.',
  reviewDeleted: 'Questa recensione è stata eliminata, quindi non si può rimuovere. Respingi la segnalazione.',
  ownReview:
    'Gestisci questa scheda o hai scritto questa recensione, quindi non puoi rimuoverla. Chiedi a un altro membro dello staff.',
} satisfies AreaTranslation<'reportDecisions'>;
