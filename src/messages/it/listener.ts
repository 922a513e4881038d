// The vote listener of a Minecraft server, which votes are sent to. v1 and v2 are versions of its protocol.
import type { AreaTranslation } from '../message.ts';

export default {
  listener: 'Listener dei voti',
  lead: 'Ogni voto viene inviato al massimo una volta al plugin Votifier del tuo server, e il tuo plugin delle ricompense premia il giocatore.',
  testAndStatus: 'Prova e stato',
  host: 'Host',
  hostHint:
    'Il nome host o l’indirizzo IP della macchina con il plugin, senza porta. Se usi un proxy come Velocity, inserisci l’host del proxy.',
  port: 'Porta',
  portHint:
    'La porta del plugin ({port} se non l’hai cambiata), non la porta di gioco 25565. Deve essere aperta per TCP.',
  protocol: 'Protocollo',
  version2: 'Versione 2, con un token (consigliata)',
  version2Hint: 'NuVotifier, e VotifierPlus con TokenSupport. Il listener conferma ogni voto.',
  version1: 'Versione 1, con una chiave pubblica',
  version1Hint: 'Votifier classico. VotifierPlus conferma i voti v1, NuVotifier e Votifier classico mai.',
  secret: 'Token o chiave pubblica',
  secretAgain: 'Incolla di nuovo il token o la chiave. Non vengono mai mostrati, nemmeno dopo un errore.',
  secretHint: 'Il token per la versione 2, o l’intera chiave pubblica per la versione 1.',
  tokenStored: 'Un token è salvato ma non viene mostrato. Lascia vuoto per mantenerlo.',
  keyStored: 'Una chiave pubblica è salvata ma non viene mostrata. Lascia vuoto per mantenerla.',
  hostMissing: 'Inserisci l’host del tuo listener dei voti.',
  hostTooLong: 'Per l’host usa al massimo {max, number} caratteri.',
  portInvalid: 'Inserisci un numero da 1 a 65535. La maggior parte dei listener usa {port}.',
  saved: 'Salvato. I nuovi voti verranno inviati a questo listener. Invia un voto di prova per vedere se arrivano.',
  nextSteps: 'Cosa succede dopo',
  nextTest: 'Invii un voto di prova e segui ogni passaggio. Se fallisce, vedi perché.',
  nextPlugin: 'Aggiungi il nome di questo servizio al tuo plugin delle ricompense.',
  nextVotes:
    'Ogni voto che indica un giocatore viene inviato in pochi secondi. Un giocatore riceve al massimo una ricompensa ogni {hours, plural, one {ora} other {# ore}}, per quanti account votino.',
  status: 'Stato',
  lastAccepted: 'Ultimo accettato',
  never: 'Mai',
  lastUnconfirmed: 'Ultimo inviato, non confermato',
  lastFailure: 'Ultimo errore',
  noFailure: 'Nessuno',
  v1Disabled:
    'Se nella console del server non compare nessun voto, la chiave pubblica è sbagliata o v1 è disattivato. Controlla disable-v1-protocol in NuVotifier o DisableV1 in VotifierPlus.',
  testsNotIncluded: 'I voti di prova non sono inclusi.',
  secretAndRemoval: 'Segreto e rimozione',
  secretStored:
    'Il token o la chiave viene salvato in forma cifrata e mai mostrato. Se il plugin ne genera uno nuovo, incollalo nel modulo.',
  removeTitle: 'Rimuovi il listener dei voti',
  removeQuestion: 'Rimuovere il listener dei voti?',
  removeListener: 'Rimuovi listener',
  removeText:
    'Elimina l’host e il token o la chiave, e annulla i voti in attesa. I voti continueranno a contare, ma i giocatori non riceveranno più ricompense nel gioco.',
  removed: 'Il listener dei voti è stato rimosso.',
  recentVotes: 'Voti recenti',
  noVotes: 'Ancora nessun voto',
  noVotesText: 'Ogni voto che indica un giocatore e ogni voto di prova compare qui, con la risposta del listener.',
  result: 'Risultato',
  playerAndReason: 'Giocatore, motivo',
  duration: 'Durata',
  recorded: 'Registrato',
  testVote: 'Voto di prova',
  response: 'Risposta',
  alreadyRewarded:
    '{hours, plural, one {Un altro voto ha già ricompensato questo giocatore nell’arco di # ora.} other {Un altro voto ha già ricompensato questo giocatore nell’arco di # ore.}}',
  queued: 'Si sta inviando un altro voto per questo giocatore. Questo parte solo se quello fallisce.',
  waiting: 'Questo voto verrà inviato a breve.',
  sending: 'Questo voto è in corso di invio.',
  unrewarded: 'Giocatori senza ricompensa',
  downloadCsv: 'Scarica tutti in CSV',
  unrewardedText:
    'I voti non vengono mai inviati due volte, così nessuno riceve due ricompense. Se di un voto non è partito nulla, puoi inviarlo ancora una volta qui sotto. Gli altri giocatori puoi ricompensarli a mano.',
  unrewardedLimit:
    'L’elenco mostra i {limit, number} più recenti. Il file CSV li contiene tutti, {days, plural, one {dell’ultimo giorno} other {degli ultimi # giorni}}.',
  voted: 'Votato',
  sendOnceMore: 'Invia ancora',
  resendTitle: 'Invia il voto ancora una volta',
  resendQuestion: 'Inviare questo voto ancora una volta?',
  resendText:
    'Di questo voto non è arrivato nulla al tuo listener. Puoi inviarlo ancora una volta, e una sola, quindi prima risolvi il problema. Non inviarlo se hai già ricompensato tu il giocatore.',
  resent: 'Il voto per {player} sta partendo.',
  resendNoListener: 'Il listener dei voti è stato rimosso. Prima salvalo, poi invia di nuovo il voto.',
  resendNotFound: 'Questo voto non esiste.',
  resendTooOld:
    '{days, plural, one {Questo voto ha più di # giorno e non si può più inviare.} other {Questo voto ha più di # giorni e non si può più inviare.}}',
  resendNotFailed:
    'Questo voto non si può inviare ancora: è stato inviato, potrebbe essere stato inviato, o è già stato inviato una seconda volta.',
  resendAlreadyRewarded:
    '{hours, plural, one {Un altro voto ha già ricompensato questo giocatore nell’arco di # ora, quindi questo non viene inviato.} other {Un altro voto ha già ricompensato questo giocatore nell’arco di # ore, quindi questo non viene inviato.}}',
  resendBusy: 'Si sta inviando un altro voto per questo giocatore. Aspetta che finisca, poi riprova.',
} satisfies AreaTranslation<'listener'>;
