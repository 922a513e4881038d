// The page of the dashboard with a listing's name, summary and description in several languages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Langues',
  lead: 'Les visiteurs voient le nom, le résumé et la description de ta fiche dans la langue de la page. S’il manque un texte, ils voient celui de l’onglet « Page ».',
  mainLanguage: 'Langue principale',
  mainLanguageHint:
    'La langue des textes de l’onglet « Page ». La recherche trouve alors aussi d’autres formes de leurs mots.',
  mainLanguageNone: 'Non précisée',
  mainLanguageSaved: 'Langue principale enregistrée.',
  mainLanguageTaken: 'La fiche a d’autres textes dans cette langue. Retire-les d’abord, ou choisis une autre langue.',
  bothNames: '{name} ({own})',
  noTexts: 'Pas encore de textes dans d’autres langues.',
  inherited: 'Comme dans l’onglet « Page »',
  editLanguage: 'Modifier <unseen>les textes en {language}</unseen>',
  removeLanguage: 'Retirer <unseen>les textes en {language}</unseen>',
  add: 'Ajouter une langue',
  language: 'Langue',
  addButton: 'Continuer',
  chooseLanguage: 'Choisis une langue dans la liste.',
  allAdded: 'La fiche a des textes dans toutes les langues.',
  textsIn: 'Textes en {language}',
  emptyHint: 'Les champs laissés vides affichent le texte de l’onglet « Page ».',
  mainText: 'Texte principal : {text}',
  textRequired: 'Saisis au moins un texte.',
  isMainLanguage: 'C’est la langue principale. Modifie ses textes dans l’onglet « Page ».',
  saved: 'Textes en {language} enregistrés.',
  removeQuestion: 'Retirer les textes en {language} ?',
  removeText: 'Les visiteurs verront les textes principaux à la place. C’est irréversible.',
  removeButton: 'Retirer les textes',
  removed: 'Textes en {language} retirés.',
} satisfies AreaTranslation<'listingLanguages'>;
