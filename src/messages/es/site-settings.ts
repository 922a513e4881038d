// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Ajustes del sitio',
  intro:
    'Los cambios se aplican al momento, en todos los procesos. Los ajustes que vienen de variables de entorno no se pueden cambiar aquí, y algunos, como direcciones, claves y la base de datos, solo se pueden configurar allí.',
  groupListings: 'Fichas',
  groupPeople: 'Personas',
  groupVotes: 'Votos',
  groupPlans: 'Planes',
  saveSettings: 'Guardar ajustes',
  saved: 'Guardado. Los ajustes ya se aplican.',
  overridden: '{variable} está configurada en el entorno, que tiene prioridad.',
  setByEnvironment: 'Configurado con {variable} en el entorno.',
  on: 'Activado',
  off: 'Desactivado',

  approval: 'Aprobación de fichas nuevas',
  approvalHint: 'Si está activada, las fichas nuevas solo son públicas cuando el staff las aprueba.',
  reviews: 'Reseñas',
  reviewsHint:
    'Si están desactivadas, las reseñas y sus formularios se ocultan en todas partes, pero no se elimina nada. Si están activadas, los propietarios pueden desactivarlas en sus fichas.',

  contact: 'Contacto',
  contactHint: 'Un correo electrónico o una dirección https. Es público.',
  contactInvalid: 'escribe un correo electrónico o la dirección https de una página.',
  privacyUrl: 'Dirección de tu página de privacidad',
  privacyUrlHint: 'Solo si está en otro sitio; si no, escribe una página con la dirección “privacy”.',
  termsUrl: 'Dirección de tus términos',
  termsUrlHint: 'Solo si están en otro sitio; si no, escribe una página con la dirección “terms”.',
  pageUrlInvalid: 'escribe la dirección https de una página.',
  disposableEmail: 'Direcciones de correo desechables',
  disposableEmailHint: 'Los votantes falsos las usan para confirmar muchas cuentas.',
  refuse: 'Rechazar',
  allow: 'Permitir',
  accountsPerNetwork: 'Cuentas nuevas por red y hora',
  limitHint: 'Un número entero, u “off” para que no haya límite.',
  limitInvalid: 'escribe un número entero de 1 a {most, number}, u “off” para que no haya límite.',

  voteCaptcha: 'Comprobación antes de votar',
  voteCaptchaHint: 'Para usar el captcha de otro proveedor, configura VOTE_CAPTCHA y sus claves en el entorno.',
  captchaOff: 'El navegador resuelve un desafío por sí solo',
  captchaAltcha: 'El votante marca una casilla y el desafío es más difícil',
  votesPerNetwork: 'Votos por red para una ficha, por cada plazo de votación',
  votesPerNetworkHint:
    'Un número entero, u “off” para que no haya límite. Una casa o una escuela suele compartir una red.',
  votesPerNetworkHour: 'Votos por red y hora, para todas las fichas',

  planWeights: 'Peso de un voto',
  planWeightsHint: 'Cuánto cuenta un voto en la clasificación, de 1 a 9999. Los votos ya emitidos conservan su peso.',
  planWeightsInvalid: 'escribe un número entero de 1 a 9999 para cada plan.',
  weightOfPlan: 'Plan {plan}',
  planNames: 'Nombre del plan',
  planNamesHint: 'Cómo llaman las páginas al plan: como máximo 24 caracteres, sin comas ni signos de igual.',
  planNamesInvalid: 'escribe de 1 a 24 caracteres para cada plan, sin comas ni signos de igual.',
  nameOfPlan: 'Plan “{plan}”',
} satisfies AreaTranslation<'siteSettings'>;
