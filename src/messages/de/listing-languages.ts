// The page of the dashboard with a listing's name, summary and description in several languages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Sprachen',
  lead: 'Besucher sehen Name, Kurzbeschreibung und Beschreibung deines Eintrags in der Sprache der Seite. Wo ein Text fehlt, sehen sie den vom Tab „Seite“.',
  mainLanguage: 'Hauptsprache',
  mainLanguageHint: 'Die Sprache der Texte auf dem Tab „Seite“. Die Suche findet dann auch andere Formen ihrer Wörter.',
  mainLanguageNone: 'Nicht angegeben',
  mainLanguageSaved: 'Hauptsprache gespeichert.',
  mainLanguageTaken:
    'Der Eintrag hat schon andere Texte in dieser Sprache. Entferne sie zuerst oder wähle eine andere Sprache.',
  bothNames: '{name} ({own})',
  noTexts: 'Noch keine Texte in anderen Sprachen.',
  inherited: 'Wie auf dem Tab „Seite“',
  editLanguage: 'Bearbeiten<unseen>: Texte, Sprache {language}</unseen>',
  removeLanguage: 'Entfernen<unseen>: Texte, Sprache {language}</unseen>',
  add: 'Sprache hinzufügen',
  language: 'Sprache',
  addButton: 'Weiter',
  chooseLanguage: 'Wähle eine Sprache aus der Liste.',
  allAdded: 'Der Eintrag hat Texte in allen Sprachen.',
  textsIn: 'Texte: {language}',
  emptyHint: 'Leere Felder zeigen den Text vom Tab „Seite“.',
  mainText: 'Haupttext: {text}',
  textRequired: 'Gib mindestens einen Text ein.',
  isMainLanguage: 'Das ist die Hauptsprache. Ändere ihre Texte auf dem Tab „Seite“.',
  saved: 'Texte gespeichert: {language}.',
  removeQuestion: 'Texte entfernen ({language})?',
  removeText: 'Besucher sehen dann die Haupttexte. Das kann nicht rückgängig gemacht werden.',
  removeButton: 'Texte entfernen',
  removed: 'Texte entfernt: {language}.',
} satisfies AreaTranslation<'listingLanguages'>;
