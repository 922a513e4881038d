// The page of the dashboard with a listing's name, summary and description in several languages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Sprachen',
  lead: 'Besucher sehen Name, Kurzbeschreibung und Beschreibung deines Eintrags in der Sprache der Seite. Wo ein Text fehlt, sehen sie den aus dem Tab „Seite“.',

  mainLanguage: 'Hauptsprache',
  mainLanguageHint: 'Die Sprache der Texte im Tab „Seite“. Die Suche findet dann auch andere Formen ihrer Wörter.',
  mainLanguageNone: 'Keine Angabe',
  mainLanguageSaved: 'Hauptsprache gespeichert.',
  mainLanguageTaken:
    'Der Eintrag hat andere Texte in dieser Sprache. Entferne sie zuerst oder wähle eine andere Sprache.',

  bothNames: '{name} ({own})',

  noTexts: 'Noch keine Texte in anderen Sprachen.',
  inherited: 'Wie im Tab „Seite“',
  editLanguage: 'Bearbeiten<unseen>: Texte auf {language}</unseen>',
  removeLanguage: 'Entfernen<unseen>: Texte auf {language}</unseen>',

  add: 'Sprache hinzufügen',
  language: 'Sprache',
  addButton: 'Weiter',
  chooseLanguage: 'Wähle eine Sprache aus der Liste.',
  allAdded: 'Der Eintrag hat Texte in allen Sprachen.',

  textsIn: 'Texte auf {language}',
  emptyHint: 'Felder, die du leer lässt, zeigen den Text aus dem Tab „Seite“.',
  mainText: 'Haupttext: {text}',
  textRequired: 'Gib mindestens einen Text ein.',
  isMainLanguage: 'Das ist die Hauptsprache. Ändere ihre Texte im Tab „Seite“.',
  saved: 'Texte auf {language} gespeichert.',

  removeQuestion: 'Die Texte auf {language} entfernen?',
  removeText: 'Besucher sehen dann stattdessen die Haupttexte. Das lässt sich nicht rückgängig machen.',
  removeButton: 'Texte entfernen',
  removed: 'Texte auf {language} entfernt.',
} satisfies AreaTranslation<'listingLanguages'>;
