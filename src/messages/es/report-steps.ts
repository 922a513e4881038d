// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: '¿Descartar los reportes?',
  dismissButton: 'Descartar',
  dismissText:
    'No cambia nada para la ficha. Quienes la reportaron con la sesión iniciada ven tu motivo; también el propietario, si le preguntaste.',
  dismissHint:
    'Lo ven quienes la reportaron con la sesión iniciada y el propietario, si le preguntaste. Como máximo {max, number} caracteres.',
  dismissDone: 'Se descartaron los reportes.',
  shownToTeam: 'Lo ven el propietario y los gestores. Como máximo {max, number} caracteres.',
  hideQuestion: '¿Ocultar esta ficha?',
  hideButton: 'Ocultar ficha',
  hideText:
    'Desaparece de la vista pública y no acepta votos. No se elimina nada y puedes hacerla pública otra vez. Su propietario y sus gestores reciben un aviso con tu motivo, sin saber quién la reportó.',
  hideDone: 'Se ocultó la ficha. Su propietario puede ver el motivo.',
  removeQuestion: '¿Retirar esta entrada?',
  removeButton: 'Retirar entrada',
  removeText:
    'Desaparece del registro de cambios y de sus feeds. El propietario y los gestores la siguen viendo, con tu motivo, pero no quién la reportó. Puedes restaurarla más tarde.',
  removeDone: 'Se retiró la entrada. Su propietario puede ver el motivo.',
  suspendQuestion: '¿Suspender al propietario?',
  suspendButton: 'Suspender propietario',
  suspendText:
    'Se cierran todas las sesiones del propietario, que no puede iniciar sesión ni votar. La ficha sigue siendo pública; si el problema es ella, ocúltala. Hasta que termine la suspensión, los tokens de la API del propietario pueden leer, pero no cambiar nada.',
  suspendHint: 'Lo ven el propietario y los gestores, también al iniciar sesión. Como máximo {max, number} caracteres.',
  suspendDone: 'Se suspendió al propietario y se cerraron todas sus sesiones.',
  askQuestion: '¿Preguntar al propietario?',
  askButton: 'Enviar pregunta',
  askText:
    'El propietario y los gestores reciben un aviso con tu pregunta, también por correo si está configurado, y pueden responder en su panel. No saben quién lo reportó. Hasta entonces, el caso queda marcado “En espera del propietario”.',
  askHint: 'Como máximo {max, number} caracteres.',
  askDone: 'Tu pregunta se envió al propietario y a los gestores.',
  reopenQuestion: '¿Reabrir este caso?',
  reopenButton: 'Reabrir',
  reopenText:
    'Lo que se ocultó, retiró o suspendió sigue así hasta que lo deshagas. A quienes lo reportaron con una cuenta se les avisa de que lo estás revisando otra vez.',
  reopenHint: 'Para los demás miembros del staff. Como máximo {max, number} caracteres.',
  reopenDone: 'El caso está abierto otra vez.',

  dismissReviewText:
    'No cambia nada para la reseña. Quienes la reportaron con la sesión iniciada ven tu motivo; también el propietario de la ficha, si le preguntaste.',
  removeReviewQuestion: '¿Retirar esta reseña?',
  removeReviewButton: 'Retirar reseña',
  removeReviewText:
    'Los visitantes ya no la ven y deja de contar para la media. Su autor recibe un aviso con tu motivo y no puede escribir otra reseña de esta ficha durante {days, plural, one {# día} other {# días}}. Puedes restaurarla más tarde.',
  removeReviewHint: 'Lo ven el autor, el propietario y los gestores de la ficha. Como máximo {max, number} caracteres.',
  removeReviewDone: 'Se retiró la reseña. Su autor puede ver el motivo.',
  suspendAuthorQuestion: '¿Suspender al autor?',
  suspendAuthorButton: 'Suspender autor',
  suspendAuthorText:
    'Se cierran todas las sesiones del autor, que no puede iniciar sesión ni votar. Hasta que termine la suspensión, no se muestra ninguna de sus reseñas.',
  suspendAuthorHint: 'Lo ve el autor al iniciar sesión. Como máximo {max, number} caracteres.',
  suspendAuthorDone: 'Se suspendió al autor y se cerraron todas sus sesiones.',

  dismissProfileText: 'No cambia nada para el perfil. Quienes lo reportaron con la sesión iniciada ven tu motivo.',
  dismissProfileHint: 'Lo ven quienes lo reportaron con la sesión iniciada. Como máximo {max, number} caracteres.',
  shownToPerson: 'Lo ve la persona. Como máximo {max, number} caracteres.',
  hideProfileQuestion: '¿Ocultar este perfil?',
  hideProfileButton: 'Ocultar perfil',
  hideProfileText:
    'Nadie más ve el perfil hasta que el staff lo muestre de nuevo en la página de la persona. Los votos, las reseñas y la cuenta se quedan. La persona recibe un aviso con tu motivo, también por correo si está configurado, sin saber quién lo reportó.',
  hideProfileDone: 'Se ocultó el perfil. La persona puede ver el motivo.',
  clearNameQuestion: '¿Borrar el nombre de esta persona?',
  clearNameButton: 'Borrar nombre',
  clearNameText:
    'Pasa a llamarse “Member” en todas partes y las listas ya no la nombran. Recibe un aviso con tu motivo y puede elegir otro nombre. El perfil sigue siendo público; si el problema es el perfil, ocúltalo.',
  clearNameDone: 'Se borró el nombre. La persona puede ver el motivo.',
  suspendPersonQuestion: '¿Suspender a esta persona?',
  suspendPersonButton: 'Suspender persona',
  suspendPersonText:
    'Se cierran todas sus sesiones y no puede iniciar sesión ni votar. Hasta que termine la suspensión, no se muestran ni su perfil ni sus reseñas.',
  suspendPersonHint: 'Lo ve la persona al iniciar sesión. Como máximo {max, number} caracteres.',
  suspendPersonDone: 'Se suspendió a la persona y se cerraron todas sus sesiones.',
} satisfies AreaTranslation<'reportSteps'>;
