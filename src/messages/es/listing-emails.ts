// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: 'Gestiona una ficha en {site}',
  invite: '{person} te invita a gestionar la ficha {listing}.',
  offerSubject: 'Hazte cargo de una ficha en {site}',
  offer: '{person} quiere transferirte la propiedad de la ficha {listing}.',
  inviteHow: 'Para saber qué significa, y para aceptar o rechazar, abre este enlace:',
  inviteEnd:
    'El enlace funciona una vez, durante siete días y solo para esta dirección. Si no lo esperabas, puedes ignorar este correo.',

  lostSubject: '{listing} tiene otro propietario',
  lost: 'Alguien ha demostrado que la ficha {listing} en {site} es suya, y tú no lo habías hecho. La ficha ahora es de esa persona.',
  lostRemoved: 'Se quitaron sus gestores, tokens de la API, webhook y listener de votos. Ya no se te envían los votos.',
  lostEnd: 'Si crees que es un error, contacta con el staff del sitio.',

  transferredSubject: 'La ficha {listing} es tuya',
  transferred:
    'Has demostrado que la ficha {listing} en {site} es tuya y ahora te pertenece. Configura su webhook o su listener de votos, porque los del propietario anterior se quitaron.',
  dismissedSubject: 'Se descartó tu reclamación de {listing}',
  dismissed: 'El staff de {site} descartó tu reclamación de {listing}. La ficha conserva su propietario.',
  lapsedSubject: 'Tu reclamación de {listing} terminó',
  lapsed:
    'Tu reclamación de {listing} en {site} terminó porque la prueba no se encontró cuando tocaba comprobarla. Publica el código de nuevo y vuelve a reclamar la ficha.',

  replySubject: 'Una respuesta a tu reseña de {listing}',
  reply: 'El equipo de {listing} respondió a tu reseña en {site}:',
  replyEnd: 'Desactiva aquí los correos sobre respuestas:\n{url}',
  reviewRemovedSubject: 'Se retiró tu reseña de {listing}',
  reviewRemoved: 'El staff de {site} retiró tu reseña de {listing}.',
  reason: 'Motivo: {reason}',
  reviewRemovedEnd:
    'Nadie más que tú y el staff puede verla. Puedes escribir otra reseña de {listing} dentro de {days, number} días.',
  reviewShownSubject: 'Tu reseña de {listing} se muestra de nuevo',
  reviewShown: 'El staff de {site} restauró tu reseña de {listing}. Todo el mundo puede verla otra vez.',

  reportSubject: 'Tu reporte sobre {listing}',
  reportedListing: 'Reportaste {listing} en {site}.',
  reportedEntry: 'Reportaste la versión {version} de {listing} en {site}.',
  reportedReview: 'Reportaste una reseña de {listing} en {site}.',
  reportedProfile: 'Reportaste el perfil de {listing} en {site}.',

  profileHiddenSubject: 'Se ocultó tu perfil',
  profileHidden: 'El staff de {site} ocultó tu perfil público. Nadie más puede verlo.',
  nameClearedSubject: 'Se borró tu nombre',
  nameCleared: 'El staff de {site} borró tu nombre. Elige otro en tu cuenta.',
  profileShownSubject: 'Tu perfil ya no está oculto',
  profileShown: 'El staff de {site} ya no oculta tu perfil. Es público si lo activaste.',
} satisfies AreaTranslation<'listingEmails'>;
