// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider} prüft hier, dass du kein Roboter bist, antwortet aber gerade nicht. Stattdessen löst dein Browser ein Rätsel, was ein paar Sekunden länger dauert.',
  blocked:
    'Die Prüfung von {provider} konnte in deinem Browser nicht geladen werden. Erlaube {hosts} für diese Seite, zum Beispiel in deinem Werbeblocker, und lade sie neu.',
  failed: 'Die Prüfung von {provider} ist fehlgeschlagen. Versuch es noch einmal oder lade die Seite neu.',
  takesSeconds: 'Diese Prüfung dauert ein paar Sekunden.',
  takesLonger:
    'Diese Prüfung dauert länger als sonst, weil aus deinem Netzwerk viele Votes oder fehlgeschlagene Prüfungen kamen oder weil sie eine andere Prüfung ersetzt.',
  needsScriptForPuzzle:
    'Zum Voten brauchst du JavaScript, weil dein Browser ein kleines Rätsel löst, das Roboter fernhält. Alles andere auf dieser Seite funktioniert ohne.',
  needsScriptForCaptcha:
    'Zum Voten brauchst du JavaScript, weil {provider} prüft, dass du kein Roboter bist. Alles andere auf dieser Seite funktioniert ohne.',

  notRobot: 'Ich bin kein Roboter',
  checking: 'Wird geprüft, ob du ein Roboter bist …',
  checked: 'Geprüft: Du bist kein Roboter',
  checkFailed: 'Die Prüfung ist fehlgeschlagen. Versuch es noch einmal.',
  checkExpired: 'Die Prüfung ist abgelaufen. Versuch es noch einmal.',
  checkRuns: 'Die Prüfung läuft noch. Bitte warte.',
  needsHttps: 'Die Prüfung funktioniert nur über HTTPS. Bitte sag dem Betreiber dieser Seite Bescheid.',
  notLoaded: 'Die Prüfung konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.',
  progress: 'Fortschritt der Prüfung',
  secondsLeft: 'Noch höchstens {seconds} s',

  captchaUnsolved: 'Schließe die Prüfung von {provider} ab und klicke dann auf „Voten“. Sie braucht JavaScript.',
  captchaRefused: '{provider} hat die Prüfung nicht anerkannt. Wiederhole sie und klicke dann auf „Voten“.',
  captchaUnavailable:
    '{provider} antwortet gerade nicht, deshalb wurde dein Vote noch nicht gezählt. Dein Browser löst stattdessen ein Rätsel: Klicke noch einmal auf „Voten“.',
  expired: 'Die Roboter-Prüfung ist abgelaufen. Klicke noch einmal auf „Voten“.',
  unsolved:
    'Dein Browser ist mit der Roboter-Prüfung noch nicht fertig. Warte, bis sie abgeschlossen ist, und klicke dann noch einmal auf „Voten“. Die Prüfung braucht JavaScript: Falls es deaktiviert ist, aktiviere es für diese Seite.',
} satisfies AreaTranslation<'voterCheck'>;
