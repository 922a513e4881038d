// The page of the dashboard with a listing's name, summary and description in several languages.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Idiomas',
  lead: 'Los visitantes ven el nombre, el resumen y la descripción de tu ficha en el idioma de la página. Donde falta un texto, ven el de la pestaña “Página”.',

  mainLanguage: 'Idioma principal',
  mainLanguageHint:
    'El idioma de los textos de la pestaña “Página”. Así la búsqueda también encuentra otras formas de sus palabras.',
  mainLanguageNone: 'Sin especificar',
  mainLanguageSaved: 'Idioma principal guardado.',
  mainLanguageTaken: 'La ficha tiene otros textos en este idioma. Quítalos primero o elige otro idioma.',

  bothNames: '{name} ({own})',

  noTexts: 'Aún no hay textos en otros idiomas.',
  inherited: 'Como en la pestaña “Página”',
  editLanguage: 'Editar <unseen>los textos en {language}</unseen>',
  removeLanguage: 'Quitar <unseen>los textos en {language}</unseen>',

  add: 'Añadir un idioma',
  language: 'Idioma',
  addButton: 'Continuar',
  chooseLanguage: 'Elige un idioma de la lista.',
  allAdded: 'La ficha tiene textos en todos los idiomas.',

  textsIn: 'Textos en {language}',
  emptyHint: 'Los campos que dejes vacíos muestran el texto de la pestaña “Página”.',
  mainText: 'Texto principal: {text}',
  textRequired: 'Escribe al menos un texto.',
  isMainLanguage: 'Este es el idioma principal. Cambia sus textos en la pestaña “Página”.',
  saved: 'Textos en {language} guardados.',

  removeQuestion: '¿Quitar los textos en {language}?',
  removeText: 'Los visitantes verán los textos principales. Esto no se puede deshacer.',
  removeButton: 'Quitar textos',
  removed: 'Se quitaron los textos en {language}.',
} satisfies AreaTranslation<'listingLanguages'>;
