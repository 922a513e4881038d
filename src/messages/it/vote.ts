// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: 'Vota {name}',
  backToListing: 'Torna alla scheda',
  vote: 'Vota',
  voteAgain: 'Vota di nuovo',
  window: 'Puoi votare una volta ogni {hours, plural, one {ora} other {# ore}}.',
  enterPlayerName: 'Inserisci il tuo nome giocatore se il server ricompensa i voti.',
  needAccount:
    'Per votare serve un account, così il voto di ogni persona conta una volta sola. Registrarsi richiede mezzo minuto.',
  signIn: 'Accedi per votare',
  createAccount: 'Crea account',
  playerName: 'Il tuo nome giocatore',
  playerNameHintWithListener:
    'Il giocatore che riceve la ricompensa. Senza nome il voto conta, ma nessuno viene ricompensato. Su Bedrock includi il prefisso mostrato dal server: .Steve',
  playerNameHint:
    'Inviato con il tuo voto, che conta anche senza. Su Bedrock includi il prefisso mostrato dal server: .Steve',
  thanks: 'Grazie. Il tuo voto è stato contato.',
  unconfirmed: 'Conferma il tuo indirizzo email prima di votare.',
  tooManyTries: 'Troppi voti dalla tua rete. Riprova tra {duration}.',
  votedAt: 'Hai votato {time}',
  againAt: 'Puoi votare di nuovo {time}',
  inTime: 'tra {time}',
  yourVote: 'Il tuo voto',
  votedAgainAt: '<b>Hai votato</b> · di nuovo {time}',
  lastVotedAt: 'Hai votato {time}',
  remindMe: 'Ricordamelo',
  noPlayerName: 'Non hai inserito un nome giocatore, quindi nel gioco nessuno viene ricompensato.',
  rewardOnItsWay: '{player}: invio del voto al server in corso… Ricarica la pagina per vedere il risultato.',
  rewardGiven:
    '{player}: voto consegnato. Riceverai la ricompensa nel gioco. Alcuni server la danno la prossima volta che entri.',
  rewardSent:
    '{player}: voto inviato. Riceverai la ricompensa nel gioco. Alcuni server la danno la prossima volta che entri.',
  rewardAlready:
    '{player}: questo giocatore ha già ricevuto la ricompensa per un altro voto nelle ultime 24 ore. Il tuo voto conta, ma non c’è una seconda ricompensa.',
  rewardMissed:
    '{player}: il tuo voto conta, ma non è stato possibile inviarlo al server. Chiedi la ricompensa al team del server.',
  rewardUnknown:
    '{player}: il tuo voto conta, ma non sappiamo se il server l’ha ricevuto. Se la ricompensa non arriva, chiedi al team del server.',
  recentlyRewarded:
    '{player} ha già ricevuto una ricompensa nelle ultime 24 ore. Il tuo voto conta, ma la prossima ricompensa è disponibile {time} ({exactTime}).',
  streakAndFavorites: 'La tua serie e i preferiti',
  nextFavorite: 'Prossimo preferito: {name}',
  allFavorites: 'Tutti i preferiti',
  confirmFirst: 'Prima conferma il tuo indirizzo email',
  openLink:
    'Apri il link nell’email inviata a {email} per confermare l’indirizzo e tornare qui. Se non la vedi, controlla nello spam.',
  resendEmail: 'Invia di nuovo l’email',
  orConnect: 'Oppure collega {providers} dalla <link>pagina del tuo account</link>.',
  connectFirst: 'Prima collega il tuo account {providers}',
  connectionRequired:
    'Per votare qui serve un account {providers} collegato, così il voto di ogni persona conta una volta sola.',
  goToAccount: 'Vai al tuo account',
  pausedByOwner: 'In pausa per scelta del proprietario',
  pausedText: 'Al momento nessuno può votare questa scheda, e non compare negli elenchi. I voti precedenti restano.',
  notOpen: 'Le votazioni non sono ancora aperte',
  cannotConfirm:
    'Per votare serve un account confermato, e questo sito non può ancora confermare gli account. Torna più tardi.',
  contactUs: 'Se hai domande, <contact>contattaci</contact>.',
  nobodyCanVote: 'Nessuno può votare. Solo lo staff vede questo messaggio.',
  howToConfirm:
    'Imposta <code>SMTP_URL</code> perché le persone possano confermare il proprio indirizzo, oppure configura un provider di accesso, come Discord con <code>DISCORD_CLIENT_ID</code> e <code>DISCORD_CLIENT_SECRET</code>, perché possano collegare un account. Per far votare tutti, imposta <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Poi riavvia il servizio.',
  otherAccount: 'Hai votato con un altro account',
  otherAccountVoted:
    'È già stato contato un voto con il tuo indirizzo email o un account collegato. Ogni persona può votare una volta ogni {hours, plural, one {ora} other {# ore}}.',
  networkLimit: 'Troppi voti dalla tua rete',
  networkLimitOfListing:
    '{name} accetta {limit, plural, =1 {un voto} one {# voto} other {# voti}} dalla stessa rete ogni {hours, plural, one {ora} other {# ore}}.',
  networkLimitOfSite: 'Da una rete si possono dare {limit, plural, =1 {un voto} one {# voto} other {# voti}} all’ora.',
  sharedNetworks:
    'Chi è sullo stesso Wi-Fi, nella stessa scuola o con lo stesso operatore mobile può condividere la rete.',
  notUsedUp:
    'Il tuo voto non è andato sprecato. Puoi votare di nuovo da questa rete {time} ({exactTime}), o subito da un’altra rete.',
  tryAgain: 'Riprova',
} satisfies AreaTranslation<'vote'>;
