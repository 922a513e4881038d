// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Doku',

  navigation: 'Doku',
  overview: 'Übersicht',
  apiReference: 'API-Referenz',
  downloads: 'Downloads',
  quickStarts: 'Schnellstart',
  topics: 'Themen',

  title: 'Dokumentation',
  description: 'Votes empfangen, Votes abfragen und auf {site} veröffentlichen.',
  lead: 'Empfange jeden Vote als signierten Webhook oder über einen Event-Stream, frag ab, wer gevotet hat, und melde die Statistik deines Bots. Jede Anleitung beginnt mit funktionierendem Code und endet mit Hilfe bei Problemen.',
  quickStartsLead: 'Fünf Minuten bis zu deinem ersten Vote. Wähle, was du betreibst:',
  apiReferenceText: 'Jeder Endpunkt, mit seinen Feldern, seinen Fehlern und einer Anfrage zum Kopieren.',
  machineReadable: 'Maschinenlesbare Formate',
  machineReadableText:
    'Die API und der Webhook sind in <openapi>OpenAPI 3.1</openapi> beschrieben, woraus du einen Client erzeugen kannst. Jede Anleitung gibt es auch als Markdown: Hänge <code>.md</code> an ihre URL an. <llms>llms.txt</llms> listet alle Anleitungen auf.',
  examplesNote:
    'In den Beispielen sind Zeiten, IDs und Secrets ausgedacht, und JSON ist zur besseren Lesbarkeit formatiert. Alles andere ist genau das, was die API zurückgibt.',

  asMarkdown: 'Diese Seite als Markdown',
} satisfies AreaTranslation<'docs'>;
