// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'Przypomnij mi',
  isOn: 'Przeglądarka powiadomi cię, gdy będzie można znowu zagłosować.',
  stop: 'Nie powiadamiaj',
  choose: 'Wybierz, jak mamy ci przypominać.',
  notifyHere: 'Powiadom w tej przeglądarce',
  alsoNotifyHere: 'Powiadom też w tej przeglądarce',
  addToCalendar: 'Dodaj do kalendarza',
  all: 'Wszystkie przypomnienia',

  setUpFailed: 'Przeglądarka nie mogła włączyć powiadomień. Skorzystaj z kalendarza.',
  blocked: 'Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.',

  forFavorites: 'Jedno przypomnienie dla wszystkich ulubionych',
  forFavoritesText:
    'Zamiast osobnych przypomnień dostaniesz jedno dla wszystkich, a następne dopiero po kolejnym głosie na któryś z ulubionych.',
  how: 'Jak',
  byBrowsers: 'Powiadamiaj w moich przeglądarkach',
  byEmail: 'Wyślij mi e-mail',
  inCalendar: 'Pokaż w moim kalendarzu',
  calendarHint: 'Po zapisaniu utworzysz adres dla swojej aplikacji kalendarza.',
  when: 'Kiedy',
  whenFirst: 'Gdy można zagłosować na pierwszy ulubiony',
  whenAll: 'Gdy można zagłosować na wszystkie ulubione',
  forNone: 'Jeśli nie chcesz przypomnień, nie zaznaczaj żadnego sposobu.',
  save: 'Zapisz przypomnienie',

  tooManyTries: 'Za dużo prób. Odczekaj minutę i spróbuj ponownie.',
  subscribed: 'Przeglądarka powiadomi cię, gdy będzie można znowu zagłosować.',
  refused:
    'Nie udało się włączyć powiadomień w przeglądarce. Dodaj głos do kalendarza albo spróbuj w innej przeglądarce.',
  stopped: 'Przeglądarka nie będzie cię powiadamiać o tym wpisie.',
  stoppedEverywhere: 'Powiadomienia są wyłączone we wszystkich przeglądarkach.',
} satisfies AreaTranslation<'reminders'>;
