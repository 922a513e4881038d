// The webhook of a listing: to which endpoint its votes are sent.
import type { AreaTranslation } from '../message.ts';

export default {
  webhook: 'Webhook',
  optionsAndSecret: 'Opzioni e segreto',
  yourSecret: 'Il tuo segreto di firma',
  theSecret: 'il segreto di firma',
  copySecretNow: 'Copialo ora e salvalo nella configurazione del tuo endpoint. Non verrà più mostrato.',
  votesToChat: 'I voti vengono pubblicati in un canale {channel}: {url}',
  endpointUrl: 'URL dell’endpoint',
  newUrl: 'Nuovo URL',
  urlHint:
    'Un URL HTTPS che accetta richieste POST. Con l’URL di un webhook {channels}, i voti vengono pubblicati nel canale come messaggi formattati.',
  localUrls: 'Dato che il servizio gira sul tuo computer, puoi usare anche URL locali come http://localhost:8080.',
  saveAndEnable: 'Salva e attiva',
  urlMissing: 'Inserisci l’indirizzo del tuo endpoint.',
  urlTooLong: 'Per l’indirizzo usa al massimo {max, number} caratteri.',
  saved: 'Salvato. I nuovi voti verranno inviati a questo endpoint.',
  isPaused: 'Il webhook è in pausa.',
  isPausedText: 'I voti restano in attesa e verranno inviati in ordine quando lo riprendi.',
  resume: 'Riprendi',
  isDisabled:
    '{failures, plural, one {Il webhook è stato disattivato dopo # errore.} other {Il webhook è stato disattivato dopo # errori di fila.}}',
  isDisabledText:
    'Correggi l’endpoint, invia un evento di prova, poi salva di nuovo l’URL per attivare il webhook e azzerare il conteggio degli errori. I voti dati nel frattempo non vengono inviati in automatico. Puoi riconsegnarli dal <link>registro delle consegne</link> per {days, plural, one {# giorno} other {# giorni}}.',
  health: 'Stato',
  deliveredInDay: 'Consegnati in 24 h',
  retrying: 'Da ritentare',
  failed: 'Falliti',
  lastDelivered: 'Ultimo voto consegnato',
  never: 'Mai',
  lastFailure: 'Ultimo errore',
  failedAt: '{time}, {reason}',
  noFailure: 'Nessuno',
  testsNotIncluded: 'Gli eventi di prova non sono inclusi.',
  openLog: 'Apri il registro delle consegne',
  nextSteps: 'Cosa succede dopo',
  nextSecret:
    'Ricevi un segreto di firma, mostrato una volta sola. Il tuo endpoint lo usa per verificare che i voti siano veri.',
  nextTest: 'Invii un evento di prova e vedi come risponde il tuo endpoint.',
  nextVotes: 'Ogni voto arriva in pochi secondi. Le consegne fallite vengono ritentate fino a cinque volte.',
  annulledVotes: 'Voti annullati',
  on: 'Attivo',
  off: 'Disattivato',
  annulmentsText:
    'Quando lo staff annulla dei voti, il tuo endpoint può ricevere per ognuno un evento <code>vote.annulled</code>, e <code>vote.restored</code> se vengono ripristinati. Attivalo solo se il tuo endpoint gestisce questi eventi.',
  turnOn: 'Attiva',
  turnOff: 'Disattiva',
  annulmentsOn: 'Ora gli eventi per i voti annullati vengono inviati.',
  annulmentsOff: 'Gli eventi per i voti annullati non vengono più inviati.',
  secretAndRemoval: 'Segreto e rimozione',
  pauseOrRemove: 'Pausa o rimozione',
  rotateNew:
    'Se in seguito il segreto va perso o trapela, ruotalo. X-Webhook-Signature passa subito al nuovo segreto. L’header Standard Webhooks è firmato con entrambi i segreti per 24 ore.',
  rotateShownBefore:
    'Il segreto è stato mostrato alla creazione. Se è andato perso o è trapelato, ruotalo. X-Webhook-Signature passa subito al nuovo segreto. L’header Standard Webhooks è firmato con entrambi i segreti per 24 ore.',
  notSigned:
    'Le consegne non sono firmate. Crea un segreto, così il tuo endpoint distingue i voti veri da quelli falsi.',
  rotateSecret: 'Ruota segreto',
  createSecret: 'Crea segreto',
  pause: 'Metti in pausa',
  paused: 'In pausa. I voti restano in attesa finché non riprendi.',
  resumed: 'Ripreso. I voti in attesa vengono inviati in ordine.',
  rotateTitle: 'Ruota il segreto di firma',
  rotateQuestion: 'Ruotare il segreto di firma?',
  rotateText:
    '<code>X-Webhook-Signature</code> usa il nuovo segreto dalla prossima consegna, quindi aggiorna subito il tuo endpoint. L’header Standard Webhooks è firmato con entrambi i segreti per 24 ore.',
  secretInUse: 'Il nuovo segreto è in uso.',
  removeTitle: 'Rimuovi il webhook',
  removeQuestion: 'Rimuovere il webhook?',
  removeWebhook: 'Rimuovi webhook',
  removeText:
    'Elimina l’URL e il segreto, e annulla le consegne in attesa. I voti contano ancora. Per fermare le consegne solo per un po’, metti in pausa il webhook.',
  removed: 'Il webhook è stato rimosso.',
  howToVerify: 'Come verificare un voto',
  howToVerifyText:
    'Calcola l’HMAC-SHA256 del corpo grezzo con l’intero segreto, compreso <code>whsec_</code>, e confrontalo con <code>X-Webhook-Signature</code>. Rispondi con uno stato 2xx dopo aver salvato il voto. Usa <code>{header}</code> per riconoscere i duplicati, e non dare ricompense per eventi con <code>"test": true</code>.',
} satisfies AreaTranslation<'webhook'>;
