// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: 'Flusso in diretta',
  text: 'Il tuo programma si collega a questo servizio e riceve i voti su quella connessione, quindi non gli serve un indirizzo pubblico: <guide>Segui il flusso in diretta</guide>. Al programma serve un token API con il permesso <code>votes:read</code>. Crealo nella pagina <tokens>Token</tokens>; si vede una volta sola.',
  noConsumers: 'Nessun programma si è ancora collegato con un nome di consumer.',
  createToken: 'Crea un token per il flusso in diretta',
  sendTest: 'Invia un evento di prova al flusso',
  status: 'Stato',
  consumer: 'Consumer',
  lastAcknowledged: 'Ultima conferma',
  action: 'Azione',
  connected: 'Collegato',
  notConnected: 'Non collegato',
  never: 'Mai',
  removeNamed: 'Rimuovi <unseen>{name}</unseen>',
  nothingWaits: 'Nessun evento in attesa.',
  upToDate: 'Aggiornato.',
  behind:
    '{events, plural, one {Indietro di # evento. Il primo: {since}.} other {Indietro di # eventi. Il primo: {since}.}}',
  behindOrMore:
    '{events, plural, one {Indietro di # o più eventi. Il primo: {since}.} other {Indietro di # o più eventi. Il primo: {since}.}}',
  dateAndDays: '{time}, {days, plural, one {# giorno fa} other {# giorni fa}}',
  aboutToMiss: 'Sta per perdere voti',
  deletesFirst: 'Il flusso eliminerà il primo voto {time}.',
  missed: '{votes, plural, one {# voto perso} other {# voti persi}}',
  missedOrMore: '{votes, plural, one {# o più voti persi} other {# o più voti persi}}',
  notAcknowledged:
    '{days, plural, one {Non li ha confermati per # giorno.} other {Non li ha confermati per # giorni.}}',
  noEvents:
    '{days, plural, one {Nell’ultimo giorno non ci sono stati voti né eventi di prova.} other {Negli ultimi # giorni non ci sono stati voti né eventi di prova.}}',
  latestEvents: 'Ultimi eventi',
  latestEventsText:
    'I voti e gli eventi di prova più recenti di questa scheda. Il flusso in diretta li ha tutti, anche quelli inviati al webhook.',
  acknowledgedBy: 'Confermato da',
  nobody: 'Nessun consumer',
  forwarded: 'Inoltrato',
  removeTitle: 'Rimuovi il consumer',
  removeQuestion: 'Rimuovere questo consumer?',
  removeConsumer: 'Rimuovi consumer',
  removeText:
    'Il servizio dimentica fin dove è arrivato {name}. La prossima connessione con questo nome parte da adesso.',
  removeTextBehind:
    'Il servizio dimentica fin dove è arrivato {name}. La prossima connessione con questo nome parte da adesso e non riceve {events, plural, one {# evento non confermato} other {# eventi non confermati}}.',
  removeConnected: 'Un programma è collegato con questo nome. La sua connessione termina. Per ricollegarlo, riavvialo.',
  removed: 'Il consumer è stato rimosso. La prossima connessione con il suo nome parte da adesso.',
  onlyStream: 'Solo flusso in diretta',
  listener: 'Listener dei voti',
  notToWebhook: 'Non inviato a un webhook',
  toListener: 'È stato inviato al listener dei voti. La <link>pagina del listener</link> mostra il risultato.',
  toStreamOnly: 'Inviato solo nel flusso in diretta',
  testNotInLog:
    'Questo evento non è nel registro del webhook, perché un evento di prova del flusso in diretta non va al webhook, o perché il webhook è stato rimosso.',
  voteNotInLog:
    'Questo voto non è nel registro del webhook, perché la scheda non aveva un webhook quando è stato registrato, o perché il webhook è stato rimosso.',
  canGetIt:
    'I programmi che <link>seguono il flusso in diretta</link> possono riceverlo per {days, plural, one {# giorno} other {# giorni}}, fino a: {time}.',
} satisfies AreaTranslation<'stream'>;
