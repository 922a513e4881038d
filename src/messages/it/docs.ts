// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · Docs',
  navigation: 'Docs',
  overview: 'Panoramica',
  apiReference: 'Riferimento API',
  downloads: 'Download',
  quickStarts: 'Guide rapide',
  topics: 'Argomenti',
  title: 'Documentazione',
  description: 'Ricevi voti, controllali e pubblica su {site}.',
  lead: 'Ricevi ogni voto come webhook firmato o in un flusso in diretta, controlla chi ha votato e comunica le statistiche del tuo bot. Ogni guida inizia con codice funzionante e finisce con la risoluzione dei problemi.',
  quickStartsLead: 'Il tuo primo voto in cinque minuti. Scegli che cosa gestisci:',
  apiReferenceText: 'Tutti gli endpoint, con campi, errori e una richiesta da copiare.',
  machineReadable: 'Formati leggibili dalle macchine',
  machineReadableText:
    'L’API e il webhook sono descritti in <openapi>OpenAPI 3.1</openapi>, da cui puoi generare un client. Ogni guida è disponibile anche in Markdown: aggiungi <code>.md</code> al suo URL. <llms>llms.txt</llms> elenca tutte le guide.',
  examplesNote:
    'Negli esempi, orari, ID e segreti sono inventati e il JSON è formattato per la lettura. Tutto il resto è esattamente ciò che l’API restituisce.',
  asMarkdown: 'Questa pagina in Markdown',
} satisfies AreaTranslation<'docs'>;
