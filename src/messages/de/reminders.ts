// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Erinnerung',
  isOn: 'Dein Browser benachrichtigt dich, sobald du wieder voten kannst.',
  stop: 'Nicht mehr benachrichtigen',
  choose: 'Wähle, wie du erinnert werden möchtest.',
  notifyHere: 'In diesem Browser benachrichtigen',
  alsoNotifyHere: 'Auch in diesem Browser benachrichtigen',
  addToCalendar: 'In den Kalender eintragen',
  all: 'Alle Erinnerungen',

  setUpFailed: 'Dein Browser konnte keine Benachrichtigungen einrichten. Nimm stattdessen den Kalender.',
  blocked:
    'Dein Browser blockiert Benachrichtigungen dieser Seite. Das kannst du in den Einstellungen deines Browsers ändern.',

  forFavorites: 'Eine Erinnerung für alle Favoriten',
  forFavoritesText:
    'Du bekommst eine Erinnerung für alle zusammen statt eine für jeden, und die nächste erst, nachdem du wieder für einen Favoriten gevotet hast.',
  how: 'Wie',
  byBrowsers: 'In meinen Browsern benachrichtigen',
  byEmail: 'Per E-Mail erinnern',
  inCalendar: 'Im Kalender anzeigen',
  calendarHint: 'Nach dem Speichern erstellst du eine Adresse für deine Kalender-App.',
  when: 'Wann',
  whenFirst: 'Sobald der erste Favorit bereit ist',
  whenAll: 'Sobald alle Favoriten bereit sind',
  forNone: 'Ohne Auswahl gibt es keine Erinnerung.',
  save: 'Erinnerung speichern',

  tooManyTries: 'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
  subscribed: 'Dein Browser benachrichtigt dich, sobald du wieder voten kannst.',
  refused:
    'Benachrichtigungen konnten in deinem Browser nicht eingerichtet werden. Trag den Vote in deinen Kalender ein oder versuch es mit einem anderen Browser.',
  stopped: 'Dein Browser benachrichtigt dich nicht mehr über diesen Eintrag.',
  stoppedEverywhere: 'Benachrichtigungen sind in allen Browsern ausgeschaltet.',
} satisfies AreaTranslation<'reminders'>;
