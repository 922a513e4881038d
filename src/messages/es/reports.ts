// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: 'Reportar {name}',
  titleEntry: 'Reportar {version} de {name}',
  titleReview: 'Reportar una reseña de {name}',
  titleProfile: 'Reportar el perfil de {name}',
  headingListing: 'Reportar esta ficha',
  headingEntry: 'Reportar esta entrada del registro de cambios',
  headingReview: 'Reportar esta reseña',
  headingProfile: 'Reportar este perfil',
  versionOf: 'Versión {version} de {name}',

  reason: '¿Qué está mal?',
  details: 'Detalles',
  detailsHint:
    'Qué debe revisar el staff y dónde. Obligatorio para “{other}”. Como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  send: 'Enviar reporte',
  onlyStaff: 'Solo el staff ve quién envió un reporte.',
  willBeNotified: 'Te avisaremos del resultado.',
  withoutAccount: 'Puedes enviarlo sin cuenta. Para que te avisemos del resultado, <link>inicia sesión</link> primero.',

  thanksWithoutAccount:
    'Gracias. El staff lo revisará. Sin cuenta solo se guarda un reporte por red; inicia sesión para enviar el tuyo.',
  updated: 'Se actualizó tu reporte. Verás el resultado en tu panel.',
  thanks: 'Gracias. El staff revisará tu reporte. Verás el resultado en tu panel.',
  gone: 'Esto ya no existe, así que no se puede reportar.',
  full: 'Tu reporte no se guardó porque por ahora ya hay suficientes sobre esto. El staff los revisará.',
  noAccount: 'Esta cuenta no puede reportar nada en este momento.',
  tooMany: 'Demasiados reportes. Inténtalo de nuevo en {minutes, number, ::group-off} min.',
} satisfies AreaTranslation<'reports'>;
