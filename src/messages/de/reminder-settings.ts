// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Erinnerungen',
  lead: 'Lege fest, wie du ans Voten erinnert wirst.',
  notifications: 'Browser-Benachrichtigungen',
  noNotifications:
    'Noch keine. Nach einem Vote kannst du wählen, dass du benachrichtigt wirst, sobald du wieder voten kannst.',
  notificationsIn: 'Benachrichtigungen in {count, plural, one {# Browser} other {# Browsern}}',
  stopAll: 'Alle beenden',
  stop: 'Beenden<unseen>: Benachrichtigungen für {name}</unseen>',

  calendar: 'Kalender',
  calendarText:
    'Deine Kalender-App kann dir zeigen, wann du wieder für welchen Eintrag voten kannst, und dich erinnern.',
  calendarAddress: 'Kalenderadresse',
  subscribe:
    'Abonniere diese Adresse in deiner Kalender-App. Behalte sie für dich: Wer sie hat, kann sehen, wofür du votest. Falls jemand anderes sie bekommt, erstelle eine neue.',
  openInApp: 'In Kalender-App öffnen',
  newAddress: 'Neue Adresse erstellen',
  disableCalendar: 'Kalender deaktivieren',
  createAddress: 'Kalenderadresse erstellen',
  addressReady: 'Deine Kalenderadresse ist bereit.',
  renewQuestion: 'Neue Kalenderadresse erstellen?',
  renew: 'Neue Adresse erstellen',
  renewText:
    'Die jetzige Adresse funktioniert dann nicht mehr. Gib die neue in jeder Kalender-App ein, die sie verwendet.',
  renewed: 'Dein Kalender hat eine neue Adresse.',
  disableQuestion: 'Deinen Kalender deaktivieren?',
  disableText:
    'Die Adresse funktioniert dann nicht mehr, und deine Kalender-App zeigt deine Votes nicht mehr an. Du kannst jederzeit eine neue Adresse erstellen.',
  disabled: 'Dein Kalender ist deaktiviert.',
} satisfies AreaTranslation<'reminderSettings'>;
