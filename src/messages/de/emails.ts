// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',

  confirmSubject: 'Bestätige deine Adresse',
  confirmWho: 'Jemand, wahrscheinlich du, hat bei {site} mit dieser Adresse ein Konto erstellt.',
  confirmHow: 'Um zu bestätigen, dass diese Adresse dir gehört, öffne diesen Link und klicke auf die Schaltfläche:',
  confirmEnd:
    'Der Link funktioniert einmal und läuft in 24 Stunden ab. Falls du das nicht warst, kannst du diese E-Mail ignorieren. Die Adresse bleibt dann unbestätigt.',

  signUpWho: 'Jemand, wahrscheinlich du, hat sich bei {site} mit dieser Adresse registriert.',
  signUpHow:
    'Um das abzuschließen, öffne diesen Link im selben Browser und klicke auf die Schaltfläche. In einem anderen Browser brauchst du das Passwort, das du gewählt hast.',
  signUpEnd:
    'Der Link funktioniert einmal und läuft in 24 Stunden ab. Falls du das nicht warst, kannst du diese E-Mail ignorieren. Es wird dann kein Konto erstellt.',

  existsSubject: 'Du hast schon ein Konto',
  existsWho:
    'Jemand, vielleicht du, wollte sich bei {site} mit dieser Adresse registrieren. Sie hat schon ein Konto, deshalb wurde nichts geändert.',
  existsSignIn: 'Anmelden: {url}',
  existsForgot: 'Passwort vergessen? Lege ein neues fest: {url}',
  ignore: 'Falls du das nicht warst, kannst du diese E-Mail ignorieren.',

  tooEarlySubject: 'Diese Adresse kann noch nicht verwendet werden',
  tooEarlyUntil:
    'Ein Konto mit dieser Adresse wurde gelöscht, während seine letzten Votes noch zählen. Nach diesem Zeitpunkt kannst du dich wieder registrieren: {time}.',

  newAddressSubject: 'Bestätige deine neue Adresse',
  newAddressWho: 'Jemand möchte diese Adresse für ein Konto bei {site} verwenden.',
  newAddressEnd:
    'Der Link funktioniert einmal und läuft in 24 Stunden ab. Falls du das nicht angefordert hast, kannst du diese E-Mail ignorieren.',

  takenSubject: 'Diese Adresse hat schon ein Konto',
  takenWho: 'Jemand, vielleicht du, wollte diese Adresse bei {site} für ein anderes Konto verwenden.',
  takenSignIn: 'Sie hat schon ein eigenes Konto, deshalb wurde nichts geändert. Du kannst dich damit anmelden: {url}',

  changeSubject: 'Deine Adresse wird geändert',
  changeWho:
    'Jemand, der in deinem Konto bei {site} angemeldet ist, möchte dessen Adresse ändern. Die neue Adresse: {address}',
  changeWhen:
    'Die Adresse ändert sich, sobald der Link in unserer E-Mail an die neue Adresse geöffnet wird. Falls du das warst, musst du hier nichts tun.',
  newPasswordNow: 'Falls du das nicht warst, lege jetzt ein neues Passwort fest. Das meldet alle Geräte ab: {url}',
  changedSubject: 'Deine Adresse wurde geändert',
  changedTo: 'Die Adresse deines Kontos bei {site} ist jetzt {address}. Künftige E-Mails gehen dorthin.',
  changedEnd: 'Falls du das nicht warst, wende dich so schnell wie möglich an den Support.',

  resetSubject: 'Lege ein neues Passwort fest',
  resetWho: 'Jemand, wahrscheinlich du, möchte bei {site} ein neues Passwort festlegen. Das geht hier:',
  resetEnd:
    'Der Link funktioniert einmal und läuft in einer Stunde ab. Falls du das nicht warst, kannst du diese E-Mail ignorieren. Dein Passwort bleibt dann, wie es ist.',

  passwordSubject: 'Dein Passwort wurde geändert',
  passwordChanged:
    'Das Passwort deines Kontos bei {site} wurde gerade geändert, und alle anderen Sitzungen wurden abgemeldet.',
  newPassword: 'Falls du das nicht warst, lege ein neues fest: {url}',

  deviceSubject: 'Neue Anmeldung',
  deviceWho:
    'Jemand hat sich in deinem Konto bei {site} angemeldet, mit einem Browser, der dafür noch nicht verwendet wurde: {device}, {time}.',
  browserOnSystem: '{browser} auf {system}',
  deviceUnknown: 'Unbekanntes Gerät',
  deviceNothing: 'Falls du das warst, musst du nichts tun.',

  resetLinkSubject: 'Ein Link zum Zurücksetzen deines Passworts wurde erstellt',
  resetLinkWho:
    'Das Admin-Team von {site} hat einen Link erstellt, der ein neues Passwort für dein Konto festlegt, um ihn dir zu geben.',
  resetLinkUntil: 'Dein Passwort bleibt, wie es ist, bis jemand den Link verwendet. Er läuft in einer Stunde ab.',
  resetLinkEnd:
    'Falls du nicht darum gebeten hast, sag dem Admin-Team Bescheid und lege selbst ein neues Passwort fest. Damit wird der Link unbrauchbar: {url}',

  connectedSubject: '{provider} wurde verbunden',
  connected:
    'Mit deinem Konto bei {site} wurde gerade ein {provider}-Konto verbunden. Damit kann man sich jetzt anmelden.',
  connectedEnd: 'Falls du das nicht warst, trenne es hier und lege ein neues Passwort fest: {url}',

  linkedSubject: 'Ein Spielkonto wurde verknüpft',
  linked:
    'Mit deinem Konto bei {site} wurde gerade verknüpft: {account}. Dieses Spielkonto bekommt jetzt die Belohnungen für deine Votes dort.',
  linkedToListing:
    'Mit deinem Konto bei {site} wurde gerade für den Eintrag {listing} verknüpft: {account}. Dieses Spielkonto bekommt jetzt die Belohnungen für deine Votes dort.',
  linkedEnd: 'Falls du das nicht warst, hebe die Verknüpfung hier auf und lege ein neues Passwort fest: {url}',

  testSubject: 'Test-E-Mail',
  testWho: 'Diese E-Mail wurde aus dem Adminbereich von {site} gesendet, um zu prüfen, ob E-Mail funktioniert.',
  testEnd: 'Sie ist angekommen, also können alle ihre Adresse bestätigen und ihr Passwort zurücksetzen.',

  favoritesSubject:
    '{count, plural, one {Ein Favorit ist bereit für deinen Vote} other {# Favoriten sind bereit für deinen Vote}}',
  favorites:
    '{count, plural, one {Du kannst wieder für einen deiner Favoriten voten:} other {Du kannst wieder für # deiner Favoriten voten:}}',
  favoritesEnd:
    'Du bekommst diese E-Mail, weil du sie bei {site} bestellt hast. Hier kannst du sie abbestellen:\n{url}',

  farewellSubject: 'Dein Konto wurde gelöscht',
  farewell: 'Dein Konto bei {site} wurde auf deinen Wunsch gelöscht. Das ist die letzte E-Mail an diese Adresse.',
  farewellEnd: 'Deine Votes zählen weiterhin, ohne deinen Namen. Falls du das nicht warst, wende dich an den Support.',
} satisfies AreaTranslation<'emails'>;
