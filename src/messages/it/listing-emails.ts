// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Gestisci una scheda su {site}',
  invite: '{person} ti invita a gestire la scheda {listing}.',
  offerSubject: 'Prendi in carico una scheda su {site}',
  offer: '{person} vuole trasferire la proprietà della scheda {listing}.',
  inviteHow: 'Per sapere cosa significa, e accettare o rifiutare, apri questo link:',
  inviteEnd:
    'Il link funziona una volta, entro sette giorni, e solo per questo indirizzo. Se non te l’aspettavi, ignora questa email.',
  lostSubject: '{listing} ha un nuovo proprietario',
  lost: 'Qualcuno ha dimostrato che {listing} su {site} è suo, e tu non l’avevi fatto. Ora la scheda appartiene a quella persona.',
  lostRemoved: 'Gestori, token API, webhook e listener dei voti sono stati rimossi. I voti non ti vengono più inviati.',
  lostEnd: 'Se pensi che sia un errore, contatta lo staff del sito.',
  transferredSubject: '{listing}: ora la scheda è tua',
  transferred:
    'Hai dimostrato che {listing} su {site} è tuo, e ora la scheda appartiene a te. Configura il webhook o il listener dei voti, perché quelli del proprietario precedente sono stati rimossi.',
  dismissedSubject: 'La tua rivendicazione di {listing} è stata respinta',
  dismissed: 'Lo staff di {site} ha respinto la tua rivendicazione di {listing}. La scheda resta al suo proprietario.',
  lapsedSubject: 'La tua rivendicazione di {listing} è terminata',
  lapsed:
    'La tua rivendicazione di {listing} su {site} è terminata, perché alla scadenza la prova non è stata trovata. Pubblica di nuovo il codice e rivendica ancora la scheda.',
  replySubject: 'Una risposta alla tua recensione di {listing}',
  reply: 'Il team di {listing} ha risposto alla tua recensione su {site}:',
  replyEnd: 'Disattiva qui le email sulle risposte:\n{url}',
  reviewRemovedSubject: 'La tua recensione di {listing} è stata rimossa',
  reviewRemoved: 'Lo staff di {site} ha rimosso la tua recensione di {listing}.',
  reason: 'Motivo: {reason}',
  reviewRemovedEnd:
    'Ora la vedete solo tu e lo staff. Potrai scrivere un’altra recensione di {listing} tra {days, number} giorni.',
  reviewShownSubject: 'La tua recensione di {listing} è di nuovo visibile',
  reviewShown: 'Lo staff di {site} ha ripristinato la tua recensione di {listing}. Tutti possono vederla di nuovo.',
  reportSubject: 'La tua segnalazione su {listing}',
  reportedListing: 'Hai segnalato {listing} su {site}.',
  reportedEntry: 'Hai segnalato la versione {version} di {listing} su {site}.',
  reportedReview: 'Hai segnalato una recensione di {listing} su {site}.',
  reportedProfile: 'Hai segnalato il profilo di {listing} su {site}.',
  profileHiddenSubject: 'Il tuo profilo è stato nascosto',
  profileHidden: 'Lo staff di {site} ha nascosto il tuo profilo pubblico. Nessun altro può più vederlo.',
  nameClearedSubject: 'Il tuo nome è stato cancellato',
  nameCleared: 'Lo staff di {site} ha cancellato il tuo nome. Scegline un altro nel tuo account.',
  profileShownSubject: 'Il tuo profilo non è più nascosto',
  profileShown: 'Lo staff di {site} non nasconde più il tuo profilo. È pubblico se l’hai attivato.',
} satisfies AreaTranslation<'listingEmails'>;
