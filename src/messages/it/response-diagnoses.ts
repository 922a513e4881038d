// What a webhook’s receiver answered to a delivery. Each has what happened and, with “Todo” at its end, what the owner
// can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  delivered: 'Il ricevitore ha accettato la consegna.',
  deliveredTodo: 'Nulla.',
  redirect: 'Il ricevitore ha risposto con un reindirizzamento. I reindirizzamenti non vengono mai seguiti.',
  redirectTodo:
    'Inserisci la destinazione del reindirizzamento come URL dell’endpoint. Spesso cambia solo per https://, www. o una barra finale.',
  http400: 'Il ricevitore ha risposto 400: non ha capito la richiesta.',
  http400Todo: 'Controlla che l’handler si aspetti un corpo JSON, e cerca nel suo log cosa mancava.',
  http401: 'Il ricevitore ha risposto 401: di solito è fallita la verifica della firma.',
  http401Todo:
    'Controlla che usi l’attuale segreto di questo endpoint, per intero, e calcoli l’HMAC sul corpo grezzo prima di qualsiasi parser JSON.',
  http403: 'Il ricevitore ha risposto 403: il ricevitore o un firewall davanti vieta la richiesta.',
  http403Todo: 'Escludi le richieste POST a questo percorso da login, controlli di cookie e CSRF e filtri anti-bot.',
  http404: 'Il ricevitore ha risposto 404: il server c’è, il percorso no.',
  http404Todo: 'Controlla il percorso nell’URL lettera per lettera, e che il server abbia lì una route per POST.',
  http405: 'Il ricevitore ha risposto 405: il percorso esiste ma non accetta POST.',
  http405Todo:
    'Registra l’handler per POST. Aprire l’URL nel browser invia una richiesta GET, quindi lì può funzionare.',
  http406: 'Il ricevitore ha risposto 406: non ha trovato un formato accettabile per la risposta.',
  http406Todo: 'Fai restituire all’handler uno stato senza corpo, a prescindere dall’header Accept.',
  http408: 'Il ricevitore ha risposto 408: non ha ricevuto in tempo l’intera richiesta.',
  http408Todo: 'Controlla il proxy davanti al ricevitore. La richiesta viene inviata senza ritardi.',
  http409: 'Il ricevitore ha risposto 409, un conflitto.',
  http409Todo: 'Se risponde così per un evento che ha già, fagli restituire 2xx. Gli eventi ripetuti sono normali.',
  http410: 'Il ricevitore ha risposto 410: l’endpoint non esiste più.',
  http410Todo: 'Inserisci il nuovo URL, o metti in pausa il webhook.',
  http411: 'Il ricevitore ha risposto 411: non ha ricevuto l’header Content-Length, presente in ogni richiesta.',
  http411Todo: 'Controlla il proxy davanti al ricevitore.',
  http413: 'Il ricevitore ha risposto 413: il corpo è troppo grande.',
  http413Todo: 'Alza il limite della dimensione del corpo a 64 KB o più. I voti sono sotto i 2 KB.',
  http414: 'Il ricevitore ha risposto 414: l’URL è troppo lungo.',
  http414Todo: 'Accorcia l’URL dell’endpoint.',
  http415: 'Il ricevitore ha risposto 415: non accetta JSON.',
  http415Todo: 'Fai accettare all’handler Content-Type: application/json.',
  http421: 'Il ricevitore ha risposto 421: il server non serve questo host.',
  http421Todo: 'Controlla l’host nell’URL e come è configurato il proxy per esso.',
  http422: 'Il ricevitore ha risposto 422: il JSON non corrisponde a ciò che si aspetta.',
  http422Todo: 'Confronta il suo schema con il payload documentato, e fagli ignorare i campi sconosciuti.',
  http429: 'Il ricevitore ha risposto 429: ha ricevuto troppe richieste.',
  http429Todo:
    'Escludi questo percorso dal limite di frequenza. Una risposta 4xx è definitiva, quindi questi voti non vengono ritentati in automatico.',
  http431: 'Il ricevitore ha risposto 431: gli header della richiesta sono troppo grandi.',
  http431Todo: 'Alza il limite della dimensione degli header a 8 KB o più.',
  http500: 'Il ricevitore ha risposto 500: il suo handler è andato in crash.',
  http500Todo: 'Cerca l’errore nel log del ricevitore a quest’ora.',
  http501: 'Il ricevitore ha risposto 501: non implementa POST.',
  http501Todo: 'Controlla che questo URL sia servito da un’applicazione web e non da un file server.',
  http502: 'Il proxy del ricevitore ha risposto 502: l’applicazione dietro non ha risposto correttamente.',
  http502Todo: 'Controlla che l’applicazione sia attiva sulla porta che il proxy si aspetta.',
  http503: 'Il ricevitore ha risposto 503: è sovraccarico o in manutenzione.',
  http503Todo:
    'Controlla che l’applicazione sia attiva. I piani di hosting gratuiti rispondono così quando è in sospensione.',
  http504: 'Il proxy del ricevitore ha risposto 504: l’applicazione dietro è stata troppo lenta.',
  http504Todo: 'Rispondi subito con 2xx e fai il lavoro dopo.',
  http520: 'Cloudflare ha risposto al posto del tuo server (520): non ha capito la risposta del tuo server.',
  http520Todo: 'Cerca un crash nel log del tuo server a quest’ora.',
  http521: 'Cloudflare ha risposto al posto del tuo server (521): il tuo server ha rifiutato la connessione.',
  http521Todo: 'Avvia il server, e consenti gli indirizzi di Cloudflare nel suo firewall.',
  http522:
    'Cloudflare ha risposto al posto del tuo server (522): il tuo server non ha accettato la connessione in tempo.',
  http522Todo: 'Controlla che il server sia attivo e che il firewall consenta gli indirizzi di Cloudflare.',
  http523: 'Cloudflare ha risposto al posto del tuo server (523): non ha un percorso verso il tuo server.',
  http523Todo: 'Controlla l’indirizzo del server nelle impostazioni DNS di Cloudflare.',
  http524: 'Cloudflare ha risposto al posto del tuo server (524): il tuo server ha impiegato troppo a rispondere.',
  http524Todo: 'Rispondi subito con 2xx e fai il lavoro dopo.',
  http525: 'Cloudflare ha risposto al posto del tuo server (525): l’handshake TLS con il tuo server è fallito.',
  http525Todo: 'Controlla il certificato del server e la modalità SSL su Cloudflare.',
  http526: 'Cloudflare ha risposto al posto del tuo server (526): il certificato del tuo server non è valido.',
  http526Todo: 'Rinnova il certificato del server o cambia la modalità SSL su Cloudflare.',
  http530:
    'Cloudflare ha risposto al posto del tuo server (530): il tunnel o il server dietro questo host non è attivo.',
  http530Todo: 'Riavvia il tunnel, e controlla che il suo nome host sia ancora quello nell’URL.',
  http4xx: 'Il ricevitore ha risposto con uno stato 4xx: ha rifiutato la richiesta.',
  http4xxTodo:
    'Cerca il motivo nel log del ricevitore. Una risposta 4xx è definitiva: riconsegna dopo aver risolto la causa.',
  http5xx: 'Il ricevitore ha risposto con uno stato 5xx: qualcosa è fallito da parte sua.',
  http5xxTodo: 'Cerca l’errore nel log del ricevitore a quest’ora.',
  httpOther: 'Il ricevitore ha risposto con uno stato insolito.',
  httpOtherTodo: 'Fai restituire all’handler 200 o 204 per ogni consegna che accetta.',
  thisMachine: 'Nulla è in ascolto su quella porta di questa macchina.',
  thisMachineTodo: 'Avvia il ricevitore, e controlla che ascolti sulla porta nell’URL.',
  redirectTo:
    'Il ricevitore ha risposto con un reindirizzamento a {location}, e i reindirizzamenti non vengono mai seguiti.',
  redirectToTodo:
    'Se quello è il tuo ricevitore, inseriscilo come URL dell’endpoint. Se è una pagina di login, escludi dal login le richieste POST a questo percorso.',
  tunnelGone: 'Il tunnel (ngrok) ha risposto, ma il programma dietro non è collegato.',
  tunnelGoneTodo:
    'Riavvia il tunnel e il ricevitore, e controlla che il nome host del tunnel sia ancora quello nell’URL.',
  botFilter:
    'Un filtro anti-bot davanti al ricevitore ha risposto con una pagina di verifica che solo un browser può risolvere.',
  botFilterTodo: 'Escludi questo percorso dal filtro. Su Cloudflare usa una regola WAF che salti i controlli anti-bot.',
  passwordPrompt: 'Il ricevitore ha risposto 401: il suo web server chiede nome utente e password.',
  passwordPromptTodo:
    'Togli la protezione con password da questo percorso. La firma dimostra già chi ha inviato la richiesta.',
  noPostRoute:
    'Il ricevitore ha risposto 404: l’applicazione è attiva, ma non ha una route per POST a questo percorso.',
  noPostRouteTodo: 'Confronta lettera per lettera il percorso nell’URL con quello per cui è registrato l’handler.',
  webPage: 'Il ricevitore ha risposto 404 con una pagina web: l’host serve un sito, ma non questo percorso.',
  webPageTodo: 'Controlla il percorso nell’URL, e che host e porta appartengano al ricevitore e non al sito.',
  acceptedByWebPage: 'Il ricevitore ha accettato la consegna ma ha risposto con una pagina web.',
  acceptedByWebPageTodo:
    'Se al tuo handler non arriva nessun voto, la richiesta la gestisce un sito web: controlla il percorso nell’URL.',
} satisfies AreaTranslation<'responseDiagnoses'>;
