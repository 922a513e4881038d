// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'Nie masz dostępu',
  noAccessText: 'Logowanie się udało, ale ten wpis należy do kogoś innego.',
  notFound: 'Nie ma takiej strony',
  notFoundText: 'W adresie może być literówka albo wpis został usunięty.',
  tooMuchData: 'Za dużo danych',
  tooMuchDataText: 'Wysłane dane są za duże. Zmniejsz je i wyślij ponownie.',
  unreadableForm: 'Nie udało się odczytać formularza',
  unreadableFormText: 'Wróć, odśwież stronę i wyślij formularz ponownie.',
  tooManyRequests: 'Za dużo żądań',
  tooManyRequestsText: 'Odczekaj kilka minut, wróć i spróbuj ponownie.',
  failed: 'Coś poszło nie tak',
  failedText: 'Problem jest po naszej stronie i nic nie przepadło. Spróbuj ponownie za chwilę.',
  unavailable: 'Serwis jest chwilowo niedostępny',
  unavailableText: 'Nie ma połączenia z bazą danych. Spróbuj za minutę. Policzone głosy nie przepadły.',
  foreignForm: 'Tego formularza nie wysłano z tej strony',
  foreignFormText:
    'Żeby chronić twoje konto, przyjmujemy formularze tylko z tej strony. Wróć, odśwież stronę i wyślij formularz ponownie.',

  home: 'Strona główna',
  bots: 'Boty',
  servers: 'Serwery',
  supportCode: 'Jeśli poprosisz <contact>o pomoc</contact>, podaj ten kod: {code}',

  tooManySearches: 'Za dużo wyszukiwań',
  tooManySearchesText:
    'Z twojej sieci było za dużo wyszukiwań. Możesz szukać ponownie za {wait}. Wszystko inne działa.',
  searchAgain: 'Szukaj ponownie',
  showAll: 'Pokaż wszystko',
} satisfies AreaTranslation<'errors'>;
