// Proving that a listing belongs to its owner, and claims.
import type { AreaTranslation } from '../message.ts';

export default {
  ownership: 'Inhaberschaft',
  proven: 'Du hast nachgewiesen, dass dieser Eintrag dir gehört.',
  tooManyChecks: 'Zu viele Prüfungen. Versuch es in {wait} noch einmal.',
  proveAgain: 'Erneut nachweisen',
  prove: 'Weise nach, dass er dir gehört',
  onlyOwner: 'Nur der Inhaber des Eintrags kann nachweisen, dass er ihm gehört.',

  verified: 'Inhaber bestätigt',
  notVerified: 'Inhaber nicht bestätigt',

  notProven: 'Nicht nachgewiesen',
  notProvenText:
    'Weise nach, dass {subject} dir gehört. Dann bekommt dein Eintrag das Abzeichen „Inhaber bestätigt“. Bis dahin steht auf seiner Seite, dass das niemand nachgewiesen hat, und wer es nachweisen kann, darf den Eintrag beanspruchen.',
  notProvenTextAlone:
    'Weise nach, dass er dir gehört. Dann bekommt dein Eintrag das Abzeichen „Inhaber bestätigt“. Bis dahin steht auf seiner Seite, dass das niemand nachgewiesen hat, und wer es nachweisen kann, darf den Eintrag beanspruchen.',

  proof: 'Nachweis',
  notConfirmed: 'Nicht bestätigt',
  provenText:
    '{days, plural, one {{subject} wurde durch {method} nachgewiesen. Das wird jeden Tag geprüft und bei jeder Änderung der Adresse.} other {{subject} wurde durch {method} nachgewiesen. Das wird alle # Tage geprüft und bei jeder Änderung der Adresse.}}',
  latestCheckFailed: 'Die letzte Prüfung hat keinen Nachweis gefunden',
  proofEnds: 'Sonst endet der Nachweis {time}.',
  provenAt: 'Nachgewiesen',
  checkedAt: 'Zuletzt geprüft',
  nextCheckAt: 'Nächste Prüfung',

  claimByOther: 'Anspruch',
  claimByOtherTitle: 'Jemand anderes beansprucht diesen Eintrag',
  claimByOtherText: 'Durch {method} wurde nachgewiesen, dass {subject} dieser Person gehört.',
  claimContested:
    'Du hast es auch nachgewiesen, deshalb bleibt der Eintrag bei dir, sofern das Admin-Team nicht anders entscheidet.',
  claimDue:
    'Wenn du es nicht auch nachweist, geht der Eintrag {time} ({exact}) mit seinen Votes an diese Person über. Deine Manager und Tokens sowie Webhook und Vote-Listener werden dann entfernt.',

  provenForVisitors:
    'Der Inhaber dieses Eintrags hat durch {method} nachgewiesen, dass {subject} ihm gehört. Zuletzt {time} geprüft.',
  notProvenForVisitors:
    '{type, select, bot {Noch hat niemand nachgewiesen, dass dieser Eintrag von den Betreibern des Bots stammt.} other {Noch hat niemand nachgewiesen, dass dieser Eintrag von den Betreibern des Servers stammt.}}',
  isItYours:
    '{type, select, bot {Gehört dieser Bot dir? Eintrag beanspruchen} other {Gehört dieser Server dir? Eintrag beanspruchen}}',

  cannotBeProven: 'Noch nicht nachweisbar',
  checkFailed: 'Die Prüfung hat keinen Nachweis gefunden',
  signInWithDiscord: 'Mit Discord anmelden',
  checkNow: 'Jetzt prüfen',

  hiddenLabel: 'Nachweis der Inhaberschaft',
  hidden: 'Ausgeblendet, bis du nachweist, dass er dir gehört',
  hiddenText: 'Nur Inhaber, Manager und Admins können diesen Eintrag sehen, und niemand kann voten.',
  proveLink: 'Inhaberschaft nachweisen',
  claimTitle: 'Eintrag beanspruchen',
  claimHeading: 'Diesen Eintrag beanspruchen',
  claimIntro:
    'Jemand anderes hat diesen Eintrag hinzugefügt. Wenn <b>{subject}</b> dir gehört, weise es auf einem dieser Wege nach.',
  claimIntroAlone: 'Jemand anderes hat diesen Eintrag hinzugefügt.',
  claimOfProven: 'Der Inhaber hat es auch nachgewiesen, deshalb entscheidet das Admin-Team, wer ihn bekommt.',
  claimWaits:
    'Der Inhaber wird benachrichtigt und hat {hours, plural, one {# Stunde} other {# Stunden}} Zeit, es auch nachzuweisen. Danach gehört der Eintrag mit seinen Votes dir.',
  claimAgain: 'Erneut nachweisen',
  claimAgainText:
    'Ein Nachweis gilt {hours, plural, one {# Stunde} other {# Stunden}}. Danach prüft ihn das Admin-Team noch einmal.',
  claimedTitle: 'Schon beansprucht',
  claimedText:
    'Jemand hat diesen Eintrag schon beansprucht. Falls er dir gehört, komm wieder, wenn über diesen Anspruch entschieden ist.',
  claimYours: 'Dein Anspruch',
  claimProven: 'Du hast durch {method} nachgewiesen, dass <b>{subject}</b> dir gehört ({time}).',
  claimOwnerProven: 'Der Inhaber des Eintrags hat es auch nachgewiesen. Das Admin-Team entscheidet, wer ihn bekommt.',
  claimIsDue:
    'Der Inhaber ist benachrichtigt. Wenn er es nicht auch nachweist, gehört der Eintrag {time} ({exact}) dir. Lass den Code bis dahin stehen, wo er ist.',
  claimWithdraw: 'Anspruch zurückziehen',

  claimMade: 'Du hast nachgewiesen, dass er dir gehört. Dein Anspruch steht unten.',
  claimWithdrawn: 'Dein Anspruch ist zurückgezogen.',
  claimEnded: 'Dieser Anspruch ist schon beendet.',
  claimSignInExpired: 'Die Anmeldung ist abgelaufen. Beginne sie noch einmal.',
  claimNotConfirmed: 'Discord hat die Anmeldung nicht bestätigt. Versuch es noch einmal.',
  claimTryLater: 'Versuch es später noch einmal.',
} satisfies AreaTranslation<'ownership'>;
