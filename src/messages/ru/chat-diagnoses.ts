// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'Платформа чата ограничила частоту наших сообщений.',
  chatThrottledTodo:
    'Ничего: сообщение отправится после паузы, которую запросила платформа, и это не засчитывается вебхуку как сбой.',
  chatEventUnreadable: 'Сохранённое событие не удалось превратить в сообщение чата.',
  chatEventUnreadableTodo: 'Напишите оператору: такого быть не должно.',
  chatWebhookDeleted: 'В Discord этого вебхука больше нет: удалён он сам или его канал.',
  chatWebhookDeletedTodo: 'Создайте новый вебхук в настройках канала и введите его URL.',
  chatTokenInvalid: 'Discord отклонил токен этого вебхука.',
  chatTokenInvalidTodo: 'Скопируйте полный URL вебхука и введите его снова.',
  chatThreadNeeded: 'Этот канал — форум, он принимает сообщения только в ветках.',
  chatThreadNeededTodo: 'Используйте вебхук текстового канала или добавьте к URL ?thread_id= и ID ветки.',
  chatRejected: 'Discord отклонил формат сообщения.',
  chatRejectedTodo: 'Напишите оператору: формат определяет этот сервис.',
  slackWebhookRemoved: 'В Slack этого вебхука больше нет: его удалили или удалили его приложение.',
  slackWebhookRemovedTodo: 'Создайте входящий вебхук в настройках своего приложения Slack и введите его URL.',
  slackWorkspaceUnavailable: 'Рабочее пространство Slack этого вебхука больше не существует или отключено.',
  slackWorkspaceUnavailableTodo: 'Создайте входящий вебхук в действующем рабочем пространстве и введите его URL.',
  slackChannelNotFound: 'Slack не находит канал этого вебхука: вероятно, его удалили.',
  slackChannelNotFoundTodo: 'Создайте входящий вебхук для другого канала и введите его URL.',
  slackChannelArchived: 'Канал Slack в архиве и не принимает новые сообщения.',
  slackChannelArchivedTodo: 'Верните канал из архива или создайте входящий вебхук для другого и введите его URL.',
  slackNotAllowed: 'Рабочее пространство Slack не разрешает этому вебхуку писать в канал.',
  slackNotAllowedTodo:
    'Попросите администратора пространства разрешить это или создайте входящий вебхук для другого канала.',
  slackMessageRefused: 'Slack отклонил формат сообщения.',
  slackMessageRefusedTodo: 'Напишите оператору: формат определяет этот сервис.',
} satisfies AreaTranslation<'chatDiagnoses'>;
