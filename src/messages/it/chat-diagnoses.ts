// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'La piattaforma di chat ha limitato la frequenza dei nostri messaggi.',
  chatThrottledTodo:
    'Nulla: il messaggio parte dopo l’attesa chiesta dalla piattaforma, e questo non conta a sfavore del webhook.',
  chatEventUnreadable: 'Non è stato possibile convertire l’evento salvato in un messaggio di chat.',
  chatEventUnreadableTodo: 'Contatta chi gestisce il servizio: non dovrebbe succedere.',
  chatWebhookDeleted: 'Discord non ha più questo webhook: il webhook o il suo canale è stato eliminato.',
  chatWebhookDeletedTodo: 'Crea un nuovo webhook nelle impostazioni del canale e inserisci il suo URL.',
  chatTokenInvalid: 'Discord ha rifiutato il token di questo webhook.',
  chatTokenInvalidTodo: 'Copia di nuovo l’URL completo del webhook e inseriscilo.',
  chatThreadNeeded: 'Il canale è un forum, che accetta messaggi solo nei thread.',
  chatThreadNeededTodo: 'Usa il webhook di un canale testuale, o aggiungi all’URL ?thread_id= e l’ID del thread.',
  chatRejected: 'Discord ha rifiutato il formato del messaggio.',
  chatRejectedTodo: 'Contatta chi gestisce il servizio: il formato lo decide questo servizio.',
  slackWebhookRemoved: 'Slack non ha più questo webhook: è stato rimosso, o la sua app è stata disinstallata.',
  slackWebhookRemovedTodo: 'Crea un incoming webhook nelle impostazioni della tua app Slack e inserisci il suo URL.',
  slackWorkspaceUnavailable: 'Il workspace Slack di questo webhook non esiste più o è disattivato.',
  slackWorkspaceUnavailableTodo: 'Crea un incoming webhook in un workspace attivo e inserisci il suo URL.',
  slackChannelNotFound: 'Slack non trova il canale di questo webhook, probabilmente eliminato.',
  slackChannelNotFoundTodo: 'Crea un incoming webhook per un altro canale e inserisci il suo URL.',
  slackChannelArchived: 'Il canale Slack è archiviato e non accetta nuovi messaggi.',
  slackChannelArchivedTodo: 'Ripristina il canale, o crea un incoming webhook per un altro e inserisci il suo URL.',
  slackNotAllowed: 'Il workspace Slack non consente a questo webhook di pubblicare nel suo canale.',
  slackNotAllowedTodo:
    'Chiedi a un amministratore del workspace di consentirlo, o crea un incoming webhook per un altro canale.',
  slackMessageRefused: 'Slack ha rifiutato il formato del messaggio.',
  slackMessageRefusedTodo: 'Contatta chi gestisce il servizio: il formato lo decide questo servizio.',
} satisfies AreaTranslation<'chatDiagnoses'>;
