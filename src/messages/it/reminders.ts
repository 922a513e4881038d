// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Ricordamelo',
  isOn: 'Il browser ti avviserà quando potrai votare di nuovo.',
  stop: 'Non avvisarmi più',
  choose: 'Scegli come vuoi ricevere il promemoria.',
  notifyHere: 'Avvisami in questo browser',
  alsoNotifyHere: 'Avvisami anche in questo browser',
  addToCalendar: 'Aggiungi al calendario',
  all: 'Tutti i promemoria',
  setUpFailed: 'Il browser non è riuscito ad attivare le notifiche. Usa il calendario.',
  blocked: 'Il browser blocca le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.',
  forFavorites: 'Un promemoria per tutti i preferiti',
  forFavoritesText:
    'Ricevi un solo promemoria per tutti invece di uno ciascuno, e il successivo dopo aver votato di nuovo un preferito.',
  how: 'Come',
  byBrowsers: 'Avvisami nei miei browser',
  byEmail: 'Inviami un’email',
  inCalendar: 'Mostralo nel mio calendario',
  calendarHint: 'Dopo aver salvato, crea un indirizzo per la tua app calendario.',
  when: 'Quando',
  whenFirst: 'Quando posso votare il primo preferito',
  whenAll: 'Quando posso votare tutti i preferiti',
  forNone: 'Se non vuoi promemoria, non scegliere nessun modo.',
  save: 'Salva promemoria',
  tooManyTries: 'Troppi tentativi. Aspetta un minuto, poi riprova.',
  subscribed: 'Il browser ti avviserà quando potrai votare di nuovo.',
  refused:
    'Non è stato possibile attivare le notifiche nel tuo browser. Aggiungi il voto al calendario o prova un altro browser.',
  stopped: 'Il browser non ti avviserà per questa scheda.',
  stoppedEverywhere: 'Le notifiche sono disattivate in tutti i browser.',
} satisfies AreaTranslation<'reminders'>;
