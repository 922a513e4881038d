// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: 'Il database non ha risposto in tempo',
  databaseSlowTodo: 'Controlla il carico e il log del database. Alcuni numeri mancano finché non risponde.',
  leasesLost: 'Alcuni endpoint sono assegnati a un processo che non c’è più',
  leasesLostTodo:
    'Altri processi li riprendono entro pochi secondi. Se questo avviso rimane, nessun processo sta inviando consegne: avviane uno con ROLE=all o ROLE=worker.',
  overdue: 'Alcune consegne sono in ritardo di oltre cinque minuti',
  overdueTodo:
    'Può bastare un solo endpoint lento o in errore: controlla qui sotto gli endpoint in errore. Se non ce ne sono, controlla che un worker sia in esecuzione.',
  nobodyVotes: 'Nessuno può votare',
  nobodyVotesTodo:
    'Per votare serve un indirizzo email confermato o un account collegato di un provider di accesso, e nessuno dei due è configurato. Imposta SMTP_URL o configura un provider, come Discord con DISCORD_CLIENT_ID e DISCORD_CLIENT_SECRET. Per far votare tutti, imposta REQUIRE_CONFIRMED_EMAIL=off.',
  captcha: 'Il captcha prima di un voto non funziona',
  captchaRefusedTodo:
    '{name} rifiuta VOTE_CAPTCHA_SITE_KEY o VOTE_CAPTCHA_SECRET, quindi chi vota risolve invece la nostra verifica più difficile. Copia di nuovo entrambe le chiavi dal suo pannello e riavvia.',
  captchaDownTodo:
    '{name} non risponde, quindi chi vota risolve invece la nostra verifica più difficile. Controlla che questa macchina possa connettersi.',
  trialEnded: 'La modalità di prova è finita',
  trialEndedTodo:
    'Altre persone possono raggiungere questo servizio. Rilevato: {time}, {sign}. I webhook non possono più raggiungere questa macchina. Imposta BASE_URL sull’indirizzo che usano le persone.',
  loopback: 'BASE_URL è un indirizzo di questa macchina',
  loopbackTodo:
    'I link nelle email e nei webhook non funzionano per nessun altro. Imposta BASE_URL sull’indirizzo che usano le persone.',
  notHttps: 'BASE_URL non è https',
  notHttpsTodo:
    'Password e cookie vengono inviati senza cifratura, e nessuno può votare, perché la verifica prima di un voto funziona solo su https. Metti davanti a Plaudit un proxy con un certificato TLS e imposta BASE_URL su un indirizzo https.',
  noMail: 'Non viene inviata nessuna email',
  noMailTodo:
    'Le persone non possono confermare il proprio indirizzo né reimpostare la password da sole. Imposta SMTP_URL. Fino ad allora, lo staff può creare link di reimpostazione dalla pagina di ogni persona in Persone.',
  mailWaiting: 'Alcune email aspettano da più di 15 minuti',
  mailWaitingTodo:
    '{reason} Le email vengono ritentate per un giorno. Controlla che il server di posta in SMTP_URL risponda.',
  nobodySends: 'Nessun processo le sta inviando.',
  mailUnreachable: 'Il server di posta non è raggiungibile.',
  mailTimeout: 'Il server di posta non ha risposto in tempo.',
  mailTls: 'Non è stato possibile stabilire una connessione sicura con il server di posta.',
  mailSignIn: 'Il server di posta ha rifiutato il nome utente e la password di SMTP_URL.',
  mailSender: 'Il server di posta ha rifiutato il mittente. Impostane un altro con `?from=` in SMTP_URL.',
  mailRecipient: 'Il server di posta non conosce il destinatario.',
  mailContent: 'Il server di posta ha rifiutato questa email.',
  mailLater: 'Il server di posta ha chiesto di riprovare più tardi.',
  mailProtocol: 'SMTP_URL non porta a un server di posta.',
  mailExpired: 'Non è stato possibile inviare l’email prima della scadenza del suo link.',
  mailUnreadable: 'L’email è stata salvata con un’altra SECRET_KEY.',
  mailUntried: 'Ancora nessun tentativo.',
  staffChat: 'Gli avvisi non raggiungono il canale chat dello staff',
  staffChatTodo: '{happened} {todo} Gli avvisi vengono ritentati per un giorno.',
  noChallenge: 'Per votare non serve nessuna verifica',
  noChallengeTodo: 'I voti automatici sono facili quanto quelli veri. VOTE_CHALLENGE=off è pensato solo per i test.',
  privateTargets: 'I webhook possono raggiungere indirizzi privati',
  privateTargetsTodo:
    'Ogni proprietario può inviare richieste agli indirizzi in ALLOW_PRIVATE_TARGETS. Su un sito pubblico lascia vuota questa variabile.',
  embeddedLarge: 'Il database incorporato è grande',
  embeddedLargeTodo:
    'Oltre i 2 GB circa, PostgreSQL funziona meglio. `plaudit move` ci sposta tutto; docs/operate.md spiega come.',
  sessionsLost: 'Le connessioni a PostgreSQL hanno perso le loro sessioni',
  sessionsLostTodo:
    'Un connection pooler è stato messo davanti a PostgreSQL, o impostato in modalità transazione, mentre questo processo era in esecuzione, quindi alcune istruzioni non riescono. Riavvia tutti i processi: si adattano all’avvio.',
  notNotified: 'I processi non si avvisano a vicenda dei voti',
  notNotifiedTodo:
    'DATABASE_URL passa da un connection pooler, quindi ogni processo controlla ogni {seconds, plural, one {secondo} other {# secondi}}. Imposta DATABASE_DIRECT_URL sull’indirizzo di PostgreSQL stesso, che ogni processo usa poi per una connessione.',
  replicaUnused: 'La replica di lettura non è in uso',
  replicaUnusedTodo:
    'Le pagine vengono lette dal primario, a causa della replica in DATABASE_READ_URL: {reason}. Tornerà in uso da sola.',
  replicaUnchecked: 'non è ancora stata controllata',
  replicaFailedQuery: 'una query è fallita',
  replicaSilent: 'non risponde',
  replicaBehind: 'è troppo in ritardo',
  replicaOther: 'non è una copia di questo database',
  replicaUnreachable: 'la replica o il primario non risponde',
  replicaNotStandby: 'non è uno standby',
  connections: 'Connessioni',
  connectionsDirect: 'dirette',
  connectionsPooled:
    'tramite un connection pooler in modalità transazione, quindi alcuni processi potrebbero non essere elencati',
  prepared: 'Istruzioni preparate',
  on: 'attive',
  off: 'disattivate',
  votesOfOthers: 'Voti da altri processi',
  foundAtOnce: 'trovati subito, tramite notifiche',
  foundByPolling:
    'trovati entro mezzo secondo, controllando ogni {seconds, plural, one {secondo} other {# secondi}}; le pagine del registro aperte si aggiornano entro 3 secondi',
  replica: 'Replica di lettura',
  replicaInUse: 'in uso',
  replicaInUseBehind: 'in uso, {seconds} secondi di ritardo',
  replicaNotInUse: 'non in uso: {reason}',
  replicaNotInUseBehind: 'non in uso: {reason}, {seconds} secondi di ritardo',
  backupFailed: 'L’ultimo backup non è riuscito',
  backupFailedTodo: '{message} Poi esegui `plaudit backup`.',
  backupOld: 'Il backup più recente è troppo vecchio',
  backupOldTodo:
    'È stato creato {hours, plural, one {# ora} other {# ore}} fa. Controlla che sia in esecuzione un processo con ROLE all o worker, e il suo log.',
  commitOff: 'PostgreSQL conferma i voti prima che siano sul suo disco',
  commitOffTodo:
    'Un arresto anomalo della sua macchina fa perdere i voti più recenti. Imposta synchronous_commit su on.',
  standbyMissing: 'PostgreSQL aspetta uno standby che non è connesso',
  standbyMissingTodo:
    'Nessun voto viene registrato finché non torna uno standby di synchronous_standby_names. Controlla gli standby.',
  commitLocal: 'I voti non aspettano lo standby',
  commitLocalTodo:
    'Un failover può far perdere i voti più recenti, e un voto può essere inviato due volte a un server Minecraft. Imposta synchronous_commit su on. docs/high-availability.md spiega come.',
  noSynchronous: 'PostgreSQL ha uno standby, ma nessuno sincrono',
  noSynchronousTodo:
    'Un failover può far perdere i voti più recenti, e un voto può essere inviato due volte a un server Minecraft. Imposta synchronous_standby_names, o synchronous_mode in Patroni. docs/high-availability.md spiega come.',
} satisfies AreaTranslation<'systemWarnings'>;
