// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'È stata aggiunta un’app di autenticazione',
  appAdded: 'Un’app di autenticazione è stata appena aggiunta al tuo account su {site}.',
  appRemovedSubject: 'L’app di autenticazione è stata rimossa',
  appRemoved: 'L’app di autenticazione è stata appena rimossa dal tuo account su {site}.',
  passkeyAddedSubject: 'È stata aggiunta una passkey',
  passkeyAdded: 'Una passkey è stata appena aggiunta al tuo account su {site}.',
  passkeyAddedNamed: 'Una passkey è stata appena aggiunta al tuo account su {site}: {name}.',
  passkeyRemovedSubject: 'È stata rimossa una passkey',
  passkeyRemoved: 'Una passkey è stata appena rimossa dal tuo account su {site}.',
  passkeyRemovedNamed: 'Una passkey è stata appena rimossa dal tuo account su {site}: {name}.',
  turnedOffSubject: 'La verifica in due passaggi è stata disattivata',
  turnedOnSubject: 'La verifica in due passaggi è stata attivata',
  allRemoved: 'La verifica in due passaggi è stata appena disattivata per il tuo account su {site}.',
  codesRenewedSubject: 'Sono stati creati nuovi codici di recupero',
  codesRenewed:
    'Sono stati appena creati nuovi codici di recupero per il tuo account, e quelli precedenti non funzionano più su {site}.',
  codeUsedSubject: 'È stato usato un codice di recupero',
  codeUsed:
    'Un codice di recupero è stato appena usato per confermare un accesso o un’azione nel tuo account su {site}.',
  reset:
    'Chi gestisce il servizio ha disattivato la verifica in due passaggi del tuo account, e tutte le sessioni su {site} sono state chiuse.',
  guessedSubject: 'Sono stati inseriti codici errati per il tuo account',
  guessed:
    'Qualcuno ha inserito molti codici errati al secondo passaggio dell’accesso al tuo account. Chiunque fosse conosce la tua password, o può usare il tuo account Discord su {site}.',
  nowOn: 'Ora per accedere serve un secondo passaggio. Tutte le altre sessioni sono state chiuse.',
  nowOff: 'Per accedere non serve più un secondo passaggio. Tutte le altre sessioni sono state chiuse.',
  guessedEnd: 'Se non eri tu, imposta una nuova password: {url}',
  end: 'Se non eri tu, imposta una nuova password, poi controlla i tuoi secondi fattori: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
