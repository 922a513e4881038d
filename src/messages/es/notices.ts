// Notices for owners, managers and staff.
import type { AreaTranslation } from '../message.ts';

export default {
  notices: 'Avisos',
  dismissAll: 'Descartar todos',
  none: 'Sin avisos',
  noneText: 'Aquí aparece un aviso cuando las entregas no dejan de fallar o el staff decide algo sobre esta ficha.',
  mailsOn: 'Los avisos sobre esta ficha también se envían a tu correo confirmado.',
  mailsOff: 'Los avisos sobre esta ficha solo se muestran aquí.',
  noMails: 'Este servicio no envía correos, así que los avisos solo se muestran aquí.',
  mailsTurnedOn: 'Recibirás correos sobre esta ficha.',
  mailsTurnedOff: 'Ya no recibirás correos sobre esta ficha.',

  titleOfListing: '{listing}: {title}',
  version: 'Versión {version}.',
  reason: 'Motivo: {reason}',
  question: 'Pregunta: {question}',
  consumer: 'Consumidor: {consumer}',
  dismissed: ': {title}',

  openWebhook: 'Abrir el webhook',
  openStream: 'Abrir el stream en directo',
  openListener: 'Abrir el listener de votos',
  openChangelog: 'Abrir el registro de cambios',
  openPage: 'Abrir la página',
  openSettings: 'Abrir los ajustes',
  openOverview: 'Abrir el resumen',
  openOwnership: 'Abrir la página Propiedad',
  answer: 'Responder',
  openReviews: 'Abrir las reseñas',
  openTokens: 'Abrir los tokens',

  reportTitle:
    '{kind, select, entry {Tu reporte sobre la versión {version} de {name}} review {Tu reporte sobre una reseña de {name}} profile {Tu reporte sobre el perfil de {name}} other {Tu reporte sobre {name}}}',
  yourReport: 'Tu reporte sobre {name}',
  myReports: 'Mis reportes',
  reportAbout: 'Reporte sobre {name}',
  reported:
    '{kind, select, entry {versión {version} de {name}} review {una reseña de {name}} profile {el perfil de {name}} other {{name}}}',
  undecided: 'El staff aún no ha decidido.',

  reviewReplied: 'El equipo respondió a tu reseña de {listing}',
  reviewRemoved: 'El staff retiró tu reseña de {listing}',
  reviewRestored: 'El staff restauró tu reseña de {listing}',
  yourReview: 'Tu reseña de {listing}',
  myReviews: 'Mis reseñas',
  reviewOf: 'Reseña de {listing}',
  theReview: 'tu reseña de {listing}',
  removedByStaff: 'Retirada por el staff',
  hiddenWithoutVote: 'Oculta: ningún voto tuyo cuenta',
  hidden: 'Oculta',
  hiddenByListing: 'Oculta: la ficha no muestra reseñas',
  public: 'Pública',
} satisfies AreaTranslation<'notices'>;
