// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: 'Una richiesta valida',
  validSent: 'Un evento di prova, firmato con il tuo segreto come un vero voto.',
  repeated: 'Di nuovo la stessa richiesta',
  repeatedSent:
    'Stesso corpo e stesso ID evento, firmati di nuovo come tentativo successivo. Succede quando una risposta va persa.',
  forged: 'Una richiesta falsificata',
  forgedSent: 'Un evento di prova, firmato con un segreto casuale.',
  unsigned: 'Una richiesta non firmata',
  unsignedSent: 'Un evento di prova senza firma.',
  stale: 'Una richiesta vecchia',
  staleSent: 'Un evento di prova con la sola firma Standard Webhooks e un timestamp di dieci minuti fa.',
  accepted: 'Accettata: {status}.',
  refused:
    'Non accettata: {status}. Le altre richieste non sono state inviate, perché i risultati non avrebbero senso.',
  refusedSignatureTodo:
    'Calcola l’HMAC sui byte grezzi, prima di qualsiasi parsing JSON, con l’intero segreto, compreso whsec_. Poi verifica di nuovo.',
  refusedTodo: 'Invia un evento di prova e segui i consigli nel risultato. Verifica di nuovo quando viene consegnato.',
  acceptedAgain:
    'Correttamente accettata di nuovo: {status}. La risposta non mostra se un voto verrebbe ricompensato due volte.',
  acceptedAgainTodo: 'Assicurati che il tuo endpoint salvi l’ID evento di ogni voto e ignori i duplicati.',
  refusedAgain: 'La richiesta ripetuta non è stata accettata: {status}. Conta come consegna fallita.',
  refusedAgainTodo: 'Se hai già elaborato un ID evento, rispondi con 2xx e non fare altro.',
  rejected: 'Rifiutata correttamente: {status}.',
  rejectedOtherwise: 'Rifiutata: {status}. Un 401 indicherebbe il motivo.',
  unclear: 'Né accettata né rifiutata: {status}. Forse l’ha impedito un errore che non c’entra.',
  unclearTodo: 'Se la firma non corrisponde, rispondi con 401 prima di fare qualsiasi altra cosa con il corpo.',
  acceptedForged: 'Accettata: {status}. Chi conosce l’URL può falsificare voti.',
  acceptedForgedTodo: 'Verifica la firma prima di usare il corpo, e rispondi con 401 se non corrisponde.',
  acceptedUnsigned: 'Accettata: {status}. Chiunque può falsificare voti omettendo la firma.',
  acceptedUnsignedTodo: 'Rifiuta le richieste senza header di firma come faresti con una firma sbagliata.',
  acceptedStale: 'Accettata: {status}. Chi intercetta una richiesta può inviarla di nuovo molto più tardi.',
  acceptedStaleTodo:
    'Rifiuta le richieste il cui webhook-timestamp si discosta di più di cinque minuti, o verifica X-Webhook-Signature e salva gli ID evento.',
} satisfies AreaTranslation<'receiverChecks'>;
