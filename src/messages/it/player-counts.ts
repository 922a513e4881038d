// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound:
    'L’host non esiste nel DNS. Controlla come è scritto. Un nuovo record DNS può impiegare un po’ a propagarsi.',
  dnsBroken: 'I name server dell’host restituiscono un errore. Controlla le impostazioni DNS del dominio.',
  dnsTimeout: 'I name server dell’host non rispondono. Controlla le impostazioni DNS del dominio.',
  refused:
    'Nulla è in ascolto a questo indirizzo e porta. Controlla che il server sia acceso e che indirizzo e porta siano corretti.',
  unreached:
    'Il server non è stato raggiunto in tempo. Controlla che sia acceso e che indirizzo e porta siano corretti. Forse lo blocca un firewall.',
  noRoute:
    'Non c’è un percorso verso l’indirizzo del server. Controlla che il server sia acceso e che indirizzo e porta siano corretti.',
  silent:
    'Il server ha accettato la connessione ma non ha risposto in tempo. Controlla che sia acceso e che indirizzo e porta siano corretti.',
  closed:
    'Il server ha chiuso la connessione prima di rispondere. Controlla che sia acceso e che indirizzo e porta siano corretti.',
  connectionFailed:
    'La connessione al server non è riuscita. Controlla che sia acceso e che indirizzo e porta siano corretti.',
  unexpected:
    'Il server non ha risposto come previsto. Controlla che sia acceso e che indirizzo e porta siano corretti.',
  blockedAddress:
    'L’host porta a un indirizzo non pubblico, quindi non viene interrogato. Inserisci l’indirizzo usato dai giocatori.',
  invalidAddress: 'Nessun server può avere questo indirizzo. Controlla gli errori di battitura.',
  blockedPort:
    'Questa porta appartiene a un altro tipo di servizio e non viene mai interrogata. Usa un’altra porta per il server di gioco.',
  portInvalid: 'La porta deve essere un numero da 1 a 65535. Correggila nell’indirizzo.',
  hidden:
    'Il server risponde ma nasconde il numero di giocatori. Per mostrarlo qui, attivalo nelle impostazioni del server.',
  answerCut: 'La risposta del server era troppo lunga o incompleta. Riproveremo in automatico.',
  refusedHere:
    'Il server rifiuta le nostre interrogazioni. Controlla le sue impostazioni per le richieste, come sv_requestParanoia.',
  joinLink:
    'Un link cfx.re non contiene l’indirizzo del server. Inserisci host e porta, ad esempio play.example:30120.',
  robloxAddress:
    'Come indirizzo inserisci la pagina dell’esperienza su roblox.com, o il suo place ID: roblox.com/games/1234567890.',
  placeUnknown: 'Su Roblox non c’è un’esperienza pubblica con questo place ID. Controlla l’indirizzo.',
  robloxDown: 'Roblox al momento non risponde. Riproveremo in automatico.',
  hytalePlugin:
    'Hytale non pubblica da sé il numero di giocatori. Installa il plugin HyQuery, che risponde sulla porta di gioco, o Nitrado:Query, che usa la porta di gioco più 3.',
  hytaleDenied:
    'Il plugin di query del server nega l’accesso. Dai al gruppo ANONYMOUS il permesso nitrado.query.web.read.basic.',
  ours: 'L’ultima rilevazione è fallita per un problema nostro. Riproveremo in automatico.',
  notMinecraft:
    'Qualcosa ha risposto, ma non è un server Minecraft (Java Edition). Controlla la porta e che enable-status sia attivo in server.properties.',
  notFivem:
    'Qualcosa ha risposto, ma non è un server FiveM. Inserisci host e porta del server, ad esempio play.example:30120.',
  notRoblox: 'Non abbiamo capito la risposta di Roblox. Riproveremo in automatico.',
  turnedOff: 'La rilevazione dei giocatori è disattivata. Chi gestisce il servizio può attivarla.',
} satisfies AreaTranslation<'playerCounts'>;
