// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Me le rappeler',
  isOn: 'Ton navigateur te préviendra quand tu pourras revoter.',
  stop: 'Ne plus me prévenir',
  choose: 'Choisis comment recevoir le rappel.',
  notifyHere: 'Me prévenir dans ce navigateur',
  alsoNotifyHere: 'Me prévenir aussi dans ce navigateur',
  addToCalendar: 'Ajouter au calendrier',
  all: 'Tous les rappels',
  setUpFailed: 'Ton navigateur n’a pas pu configurer les notifications. Utilise plutôt le calendrier.',
  blocked: 'Ton navigateur bloque les notifications de ce site. Tu peux changer cela dans ses paramètres.',
  forFavorites: 'Un seul rappel pour tous les favoris',
  forFavoritesText:
    'Un seul rappel pour tous tes favoris au lieu d’un pour chacun. Le suivant arrive une fois que tu as revoté pour un favori.',
  how: 'Comment',
  byBrowsers: 'Me prévenir dans mes navigateurs',
  byEmail: 'M’envoyer un e-mail',
  inCalendar: 'L’afficher dans mon calendrier',
  calendarHint: 'Une fois le rappel enregistré, tu créeras une adresse pour ton appli de calendrier.',
  when: 'Quand',
  whenFirst: 'Dès que je peux voter pour un favori',
  whenAll: 'Quand je peux voter pour tous',
  forNone: 'Pour ne recevoir aucun rappel, ne coche rien.',
  save: 'Enregistrer le rappel',
  tooManyTries: 'Trop de tentatives. Attends une minute, puis réessaie.',
  subscribed: 'Ton navigateur te préviendra quand tu pourras revoter.',
  refused:
    'Les notifications n’ont pas pu être configurées dans ton navigateur. Ajoute le vote à ton calendrier, ou essaie un autre navigateur.',
  stopped: 'Ton navigateur ne te préviendra plus pour cette fiche.',
  stoppedEverywhere: 'Les notifications sont désactivées dans tous les navigateurs.',
} satisfies AreaTranslation<'reminders'>;
