// The account's pages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Dein Konto',
  heading: 'Konto',

  confirmEmail: 'Bestätige deine E-Mail-Adresse',
  confirmToVote: 'Du kannst erst voten, wenn du {ways}. Alles andere kannst du schon nutzen.',
  wayConfirm: 'sie bestätigst',
  wayConnect: '{name} verbindest',
  confirmToReset:
    'Du kannst schon alles nutzen, aber um ein vergessenes Passwort zurückzusetzen, brauchst du eine bestätigte Adresse.',
  openLink: 'Öffne innerhalb von 24 Stunden den Link, den wir dir gesendet haben.',
  resendEmail: 'E-Mail erneut senden',
  connectToVote: 'Zum Voten {names} verbinden',
  connectToVoteText: 'Du kannst erst voten, wenn du unten {names} verbindest. Alles andere kannst du schon nutzen.',

  name: 'Name',
  staff: 'Admin',
  changeName: 'Name ändern',
  emailAddress: 'E-Mail-Adresse',
  confirmed: 'Bestätigt',
  notConfirmed: 'Nicht bestätigt',
  changeAddress: 'Adresse ändern',
  times: 'Zeiten',
  timesSet: '{zone}, {clock, select, h23 {24 Stunden} other {12 Stunden}}',
  timesAutomatic: '{zone}, {clock, select, h23 {24 Stunden} other {12 Stunden}} (automatisch)',
  changeTimes: 'Zeiten ändern',
  voterId: 'Deine Voter-ID',
  yourId: 'deine ID',
  voterIdHint: 'Wird mit deinen Votes gesendet. Dein Name und deine E-Mail-Adresse werden nicht gesendet.',

  setUpTwoStep: 'Zwei-Faktor-Authentifizierung einrichten',
  setUpTwoStepText:
    'Du bist Admin. Der Adminbereich öffnet sich, sobald du eine Authenticator-App oder einen Passkey hinzugefügt hast.',
  forStaff: 'Für Admins',
  emailStatus: 'E-Mail-Status',
  emailNotSetUp:
    'E-Mail ist nicht eingerichtet. Setze {variable}. Bis dahin kannst du Links zum Zurücksetzen des Passworts auf der Seite der Person unter <link>Personen</link> erstellen oder auf der Kommandozeile: {command}',
  discordNotSetUp:
    'Die Anmeldung mit Discord ist nicht eingerichtet. Füge in Discords Developer Portal unter „OAuth2“ diese Weiterleitungs-URL hinzu und setze dann {id} und {secret}.',
  robloxNotSetUp:
    'Das Verknüpfen von Roblox-Konten ist nicht eingerichtet. Erstelle im Creator Dashboard von Roblox eine OAuth-2.0-App mit den Scopes {openid} und {profile} und dieser Weiterleitungs-URL und setze dann {id} und {secret}.',
  redirectUrl: 'Weiterleitungs-URL',
  robloxRedirectUrl: 'Weiterleitungs-URL für Roblox',

  signInMethods: 'Anmeldung',
  password: 'Passwort',
  passwordSet: 'Festgelegt',
  passwordNotSet: 'Nicht festgelegt',
  changePassword: 'Passwort ändern',
  setPassword: 'Passwort festlegen',
  twoStepAndPasskeys: '2FA und Passkeys',
  discordHint:
    'Verbinde Discord, damit deine Discord-ID mit deinen Votes gesendet wird und Bots dich belohnen können. Verbinden und Trennen wirkt sich nur auf künftige Votes aus.',
  connected: 'Verbunden',
  disconnect: 'Trennen',
  disconnectNamed: '{name} trennen',
  passwordFirst: 'Lege ein Passwort fest, bevor du die Verbindung trennst.',
  notConnected: 'Nicht verbunden',
  connect: 'Verbinden',
  connectNamed: '{name} verbinden',
  idKnown: 'ID bekannt',
  notAvailable: 'Nicht verfügbar',
  providerNotSetUp: 'Die Anmeldung mit {name} ist auf dieser Seite nicht eingerichtet.',
  manage: 'Verwalten',
  setUp: 'Einrichten',
  passkeys: '{count, plural, one {# Passkey} other {# Passkeys}}',
  connectUnavailable: '{name} antwortet gerade nicht. Bitte versuch es später noch einmal.',
  connectFailed:
    '{name} wurde nicht verbunden. Vielleicht ist das {name}-Konto hier schon mit einem anderen Konto verbunden, seine E-Mail-Adresse ist nicht bestätigt oder der Vorgang dauerte zu lange. Bitte versuch es noch einmal.',
  disconnectQuestion: '{name} trennen?',
  disconnectDiscord:
    'Danach meldest du dich mit deinem Passwort oder über einen anderen Anbieter an. Votes, die du schon abgegeben hast, behalten deine Discord-ID und können weiterhin darüber gefunden werden. Künftige Votes enthalten die ID deines Kontos hier, die Bots, die Discord-Mitglieder belohnen, vielleicht nicht erkennen.',
  disconnectOther:
    'Danach meldest du dich mit deinem Passwort oder über einen anderen Anbieter an. Deine Votes bleiben, wie sie sind.',
  disconnected: '{name} ist getrennt.',
  onlyWayToSignIn: 'Du kannst dich nur über {name} anmelden. Lege ein Passwort fest, bevor du die Verbindung trennst.',

  gameAccounts: 'Spielkonten',
  gameAccountsText:
    'Manche Server kennen dich nur über dein Konto im Spiel. Sie brauchen eine Verknüpfung, um deine Votes zu belohnen.',
  robloxNotConnected: 'Roblox: nicht verbunden',
  linkWithCode: 'Um ein Konto für einen einzelnen Server zu verknüpfen, hol dir einen Code und gib ihn im Spiel ein:',
  linkOnVotePage: 'Um ein Konto für einen einzelnen Server zu verknüpfen, öffne dessen Vote-Seite.',
  gameAccount: '{platform}-Konto {account}',
  linkedForAll: '{account} für alle Server',
  linkedForOne: '{account} für {server}',
  unlink: 'Verknüpfung aufheben',
  unlinkNamed: 'Trennen<unseen>: {account}</unseen>',
  unlinkTitle: 'Verknüpfung aufheben',
  unlinkQuestion: 'Verknüpfung mit diesem Spielkonto aufheben?',
  unlinkText:
    'Danach finden Server deine Votes nicht mehr über dieses Konto: {account}. Wenn du es hier mit einem anderen Konto verknüpfst oder stattdessen ein anderes verknüpfst, zählen dafür nur Votes, die danach abgegeben werden.',
  unlinked: 'Die Verknüpfung mit dem Spielkonto ist aufgehoben.',

  linkTitle: 'Dein {platform}-Konto verknüpfen',
  linkText:
    '{name} kann deine Votes dann über dein Konto im Spiel finden. Das Team sieht, dass dieses Konto und deine Voter-ID zusammengehören.',
  backToVoting: 'Zurück zum Voten',
  linked: 'Verknüpft',
  linkedEverywhere:
    'Für alle Server verknüpft, du brauchst also keinen Code: {account}. <link>Verknüpfung aufheben</link>',
  linkedHere:
    'Für diesen Server verknüpft: {account}. Eine neue Verknüpfung ersetzt diese. <link>Verknüpfung aufheben</link>',
  yourCode: 'Dein Code',
  theCode: 'Code',
  codeForChat:
    'Gib im Chat des Spiels {command} ein. Falls das Spiel diesen Befehl nicht kennt, frag sein Team, wo du den Code eingeben kannst. Er funktioniert einmal, {minutes, plural, one {# Minute} other {# Minuten}} lang und nur auf diesem Server. Zeig ihn niemandem.',
  codeForGame:
    'Gib ihn im Spiel ein, wo der Server danach fragt. Er funktioniert einmal, {minutes, plural, one {# Minute} other {# Minuten}} lang und nur auf diesem Server. Zeig ihn niemandem.',
  codeForServer: 'Code für diesen Server',
  codeForServerText: 'Hol dir hier einen Code und gib ihn im Spiel ein. Wo, sagt dir das Team des Servers.',
  codeStillWorks: 'Dein letzter Code funktioniert noch; er läuft {time} ab. Ein neuer ersetzt ihn.',
  getCode: 'Code holen',
  forEveryRobloxGame: 'Für alle Roblox-Spiele',
  connectRobloxInstead:
    'Verbinde stattdessen Roblox, um dein Konto mit allen Roblox-Spielen auf dieser Seite auf einmal zu verknüpfen.',

  nameTitle: 'Deinen Namen ändern',
  nameText:
    'Deinen Namen sehen das Admin-Team und alle, mit denen du Einträge verwaltest. Andere sehen ihn nur, wenn du es unten erlaubst. In Votes steht er nie.',
  saveName: 'Namen speichern',
  nameHint: '1 bis {max, number} Zeichen.',
  topVoters: 'Top-Voter',
  showName: 'Meinen Namen unter den Top-Votern zeigen',
  showNameHint:
    'Auch bei deinen Bewertungen und als Inhaber oder Manager auf den Seiten deiner eigenen Einträge. Sonst erscheinst du als „Anonymer Voter“, und deine Einträge zeigen nicht, wer sie betreibt.',
  nameSaved: 'Dein Name wurde gespeichert.',

  addressTitle: 'Deine Adresse ändern',
  addressByMail:
    'Deine Adresse ist {email}. Wir senden einen Link an die neue Adresse. Die Änderung gilt, sobald du ihn öffnest. Wir benachrichtigen auch deine alte Adresse.',
  addressAtOnce:
    'Deine Adresse ist {email}. Diese Seite verschickt keine E-Mails, deshalb gilt die Änderung sofort und ohne Bestätigung. Prüfe die neue Adresse genau.',
  newAddress: 'Neue E-Mail-Adresse',
  noMail: 'Diese Seite verschickt keine E-Mails, deshalb können Adressen hier nicht bestätigt werden.',
  mailFull: 'Gerade warten zu viele E-Mails auf den Versand. Bitte versuch es später noch einmal.',
  alreadyConfirmed: 'Deine Adresse ist schon bestätigt.',
  sameAddress: 'Das ist schon deine Adresse.',
  addressTaken: 'Diese Adresse kann nicht verwendet werden.',
  confirmationSent: 'Wir haben eine E-Mail an {email} gesendet. Öffne den Link darin innerhalb von 24 Stunden.',
  tooManyMails:
    'Es wurden schon mehrere E-Mails gesendet. Schau im Spam-Ordner nach oder versuch es in {wait} noch einmal.',
  addressChanged: 'Deine Adresse wurde geändert.',
  changeSent: 'Wir haben eine E-Mail an {email} gesendet. Öffne den Link darin, um deine Adresse zu ändern.',
  accountAddress: 'Die Adresse deines Kontos: {email}',
  newAccountAddress: 'Die neue Adresse deines Kontos: {email}',
  confirmAddress: 'Adresse bestätigen',
  addressConfirmed: '{email} ist bestätigt.',
  addressUsedElsewhere: 'Diese Adresse gehört jetzt zu einem anderen Konto, deshalb behält deins seine bisherige.',
  addressLinkInvalid:
    'Links funktionieren einmal und laufen nach 24 Stunden ab. Falls deine Adresse schon bestätigt ist, musst du nichts weiter tun.',
  toAccount: 'Zu deinem Konto',

  changePasswordTitle: 'Dein Passwort ändern',
  newPassword: 'Neues Passwort',
  saveNewPassword: 'Passwort festlegen',
  passwordText: 'Hier bleibst du angemeldet, überall sonst wirst du abgemeldet.',
  passwordChanged: 'Dein Passwort wurde geändert. Überall sonst wurdest du abgemeldet.',

  timesTitle: 'Anzeige von Zeiten ändern',
  timesText: 'Zurzeit siehst du Zeiten so: {example}.',
  timeZone: 'Zeitzone',
  timeZoneHint: '„Automatisch“ verwendet die Zeitzone deines Browsers. In E-Mails steht dann UTC.',
  automatic: 'Automatisch',
  clock: 'Uhrzeit',
  automaticHint: 'Richtet sich nach der Sprache deines Browsers. In E-Mails gelten 24 Stunden.',
  clock24: '24 Stunden',
  clock24Hint: '18:30',
  clock12: '12 Stunden',
  clock12Hint: '6:30 PM',
  timesSaved: 'Deine Zeiteinstellungen wurden gespeichert.',
  unknownZone: 'Wähle eine Zeitzone aus der Liste.',
} satisfies AreaTranslation<'account'>;
