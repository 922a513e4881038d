// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted:
    'Questo servizio si è fermato durante il tentativo, quindi non si sa se la consegna sia arrivata al ricevitore.',
  interruptedTodo:
    'Nulla: la consegna viene ritentata con lo stesso ID evento, così il ricevitore può riconoscere un duplicato.',
  voteAnnulled: 'Lo staff di questo sito ha annullato il voto prima della consegna.',
  voteAnnulledTodo: 'Nulla: il voto non conta. Puoi comunque riconsegnarlo a mano.',
  settingsUnreadable:
    'Questo servizio non può decifrare l’URL e il segreto del webhook, perché sono stati salvati con un’altra chiave.',
  settingsUnreadableTodo:
    'Salva di nuovo l’URL del webhook, o chiedi a chi gestisce il servizio di ripristinare la SECRET_KEY precedente. Fino ad allora le consegne attendono, e nulla conta a sfavore del tuo endpoint.',
  idleClosed: 'Il ricevitore ha chiuso la connessione delle richieste precedenti proprio mentre questa veniva inviata.',
  idleClosedTodo:
    'Nulla: la consegna viene subito inviata di nuovo, su una nuova connessione e con il numero di tentativo successivo. Questo tentativo non conta.',
  shutdown: 'Questo servizio si stava riavviando durante il tentativo.',
  shutdownTodo: 'Il problema è nostro. Non conta a sfavore del tuo endpoint, e la consegna viene ritentata.',
  stalled: 'Questo servizio si è bloccato durante il tentativo.',
  stalledTodo: 'Il problema è nostro. Non conta a sfavore del tuo endpoint, e la consegna viene ritentata.',
  internalError: 'Si è verificato un errore imprevisto in questo servizio.',
  internalErrorTodo:
    'Il problema è nostro. Non conta a sfavore del tuo endpoint, e la consegna viene ritentata. Se continua, contatta chi gestisce il servizio.',
  outOfSockets: 'Questo servizio non aveva più socket liberi.',
  outOfSocketsTodo:
    'Il problema è nostro. Non conta a sfavore del tuo endpoint, e la consegna viene ritentata. Se continua, chi gestisce il servizio dovrebbe alzare il limite di file aperti.',
  networkUnreachable: 'Questo servizio non ha un percorso di rete verso l’indirizzo del ricevitore.',
  networkUnreachableTodo:
    'Il problema è nostro. Non conta a sfavore del tuo endpoint, e la consegna viene ritentata. Se il tuo host ha solo un indirizzo IPv6, dagli anche un indirizzo IPv4.',
  dnsFailed: 'Questo servizio non ha raggiunto un name server.',
  dnsFailedTodo: 'Il problema è nostro. Non conta a sfavore del tuo endpoint, e la consegna viene ritentata.',
  dnsNotFound: 'Il nome host nell’URL non esiste o non ha un indirizzo.',
  dnsNotFoundTodo:
    'Controlla come è scritto. Un nuovo record DNS può impiegare un po’ a propagarsi. Il nome di un tunnel probabilmente è scaduto.',
  dnsBroken: 'I name server del tuo dominio hanno restituito un errore.',
  dnsBrokenTodo: 'Controlla i name server e il DNSSEC del dominio presso il registrar.',
  dnsTimeout: 'I name server del tuo dominio non hanno risposto in tempo.',
  dnsTimeoutTodo: 'Controlla i name server del dominio presso il registrar.',
  blockedAddress: 'L’host porta a un indirizzo non consentito, ad esempio privato o di metadati di un cloud.',
  blockedAddressTodo:
    'Usa un indirizzo pubblico o un tunnel. Per consentire una rete privata, chi gestisce il servizio può impostare ALLOW_PRIVATE_TARGETS.',
  urlInvalid: 'L’URL dell’endpoint non è completo.',
  urlInvalidTodo: 'Inserisci l’URL per intero, ad esempio https://bot.example/votes.',
  urlCharacters: 'L’URL dell’endpoint contiene caratteri invisibili.',
  urlCharactersTodo: 'Copia di nuovo l’URL, senza il testo intorno.',
  urlTooLong: 'L’URL dell’endpoint supera i {max, number} caratteri.',
  urlTooLongTodo: 'Accorcialo.',
  urlScheme: 'L’URL dell’endpoint non è un indirizzo web.',
  urlSchemeTodo: 'Deve iniziare con https://.',
  urlNotHttps:
    'L’URL dell’endpoint usa http in chiaro, consentito solo verso le reti aperte da chi gestisce il servizio.',
  urlNotHttpsTodo: 'Usa https://, ad esempio con un reverse proxy o un tunnel.',
  urlCredentials: 'L’URL dell’endpoint contiene un nome utente o una password.',
  urlCredentialsTodo: 'Toglili, e verifica invece la firma di ogni richiesta.',
  urlFragment: 'L’URL dell’endpoint contiene un frammento (dopo #), che non arriva mai a un server.',
  urlFragmentTodo: 'Toglilo, o usa ? se è un parametro.',
  urlPort: 'L’URL dell’endpoint ha una porta bloccata, perché appartiene a un altro tipo di servizio.',
  urlPortTodo: 'Usa un’altra porta per il ricevitore, ad esempio 443 o 8443.',
  connectRefused: 'Nulla è in ascolto a quell’indirizzo e porta.',
  connectRefusedTodo:
    'Avvia il ricevitore, e controlla che ascolti sulla porta nell’URL e su 0.0.0.0, non solo su 127.0.0.1.',
  connectTimeout: 'Il server non ha risposto al tentativo di connessione.',
  connectTimeoutTodo:
    'Controlla che il server sia attivo e che la porta sia aperta nel firewall o nel pannello di hosting.',
  hostUnreachable: 'La rete segnala che il server non è raggiungibile.',
  hostUnreachableTodo: 'Controlla che il server sia attivo e che il suo indirizzo nel DNS sia corretto.',
  tlsExpired: 'Il certificato TLS del ricevitore è scaduto.',
  tlsExpiredTodo: 'Rinnovalo, e controlla che il server lo ricarichi dopo un rinnovo.',
  tlsNotYetValid: 'Il certificato TLS del ricevitore non è ancora valido.',
  tlsNotYetValidTodo: 'Controlla l’orologio della macchina che l’ha emesso, o aspetta che il certificato sia valido.',
  tlsNameMismatch: 'Il certificato TLS del ricevitore è per un altro nome host.',
  tlsNameMismatchTodo:
    'Procurane uno per l’host nell’URL, o inserisci l’host per cui è il certificato. Un certificato predefinito spesso significa che il server non è configurato per questo host.',
  tlsSelfSigned: 'Il certificato TLS del ricevitore è autofirmato, quindi non si può verificare di chi sia.',
  tlsSelfSignedTodo:
    'Usa un certificato di un’autorità pubblica, ad esempio gratuito di Let’s Encrypt, o metti davanti un reverse proxy o un tunnel.',
  tlsIncompleteChain:
    'Il certificato TLS del ricevitore non risale a un’autorità attendibile, di solito perché manca il certificato intermedio.',
  tlsIncompleteChainTodo:
    'Configura la catena completa (spesso un file fullchain.pem). I browser spesso nascondono questo errore.',
  tlsUntrusted: 'Il certificato TLS del ricevitore viene da un’autorità non attendibile pubblicamente.',
  tlsUntrustedTodo:
    'Usa un certificato di un’autorità pubblica. Per rendere attendibile la tua autorità, chi gestisce il servizio può impostare NODE_EXTRA_CA_CERTS.',
  tlsTimeout: 'Il server ha accettato la connessione ma non ha concluso in tempo l’handshake TLS.',
  tlsTimeoutTodo: 'Controlla che il server usi TLS su questa porta e non sia sovraccarico.',
  tlsFailed: 'L’handshake TLS è fallito.',
  tlsFailedTodo: 'Controlla che il server supporti TLS 1.2 o 1.3 e non richieda un certificato client.',
  httpOnHttps: 'La porta non usa TLS, che https:// richiede. Probabilmente usa HTTP in chiaro.',
  httpOnHttpsTodo: 'Usa la porta su cui il tuo server offre TLS, di solito 443.',
  httpsOnHttp: 'La porta usa TLS, ma l’URL inizia con http://.',
  httpsOnHttpTodo: 'Usa https:// nell’URL.',
  timeoutHeaders: 'Il ricevitore ha accettato la richiesta ma non ha risposto entro 10 secondi.',
  timeoutHeadersTodo: 'Rispondi subito 2xx e fai il lavoro dopo, ad esempio con una coda.',
  reset: 'Il ricevitore ha interrotto la connessione prima di rispondere.',
  resetTodo: 'Cerca un crash nel log del ricevitore a quest’ora, e un timeout negli eventuali proxy intermedi.',
  closedEarly: 'Il ricevitore ha chiuso la connessione prima di inviare una risposta completa.',
  closedEarlyTodo:
    'Cerca un crash nel log del ricevitore a quest’ora. L’handler deve inviare uno stato per ogni richiesta.',
  malformedHttp: 'La risposta non era HTTP/1.1 valido.',
  malformedHttpTodo:
    'Controlla che la porta appartenga a un web server e non a un altro servizio, ad esempio il server di gioco.',
  headersTooLarge: 'Il ricevitore ha inviato più di 32 KiB di header o una risposta senza fine.',
  headersTooLargeTodo: 'Fai restituire all’handler solo uno stato. Cookie e header di debug non servono.',
  networkError: 'Si è verificato un errore di rete durante il tentativo.',
  networkErrorTodo: 'Se succede ancora, controlla la rete del ricevitore e tutto ciò che c’è in mezzo.',
} satisfies AreaTranslation<'connectionDiagnoses'>;
