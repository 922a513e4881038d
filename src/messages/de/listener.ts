// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Vote-Listener',
  lead: 'Jeder Vote wird höchstens einmal an das Votifier-Plugin deines Servers gesendet, und dein Belohnungs-Plugin belohnt den Spieler.',
  testAndStatus: 'Test und Status',

  host: 'Host',
  hostHint:
    'Hostname oder IP-Adresse des Rechners, auf dem das Plugin läuft, ohne Port. Wenn du einen Proxy wie Velocity verwendest, gib den Host des Proxys ein.',
  port: 'Port',
  portHint:
    'Der Port des Plugins ({port}, wenn du ihn nicht geändert hast), nicht der Port 25565 des Spiels. Er muss für TCP offen sein.',
  protocol: 'Protokoll',
  version2: 'Version 2, mit Token (empfohlen)',
  version2Hint: 'NuVotifier, und VotifierPlus mit TokenSupport. Der Listener bestätigt jeden Vote.',
  version1: 'Version 1, mit öffentlichem Schlüssel',
  version1Hint: 'Klassischer Votifier. VotifierPlus bestätigt v1-Votes, NuVotifier und der klassische Votifier nie.',
  secret: 'Token oder öffentlicher Schlüssel',
  secretAgain: 'Füge Token oder Schlüssel noch einmal ein. Sie werden nie angezeigt, auch nicht nach einem Fehler.',
  secretHint: 'Das Token für Version 2 oder der ganze öffentliche Schlüssel für Version 1.',
  tokenStored: 'Ein Token ist gespeichert, wird aber nicht angezeigt. Leer lassen, um es zu behalten.',
  keyStored: 'Ein öffentlicher Schlüssel ist gespeichert, wird aber nicht angezeigt. Leer lassen, um ihn zu behalten.',
  hostMissing: 'Gib den Host deines Vote-Listeners ein.',
  hostTooLong: 'Der Host darf höchstens {max, number} Zeichen haben.',
  portInvalid: 'Gib eine Zahl von 1 bis 65535 ein. Die meisten Listener verwenden {port}.',
  saved:
    'Gespeichert. Neue Votes werden an diesen Listener gesendet. Sende einen Test-Vote, um zu prüfen, ob sie ankommen.',

  nextSteps: 'Wie es weitergeht',
  nextTest: 'Du sendest einen Test-Vote und siehst jeden Schritt. Falls er fehlschlägt, siehst du, warum.',
  nextPlugin: 'Du trägst den Namen dieses Dienstes in deinem Belohnungs-Plugin ein.',
  nextVotes:
    'Jeder Vote, der einen Spieler nennt, wird innerhalb von Sekunden gesendet. Ein Spieler wird höchstens {hours, plural, one {jede Stunde} other {alle # Stunden}} einmal belohnt, egal wie viele Konten voten.',

  status: 'Status',
  lastAccepted: 'Zuletzt angenommen',
  never: 'Nie',
  lastUnconfirmed: 'Zuletzt gesendet, nicht bestätigt',
  lastFailure: 'Letzter Fehlschlag',
  noFailure: 'Keiner',
  v1Disabled:
    'Falls in der Serverkonsole kein Vote erscheint, ist der öffentliche Schlüssel falsch oder v1 deaktiviert. Prüfe disable-v1-protocol in NuVotifier oder DisableV1 in VotifierPlus.',
  testsNotIncluded: 'Test-Votes zählen nicht.',

  secretAndRemoval: 'Secret und Entfernen',
  secretStored:
    'Token oder Schlüssel wird verschlüsselt gespeichert und nie angezeigt. Falls das Plugin etwas Neues erzeugt, füge es in das Formular ein.',
  removeTitle: 'Vote-Listener entfernen',
  removeQuestion: 'Den Vote-Listener entfernen?',
  removeListener: 'Vote-Listener entfernen',
  removeText:
    'Das löscht Host und Token oder Schlüssel und bricht wartende Votes ab. Votes zählen weiterhin, aber Spieler werden nicht mehr im Spiel belohnt.',
  removed: 'Der Vote-Listener wurde entfernt.',

  recentVotes: 'Letzte Votes',
  noVotes: 'Noch keine Votes',
  noVotesText:
    'Jeder Vote, der einen Spieler nennt, und jeder Test-Vote erscheint hier, mit der Antwort des Listeners.',
  result: 'Ergebnis',
  playerAndReason: 'Spieler, Grund',
  duration: 'Dauer',
  recorded: 'Erfasst',
  testVote: 'Test-Vote',
  response: 'Antwort',
  alreadyRewarded:
    '{hours, plural, one {Ein anderer Vote hat diesen Spieler innerhalb von # Stunde schon belohnt.} other {Ein anderer Vote hat diesen Spieler innerhalb von # Stunden schon belohnt.}}',
  queued: 'Ein anderer Vote für diesen Spieler wird gesendet. Dieser wird nur gesendet, wenn jener fehlschlägt.',
  waiting: 'Dieser Vote wird gleich gesendet.',
  sending: 'Dieser Vote wird gerade gesendet.',

  unrewarded: 'Spieler ohne Belohnung',
  downloadCsv: 'Alle als CSV herunterladen',
  unrewardedText:
    'Votes werden nie zweimal gesendet, damit niemand zweimal belohnt wird. Wenn von einem Vote nichts gesendet wurde, kannst du ihn unten noch einmal senden. Die anderen Spieler kannst du von Hand belohnen.',
  unrewardedLimit:
    'Diese Liste zeigt die neuesten {limit, number}. Die CSV-Datei enthält alle {days, plural, one {des letzten Tages} other {der letzten # Tage}}.',
  voted: 'Gevotet',

  sendOnceMore: 'Noch einmal senden',
  resendTitle: 'Vote noch einmal senden',
  resendQuestion: 'Diesen Vote noch einmal senden?',
  resendText:
    'Von diesem Vote hat deinen Listener nichts erreicht. Du kannst ihn noch einmal senden, und nur einmal, also behebe zuerst das Problem. Sende ihn nicht, wenn du den Spieler schon selbst belohnt hast.',
  resent: 'Der Vote für {player} ist unterwegs.',
  resendNoListener: 'Der Vote-Listener wurde entfernt. Speichere ihn zuerst und sende den Vote dann noch einmal.',
  resendNotFound: 'Diesen Vote gibt es nicht.',
  resendTooOld:
    '{days, plural, one {Dieser Vote ist älter als # Tag und kann nicht mehr gesendet werden.} other {Dieser Vote ist älter als # Tage und kann nicht mehr gesendet werden.}}',
  resendNotFailed:
    'Dieser Vote kann nicht noch einmal gesendet werden: Er wurde gesendet, wurde vielleicht gesendet oder wurde schon ein zweites Mal gesendet.',
  resendAlreadyRewarded:
    '{hours, plural, one {Ein anderer Vote hat diesen Spieler innerhalb von # Stunde schon belohnt, deshalb wird dieser nicht gesendet.} other {Ein anderer Vote hat diesen Spieler innerhalb von # Stunden schon belohnt, deshalb wird dieser nicht gesendet.}}',
  resendBusy:
    'Ein anderer Vote für diesen Spieler wird gesendet. Warte, bis er fertig ist, und versuch es dann noch einmal.',
} satisfies AreaTranslation<'listener'>;
