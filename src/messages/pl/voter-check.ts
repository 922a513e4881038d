// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider}, które sprawdza tu, czy nie jesteś robotem, chwilowo nie odpowiada. Zamiast tego twoja przeglądarka rozwiąże zagadkę, co zajmie kilka sekund dłużej.',
  blocked:
    'Przeglądarka nie wczytała sprawdzenia {provider}. Zezwól na {hosts} na tej stronie, na przykład w blokadzie reklam, i odśwież ją.',
  failed: 'Sprawdzenie {provider} się nie udało. Spróbuj ponownie albo odśwież stronę.',
  takesSeconds: 'To sprawdzenie zajmie kilka sekund.',
  takesLonger:
    'To sprawdzenie trwa dłużej niż zwykle, bo z twojej sieci przyszło wiele głosów lub nieudanych sprawdzeń albo bo zastępuje inne sprawdzenie.',
  needsScriptForPuzzle:
    'Głosowanie wymaga JavaScriptu, bo twoja przeglądarka rozwiązuje małą zagadkę, która zatrzymuje roboty. Cała reszta strony działa bez niego.',
  needsScriptForCaptcha:
    'Głosowanie wymaga JavaScriptu, bo {provider} sprawdza, czy nie jesteś robotem. Cała reszta strony działa bez niego.',

  notRobot: 'Nie jestem robotem',
  checking: 'Sprawdzamy, czy nie jesteś robotem…',
  checked: 'Sprawdzone: nie jesteś robotem',
  checkFailed: 'Sprawdzenie się nie udało. Spróbuj ponownie.',
  checkExpired: 'Sprawdzenie wygasło. Spróbuj ponownie.',
  checkRuns: 'Sprawdzenie jeszcze trwa. Poczekaj chwilę.',
  needsHttps: 'Sprawdzenie działa tylko przez HTTPS. Daj o tym znać operatorowi tej strony.',
  notLoaded: 'Nie udało się wczytać sprawdzenia. Odśwież stronę, żeby spróbować ponownie.',
  progress: 'Postęp sprawdzania',
  secondsLeft: 'Jeszcze najwyżej {seconds} s',

  captchaUnsolved: 'Ukończ sprawdzenie {provider}, a potem naciśnij Zagłosuj. Wymaga ono JavaScriptu.',
  captchaRefused: '{provider} nie uznało sprawdzenia. Wykonaj je ponownie, a potem naciśnij Zagłosuj.',
  captchaUnavailable:
    '{provider} chwilowo nie odpowiada, więc twój głos nie został jeszcze policzony. Zamiast tego twoja przeglądarka rozwiąże zagadkę: naciśnij Zagłosuj ponownie.',
  expired: 'Sprawdzenie wygasło. Naciśnij Zagłosuj ponownie.',
  unsolved:
    'Twoja przeglądarka nie ukończyła jeszcze sprawdzenia. Poczekaj, aż będzie gotowe, i naciśnij Zagłosuj ponownie. Sprawdzenie wymaga JavaScriptu: jeśli jest wyłączony, włącz go na tej stronie.',
} satisfies AreaTranslation<'voterCheck'>;
