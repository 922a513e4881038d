// What is wrong with typed values, and what to do. `{max}` is a limit, `{length}` how much was typed.
import type { AreaTranslation } from '../message.ts';

export default {
  unstorable: 'Enthält ein Zeichen, das nicht gespeichert werden kann.',
  empty: 'Darf nicht leer sein.',
  notOneLine: 'Enthält einen Zeilenumbruch oder ein Steuerzeichen. Gib es noch einmal in einer Zeile ein.',
  invisible: 'Davon ist nichts zu sehen. Verwende mindestens einen Buchstaben, eine Ziffer oder ein Symbol.',
  tooLong: 'Verwende höchstens {max, number} Zeichen. Es sind {length, number}.',
  tooShort: 'Schreib mindestens {min, number} Zeichen. Es sind {length, number}.',
  labelled: '{label}: {problem}',
  labelText: 'Text',
  labelName: 'Name',
  labelTitle: 'Titel',
  labelLead: 'Einleitung',

  reasonMissing: 'Gib einen Grund ein. Die betroffene Person kann ihn lesen.',
  questionMissing: 'Gib eine Frage ein.',
  answerMissing: 'Gib eine Antwort ein.',

  nameMissing: 'Gib einen Namen ein.',
  emailInvalid: 'Gib eine E-Mail-Adresse ein, zum Beispiel du@mail.example.',
  emailNotValid: 'Das ist keine gültige E-Mail-Adresse.',
  emailDisposable:
    'Das ist eine Wegwerf-Adresse, die diese Seite nicht annimmt. Verwende eine Adresse, die du behältst.',
  passwordTooShort: 'Das Passwort muss mindestens {min, number} Zeichen lang sein.',
  passwordTooLong: 'Das Passwort darf höchstens {max, number} Zeichen lang sein.',
  passwordCommon:
    'Dieses Passwort ist leicht zu erraten, weil viele es verwenden oder weil es einem einfachen Muster folgt. Wähle ein anderes, zum Beispiel vier Wörter ohne Zusammenhang.',
  passwordPersonal:
    'Dieses Passwort ist leicht zu erraten, weil es auf deinem Namen, deiner E-Mail-Adresse oder dem Namen dieser Seite beruht. Wähle ein anderes, zum Beispiel vier Wörter ohne Zusammenhang.',
  valueUnusable: 'Dieser Wert kann nicht verwendet werden.',
  suspended: 'Dieses Konto ist gesperrt. Grund: {reason}',
  suspendedUntil: 'Dieses Konto ist bis {time} gesperrt. Grund: {reason}',
  manyAccounts:
    'Aus deinem Netzwerk wurden zu viele Konten erstellt. Versuch es in {minutes, number} Min. noch einmal.',
  departed:
    'Du hast vor Kurzem mit einem Konto gevotet, das gelöscht wurde, deshalb kannst du noch kein neues erstellen. Versuch es nach diesem Zeitpunkt noch einmal: {time}.',
  suspensionDays: 'Gib die Tage als ganze Zahl von 1 bis {max} ein oder lass das Feld leer.',

  handleLength: 'Verwende {min, number} bis {max, number} Zeichen.',
  handleCharacters: 'Verwende nur die Buchstaben a bis z, Ziffern und einzelne Bindestriche dazwischen.',
  handleReserved: 'Dieses Handle ist reserviert. Wähle ein anderes.',
  handleTaken: 'Dieses Handle ist vergeben oder sieht einem vergebenen ähnlich. Wähle ein anderes.',
  handleChangedOften:
    'Du hast dein Handle in {days, plural, one {# Tag} other {# Tagen}} {times, number}-mal geändert. Nimm wieder ein früheres oder versuch es später noch einmal.',

  tokenNameMissing: 'Gib einen Namen ein, damit du das Token erkennst.',
  tokenNameTooLong: 'Verwende höchstens {max, number} Zeichen.',
  tokenNameUnstorable: 'Der Name enthält ein Zeichen, das nicht gespeichert werden kann.',
  tokenScopeUnknown: 'Diese Berechtigung gibt es nicht.',
  tokenScopesMissing: 'Wähle mindestens eine Berechtigung.',

  alreadyManager: 'Diese Person ist schon Manager.',
  ownAddress: 'Das ist deine eigene Adresse: Du bist der Inhaber.',
  tooManyManagers:
    'Ein Eintrag kann höchstens {max, number} Manager und offene Einladungen haben. Entferne zuerst jemanden.',
  notOwner: 'Dieser Eintrag gehört dir nicht mehr.',
  noManager: 'Diese Person ist kein Manager mehr.',

  siteLink: 'Gib eine Adresse ein, die mit https:// oder mailto: beginnt.',
  atMostCharacters: 'Höchstens {max, number} Zeichen.',
  atMostLinks: 'Höchstens {max, number} Links.',
  accentUnreadable: 'Diese Farbe ist nicht überall lesbar.',
  dateMissing: 'Gib Datum und Uhrzeit ein.',
  endBeforeStart: 'Das Ende muss nach dem Beginn liegen.',
  textMissing: 'Gib einen Text ein.',
  settingNotOffered: '{label}: Wähle einen der angebotenen Werte.',
} satisfies AreaTranslation<'validation'>;
