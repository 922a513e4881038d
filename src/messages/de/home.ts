// The home page.
import type { AreaTranslation } from '../message.ts';

export default {
  description: 'Bots und Gameserver auf {site}: Finde einen, vote für ihn, und der Inhaber wird sofort benachrichtigt.',
  title: 'Finde Bots und Gameserver, die begeistern',
  lead: 'Vote für die, die dir gefallen. Inhaber erfahren innerhalb von Sekunden von jedem Vote und können dich dafür belohnen.',

  categories: 'Kategorien',
  discordBots: 'Discord-Bots',

  topServers: 'Top-Server',
  allServers: 'Alle Gameserver',
  topBots: 'Top-Bots',
  allBots: 'Alle Bots',
  rising: 'Im Aufwind',
  risingNote: 'Der größte Zuwachs dieser Woche, verglichen mit der letzten.',
  allRising: 'Alle im Aufwind',
  new: 'Neu',
  newNote: 'Kürzlich hinzugefügte Bots und Server.',
  newServers: 'Neue Server',
  newBots: 'Neue Bots',
  updated: 'Kürzlich aktualisiert',
  updatedNote: 'Bots mit neuen Release Notes.',
  allUpdated: 'Alle Updates',

  ownersTitle: 'Betreibst du einen Bot oder Server?',
  ownersText:
    'Du bekommst jeden Vote als signierten Webhook. Wenn dein Endpunkt nicht erreichbar ist, versuchen wir es noch einmal. Auch wenn er länger ausfällt, geht nichts verloren: Du kannst jeden Vote mit einem Klick erneut zustellen. Wenn etwas fehlschlägt, siehst du, was schiefging und wie du es behebst.',
  addYours: 'Bot oder Server hinzufügen',
  stepVote: '<b>Jemand votet.</b> Der Vote und seine Zustellung werden zusammen in einer Transaktion gespeichert.',
  stepCall:
    '<b>Wir rufen deinen Endpunkt auf.</b> Die Anfrage ist signiert, wird innerhalb von Sekunden gesendet und wiederholt, falls sie fehlschlägt.',
  stepReward: '<b>Du belohnst den Voter.</b> Das Protokoll zeigt jeden Versuch und die Antwort darauf.',

  latestDescription: '{title} auf {site}. {text}',
  risingTitle: 'Bots und Server im Aufwind',
  risingText: 'Der größte Zuwachs der letzten sieben Tage, verglichen mit den sieben Tagen davor.',
  updatedTitle: 'Kürzlich aktualisierte Bots',
  updatedText: 'Bots mit neuen Release Notes, neueste zuerst.',
  nothingYet: 'Noch nichts hier',
  nothingYetText: 'Komm in ein paar Tagen wieder oder sieh dir alle Einträge an.',
  bots: 'Bots',
  gameServers: 'Gameserver',

  draft: 'Das ist ein Entwurf, den nur Admins sehen. <link>Bearbeite ihn</link>, um ihn zu veröffentlichen.',
} satisfies AreaTranslation<'home'>;
