// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: 'Eine Authenticator-App wurde hinzugefügt',
  appAdded: 'Deinem Konto bei {site} wurde gerade eine Authenticator-App hinzugefügt.',
  appRemovedSubject: 'Die Authenticator-App wurde entfernt',
  appRemoved: 'Die Authenticator-App wurde gerade aus deinem Konto bei {site} entfernt.',
  passkeyAddedSubject: 'Ein Passkey wurde hinzugefügt',
  passkeyAdded: 'Deinem Konto bei {site} wurde gerade ein Passkey hinzugefügt.',
  passkeyAddedNamed: 'Deinem Konto bei {site} wurde gerade ein Passkey hinzugefügt: {name}.',
  passkeyRemovedSubject: 'Ein Passkey wurde entfernt',
  passkeyRemoved: 'Ein Passkey wurde gerade aus deinem Konto bei {site} entfernt.',
  passkeyRemovedNamed: 'Ein Passkey wurde gerade aus deinem Konto bei {site} entfernt: {name}.',
  turnedOffSubject: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet',
  turnedOnSubject: 'Die Zwei-Faktor-Authentifizierung wurde eingeschaltet',
  allRemoved: 'Die Zwei-Faktor-Authentifizierung wurde gerade für dein Konto bei {site} ausgeschaltet.',
  codesRenewedSubject: 'Neue Wiederherstellungscodes wurden erstellt',
  codesRenewed:
    'Für dein Konto bei {site} wurden gerade neue Wiederherstellungscodes erstellt. Die bisherigen funktionieren nicht mehr.',
  codeUsedSubject: 'Ein Wiederherstellungscode wurde verwendet',
  codeUsed:
    'Mit einem Wiederherstellungscode wurde gerade eine Anmeldung oder Aktion in deinem Konto bei {site} bestätigt.',
  reset:
    'Der Betreiber von {site} hat die Zwei-Faktor-Authentifizierung für dein Konto ausgeschaltet, und alle Sitzungen wurden abgemeldet.',
  guessedSubject: 'Für dein Konto wurden falsche Codes eingegeben',
  guessed:
    'Jemand hat bei {site} beim zweiten Schritt der Anmeldung in deinem Konto viele falsche Codes eingegeben. Wer es auch war, kennt dein Passwort oder kann dein Discord-Konto verwenden.',

  nowOn: 'Zum Anmelden ist jetzt ein zweiter Schritt nötig. Alle anderen Sitzungen wurden abgemeldet.',
  nowOff: 'Zum Anmelden ist kein zweiter Schritt mehr nötig. Alle anderen Sitzungen wurden abgemeldet.',

  guessedEnd: 'Falls du das nicht warst, lege ein neues Passwort fest: {url}',
  end: 'Falls du das nicht warst, lege ein neues Passwort fest und prüfe dann deine zweiten Faktoren: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
