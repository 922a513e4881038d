// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Gib einen Namen ein.',
  nameProblem: 'Name: {problem}',
  modsProblem: 'Mods: {problem}',
  alternativeTextProblem: 'Alternativtext: {problem}',
  unstorable:
    '{field, select, summary {Die Kurzbeschreibung} description {Die Beschreibung} other {Der Link}} enthält ein Zeichen, das nicht gespeichert werden kann.',
  tooLong:
    '{field, select, summary {Die Kurzbeschreibung} description {Die Beschreibung} other {Der Link}} darf höchstens {max, number} Zeichen haben. Es sind {length, number}.',

  linkInvalid: 'Gib einen Link ein, der mit https:// beginnt, oder lass das Feld leer.',
  linkCredentials: 'Entferne Benutzername und Passwort aus dem Link.',
  discordInvalid:
    'Gib eine Einladung zu deinem Discord-Server ein, zum Beispiel https://discord.gg/abc123. Sie beginnt mit discord.gg/ oder discord.com/invite/.',
  videoInvalid:
    'Gib den Link eines Videos auf YouTube oder Vimeo ein, zum Beispiel https://www.youtube.com/watch?v=… oder https://vimeo.com/….',
  websiteOfServer: 'Gib die Website eines Servers als seinen Link ein.',

  hostAddress: 'Gib einen Hostnamen oder eine IP-Adresse ein, mit oder ohne Port, zum Beispiel {example}.',
  robloxAddress:
    'Gib die Seite des Erlebnisses auf roblox.com ein, zum Beispiel roblox.com/games/1234567890, oder seine Place-ID.',
  privateAddress:
    'Spieler im Internet können {host} nicht erreichen. Gib die öffentliche Adresse ein, die sie verwenden. Um einen privaten Bereich zu erlauben, kann der Betreiber ALLOW_PRIVATE_TARGETS setzen.',

  modsOfServersOnly: 'Nur Gameserver haben Mods.',
  countryOfServersOnly: 'Nur Server haben ein Land.',
  countryUnknown: 'Wähle ein Land aus der Liste.',
  categoriesUnknown: 'Wähle Kategorien aus der Liste.',
  tooManyCategories: 'Wähle höchstens {max, number} Kategorien. Du hast {count, number} gewählt.',
  languagesUnknown: 'Wähle Sprachen aus der Liste.',
  tooManyLanguages: 'Wähle höchstens {max, number} Sprachen. Du hast {count, number} gewählt.',
  tooManyTags: 'Verwende höchstens {max, number} Tags. Es sind {count, number}.',
  tagsInvalid:
    'Verwende in Tags nur Buchstaben (a bis z), Ziffern und Bindestriche und höchstens {max, number} Zeichen pro Stück.',

  idTaken: 'Es gibt schon einen Eintrag mit dieser ID.',
  stillDeleting:
    'Ein Eintrag mit dieser ID wurde gerade gelöscht, und seine Votes werden noch entfernt. Versuch es in einer Minute noch einmal.',
  ownerUnknown: 'Das Konto des Inhabers gibt es nicht mehr.',
  idInvalid: 'Die ID muss aus 1 bis 32 Buchstaben, Ziffern, Unterstrichen und Bindestrichen bestehen.',
  applicationIdInvalid: 'Eine Discord-Anwendungs-ID hat 17 bis 20 Ziffern.',

  alternativeTextMissing: 'Beschreibe das Bild in ein paar Worten, für alle, die es nicht sehen können.',

  versionInvalid:
    'Verwende für die Version 1 bis 32 Buchstaben (A bis Z), Ziffern, Punkte, Unterstriche, Pluszeichen und Bindestriche und beginne mit einem Buchstaben oder einer Ziffer.',
  releaseTimeInvalid: 'Wähle Datum und Uhrzeit der Veröffentlichung oder lass das Feld leer.',
  notesMissing: 'Beschreibe, was sich geändert hat.',
  entryUnstorable:
    '{field, select, headline {Die Überschrift} other {Der Text}} kann nicht gespeichert werden: Ein Zeichen darin ist nicht erlaubt.',
  entryTooLong:
    '{field, select, headline {Die Überschrift} other {Der Text}} darf höchstens {max, number} Zeichen haben; es sind {length, number}.',

  starsMissing: 'Wähle 1 bis 5 Sterne.',
  replyMissing: 'Gib eine Antwort ein.',
  reportReasonMissing: 'Wähle einen Grund.',
  reportTextMissing: 'Beschreibe, was nicht stimmt.',

  importApplicationId:
    'Gib die Anwendungs-ID mit 17 bis 20 Ziffern ein oder einen Einladungslink, der sie enthält: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown:
    'Discord antwortet gerade nicht. Versuch es später noch einmal oder fülle das Formular ohne Import aus.',
  importNoApplication: 'Discord hat keine Anwendung {id}. Prüfe die ID und versuch es noch einmal.',
  importedOften:
    'Du hast innerhalb einer Stunde {times, number}-mal importiert. Versuch es später noch einmal oder fülle das Formular ohne Import aus.',
} satisfies AreaTranslation<'listingValidation'>;
