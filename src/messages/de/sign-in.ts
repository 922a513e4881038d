// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  or: 'oder',
  enterBoth: 'Gib deine E-Mail-Adresse und dein Passwort ein.',
  wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
  tooManyFailures:
    'Zu viele Fehlversuche. Versuch es in {wait} noch einmal oder wähle „Passwort vergessen?“, um ein neues festzulegen.',
  signedOut: 'Du bist abgemeldet.',
  newHere: 'Neu hier? <link>Konto erstellen</link>',
  withPasskey: 'Mit Passkey anmelden',
  passkeyNeedsScripts: 'Für die Anmeldung mit einem Passkey brauchst du JavaScript. Melde dich auf anderem Weg an.',
  passkeyUnknown: 'Kein Konto hier hat diesen Passkey. Vielleicht wurde er entfernt. Melde dich auf anderem Weg an.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte fang noch einmal an.',

  tooManyLinksTitle: 'Zu viele Versuche',
  tooManyLinks: 'Aus deinem Netzwerk wurden zu viele Links geöffnet. Versuch es in {wait} noch einmal.',
  linkInvalid: 'Dieser Link funktioniert nicht mehr',

  continueWith: 'Weiter mit {name}',
  providerHasAccount:
    '{known, select, yes {Zu der E-Mail-Adresse, die du bei {name} verwendest, gibt es schon ein Konto. Melde dich mit deinem Passwort an und verbinde {name} dann auf deiner Kontoseite.} other {Zu der E-Mail-Adresse, die du auf der anderen Seite verwendest, gibt es schon ein Konto. Melde dich mit deinem Passwort an und verbinde die andere Seite dann auf deiner Kontoseite.}}',
  providerUnverified:
    '{known, select, yes {Deine E-Mail-Adresse ist bei {name} nicht bestätigt. Bestätige sie dort in deinen Einstellungen und versuch es dann noch einmal.} other {Deine E-Mail-Adresse ist auf der anderen Seite nicht bestätigt. Bestätige sie dort in deinen Einstellungen und versuch es dann noch einmal.}}',
  providerUnavailable:
    '{known, select, yes {{name} antwortet gerade nicht. Versuch es später noch einmal oder melde dich auf anderem Weg an.} other {Die andere Seite antwortet gerade nicht. Versuch es später noch einmal oder melde dich auf anderem Weg an.}}',
  providerFailed:
    '{known, select, yes {Die Anmeldung mit {name} ist fehlgeschlagen. Bitte versuch es noch einmal und erlaube {name}, deine E-Mail-Adresse weiterzugeben.} other {Die Anmeldung mit der anderen Seite ist fehlgeschlagen. Bitte versuch es noch einmal und erlaube der anderen Seite, deine E-Mail-Adresse weiterzugeben.}}',

  secondStep: 'Anmeldung bestätigen',
  secondStepText: 'Dein Konto ist mit Zwei-Faktor-Authentifizierung geschützt.',
  lostDevice:
    'Gerät verloren? Gib einen deiner Wiederherstellungscodes ein. Wenn du keinen hast, wende dich an das Admin-Team dieser Seite. <link>Noch einmal anfangen</link>',
  tooManyCodes:
    'Für dieses Konto wurden zu viele falsche Codes eingegeben. Verwende einen Wiederherstellungscode oder einen Passkey oder versuch es in {wait} noch einmal.',
  secondStepEnded: 'Die Anmeldung hat zu lange gedauert oder ist schon abgeschlossen. Bitte fang noch einmal an.',

  createAccountTitle: 'Konto erstellen',
  createAccount: 'Konto erstellen',
  name: 'Name',
  emailHint: 'Wird niemandem gezeigt und nie weitergegeben.',
  haveAccount: 'Schon ein Konto? <link>Anmelden</link>',
  tooManyAccounts: 'Aus deinem Netzwerk wurden zu viele Konten erstellt. Versuch es in {wait} noch einmal.',
  welcome: 'Willkommen! Dein Konto ist bereit.',
  nameInvalid: 'Gib einen Namen mit 1 bis {max, number} Zeichen in einer Zeile ein.',
  mailFull: 'Wir können gerade keine E-Mails senden. Bitte versuch es in ein paar Minuten noch einmal.',
  emailTaken: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
  notCreated: 'Das Konto konnte nicht erstellt werden. Bitte prüfe alle Felder.',

  checkEmail: 'Schau in dein Postfach',
  checkEmailText:
    'Wir haben dir eine E-Mail gesendet. Öffne den Link in diesem Browser und klicke dort auf die Schaltfläche, um dich anzumelden und dorthin zurückzukehren, wo du warst. In jedem anderen Browser wirst du nach deinem Passwort gefragt.',
  noEmail:
    'Nach ein paar Minuten noch keine E-Mail? Schau im Spam-Ordner nach oder <link>registriere dich noch einmal</link> mit der richtigen Adresse. Links in früheren E-Mails funktionieren weiterhin.',
  haveAccountOrForgot:
    'Schon ein Konto? <link>Melde dich an</link> oder <password>lege ein neues Passwort fest</password>.',

  confirmAddress: 'Bestätige deine Adresse',
  newAccountAddress: 'Die Adresse deines neuen Kontos: {email}',
  signUpPasswordHint:
    'Das Passwort, das du bei der Registrierung in einem anderen Browser gewählt hast. Falls du das nicht warst, schließe diese Seite.',
  confirmAndCreate: 'Bestätigen und Konto erstellen',
  confirmed: 'Deine Adresse ist bestätigt und dein Konto ist bereit.',
  signUpPasswordWrong:
    'Das ist nicht das Passwort, mit dem du dich registriert hast. Verwende den Link in der neuesten E-Mail oder registriere dich noch einmal mit einem anderen Passwort.',
  accountDeleted:
    'Ein Konto mit dieser Adresse wurde vor Kurzem gelöscht. Damit niemand doppelt votet, kannst du dich erst danach wieder registrieren: {time}.',
  addressHasAccount: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich an oder lege ein neues Passwort fest.',
  signUpLinkInvalid:
    'Links funktionieren einmal und laufen nach 24 Stunden ab. Falls du diesen schon verwendet hast, ist dein Konto bereit und du kannst dich anmelden.',
  signUpAgain: 'Noch einmal registrieren',

  forgotPassword: 'Passwort vergessen?',
  sendLink: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  forgotHint: 'Wir senden dir einen Link, mit dem du ein neues Passwort festlegen kannst.',
  linkSent:
    'Falls es zu {email} hier ein Konto gibt, haben wir eine E-Mail mit einem Link gesendet, der eine Stunde lang funktioniert.',
  linksSentAlready:
    'Falls es zu dieser Adresse ein Konto gibt, wurden in der letzten Stunde schon mehrere Links gesendet. Sie funktionieren alle noch: Öffne die neueste E-Mail und schau im Spam-Ordner nach. In {wait} kannst du einen weiteren Link anfordern.',
  linksLimited:
    'Aus deinem Netzwerk wurden zu viele Links angefordert. Versuch es in {wait} oder aus einem anderen Netzwerk noch einmal.',
  noMail: 'Diese Seite verschickt keine E-Mails, deshalb können wir dir keinen Link senden.',
  askStaffForLink: 'Bitte das Admin-Team dieser Seite um einen Link zum Zurücksetzen.',
  askStaffOrContact:
    'Bitte das Admin-Team dieser Seite um einen Link zum Zurücksetzen. <link>Schreib dem Support</link>, am besten von der Adresse deines Kontos.',
  resetOnCommandLine:
    'Nur dieser Computer kann diesen Dienst erreichen, also betreibst du ihn wahrscheinlich selbst. Auf der Kommandozeile gibt dies einen Link zum Zurücksetzen aus: {command}',
  newPasswordTitle: 'Neues Passwort festlegen',
  newPassword: 'Neues Passwort',
  setPassword: 'Passwort festlegen',
  newPasswordText: 'Du wirst überall abgemeldet und kannst dich dann mit deinem neuen Passwort anmelden.',
  passwordChanged:
    'Dein Passwort wurde geändert, und du wurdest überall abgemeldet. Melde dich mit deinem neuen Passwort an.',
  resetLinkInvalid:
    'Passwort-Links funktionieren einmal und laufen nach einer Stunde ab. Du kannst einen neuen anfordern.',
  requestLink: 'Neuen Link anfordern',

  setUpSite: '{name} einrichten',
  nowStaff: 'Du bist jetzt Admin.',
  nowStaffOneMoreStep: 'Du bist jetzt Admin. Noch ein Schritt schützt dieses Konto, dann öffnet sich der Adminbereich.',
  setupLinkInvalid: 'Dieser Einrichtungslink funktioniert nicht',
  setupLinkWhy:
    'Der Link ist unvollständig, wurde schon verwendet oder ist mehr als 24 Stunden alt, oder dieser Dienst hat schon einen Admin.',
  setupLinkWhatToDo:
    'Wenn du diesen Dienst betreibst und er noch keinen Admin hat, starte ihn neu: Er gibt dann einen neuen Link aus, der 24 Stunden funktioniert. Wenn er schon einen Admin hat, bitte ihn, dich zum Admin zu machen.',
  setupNothingChanged: 'Es hat sich nichts geändert, und für einen neuen Versuch brauchst du kein Konto.',
  alreadyStaff: 'Du bist schon Admin',
  alreadyStaffText: 'Dieser Einrichtungslink wurde verwendet oder ist abgelaufen. Du brauchst keinen neuen.',
  openStaffPages: 'Adminbereich öffnen',
  setupSignUp:
    'Mit diesem Link wirst du der erste Admin dieses Dienstes. Erstelle zuerst ein Konto oder melde dich an.',
  setupSignedInAs:
    'Du bist als {name} angemeldet. Fahre fort, um Admin dieses Dienstes zu werden. Der Link funktioniert einmal.',
  becomeStaff: 'Admin werden',
} satisfies AreaTranslation<'signIn'>;
