// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Przypomnienia',
  lead: 'Ustaw, jak mamy ci przypominać o kolejnym głosie.',
  notifications: 'Powiadomienia przeglądarki',
  noNotifications: 'Jeszcze żadnych. Po oddaniu głosu możesz wybrać powiadomienie o tym, że można zagłosować znowu.',
  notificationsIn:
    'Powiadomienia w {count, plural, one {# przeglądarce} few {# przeglądarkach} many {# przeglądarkach} other {# przeglądarki}}',
  stopAll: 'Wyłącz wszystkie',
  stop: 'Wyłącz <unseen>powiadomienia o {name}</unseen>',

  calendar: 'Kalendarz',
  calendarText:
    'Twoja aplikacja kalendarza może pokazywać, kiedy możesz zagłosować na każdy wpis, i przypominać o tym.',
  calendarAddress: 'adres kalendarza',
  subscribe:
    'Zasubskrybuj ten adres w aplikacji kalendarza. Nie udostępniaj go: kto go ma, widzi, na co głosujesz. Jeśli trafi do kogoś innego, utwórz nowy.',
  openInApp: 'Otwórz w aplikacji kalendarza',
  newAddress: 'Utwórz nowy adres',
  disableCalendar: 'Wyłącz kalendarz',
  createAddress: 'Utwórz adres kalendarza',
  addressReady: 'Twój adres kalendarza jest gotowy.',
  renewQuestion: 'Utworzyć nowy adres kalendarza?',
  renew: 'Utwórz nowy adres',
  renewText: 'Obecny adres przestanie działać. Wpisz nowy w każdej aplikacji kalendarza, która go używa.',
  renewed: 'Twój kalendarz ma nowy adres.',
  disableQuestion: 'Wyłączyć twój kalendarz?',
  disableText:
    'Adres przestanie działać, a aplikacja kalendarza nie będzie już pokazywać twoich głosów. Nowy adres możesz utworzyć w każdej chwili.',
  disabled: 'Twój kalendarz jest wyłączony.',
} satisfies AreaTranslation<'reminderSettings'>;
