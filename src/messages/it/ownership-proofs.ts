// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Accedi con Discord',
  byDiscordSignIn: 'l’accesso con l’account Discord che possiede l’applicazione',
  doDiscordSignIn:
    'Accedi con l’account Discord che possiede l’applicazione. Discord chiede se questo sito può vedere gli entitlement delle tue applicazioni: il fatto che si possano leggere dimostra che l’applicazione è tua. L’accesso termina subito, e ti verrà chiesto di accedere di nuovo ogni mese.',
  discordDescription: 'Descrizione su Discord',
  byDiscordDescription: 'un codice nella descrizione dell’applicazione',
  doDiscordDescription:
    'Apri la tua applicazione nel portale sviluppatori di Discord, aggiungi questo codice alla descrizione e salva. Lascialo lì: viene controllato ogni mese.',
  motd: 'Messaggio del giorno',
  byMotd: 'un codice nel messaggio del giorno',
  doMotd:
    'Aggiungi questo codice a motd in server.properties, o al messaggio del giorno del tuo proxy, e riavvia. Lascialo lì: viene controllato ogni mese.',
  dnsTxt: 'Record DNS',
  byDnsTxt: 'un record DNS',
  doDnsTxt:
    'Aggiungi un record TXT con questo nome e valore dove gestisci il dominio. Può impiegare un po’ a propagarsi. Lascialo lì: viene controllato ogni mese.',
  fivemVariable: 'Variabile del server',
  byFivemVariable: 'un codice in una variabile del server',
  doFivemVariable:
    'Aggiungi questa riga a server.cfg e riavvia il server, o inseriscila nella console. Lasciala lì: viene controllata ogni mese.',
  robloxDescription: 'Descrizione su Roblox',
  byRobloxDescription: 'un codice nella descrizione su Roblox',
  doRobloxDescription:
    'Aggiungi questo codice alla descrizione dell’esperienza o, se appartiene a un gruppo, alla descrizione del gruppo. Lascialo lì: viene controllato ogni mese.',
  byUnknown: 'un controllo',
  copyCode: 'il codice',
  copyRecordName: 'il nome del record',
  copyLine: 'la riga per server.cfg',
  application: 'Applicazione Discord {id}',
  place: 'Place Roblox {id}',
  addressMissing: 'Prima inserisci l’indirizzo in Contenuti.',
  addressIsJoinLink:
    'Un link cfx.re non contiene l’indirizzo del server. Prima inserisci host e porta in Contenuti, ad esempio play.example:30120.',
  addressUnusable: 'L’indirizzo in Contenuti non si può controllare. Prima correggilo.',
  applicationMissing:
    'Questa scheda non dice di quale applicazione Discord si tratta. Prima inserisci il link di invito del bot in Contenuti: https://discord.com/oauth2/authorize?client_id=…',
  checkFailed: 'Il controllo è fallito per un problema nostro. Riprova tra un po’.',
  serviceDown: '{service} al momento non risponde. Riprova tra un po’.',
  noApplication: 'Su Discord non c’è un’applicazione {id}. Controlla l’ID applicazione della scheda.',
  notInApplication:
    'La descrizione dell’applicazione non contiene {code}. Aggiungilo, aspetta che la modifica sia salvata e controlla di nuovo.',
  notInMotd:
    'Il messaggio del giorno non contiene {code}. Aggiungilo, aspetta che la modifica sia salvata e controlla di nuovo.',
  notInRecord:
    'Il record {name} non contiene {code}. Aggiungilo, aspetta che la modifica sia salvata e controlla di nuovo.',
  notInGame:
    'La descrizione del gioco non contiene {code}. Aggiungilo, aspetta che la modifica sia salvata e controlla di nuovo.',
  notInGameOrGroup:
    'La descrizione del gioco o del suo gruppo non contiene {code}. Aggiungilo, aspetta che la modifica sia salvata e controlla di nuovo.',
  notInVariables:
    'Nessuna variabile pubblica del server contiene {code}. Aggiungi la riga, riavvia e controlla di nuovo.',
  noNameServer: 'Da qui non si raggiunge nessun name server. Riprova tra un po’.',
  noRecord: 'Non c’è ancora un record TXT {name}. Un nuovo record può impiegare un po’ a propagarsi.',
  recordBroken: 'I name server restituiscono un errore per {name}. Controlla le impostazioni DNS del dominio.',
  recordTimeout: 'I name server non rispondono per {name}. Controlla le impostazioni DNS del dominio.',
  signInAgain:
    'Un accesso con Discord dimostra la proprietà per un mese. Accedi di nuovo, o aggiungi il codice alla descrizione dell’applicazione, che viene controllata in automatico.',
  signInCanceled: 'Discord non ha confermato l’accesso. Riprova.',
  otherAccount:
    'Questo account Discord non possiede l’applicazione {id}. Accedi su discord.com con l’account che la possiede e riprova.',
  listingDeleted: 'La scheda è stata eliminata.',
  addressChanged: 'L’indirizzo è cambiato. Dimostra quello nuovo in uno degli altri modi.',
  wayUnfit: 'Questo modo non è adatto all’indirizzo attuale della scheda. Scegline un altro.',
  accountUnable: 'Al momento questo account non può dimostrare nulla.',
  justDeleted: 'Questa scheda è stata appena eliminata.',
  justChanged: 'La scheda è stata appena modificata. Controlla di nuovo.',
  claimedByOther: 'Anche qualcun altro ha rivendicato questa scheda. Aspetta la decisione, o contattaci.',
  manager:
    'Gestisci questa scheda, quindi non puoi rivendicarla. Il proprietario può trasferirtela dalla pagina Gestori.',
  claimUncheckable: 'Questa rivendicazione non si può più controllare.',
} satisfies AreaTranslation<'ownershipProofs'>;
