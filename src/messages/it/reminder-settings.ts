// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Promemoria',
  lead: 'Scegli come ricevere i promemoria per votare di nuovo.',
  notifications: 'Notifiche del browser',
  noNotifications:
    'Ancora nessuna. Dopo aver votato, puoi scegliere di ricevere un avviso quando puoi votare di nuovo.',
  notificationsIn: 'Notifiche in {count, plural, one {# browser} other {# browser}}',
  stopAll: 'Disattiva tutte',
  stop: 'Disattiva <unseen>le notifiche per {name}</unseen>',
  calendar: 'Calendario',
  calendarText: 'La tua app calendario può mostrare quando puoi votare di nuovo ogni scheda, e ricordartelo.',
  calendarAddress: 'indirizzo del calendario',
  subscribe:
    'Iscriviti a questo indirizzo nella tua app calendario. Tienilo per te: chi ce l’ha può vedere che cosa voti. Se finisce in mano ad altri, creane uno nuovo.',
  openInApp: 'Apri nell’app calendario',
  newAddress: 'Crea un nuovo indirizzo',
  disableCalendar: 'Disattiva calendario',
  createAddress: 'Crea indirizzo del calendario',
  addressReady: 'Il tuo indirizzo del calendario è pronto.',
  renewQuestion: 'Creare un nuovo indirizzo del calendario?',
  renew: 'Crea nuovo indirizzo',
  renewText: 'L’indirizzo attuale smetterà di funzionare. Inserisci quello nuovo in ogni app calendario che lo usa.',
  renewed: 'Il tuo calendario ha un nuovo indirizzo.',
  disableQuestion: 'Disattivare il calendario?',
  disableText:
    'L’indirizzo smetterà di funzionare e l’app calendario non mostrerà più i tuoi voti. Puoi creare un nuovo indirizzo in qualsiasi momento.',
  disabled: 'Il calendario è disattivato.',
} satisfies AreaTranslation<'reminderSettings'>;
