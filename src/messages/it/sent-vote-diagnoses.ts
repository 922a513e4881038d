// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} Ha detto: “{words}”.',
  accepted: 'Il listener ha accettato il voto.',
  acceptedTodo:
    'Se il giocatore non ha ricevuto la ricompensa, controlla il plugin delle ricompense, come VotingPlugin o SuperbVote: deve essere installato e avere una ricompensa per il nome di questo servizio.',
  closedAfterSendingV1:
    'Il listener ha chiuso la connessione senza rispondere, quindi non si sa se il voto è stato elaborato. VotifierPlus fa così quando non riesce a decifrarlo.',
  closedAfterSendingV1Todo:
    'Guarda nella console del server. Se il voto non c’è, incolla di nuovo il testo di plugins/VotifierPlus/rsa/public.key. Se il plugin ha generato nuove chiavi, quella vecchia non funziona più.',
  leftOpenV1:
    'Il listener ha lasciato aperta la connessione, quindi non si sa se il voto è stato elaborato. Votifier classico fa così quando non riesce a decifrarlo.',
  leftOpenV1Todo:
    'Se i voti non arrivano, incolla di nuovo il testo di plugins/Votifier/rsa/public.key. Se arrivano, un plugin delle ricompense rallenta il listener. NuVotifier con un token dà una risposta chiara.',
  sentUnconfirmed:
    'Il voto è stato inviato, ma non si può confermare: il listener ha chiuso la connessione senza rispondere, come NuVotifier fa sempre con il protocollo v1.',
  sentUnconfirmedTodo:
    'Cerca il voto nella console del server. Se non c’è, la chiave pubblica è sbagliata o v1 è disattivato (disable-v1-protocol in NuVotifier, DisableV1 in VotifierPlus). Usa un token v2 per averne la certezza.',
  sentUnconfirmedClassic:
    'Il voto è stato inviato, ma non si può confermare: Votifier classico non risponde mai. Ha chiuso subito la connessione, come fa con un voto che riesce a leggere.',
  sentUnconfirmedClassicTodo:
    'Cerca il voto nella console del server. Per avere conferme, usa NuVotifier o VotifierPlus con un token.',
  noAnswer:
    'Il voto è stato inviato, ma il listener non ha risposto entro 5 secondi, quindi non si sa se è stato elaborato.',
  noAnswerTodo:
    'Non viene mai inviato due volte. Cerca il voto nella console del server. Un plugin delle ricompense lento o un server sovraccarico può rispondere troppo tardi.',
  resetAfterSending: 'La connessione è caduta dopo l’invio del voto, quindi non si sa se è stato elaborato.',
  resetAfterSendingTodo:
    'Non viene mai inviato due volte. Cerca il voto nella console del server, e controlla se un firewall, un tunnel o un riavvio ha chiuso la connessione.',
  interrupted:
    'Questo servizio si è fermato o bloccato durante l’invio del voto, quindi non si sa se è stato elaborato.',
  interruptedTodo:
    'Non viene mai inviato due volte. Cerca il voto nella console del server. Il problema non era sul tuo server.',
  wrongToken: 'Il listener ha rifiutato il voto: il token è sbagliato.',
  wrongTokenTodo:
    'Copia di nuovo il token da tokens nel config.yml del plugin: la voce {service} se c’è, altrimenti default. Poi ricarica il plugin (NuVotifier: /nvreload).',
  challengeRefused: 'Il listener ha rifiutato il voto: la challenge nel voto non è quella del suo saluto.',
  challengeRefusedTodo:
    'Un proxy o tunnel intermedio confonde le connessioni. Fai in modo che inoltri il TCP così com’è, senza riusare le connessioni. Poi invia un voto di prova. Se continua, contatta chi gestisce il servizio.',
  nameTooLong: 'Il listener ha rifiutato il voto: il nome del giocatore è troppo lungo.',
  nameTooLongTodo:
    'Un nome ha al massimo 16 caratteri, compreso un prefisso Bedrock come il punto. Vota con il nome mostrato dal server.',
  unknownService: 'Il listener ha rifiutato il voto: non ha un token per questo servizio.',
  unknownServiceTodo:
    'Aggiungi default: o {service}: con un token sotto tokens nel config.yml del plugin, ricaricalo (NuVotifier: /nvreload) e inserisci qui quel token. Maiuscole e minuscole contano.',
  voteNotUnderstood: 'Il listener non è riuscito a leggere il voto.',
  voteNotUnderstoodTodo:
    'Il plugin è incompatibile: aggiornalo, o usa NuVotifier o VotifierPlus. Se è aggiornato, contatta chi gestisce il servizio.',
  messageTooLong: 'Il listener ha rifiutato il voto perché è troppo lungo.',
  messageTooLongTodo:
    'Invia un voto di prova. Se continua, aggiorna il plugin e chiedi a chi gestisce il servizio di accorciare SERVICE_NAME.',
  v1Disabled: 'Il listener ha rifiutato il voto: il protocollo v1 è disattivato.',
  v1DisabledTodo: 'Scegli qui v2 e inserisci il token dal config.yml del plugin.',
  wrongKey: 'Il listener ha rifiutato il voto perché non è riuscito a decifrarlo.',
  wrongKeyTodo:
    'Incolla di nuovo il testo di rsa/public.key del plugin. Se il plugin ha generato nuove chiavi, quella vecchia non funziona più.',
  takenForTls: 'Il listener ha scambiato il voto per una connessione cifrata.',
  takenForTlsTodo:
    'Disattiva TLS su eventuali tunnel o proxy intermedi: i voti si inviano su TCP senza TLS. Poi invia un voto di prova. Se continua, contatta chi gestisce il servizio.',
  pluginFailed:
    'Il listener ha segnalato un errore, forse dopo aver gestito il voto, quindi non si sa se è stato elaborato.',
  pluginFailedTodo:
    'Cerca nella console del server a quest’ora l’errore completo, che spesso viene da un plugin delle ricompense.',
  closedAfterSending:
    'Il listener ha chiuso la connessione senza rispondere, quindi non si sa se il voto è stato elaborato. VotifierPlus fa così quando lo rifiuta.',
  closedAfterSendingTodo:
    'Guarda nella console del server. “Authentication failed” significa che VotifierPlus ha un token sbagliato, non ha un token per {service} o default, o blocca questo servizio con ConnectionThrottle.',
  answerUnreadable:
    'Il voto è stato inviato, ma la risposta non viene da un listener dei voti, quindi non si sa se è stato elaborato.',
  answerUnreadableTodo:
    'Non viene mai inviato due volte. Cerca il voto nella console del server, e controlla cosa c’è tra questo servizio e il plugin.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
