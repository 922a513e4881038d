// What is wrong with the URL of a webhook, the settings of a vote listener, or a vote, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  urlScheme: 'Solo gli indirizzi web possono ricevere voti: l’URL deve iniziare con https://.',
  urlWithoutScheme: 'Metti https:// davanti all’indirizzo, o http:// se è su questa macchina.',
  urlIncomplete: 'Questo URL non è completo. Scrivilo per intero, ad esempio https://bot.example/votes.',
  urlCharacters:
    'L’URL contiene un’interruzione di riga o un altro carattere invisibile. Copialo di nuovo, senza ciò che ha intorno.',
  urlCredentials: 'L’URL contiene un nome utente o una password. Toglili: verifica invece la firma di ogni richiesta.',
  urlFragment: 'La parte da # in poi non arriva mai a un server. Toglila, o usa ? se è un parametro.',
  urlPort:
    'La porta {port} non è ammessa ({service}). Metti il ricevitore in ascolto su un’altra porta, ad esempio 443 o 8443.',
  urlHost: 'Nessun server può chiamarsi {host}. Controlla il nome host dell’URL.',
  urlNotHttps:
    'I voti si inviano solo via https. Scrivi https:// e fai offrire TLS al server, ad esempio con un reverse proxy o un tunnel.',
  urlTooLong: 'L’URL supera i {max} caratteri. Accorcialo.',
  serviceNone: 'non è una vera porta',
  serviceMail: 'posta ({protocol})',
  serviceFiles: 'condivisione file (SMB)',
  addressBlocked:
    '{address} è {kind}, quindi da qui non si può raggiungere. Usa un indirizzo pubblico, o chiedi a chi gestisce il servizio di consentire quella rete con ALLOW_PRIVATE_TARGETS.',
  hostBlocked:
    '{host} porta a {address}, che è {kind}, quindi da qui non si può raggiungere. Usa un indirizzo pubblico, o chiedi a chi gestisce il servizio di consentire quella rete con ALLOW_PRIVATE_TARGETS.',
  kindThisNetwork: 'un indirizzo non specificato (“questa rete”)',
  kindUnspecified: 'un indirizzo non specificato',
  kindPrivate: 'in una rete privata',
  kindCarrier: 'nella rete interna di un operatore',
  kindLoopback: 'un indirizzo di loopback (questa macchina)',
  kindMetadataLink: 'un indirizzo link-local (dove i cloud tengono i metadati)',
  kindLink: 'un indirizzo link-local',
  kindMetadata: 'l’indirizzo dei metadati di un cloud',
  kindProtocols: 'riservato ai protocolli',
  kindExamples: 'riservato agli esempi',
  kindRetiredRelay: 'un indirizzo relay 6to4 dismesso',
  kindBenchmarks: 'riservato ai benchmark',
  kindMulticast: 'un indirizzo multicast',
  kindBroadcast: 'l’indirizzo di broadcast',
  kindReserved: 'riservato',
  kindTranslated: 'un indirizzo tradotto dentro una rete privata',
  kindRelay: 'un indirizzo 6to4',
  kindTeredo: 'un indirizzo Teredo',
  kindNotAddress: 'diverso da un indirizzo IP',
  kindUnassigned: 'non assegnato a nessuno su internet',
  hostUnknown: 'L’host {host} non esiste nel DNS. Controlla come è scritto, o aspetta che un nuovo record si propaghi.',
  hostBroken:
    'L’host {host} non si può risolvere: i suoi name server rispondono con un errore. Controlla le impostazioni DNS del dominio.',
  hostSilent:
    'L’host {host} non si può risolvere: i suoi name server non rispondono. Controlla le impostazioni DNS del dominio.',
  hostUnresolved:
    'Non è stato possibile risolvere l’host {host}, perché da qui non si raggiunge nessun name server. Riprova tra un po’.',
  hostRestarting: 'L’host {host} non è stato controllato perché il servizio si sta riavviando. Riprova tra un po’.',
  hostInterrupted: 'L’host {host} non è stato controllato perché il servizio è stato interrotto. Riprova tra un po’.',
  hostMissing: 'Inserisci l’host, ad esempio mc.example o un indirizzo IP.',
  hostCharacters: 'L’host contiene uno spazio o un carattere invisibile. Riscrivilo.',
  hostIsUrl: 'Inserisci solo l’host, ad esempio mc.example, senza http:// e senza percorso.',
  hostWithPort: 'Inserisci la porta nel suo campo, non dopo l’host.',
  hostInvalid: '{host} non è un nome host valido. Controlla gli errori di battitura.',
  portInvalid: 'La porta deve essere un numero da 1 a 65535.',
  portBlocked: 'La porta {port} è bloccata perché appartiene a un altro tipo di servizio ({service}).',
  portOfGame:
    'La porta 25565 è quella del gioco, che ignora i voti. Usa la porta del plugin dei voti, 8192 se non l’hai cambiata.',
  minecraftOnly: 'Solo i server Minecraft hanno listener dei voti.',
  tokenMissing: 'Incolla il token dalla configurazione del plugin.',
  keyMissing: 'Incolla l’intera chiave pubblica da rsa/public.key del plugin.',
  listingDeleted: 'Questa scheda è stata appena eliminata.',
  listingGone: 'Questa scheda è stata eliminata un momento fa.',
  stillEnding:
    'C’erano molte consegne in attesa al momento della disattivazione o rimozione, e chiuderle richiede un po’. Salva di nuovo tra un minuto.',
  discordUrl:
    'Questo è un URL di Discord, ma non del webhook di un canale. In Discord apri le impostazioni del canale, Integrazioni, Webhook, e scegli Copia URL del webhook.',
  discordUrlFormat: 'Togli {part} dalla fine dell’URL: quell’URL si aspetta messaggi in un altro formato.',
  slackUrlWorkflow:
    'Questo URL avvia un workflow di Slack, che non accetta messaggi. Apri le impostazioni della tua app Slack su api.slack.com/apps, Incoming Webhooks, e copia l’URL del webhook. Inizia con https://hooks.slack.com/services/.',
  slackUrl:
    'Questo è un URL di Slack, ma non di un incoming webhook. Apri le impostazioni della tua app Slack su api.slack.com/apps, Incoming Webhooks, e copia l’URL del webhook. Inizia con https://hooks.slack.com/services/.',
  playerNotMinecraft: 'Solo i voti per server Minecraft possono indicare un giocatore.',
  playerTooLong: 'Un nome giocatore ha al massimo {max, number} caratteri, compreso un prefisso Bedrock.',
  playerCharacters:
    'In un nome giocatore usa solo lettere (A–Z), cifre e _, dopo un prefisso di al massimo due caratteri come . o *.',
  playerWithSpaces:
    'In un nome giocatore usa solo lettere (A–Z), cifre e _, dopo un prefisso di al massimo due caratteri come . o *. Su Bedrock: inserisci il nome come appare sul server, con _ al posto di ogni spazio.',
  playerMissing: 'Inserisci il giocatore da ricompensare con il voto di prova.',
} satisfies AreaTranslation<'targetValidation'>;
