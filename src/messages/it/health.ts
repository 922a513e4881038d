// Whether votes arrive: cards on a listing's overview, and status labels in the list of listings.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  listener: 'Listener dei voti',
  lastDelivered: 'Ultimo voto consegnato {time}.',
  noResponse: 'nessuna risposta',
  working:
    '{votes, plural, =0 {Funziona. Nessun voto nelle ultime 24 ore.} one {Funziona. # voto consegnato nelle ultime 24 ore.} other {Funziona. # voti consegnati nelle ultime 24 ore.}}',
  openLog: 'Apri il registro delle consegne',
  failing:
    '{count, plural, =1 {L’ultimo tentativo è fallito ({reason}). Dopo {limit, number} errori di fila il webhook viene disattivato.} one {L’ultimo tentativo è fallito ({reason}). Dopo {limit, number} errori di fila il webhook viene disattivato.} other {Gli ultimi # tentativi sono falliti, il più recente con {reason}. Dopo {limit, number} errori di fila il webhook viene disattivato.}}',
  viewFailed: 'Vedi i tentativi falliti',
  disabled:
    '{limit, plural, one {Disattivato dopo # errore ({reason}). I voti non vengono più inviati.} other {Disattivato dopo # errori di fila, il più recente con {reason}. I voti non vengono più inviati.}}',
  fixEndpoint: 'Correggi l’endpoint, poi salva di nuovo il suo URL',
  paused: 'In pausa. I voti restano in attesa e verranno inviati in ordine quando riprendi.',
  resume: 'Riprendi',
  noneSinceSaved: 'Nessun voto inviato da quando il webhook è stato salvato. Gli eventi di prova non sono inclusi.',
  noneSent: 'Ancora nessun voto inviato. Gli eventi di prova non sono inclusi.',
  sendTestEvent: 'Invia evento di prova',
  listenerFailing:
    '{votes, plural, one {L’ultimo voto non è arrivato. I voti non vengono mai inviati due volte a un listener.} other {Gli ultimi # voti non sono arrivati. I voti non vengono mai inviati due volte a un listener.}}',
  viewUnrewarded: 'Vedi il motivo e i giocatori senza ricompensa',
  listenerUnconfirmed:
    'Inviato, ma non confermato: questo listener non conferma mai i voti v1. Usa un token v2 per averne la certezza.',
  checkOrSwitch: 'Controlla i voti recenti, o passa a un token v2',
  listenerWorking: 'Funziona. L’ultimo voto è stato accettato.',
  votesAndSettings: 'Voti recenti e impostazioni',
  listenerNoneSent: 'Ancora nessun voto inviato. I voti di prova non sono inclusi.',
  sendTestVote: 'Invia voto di prova',
  noWebhook: 'Nessun webhook configurato',
  labelDisabled: '{kind, select, webhook {Webhook disattivato} other {Listener disattivato}}',
  labelPaused: '{kind, select, webhook {Webhook in pausa} other {Listener in pausa}}',
  labelFailing:
    '{kind, select, webhook {Webhook: {count, number} errori di fila} other {Listener: {count, number} errori di fila}}',
  labelNoneSinceSaved: 'Webhook: nessun voto dal salvataggio',
  labelUnconfirmed: 'Listener: inviato, non confermato',
  labelWorking: '{kind, select, webhook {Webhook funzionante} other {Listener funzionante}}',
  labelNoVotes: '{kind, select, webhook {Webhook: ancora nessun voto} other {Listener: ancora nessun voto}}',
} satisfies AreaTranslation<'health'>;
