// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'A plataforma de chat limitou nossa taxa de mensagens.',
  chatThrottledTodo:
    'Nada: a mensagem é enviada depois do tempo que a plataforma pediu, e isto não conta como falha do webhook.',
  chatEventUnreadable: 'O evento guardado não pôde ser convertido em uma mensagem de chat.',
  chatEventUnreadableTodo: 'Fale com o operador: isto não deveria acontecer.',
  chatWebhookDeleted: 'O Discord não tem mais este webhook: o webhook ou o canal dele foi excluído.',
  chatWebhookDeletedTodo: 'Crie um novo webhook nas configurações do canal e informe a URL dele.',
  chatTokenInvalid: 'O Discord recusou o token deste webhook.',
  chatTokenInvalidTodo: 'Copie de novo a URL completa do webhook e informe-a.',
  chatThreadNeeded: 'O canal é um fórum, que só aceita mensagens em tópicos.',
  chatThreadNeededTodo: 'Use o webhook de um canal de texto ou acrescente ?thread_id= e o ID do tópico à URL.',
  chatRejected: 'O Discord recusou o formato da mensagem.',
  chatRejectedTodo: 'Fale com o operador: este serviço determina o formato.',
  slackWebhookRemoved: 'O Slack não tem mais este webhook: ele foi removido, ou o app dele foi desinstalado.',
  slackWebhookRemovedTodo: 'Crie um incoming webhook nas configurações do seu app do Slack e informe a URL dele.',
  slackWorkspaceUnavailable: 'O workspace do Slack deste webhook não existe mais ou está desativado.',
  slackWorkspaceUnavailableTodo: 'Crie um incoming webhook em um workspace ativo e informe a URL dele.',
  slackChannelNotFound: 'O Slack não encontra o canal deste webhook, que provavelmente foi excluído.',
  slackChannelNotFoundTodo: 'Crie um incoming webhook para outro canal e informe a URL dele.',
  slackChannelArchived: 'O canal do Slack está arquivado e não aceita novas mensagens.',
  slackChannelArchivedTodo: 'Desarquive o canal ou crie um incoming webhook para outro e informe a URL dele.',
  slackNotAllowed: 'O workspace do Slack não permite que este webhook publique no canal dele.',
  slackNotAllowedTodo: 'Peça permissão a um admin do workspace ou crie um incoming webhook para outro canal.',
  slackMessageRefused: 'O Slack recusou o formato da mensagem.',
  slackMessageRefusedTodo: 'Fale com o operador: este serviço determina o formato.',
} satisfies AreaTranslation<'chatDiagnoses'>;
