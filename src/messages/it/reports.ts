// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Segnala {name}',
  titleEntry: 'Segnala {version} di {name}',
  titleReview: 'Segnala una recensione di {name}',
  titleProfile: 'Segnala il profilo di {name}',
  headingListing: 'Segnala questa scheda',
  headingEntry: 'Segnala questa voce del changelog',
  headingReview: 'Segnala questa recensione',
  headingProfile: 'Segnala questo profilo',
  versionOf: 'Versione {version} di {name}',
  reason: 'Cosa non va?',
  details: 'Dettagli',
  detailsHint:
    'Che cosa deve guardare lo staff, e dove. Obbligatorio per “{other}”. Al massimo {max, plural, one {# carattere} other {# caratteri}}.',
  send: 'Invia segnalazione',
  onlyStaff: 'Solo lo staff vede chi ha inviato una segnalazione.',
  willBeNotified: 'Ti avviseremo dell’esito.',
  withoutAccount: 'Puoi inviarla senza account. Per sapere l’esito, prima <link>accedi</link>.',
  thanksWithoutAccount:
    'Grazie. Lo staff darà un’occhiata. Senza account si conserva una sola segnalazione per rete; accedi per inviare la tua.',
  updated: 'La tua segnalazione è stata aggiornata. Vedrai l’esito nel tuo pannello.',
  thanks: 'Grazie. Lo staff esaminerà la tua segnalazione. Vedrai l’esito nel tuo pannello.',
  gone: 'Questo contenuto non esiste più, quindi non si può segnalare.',
  full: 'La tua segnalazione non è stata salvata, perché per ora ce ne sono già abbastanza. Lo staff le esaminerà.',
  noAccount: 'Al momento questo account non può inviare segnalazioni.',
  tooMany: 'Troppe segnalazioni. Riprova tra {minutes, number, ::group-off} min.',
} satisfies AreaTranslation<'reports'>;
