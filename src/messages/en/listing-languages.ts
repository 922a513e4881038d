// The page of the dashboard with a listing's name, summary and description in several languages.
export default {
  title: 'Languages',
  lead: 'Visitors see your listing’s name, summary and description in the language of the page. Where a text is missing, they see the one from the tab “Page”.',

  // The language of the texts from the tab “Page”.
  mainLanguage: 'Main language',
  mainLanguageHint: 'The language of the texts on the tab “Page”. Search then also finds other forms of their words.',
  mainLanguageNone: 'Not specified',
  mainLanguageSaved: 'Main language saved.',
  mainLanguageTaken: 'The listing has other texts in this language. Remove them first, or choose another language.',

  // A language by its name and by its own name, such as “German (Deutsch)”.
  bothNames: '{name} ({own})',

  // One card for each language that has texts; {language} is its name, such as “German”.
  noTexts: 'No texts in other languages yet.',
  inherited: 'As on the tab “Page”',
  editLanguage: 'Edit <unseen>the texts in {language}</unseen>',
  removeLanguage: 'Remove <unseen>the texts in {language}</unseen>',

  add: 'Add a language',
  language: 'Language',
  addButton: 'Continue',
  chooseLanguage: 'Choose a language from the list.',
  allAdded: 'The listing has texts in every language.',

  // The form for the texts in one language.
  textsIn: 'Texts in {language}',
  emptyHint: 'Fields that you leave empty show the text from the tab “Page”.',
  mainText: 'Main text: {text}',
  textRequired: 'Enter at least one text.',
  isMainLanguage: 'This is the main language. Change its texts on the tab “Page”.',
  saved: 'Texts in {language} saved.',

  removeQuestion: 'Remove the texts in {language}?',
  removeText: 'Visitors will see the main texts instead. This cannot be undone.',
  removeButton: 'Remove texts',
  removed: 'Texts in {language} removed.',
} as const;
