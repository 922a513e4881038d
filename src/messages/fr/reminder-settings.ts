// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Rappels',
  lead: 'Choisis comment on te rappelle de revoter.',
  notifications: 'Notifications du navigateur',
  noNotifications:
    'Aucune pour l’instant. Après un vote, tu peux choisir de recevoir une notification quand tu pourras revoter.',
  notificationsIn: 'Notifications dans {count, plural, one {# navigateur} other {# navigateurs}}',
  stopAll: 'Tout arrêter',
  stop: 'Arrêter <unseen>les notifications pour {name}</unseen>',
  calendar: 'Calendrier',
  calendarText: 'Ton appli de calendrier peut afficher quand tu pourras revoter pour chaque fiche, et te le rappeler.',
  calendarAddress: 'l’adresse du calendrier',
  subscribe:
    'Abonne-toi à cette adresse dans ton appli de calendrier. Garde-la pour toi : toute personne qui l’a peut voir pour quoi tu votes. Si quelqu’un d’autre l’obtient, crées-en une nouvelle.',
  openInApp: 'Ouvrir dans l’appli de calendrier',
  newAddress: 'Créer une nouvelle adresse',
  disableCalendar: 'Désactiver le calendrier',
  createAddress: 'Créer une adresse de calendrier',
  addressReady: 'Ton adresse de calendrier est prête.',
  renewQuestion: 'Créer une nouvelle adresse de calendrier ?',
  renew: 'Créer la nouvelle adresse',
  renewText:
    'L’adresse actuelle ne fonctionnera plus. Saisis la nouvelle dans chaque appli de calendrier qui l’utilise.',
  renewed: 'Ton calendrier a une nouvelle adresse.',
  disableQuestion: 'Désactiver ton calendrier ?',
  disableText:
    'L’adresse ne fonctionnera plus, et ton appli de calendrier n’affichera plus tes votes. Tu pourras créer une nouvelle adresse à tout moment.',
  disabled: 'Ton calendrier est désactivé.',
} satisfies AreaTranslation<'reminderSettings'>;
