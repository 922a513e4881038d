// Passkeys, two-step verification, sessions, and confirming who someone is.
import type { AreaTranslation } from '../message.ts';

export default {
  on: 'Ein',
  off: 'Aus',

  confirmIdentity: 'Bestätige, dass du es bist',
  enterPassword: 'Gib dein Passwort ein, um fortzufahren. Danach wirst du zehn Minuten lang nicht mehr danach gefragt.',
  enterPasswordOrCode:
    'Gib dein Passwort oder einen Code ein, um fortzufahren. Danach wirst du zehn Minuten lang nicht mehr danach gefragt.',
  enterCode: 'Gib einen Code ein, um fortzufahren. Danach wirst du zehn Minuten lang nicht mehr danach gefragt.',
  confirm: 'Bestätigen',
  usePasskey: 'Passkey verwenden',
  codeOrRecoveryCode: 'Code aus deiner Authenticator-App oder ein Wiederherstellungscode',
  recoveryCode: 'Wiederherstellungscode',
  signInAgain:
    'Melde dich ab und wieder an, um zu bestätigen, dass du es bist. Versuch es dann innerhalb von zehn Minuten noch einmal.',
  sessionEnded: 'Deine Sitzung ist beendet. Bitte melde dich wieder an.',
  tooManyAttempts: 'Zu viele Versuche. Versuch es in {wait} noch einmal.',
  passwordWrong: 'Das Passwort ist falsch.',
  enterCodeOrPasskey: 'Gib einen Code ein oder verwende einen Passkey.',
  tooManyCodes: 'Heute wurden zu viele Codes eingegeben. Melde dich ab und wieder an.',

  tooLate: 'Diese Seite war zu lange geöffnet oder wurde schon verwendet. Bitte versuch es noch einmal.',
  codeWrong:
    'Dieser Code ist falsch. Gib die sechs Ziffern ein, die deine Authenticator-App jetzt anzeigt, oder einen Wiederherstellungscode, den du noch nicht verwendet hast.',
  codeOld:
    'Dieser Code ist abgelaufen. Falls deine App ihn gerade jetzt anzeigt, geht die Uhr des Geräts nach: Schalte dort Datum und Uhrzeit auf automatisch und versuch es dann noch einmal.',
  codeUsed: 'Dieser Code wurde schon verwendet. Warte, bis deine App den nächsten anzeigt.',
  passkeyUnknown: 'Dieser Passkey gehört nicht zu diesem Konto oder wurde daraus entfernt. Verwende einen anderen.',
  passkeyRejected: 'Der Passkey konnte nicht geprüft werden. Versuch es noch einmal oder nimm einen anderen Weg.',
  clockOff:
    'Die Uhr des Geräts mit der App geht etwa {span} {direction, select, fast {vor} other {nach}}, deshalb werden seine Codes nicht funktionieren. Schalte dort Datum und Uhrzeit auf automatisch und gib dann den neuen Code ein.',
  clockSeconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
  clockMinutes: '{count, plural, one {eine Minute} other {# Minuten}}',

  twoStep: 'Zwei-Faktor-Authentifizierung',
  neededForStaff: 'Nötig für den Adminbereich',
  neededForStaffText:
    'Du bist Admin. Der Adminbereich öffnet sich, sobald du eine Authenticator-App oder einen Passkey hinzugefügt hast: Admins können hier alles ändern, deshalb schützt ein Passwort allein dein Konto nicht genug.',
  twoStepText:
    'Mit einer Authenticator-App oder einem Passkey reicht ein gestohlenes Passwort nicht zum Anmelden. Eins davon genügt; zwei sind besser, falls du eins verlierst.',
  twoStepOn: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet.',
  turnOffTwoStep: 'Zwei-Faktor-Authentifizierung ausschalten',
  turnOffTwoStepQuestion: 'Zwei-Faktor-Authentifizierung ausschalten?',
  turnOff: 'Ausschalten',
  turnOffTwoStepText:
    'Deine Authenticator-App, Passkeys und Wiederherstellungscodes funktionieren hier dann nicht mehr, und du wirst überall sonst abgemeldet. Zum Anmelden genügt danach dein Passwort oder Discord.',
  twoStepOff: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.',
  twoStepWasOff: 'Die Zwei-Faktor-Authentifizierung war schon ausgeschaltet.',

  app: 'Authenticator-App',
  appText:
    'Eine App auf deinem Handy zeigt einen Code an, der alle 30 Sekunden wechselt. Jede solche App funktioniert.',
  setUpApp: 'App einrichten',
  appSetUp: 'Eingerichtet',
  appAdded: 'Hinzugefügt {added}',
  appAddedAndUsed: 'Hinzugefügt {added}, zuletzt verwendet {used}',
  setUpAnotherApp: 'Andere App einrichten',
  removeApp: 'App entfernen',
  setUpAppTitle: 'Authenticator-App einrichten',
  scanCode: 'Scanne diesen Code mit deiner Authenticator-App:',
  qrCode: 'QR-Code für die Authenticator-App',
  orEnterKey: 'Oder gib diesen Schlüssel in der App ein:',
  theKey: 'Schlüssel',
  codeNow: 'Code, den die App jetzt anzeigt',
  codeHint: 'Sechs Ziffern.',
  newCodeWrong: 'Dieser Code ist falsch. Gib die sechs Ziffern ein, die deine Authenticator-App jetzt anzeigt.',
  setupEnded:
    'Diese Einrichtung ist abgelaufen oder wurde durch eine neue ersetzt. Entferne den Eintrag aus deiner App und scanne den neuen Code.',
  newAppSetUp: 'Die neue App ist eingerichtet.',
  removeAppTitle: 'Authenticator-App entfernen',
  removeAppQuestion: 'Authenticator-App entfernen?',
  removeAppText:
    'Ihre Codes funktionieren dann nicht mehr, und du wirst überall sonst abgemeldet. Ohne Passkey ist die Zwei-Faktor-Authentifizierung dann ausgeschaltet.',
  appRemoved: 'Die App wurde entfernt.',
  appWasRemoved: 'Die App war schon entfernt.',

  passkeys: 'Passkeys',
  passkeysText:
    'Dein Handy, dein Computer oder ein Sicherheitsschlüssel bestätigt per Fingerabdruck, Gesicht oder PIN, dass du es bist. Mit einem Passkey kannst du dich auch ganz ohne Passwort anmelden.',
  addPasskey: 'Passkey hinzufügen',
  passkeysUnavailable: 'Browser bieten Passkeys nur für Seiten mit https und einem Namen an. Diese hier hat keinen.',
  passkeyUsed:
    'Hinzugefügt {added}, zuletzt verwendet {used}{synced, select, yes {, auf allen deinen Geräten} other {}}',
  passkeyUnused: 'Hinzugefügt {added}, nie verwendet{synced, select, yes {, auf allen deinen Geräten} other {}}',
  addPasskeyTitle: 'Passkey hinzufügen',
  passkeyName: 'Name',
  passkeyNameHint: 'Damit du ihn später erkennst, zum Beispiel der Name des Geräts.',
  myDevice: 'Mein Gerät',
  passkeyNotVerified: 'Der Passkey konnte nicht geprüft werden. Bitte versuch es noch einmal.',
  passkeyKnown: 'Dieser Passkey wird hier schon verwendet.',
  passkeysFull: 'Du hast schon {max, number} Passkeys. Entferne zuerst einen.',
  addingNeedsScripts:
    'Um einen Passkey hinzuzufügen, brauchst du JavaScript. Schalte es ein oder richte stattdessen eine App ein.',
  passkeyAdded: 'Der Passkey wurde hinzugefügt.',
  removePasskeyTitle: 'Passkey entfernen',
  removePasskeyQuestion: 'Diesen Passkey entfernen?',
  removePasskey: 'Passkey entfernen',
  removePasskeyText:
    '{name} funktioniert hier dann nicht mehr, und du wirst überall sonst abgemeldet. Du kannst ihn auch auf dem Gerät selbst löschen.',
  removeLastPasskeyText:
    '{name} funktioniert hier dann nicht mehr, und du wirst überall sonst abgemeldet. Du kannst ihn auch auf dem Gerät selbst löschen. Er ist dein einziger zweiter Faktor, deshalb ist die Zwei-Faktor-Authentifizierung dann ausgeschaltet.',
  passkeyRemoved: 'Der Passkey wurde entfernt.',
  passkeyWasRemoved: 'Dieser Passkey war schon entfernt.',

  recoveryCodes: 'Wiederherstellungscodes',
  codesLeft: 'Noch {count, plural, one {# Code} other {# Codes}}',
  recoveryCodesText:
    'Jeder Code funktioniert einmal anstelle eines zweiten Faktors, zum Beispiel wenn du dein Handy verlierst.',
  createCodes: 'Neue Codes erstellen',
  codesFile: 'Wiederherstellungscodes für {email} bei {site}. Jeder funktioniert einmal.',
  saveCodes:
    'Speichere diese Codes jetzt, in einem Passwortmanager oder auf Papier: Sie werden nicht noch einmal angezeigt. Jeder funktioniert einmal anstelle eines zweiten Faktors, zum Beispiel wenn du dein Handy verlierst.',
  theCodes: 'Wiederherstellungscodes',
  download: 'Herunterladen',
  print: 'Drucken',
  codesSaved: 'Ich habe die Codes gespeichert',
  toStaffPages: 'Zum Adminbereich',
  createCodesTitle: 'Neue Wiederherstellungscodes erstellen',
  createCodesQuestion: 'Neue Wiederherstellungscodes erstellen?',
  createCodesText:
    'Deine bisherigen Codes funktionieren dann nicht mehr. Codes werden nur einmal angezeigt, wenn sie erstellt werden.',
  codesReplaced: 'Deine bisherigen Codes funktionieren nicht mehr.',
  noSecondFactor: 'Füge zuerst eine Authenticator-App oder einen Passkey hinzu.',

  sessions: 'Sitzungen',
  sessionsText:
    'Diese Geräte sind in deinem Konto angemeldet. Falls du eins nicht kennst, melde es ab und ändere dein Passwort.',
  signOutElsewhere: 'Überall sonst abmelden',
  thisDevice: 'Dieses Gerät',
  sessionNow: 'Angemeldet {since}, gerade aktiv',
  sessionSeen: 'Angemeldet {since}, zuletzt aktiv {seen}',
  signOutDevice: 'Abmelden: {device}',
  sessionWasEnded: 'Diese Sitzung war schon beendet.',
  deviceSignedOut: 'Das Gerät wurde abgemeldet.',
  signOutElsewhereQuestion: 'Überall sonst abmelden?',
  signOutElsewhereText: 'Auf diesem Gerät bleibst du angemeldet.',
  othersSignedOut:
    '{count, plural, one {Ein anderes Gerät wurde abgemeldet.} other {# andere Geräte wurden abgemeldet.}}',
} satisfies AreaTranslation<'security'>;
