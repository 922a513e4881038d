// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: 'Tentativo {number, number}',
  cause: 'Causa',
  causeFirst: 'Primo tentativo',
  causeRetry: 'Nuovo tentativo',
  causeRedelivery: 'Riconsegnato a mano',
  causeTest: 'Prova',
  started: 'Iniziato',
  duration: 'Durata',
  unknownDuration: 'Sconosciuta',
  address: 'Indirizzo IP',
  noAddress: 'Nessuno',
  countedAsFailure: 'Contato come errore',
  yes: 'Sì',
  no: 'No',
  notSentYet: 'Non ancora inviata',
  dns: 'DNS <b>{duration}</b>',
  connect: 'Connessione <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Attesa risposta <b>{duration}</b>',
  read: 'Lettura risposta <b>{duration}</b>',
  untilEnd: 'Fino alla fine <b>{duration}</b>',
  reached: '{step, select, dns {DNS risolto} connect {Connesso} tls {TLS stabilito} other {Primo byte}}',
  notReached:
    '{step, select, dns {Non raggiunto: DNS risolto} connect {Non raggiunto: Connesso} tls {Non raggiunto: TLS stabilito} other {Non raggiunto: Primo byte}}',
  request: 'Richiesta',
  unknownUrl: 'sconosciuto, perché il webhook è stato rimosso',
  savedAgain:
    'Il webhook è stato salvato di nuovo dopo questo tentativo ({time}), quindi il tentativo potrebbe aver usato un altro URL.',
  header: 'Header',
  value: 'Valore',
  chatNotSigned: 'I messaggi ai canali di chat non sono firmati.',
  signaturesRecomputed:
    'Le firme non vengono salvate. Queste sono state ricalcolate con il segreto usato allora e sono identiche a quelle inviate.',
  signaturesMadeUp: 'Firmato per questa prova con un segreto casuale, che non è stato salvato.',
  notSigned: 'Inviato senza firma.',
  signaturesUnknown:
    'Le firme non vengono salvate. Da allora il segreto o l’URL è cambiato, quindi le firme di questo tentativo non si possono ricalcolare.',
  copyAsCurl: 'Copia come curl',
  signedCurl:
    'Metti il tuo segreto di firma nella prima riga. Questi comandi firmano e inviano gli stessi byte. Servono curl e openssl.',
  unsignedCurl: 'Invia gli stessi byte. Serve curl.',
  treatedAsVote: 'Il tuo endpoint lo tratterà come un vero voto.',
  theCommands: 'i comandi',
  response: 'Risposta',
  noBody: 'Nessun corpo.',
  truncated: 'Troncata: si salvano solo i primi {size, number} KiB.',
} satisfies AreaTranslation<'attempts'>;
