// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider} sprawdza tu, czy nie jesteś robotem, ale chwilowo nie odpowiada. Zamiast tego twoja przeglądarka rozwiąże zagadkę, co potrwa kilka sekund dłużej.',
  blocked:
    'Przeglądarka nie wczytała weryfikacji {provider}. Zezwól na {hosts} na tej stronie, na przykład w programie blokującym reklamy, i odśwież ją.',
  failed: 'Weryfikacja {provider} się nie udała. Spróbuj ponownie albo odśwież stronę.',
  takesSeconds: 'Weryfikacja potrwa kilka sekund.',
  takesLonger:
    'Weryfikacja trwa dłużej niż zwykle, bo z twojej sieci przyszło wiele głosów lub nieudanych weryfikacji albo bo zastępuje inną.',
  needsScriptForPuzzle:
    'Głosowanie wymaga JavaScriptu, bo twoja przeglądarka rozwiązuje małą zagadkę, która zatrzymuje roboty. Cała reszta strony działa bez niego.',
  needsScriptForCaptcha:
    'Głosowanie wymaga JavaScriptu, bo {provider} sprawdza, czy nie jesteś robotem. Cała reszta strony działa bez niego.',

  notRobot: 'Nie jestem robotem',
  checking: 'Sprawdzamy, czy nie jesteś robotem…',
  checked: 'Sprawdzone: nie jesteś robotem',
  checkFailed: 'Weryfikacja się nie udała. Spróbuj ponownie.',
  checkExpired: 'Weryfikacja wygasła. Spróbuj ponownie.',
  checkRuns: 'Weryfikacja jeszcze trwa. Poczekaj chwilę.',
  needsHttps: 'Weryfikacja działa tylko przez HTTPS. Daj o tym znać operatorowi tej strony.',
  notLoaded: 'Nie udało się wczytać weryfikacji. Odśwież stronę, żeby spróbować ponownie.',
  progress: 'Postęp weryfikacji',
  secondsLeft: 'Jeszcze najwyżej {seconds} s',

  captchaUnsolved: 'Ukończ weryfikację {provider}, a potem naciśnij „Zagłosuj”. Wymaga ona JavaScriptu.',
  captchaRefused: '{provider}: weryfikacja nie została uznana. Wykonaj ją jeszcze raz, a potem naciśnij „Zagłosuj”.',
  captchaUnavailable:
    '{provider} chwilowo nie odpowiada, więc twój głos nie został jeszcze policzony. Zamiast tego twoja przeglądarka rozwiąże zagadkę: jeszcze raz naciśnij „Zagłosuj”.',
  expired: 'Weryfikacja wygasła. Jeszcze raz naciśnij „Zagłosuj”.',
  unsolved:
    'Twoja przeglądarka nie ukończyła jeszcze weryfikacji. Poczekaj, aż skończy, i jeszcze raz naciśnij „Zagłosuj”. Weryfikacja wymaga JavaScriptu: jeśli jest wyłączony, włącz go na tej stronie.',
} satisfies AreaTranslation<'voterCheck'>;
