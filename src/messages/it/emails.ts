// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',
  confirmSubject: 'Conferma il tuo indirizzo',
  confirmWho: 'Qualcuno, probabilmente tu, ha creato un account su {site} con questo indirizzo.',
  confirmHow: 'Per confermare che questo indirizzo è tuo, apri questo link e premi il pulsante:',
  confirmEnd:
    'Il link funziona una volta sola e scade tra 24 ore. Se non eri tu, ignora questa email. L’indirizzo non verrà confermato.',
  signUpWho: 'Qualcuno, probabilmente tu, si è registrato su {site} con questo indirizzo.',
  signUpHow:
    'Per finire, apri questo link nello stesso browser e premi il pulsante. In un altro browser ti serve la password che hai scelto.',
  signUpEnd:
    'Il link funziona una volta sola e scade tra 24 ore. Se non eri tu, ignora questa email. Non verrà creato nessun account.',
  existsSubject: 'Hai già un account',
  existsWho:
    'Qualcuno, forse tu, ha provato a registrarsi su {site} con questo indirizzo. Esiste già un account con questo indirizzo, quindi non è cambiato nulla.',
  existsSignIn: 'Accedi: {url}',
  existsForgot: 'Password dimenticata? Impostane una nuova: {url}',
  ignore: 'Se non eri tu, ignora questa email.',
  tooEarlySubject: 'Questo indirizzo non si può ancora usare',
  tooEarlyUntil:
    'Un account con questo indirizzo è stato eliminato mentre i suoi voti recenti contano ancora. Potrai registrarti di nuovo dopo: {time}.',
  newAddressSubject: 'Conferma il tuo nuovo indirizzo',
  newAddressWho: 'Qualcuno vuole usare questo indirizzo per un account su {site}.',
  newAddressEnd: 'Il link funziona una volta sola e scade tra 24 ore. Se non l’hai chiesto tu, ignora questa email.',
  takenSubject: 'Questo indirizzo ha già un account',
  takenWho: 'Qualcuno, forse tu, voleva usare questo indirizzo per un altro account su {site}.',
  takenSignIn: 'Questo indirizzo ha già un suo account, quindi non è cambiato nulla. Puoi usarlo per accedere: {url}',
  changeSubject: 'Il tuo indirizzo sta per cambiare',
  changeWho:
    'Qualcuno che ha effettuato l’accesso al tuo account su {site} ha chiesto di cambiare l’indirizzo in {address}.',
  changeWhen:
    'L’indirizzo cambierà quando verrà aperto il link nella nostra email al nuovo indirizzo. Se eri tu, qui non devi fare nulla.',
  newPasswordNow: 'Se non eri tu, imposta subito una nuova password, che disconnette tutti i dispositivi: {url}',
  changedSubject: 'Il tuo indirizzo è stato cambiato',
  changedTo: 'L’indirizzo del tuo account su {site} ora è {address}. Le prossime email arriveranno lì.',
  changedEnd: 'Se non eri tu, contatta l’assistenza appena puoi.',
  resetSubject: 'Imposta una nuova password',
  resetWho: 'Qualcuno, probabilmente tu, ha chiesto di impostare una nuova password su {site}. Impostala qui:',
  resetEnd:
    'Il link funziona una volta sola e scade tra un’ora. Se non eri tu, ignora questa email. La tua password resterà la stessa.',
  passwordSubject: 'La tua password è stata cambiata',
  passwordChanged:
    'La password del tuo account su {site} è stata appena cambiata, e tutte le altre sessioni sono state chiuse.',
  newPassword: 'Se non eri tu, impostane una nuova: {url}',
  deviceSubject: 'Nuovo accesso',
  deviceWho:
    'Qualcuno ha effettuato l’accesso al tuo account su {site} da un browser mai usato prima: {device}, {time}.',
  browserOnSystem: '{browser} su {system}',
  deviceUnknown: 'Dispositivo sconosciuto',
  deviceNothing: 'Se eri tu, non devi fare nulla.',
  resetLinkSubject: 'È stato creato un link per reimpostare la tua password',
  resetLinkWho:
    'Lo staff di {site} ha creato un link che imposta una nuova password per il tuo account, da passare a te.',
  resetLinkUntil: 'La tua password resta la stessa finché qualcuno non usa il link. Scade tra un’ora.',
  resetLinkEnd:
    'Se non l’hai chiesto tu, avvisa lo staff e imposta tu una nuova password, così quel link diventa inutile: {url}',
  connectedSubject: '{provider} è stato collegato',
  connected: 'Un account {provider} è stato appena collegato al tuo account su {site}. Ora si può usare per accedere.',
  connectedEnd: 'Se non eri tu, scollegalo qui e imposta una nuova password: {url}',
  linkedSubject: 'È stato collegato un account di gioco',
  linked: 'L’{account} è stato appena collegato al tuo account su {site}. Ora riceve lì le ricompense per i tuoi voti.',
  linkedToListing:
    'L’{account} è stato appena collegato al tuo account su {site} per la scheda {listing}. Ora riceve lì le ricompense per i tuoi voti.',
  linkedEnd: 'Se non eri tu, scollegalo qui e imposta una nuova password: {url}',
  testSubject: 'Email di prova',
  testWho: 'Questa email è stata inviata dalle pagine dello staff di {site} per controllare che le email funzionino.',
  testEnd: 'È arrivata, quindi le persone possono confermare il proprio indirizzo e reimpostare la password.',
  favoritesSubject: '{count, plural, one {Un preferito aspetta il tuo voto} other {# preferiti aspettano il tuo voto}}',
  favorites:
    '{count, plural, one {Puoi votare di nuovo uno dei tuoi preferiti:} other {Puoi votare di nuovo # dei tuoi preferiti:}}',
  favoritesEnd: 'Ricevi questa email perché l’hai chiesto su {site}. Disattivala qui:\n{url}',
  farewellSubject: 'Il tuo account è stato eliminato',
  farewell: 'Il tuo account su {site} è stato eliminato, come hai chiesto. Questa è l’ultima email a questo indirizzo.',
  farewellEnd: 'I tuoi voti contano ancora, senza il tuo nome. Se non eri tu, contatta l’assistenza.',
} satisfies AreaTranslation<'emails'>;
