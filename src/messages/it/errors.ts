// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'Non hai accesso',
  noAccessText: 'Hai effettuato l’accesso, ma questa scheda appartiene a qualcun altro.',
  notFound: 'Pagina non trovata',
  notFoundText: 'Forse l’indirizzo è sbagliato, o la scheda è stata rimossa.',
  tooMuchData: 'Troppi dati',
  tooMuchDataText: 'I dati inviati sono troppi. Riducili e invia di nuovo.',
  unreadableForm: 'Non siamo riusciti a leggere il modulo',
  unreadableFormText: 'Torna indietro, ricarica la pagina e invia di nuovo il modulo.',
  tooManyRequests: 'Troppe richieste',
  tooManyRequestsText: 'Aspetta qualche minuto, poi torna indietro e riprova.',
  failed: 'Qualcosa è andato storto',
  failedText: 'Il problema è nostro e non si è perso nulla. Riprova tra un momento.',
  unavailable: 'Il servizio è temporaneamente non disponibile',
  unavailableText: 'Il database non è raggiungibile. Riprova tra un minuto. I voti già contati non vanno persi.',
  foreignForm: 'Questo modulo non è stato inviato da questo sito',
  foreignFormText:
    'Per proteggere il tuo account, accettiamo solo moduli inviati da questo sito. Torna indietro, ricarica la pagina e invia di nuovo.',
  home: 'Home',
  bots: 'Bot',
  servers: 'Server',
  supportCode: 'Se chiedi aiuto all’<contact>assistenza</contact>, indica questo codice: {code}',
  tooManySearches: 'Troppe ricerche',
  tooManySearchesText:
    'Dalla tua rete sono arrivate troppe ricerche. Potrai cercare di nuovo tra {wait}. Tutto il resto funziona.',
  searchAgain: 'Cerca di nuovo',
  showAll: 'Mostra tutto',
} satisfies AreaTranslation<'errors'>;
