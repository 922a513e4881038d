// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: 'L’host del listener non è un nome host né un indirizzo IP.',
  hostInvalidTodo: 'Inserisci solo l’host, ad esempio mc.example, e la porta nel suo campo.',
  portInvalid: 'La porta del listener non è un numero da 1 a 65535.',
  portInvalidTodo: 'Inserisci la porta dal config.yml del plugin: 8192 se non è stata cambiata.',
  portDenied: 'La porta del listener è bloccata, perché appartiene a un altro tipo di servizio.',
  portDeniedTodo:
    'Inserisci la porta dal config.yml del plugin, o cambia la porta del plugin. Quella predefinita è 8192.',
  dnsNotFound: 'Il nome host del listener non esiste.',
  dnsNotFoundTodo:
    'Controlla come è scritto. Il nome usato dai giocatori può essere solo un record SRV, che i listener dei voti non hanno. In quel caso inserisci l’indirizzo IP o il vero nome host del server.',
  dnsBroken: 'I name server del dominio del listener hanno restituito un errore.',
  dnsBrokenTodo:
    'Controlla i name server e il DNSSEC del dominio presso il registrar, o inserisci l’indirizzo IP del server.',
  dnsTimeout: 'I name server del dominio del listener non hanno risposto in tempo.',
  dnsTimeoutTodo: 'Controlla i name server del dominio presso il registrar, o inserisci l’indirizzo IP del server.',
  dnsFailed: 'Questo servizio non ha raggiunto un name server.',
  dnsFailedTodo: 'Il problema è nostro, non del tuo server. Invia più tardi un voto di prova.',
  blockedAddress: 'L’host porta a un indirizzo privato, e i voti si inviano solo a quelli pubblici.',
  blockedAddressTodo:
    'Inserisci l’indirizzo pubblico usato dai giocatori, e inoltra lì la porta del listener. Per consentire una rete privata, chi gestisce il servizio può impostare ALLOW_PRIVATE_TARGETS.',
  hostUnreachable: 'La rete segnala che il server del listener non è raggiungibile.',
  hostUnreachableTodo:
    'Controlla che il server sia attivo, che l’indirizzo sia corretto e che il firewall consenta la porta del listener (TCP 8192 se non è stata cambiata).',
  reset: 'Il server ha chiuso la connessione mentre veniva stabilita.',
  resetTodo:
    'Cerca un firewall o una protezione DDoS davanti alla porta del listener, e aggiungi un’eccezione per questo servizio.',
  networkError: 'Si è verificato un errore di rete mentre si stabiliva la connessione.',
  networkErrorTodo: 'Invia un voto di prova. Se fallisce ancora, controlla la rete del server.',
  networkUnreachable: 'Questo servizio non ha un percorso di rete verso l’indirizzo del listener.',
  networkUnreachableTodo:
    'Il problema è nostro, non del tuo server. Invia più tardi un voto di prova. Se il tuo host ha solo un indirizzo IPv6, inserisci un indirizzo IPv4.',
  outOfSockets: 'Questo servizio non aveva più socket liberi.',
  outOfSocketsTodo:
    'Il problema è nostro, non del tuo server. Invia più tardi un voto di prova. Se continua, chi gestisce il servizio dovrebbe alzare il limite di file aperti.',
  stalled: 'Questo servizio si è bloccato, e il voto non è stato inviato.',
  stalledTodo: 'Il problema è nostro, non del tuo server. Invia più tardi un voto di prova.',
  shutdown: 'Questo servizio si stava riavviando, e il voto non è stato inviato.',
  shutdownTodo: 'Il problema è nostro, non del tuo server. Invia più tardi un voto di prova.',
  internalError: 'Si è verificato un errore imprevisto in questo servizio, e il voto non è stato inviato.',
  internalErrorTodo:
    'Il problema è nostro, non del tuo server. Invia più tardi un voto di prova. Se continua, contatta chi gestisce il servizio.',
  voteUnreadable: 'Questo servizio non è riuscito a leggere il voto salvato, quindi non è stato inviato nulla.',
  voteUnreadableTodo: 'Contatta chi gestisce il servizio. Da parte tua non c’è nulla da correggere.',
  noPlayer: 'Il voto non indica un giocatore, quindi non è stato inviato nulla.',
  noPlayerTodo: 'Nulla: chi vuole la ricompensa deve inserire il nome giocatore quando vota.',
  serviceNameRefused: 'Il nome di questo servizio non si può inviare a un listener.',
  serviceNameRefusedTodo: 'Chi gestisce il servizio dovrebbe impostare SERVICE_NAME con lettere (A–Z) e cifre.',
  keyUnusable: 'La chiave pubblica salvata non è una chiave RSA a 2048 bit, quindi il voto non si è potuto cifrare.',
  keyUnusableTodo: 'Incolla di nuovo il testo di rsa/public.key del plugin.',
  voteAnnulled: 'Lo staff di questo sito ha annullato il voto prima dell’invio.',
  voteAnnulledTodo: 'Nulla: i voti annullati non vengono ricompensati.',
  listenerRemoved: 'Il listener dei voti è stato rimosso prima dell’invio di questo voto.',
  listenerRemovedTodo:
    'Questo voto non viene inviato di nuovo. I nuovi voti partono quando configuri di nuovo un listener.',
  settingsUnreadable:
    'Questo servizio non può decifrare le impostazioni del listener, perché sono state salvate con un’altra chiave.',
  settingsUnreadableTodo:
    'Salva di nuovo il listener con il suo token o chiave, o chiedi a chi gestisce il servizio di ripristinare la SECRET_KEY precedente.',
  closedBeforeGreeting: 'La connessione è stata chiusa prima che il listener inviasse il suo saluto.',
  closedBeforeGreetingTodo:
    'Controlla che la porta sia quella del plugin dei voti, e che un tunnel o proxy davanti raggiunga ancora il server. Anche VotifierPlus chiude le connessioni mentre ConnectionThrottle blocca questo servizio. In quel caso aspetta qualche minuto.',
  greetingUnfinished: 'Il listener ha iniziato un saluto Votifier ma non ha mai finito la riga.',
  greetingUnfinishedTodo:
    'Controlla eventuali tunnel o proxy tra questo servizio e il plugin, e invia un voto di prova.',
  voteTooLong: 'Il saluto del listener renderebbe il voto troppo lungo per essere accettato.',
  voteTooLongTodo: 'Usa NuVotifier o VotifierPlus non modificati, la cui challenge ha 26 caratteri.',
  closedBeforeSending: 'Il listener ha inviato il suo saluto e poi ha chiuso la connessione prima dell’invio del voto.',
  closedBeforeSendingTodo:
    'Guarda nella console del server a quest’ora. Fa così un server sovraccarico o in riavvio, o un plugin che limita le connessioni.',
  connectRefused:
    '{place, select, hostAndPort {Nulla è in ascolto su {host}, porta {port}.} host {Nulla è in ascolto su {host}.} other {Nulla è in ascolto.}}',
  connectRefusedTodo:
    'Controlla nella console del server che il plugin dei voti sia caricato e mostri {port}, e che host nel suo config.yml sia 0.0.0.0. Con un proxy come Velocity, il listener è il plugin del proxy.',
  connectRefusedHereTodo:
    'Controlla nella console del server che il plugin dei voti sia caricato e mostri {port}. Con un proxy come Velocity, il listener è il plugin del proxy.',
  connectTimeout:
    '{place, select, hostAndPort {Nessuna risposta al tentativo di connessione a {host}, porta {port}.} host {Nessuna risposta al tentativo di connessione a {host}.} other {Nessuna risposta al tentativo di connessione.}}',
  connectTimeoutTodo:
    'Controlla che il server sia attivo, e apri in TCP {port} nel firewall, nel pannello di hosting o nel router. Con un provider di hosting, usa una porta che ti ha assegnato.',
  portKnown: 'la porta {port}',
  portUnknown: 'la porta del listener (8192 se non è stata cambiata)',
  nameRefused: 'Il voto non è stato inviato, perché nessun listener accetterebbe il nome del giocatore.',
  nameRefusedTodo: 'Un nome ha da 1 a 16 caratteri, compreso un prefisso Bedrock.',
  nameRefusedV1Todo: 'Un nome ha da 1 a 16 caratteri, compreso un prefisso Bedrock, e con v1 solo caratteri ASCII.',
  noGreeting:
    '{place, select, hostAndPort {Qualcosa accetta connessioni su {host}, porta {port}, ma non ha inviato il saluto di un listener dei voti.} host {Qualcosa accetta connessioni su {host}, ma non ha inviato il saluto di un listener dei voti.} other {Qualcosa accetta connessioni, ma non ha inviato il saluto di un listener dei voti.}}',
  noGreetingTodo:
    'Inserisci la porta del plugin dei voti dal suo config.yml: 8192 se non è stata cambiata. La porta di gioco, ad esempio 25565, non invia saluti.',
  noGreetingGamePortTodo:
    'La porta 25565 è quella di gioco. Inserisci la porta del plugin dei voti dal suo config.yml: 8192 se non è stata cambiata.',
  notVotifier:
    '{place, select, hostAndPort {Su {host}, porta {port}, risponde un altro tipo di servizio.} host {Su {host} risponde un altro tipo di servizio.} other {Risponde un altro tipo di servizio.}}',
  greetingWas: '{happened} Il suo saluto era “{words}”.',
  notVotifierTodo: 'Inserisci la porta del plugin dei voti dal suo config.yml: 8192 se non è stata cambiata.',
  unknownVersion: 'Il listener saluta come Votifier, ma con un protocollo che non è né v1 né v2.',
  unknownVersionNamed: 'Il listener saluta come Votifier, ma con un protocollo che non è né v1 né v2: “{words}”.',
  unknownVersionTodo: 'Installa una versione attuale di NuVotifier o VotifierPlus, che supportano v2.',
  v1Only: 'Il listener supporta solo il protocollo v1, ma qui è selezionato v2.',
  v1OnlyNamed: 'Il listener supporta solo il protocollo v1 ({words}), ma qui è selezionato v2.',
  v1OnlyTodo:
    'Con VotifierPlus imposta TokenSupport: true nel suo config.yml, ricaricalo e inserisci il token per {service} o default. Con Votifier classico scegli qui v1 e incolla il suo rsa/public.key.',
  thisService: 'il nome di questo servizio',
  endedAccepted: 'Il listener ha accettato il voto.',
  endedAcceptedTodo: 'Se il giocatore non ha ricevuto la ricompensa, controlla il plugin delle ricompense.',
  endedRejected: 'Il listener ha rifiutato il voto.',
  endedRejectedTodo: 'Cerca il motivo nella console del server a quest’ora.',
  endedFailed: 'Non è stato possibile inviare il voto.',
  endedFailedTodo: 'Controlla host, porta e token o chiave del listener, e invia un voto di prova.',
  endedSentUnconfirmed: 'Il voto è stato inviato, ma non si può confermare.',
  endedSentUnconfirmedTodo: 'Cerca il voto nella console del server.',
  endedUnknown: 'Il voto è stato inviato, ma non si sa se è stato elaborato.',
  endedUnknownTodo: 'Non viene mai inviato due volte. Cerca il voto nella console del server.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
