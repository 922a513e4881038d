// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: 'Wpisz nazwę.',
  nameProblem: 'Nazwa: {problem}',
  modsProblem: 'Mody: {problem}',
  alternativeTextProblem: 'Tekst alternatywny: {problem}',
  unstorable:
    '{field, select, summary {Krótki opis} description {Opis} other {Link}} zawiera znak, którego nie można zapisać.',
  tooLong:
    '{field, select, summary {Krótki opis} description {Opis} other {Link}} może mieć najwyżej {max, number} znaków. Teraz: {length, number}.',

  linkInvalid: 'Wpisz link zaczynający się od https:// albo zostaw puste.',
  linkCredentials: 'Usuń z linku nazwę użytkownika i hasło.',
  discordInvalid:
    'Wpisz zaproszenie na swój serwer Discord, na przykład https://discord.gg/abc123. Zaczyna się od discord.gg/ lub discord.com/invite/.',
  videoInvalid:
    'Wpisz link do filmu na YouTube lub Vimeo, na przykład https://www.youtube.com/watch?v=… lub https://vimeo.com/….',
  websiteOfServer: 'Wpisz stronę WWW serwera jako link.',

  hostAddress: 'Wpisz nazwę hosta lub adres IP, z portem lub bez, na przykład {example}.',
  robloxAddress: 'Wpisz stronę gry na roblox.com, na przykład roblox.com/games/1234567890, albo jej place ID.',
  privateAddress:
    'Gracze z internetu nie mogą połączyć się z {host}. Wpisz publiczny adres, którego używają. Żeby zezwolić na prywatny zakres, operator może ustawić ALLOW_PRIVATE_TARGETS.',

  modsOfServersOnly: 'Mody mają tylko serwery gier.',
  countryOfServersOnly: 'Kraj mają tylko serwery.',
  countryUnknown: 'Wybierz kraj z listy.',
  categoriesUnknown: 'Wybierz kategorie z listy.',
  tooManyCategories: 'Kategorii może być najwyżej {max, number}. Teraz: {count, number}.',
  languagesUnknown: 'Wybierz języki z listy.',
  tooManyLanguages: 'Języków może być najwyżej {max, number}. Teraz: {count, number}.',
  tooManyTags: 'Tagów może być najwyżej {max, number}. Teraz: {count, number}.',
  tagsInvalid: 'W tagach używaj tylko liter (od a do z), cyfr i łączników, najwyżej {max, number} znaków w każdym.',

  idTaken: 'Wpis z tym ID już istnieje.',
  stillDeleting: 'Wpis z tym ID został właśnie usunięty, a jego głosy są jeszcze usuwane. Spróbuj za minutę.',
  ownerUnknown: 'Konto właściciela już nie istnieje.',
  idInvalid: 'ID może mieć od 1 do 32 liter, cyfr, podkreśleń i łączników.',
  applicationIdInvalid: 'ID aplikacji Discord ma od 17 do 20 cyfr.',

  alternativeTextMissing: 'Opisz obraz w kilku słowach dla osób, które go nie widzą.',

  versionInvalid:
    'Wersja może mieć od 1 do 32 liter (od A do Z), cyfr, kropek, podkreśleń, plusów i łączników i zaczyna się od litery lub cyfry.',
  releaseTimeInvalid: 'Wybierz datę i godzinę wydania albo zostaw pole puste.',
  notesMissing: 'Opisz, co się zmieniło.',
  entryUnstorable:
    'Nie można zapisać pola {field, select, headline {„Nagłówek”} other {„Opis zmian”}}: zawiera znak, którego nie można przechować.',
  entryTooLong:
    'Pole {field, select, headline {„Nagłówek”} other {„Opis zmian”}} może mieć najwyżej {max, number} znaków. Teraz: {length, number}.',

  starsMissing: 'Wybierz od 1 do 5 gwiazdek.',
  replyMissing: 'Wpisz odpowiedź.',
  reportReasonMissing: 'Wybierz powód.',
  reportTextMissing: 'Opisz, co jest nie tak.',

  importApplicationId:
    'Wpisz ID aplikacji, które ma od 17 do 20 cyfr, albo link z zaproszeniem, który je zawiera: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown: 'Discord chwilowo nie odpowiada. Spróbuj za jakiś czas albo wypełnij formularz bez importu.',
  importNoApplication: 'Discord nie ma aplikacji {id}. Sprawdź ID i spróbuj ponownie.',
  importedOften:
    'Liczba importów w ciągu godziny: {times, number}. Spróbuj później albo wypełnij formularz bez importu.',
} satisfies AreaTranslation<'listingValidation'>;
