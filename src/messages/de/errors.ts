// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'Kein Zugang',
  noAccessText: 'Du bist angemeldet, aber dieser Eintrag gehört jemand anderem.',
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Vielleicht hat die Adresse einen Tippfehler oder der Eintrag wurde entfernt.',
  tooMuchData: 'Zu viele Daten',
  tooMuchDataText: 'Was du gesendet hast, ist zu groß. Verkleinere es und sende es noch einmal.',
  unreadableForm: 'Wir konnten dieses Formular nicht lesen',
  unreadableFormText: 'Geh zurück, lade die Seite neu und sende das Formular noch einmal.',
  tooManyRequests: 'Zu viele Anfragen',
  tooManyRequestsText: 'Warte ein paar Minuten, geh dann zurück und versuch es noch einmal.',
  failed: 'Etwas ist schiefgegangen',
  failedText: 'Das Problem liegt bei uns, und nichts ging verloren. Versuch es gleich noch einmal.',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
  unavailableText:
    'Die Datenbank ist nicht erreichbar. Versuch es in einer Minute noch einmal. Gezählte Votes gehen nicht verloren.',
  foreignForm: 'Dieses Formular wurde nicht von dieser Seite gesendet',
  foreignFormText:
    'Zum Schutz deines Kontos werden Formulare nur von dieser Seite angenommen. Geh zurück, lade die Seite neu und sende das Formular noch einmal.',

  home: 'Startseite',
  bots: 'Bots',
  servers: 'Server',
  supportCode: 'Wenn du den <contact>Support</contact> um Hilfe bittest, nenne diesen Code: {code}',

  tooManySearches: 'Zu viele Suchen',
  tooManySearchesText:
    'Aus deinem Netzwerk kamen zu viele Suchen. Du kannst in {wait} wieder suchen. Alles andere funktioniert weiterhin.',
  searchAgain: 'Noch einmal suchen',
  showAll: 'Alle zeigen',
} satisfies AreaTranslation<'errors'>;
