// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'La plataforma de chat limitó nuestro ritmo de mensajes.',
  chatThrottledTodo:
    'Nada: el mensaje se envía después de la espera que pidió la plataforma y esto no cuenta contra el webhook.',
  chatEventUnreadable: 'El evento guardado no se pudo convertir en un mensaje de chat.',
  chatEventUnreadableTodo: 'Contacta con el operador: esto no debería pasar.',
  chatWebhookDeleted: 'Discord ya no tiene este webhook: se eliminó el webhook o su canal.',
  chatWebhookDeletedTodo: 'Crea un webhook nuevo en los ajustes del canal y escribe su URL.',
  chatTokenInvalid: 'Discord rechazó el token de este webhook.',
  chatTokenInvalidTodo: 'Copia de nuevo la URL completa del webhook y escríbela.',
  chatThreadNeeded: 'El canal es un foro, que solo acepta mensajes en hilos.',
  chatThreadNeededTodo: 'Usa el webhook de un canal de texto o añade a la URL ?thread_id= y el ID del hilo.',
  chatRejected: 'Discord rechazó el formato del mensaje.',
  chatRejectedTodo: 'Contacta con el operador: el formato lo decide este servicio.',
  slackWebhookRemoved: 'Slack ya no tiene este webhook: se quitó o se desinstaló su app.',
  slackWebhookRemovedTodo: 'Crea un webhook entrante en los ajustes de tu app de Slack y escribe su URL.',
  slackWorkspaceUnavailable: 'El espacio de trabajo de Slack de este webhook ya no existe o está desactivado.',
  slackWorkspaceUnavailableTodo: 'Crea un webhook entrante en un espacio de trabajo activo y escribe su URL.',
  slackChannelNotFound: 'Slack no encuentra el canal de este webhook, que seguramente se eliminó.',
  slackChannelNotFoundTodo: 'Crea un webhook entrante para otro canal y escribe su URL.',
  slackChannelArchived: 'El canal de Slack está archivado y no acepta mensajes nuevos.',
  slackChannelArchivedTodo: 'Desarchiva el canal o crea un webhook entrante para otro y escribe su URL.',
  slackNotAllowed: 'El espacio de trabajo de Slack no permite que este webhook publique en su canal.',
  slackNotAllowedTodo:
    'Pide a un administrador del espacio de trabajo que lo permita o crea un webhook entrante para otro canal.',
  slackMessageRefused: 'Slack rechazó el formato del mensaje.',
  slackMessageRefusedTodo: 'Contacta con el operador: el formato lo decide este servicio.',
} satisfies AreaTranslation<'chatDiagnoses'>;
