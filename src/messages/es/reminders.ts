// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Recordármelo',
  isOn: 'Tu navegador te avisará cuando puedas votar de nuevo.',
  stop: 'Dejar de avisarme',
  choose: 'Elige cómo quieres que te lo recordemos.',
  notifyHere: 'Avisarme en este navegador',
  alsoNotifyHere: 'Avisarme también en este navegador',
  addToCalendar: 'Añadir al calendario',
  all: 'Todos los recordatorios',

  setUpFailed: 'Tu navegador no pudo configurar las notificaciones. Usa el calendario.',
  blocked: 'Tu navegador bloquea las notificaciones de este sitio. Puedes cambiarlo en los ajustes del navegador.',

  forFavorites: 'Un recordatorio para todos los favoritos',
  forFavoritesText:
    'Recibes un solo recordatorio para todos en vez de uno por cada uno, y el siguiente después de votar otra vez por un favorito.',
  how: 'Cómo',
  byBrowsers: 'Avisarme en mis navegadores',
  byEmail: 'Enviarme un correo',
  inCalendar: 'Mostrarlo en mi calendario',
  calendarHint: 'Después de guardar, podrás crear una dirección para tu app de calendario.',
  when: 'Cuándo',
  whenFirst: 'Cuando pueda votar por el primer favorito',
  whenAll: 'Cuando pueda votar por todos los favoritos',
  forNone: 'Si no quieres recordatorios, no marques ninguna opción.',
  save: 'Guardar recordatorio',

  tooManyTries: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  subscribed: 'Tu navegador te avisará cuando puedas votar de nuevo.',
  refused:
    'No se pudieron configurar las notificaciones en tu navegador. Añade el voto a tu calendario o prueba con otro navegador.',
  stopped: 'Tu navegador no te avisará sobre esta ficha.',
  stoppedEverywhere: 'Las notificaciones están desactivadas en todos los navegadores.',
} satisfies AreaTranslation<'reminders'>;
