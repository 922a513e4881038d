// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: 'Dodaj wpis',
  kindTitle: 'Co chcesz dodać?',
  kindBot: 'Bot',
  kindBotText: 'Do Discorda i innych komunikatorów. Jeden głos co 12 godzin.',
  kindServer: 'Serwer {game}',
  kindServerText: 'Jeden głos co 24 godziny.',
  addYourBot: 'Dodaj swojego bota',
  addYourServer: 'Dodaj swój serwer {game}',
  changeType: 'Zmień typ',
  addButton: 'Dodaj wpis',
  tooMany:
    'Możesz dodać {max, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}} dziennie. Dodaj kolejne jutro.',
  claimInstead: '{problem} Jeśli bot jest twój, zgłoś roszczenie: {url}.',
  addedProve: 'Dodano. Potwierdź, że to twoje, żeby wpis stał się publiczny.',
  addedPublic: 'Twój wpis jest już publiczny.',
  addedWaiting: 'Twój wpis czeka na zatwierdzenie.',
  importDiscord: 'Importuj z Discorda',
  importDiscordText:
    'Wypełnia nazwę, ikonę, opis i tagi tym, co Discord publikuje o twojej aplikacji. To, co już wpisano, zostaje, a nic nie zapisze się przed dodaniem wpisu.',
  importDiscordField: 'ID aplikacji lub link z zaproszeniem',
  importDiscordHint: 'W portalu deweloperskim Discorda, w sekcji General Information.',
  importServer: 'Importuj z serwera',
  importServerText:
    'Wypełnia krótki opis i ikonę tym, co twój serwer pokazuje w grze. Serwer musi być online. To, co już wpisano, zostaje, a nic nie zapisze się przed dodaniem wpisu.',
  importServerField: 'Adres serwera',
  importServerHint: 'To, co gracze wpisują, żeby się połączyć, np. play.oak.example.',
  importButton: 'Importuj',
  updateDiscord: 'Zaktualizuj z Discorda',
  updateDiscordText:
    'Aktualizuje nazwę i ikonę oraz wypełnia puste pola tym, co Discord publikuje o aplikacji. Nic nie zapisze się, dopóki nie klikniesz „Zapisz”.',
  updateServer: 'Zaktualizuj z serwera',
  updateServerText:
    'Aktualizuje krótki opis i ikonę tym, co serwer pokazuje w grze. Nic nie zapisze się, dopóki nie klikniesz „Zapisz”.',
  noApplication:
    'Nie wiadomo, jakiej aplikacji Discorda dotyczy wpis. Najpierw podaj link z zaproszeniem bota i zapisz.',
  noAddress: 'Wpis nie ma adresu serwera. Najpierw go podaj i zapisz.',
  imported: 'Zaimportowano z: {source}. Sprawdź pola i kliknij „{button}”.',
  useImportedIcon: 'Użyj zaimportowanej ikony',
  importedIconGone:
    'Zaimportowana ikona wygasła, bo importy trzymamy przez godzinę. Zaimportuj ponownie albo wybierz obraz.',
} satisfies AreaTranslation<'newListing'>;
