// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Recordatorios',
  lead: 'Gestiona cómo te recordamos que votes de nuevo.',
  notifications: 'Notificaciones del navegador',
  noNotifications: 'Ninguna todavía. Después de votar puedes elegir que te avisemos cuando puedas votar de nuevo.',
  notificationsIn: 'Notificaciones en {count, plural, one {# navegador} other {# navegadores}}',
  stopAll: 'Detener todas',
  stop: 'Detener <unseen>las notificaciones de {name}</unseen>',

  calendar: 'Calendario',
  calendarText: 'Tu app de calendario puede mostrar cuándo puedes volver a votar por cada ficha y recordártelo.',
  calendarAddress: 'dirección del calendario',
  subscribe:
    'Suscríbete a esta dirección en tu app de calendario. No la compartas: quien la tenga puede ver por qué votas. Si alguien más la consigue, crea una nueva.',
  openInApp: 'Abrir en la app de calendario',
  newAddress: 'Crear una dirección nueva',
  disableCalendar: 'Desactivar calendario',
  createAddress: 'Crear dirección de calendario',
  addressReady: 'Tu dirección de calendario está lista.',
  renewQuestion: '¿Crear una dirección de calendario nueva?',
  renew: 'Crear dirección nueva',
  renewText: 'La dirección actual dejará de funcionar. Pon la nueva en todas las apps de calendario que la usen.',
  renewed: 'Tu calendario tiene una dirección nueva.',
  disableQuestion: '¿Desactivar tu calendario?',
  disableText:
    'La dirección dejará de funcionar y tu app de calendario ya no mostrará tus votos. Puedes crear una dirección nueva cuando quieras.',
  disabled: 'Tu calendario está desactivado.',
} satisfies AreaTranslation<'reminderSettings'>;
