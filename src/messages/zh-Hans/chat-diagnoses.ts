// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: '聊天平台限制了我们的消息频率。',
  chatThrottledTodo: '无需处理：消息会在平台要求的延迟后发送，也不计为 Webhook 失败。',
  chatEventUnreadable: '保存的事件无法转换成聊天消息。',
  chatEventUnreadableTodo: '请联系运营者：这不应该发生。',
  chatWebhookDeleted: 'Discord 已没有这个 Webhook：它或所在频道已被删除。',
  chatWebhookDeletedTodo: '请在频道设置中创建新的 Webhook，并输入它的 URL。',
  chatTokenInvalid: 'Discord 拒绝了这个 Webhook 的令牌。',
  chatTokenInvalidTodo: '请重新复制 Webhook 的完整 URL 并输入。',
  chatThreadNeeded: '这个频道是论坛，只接受帖子中的消息。',
  chatThreadNeededTodo: '请使用文字频道的 Webhook，或在 URL 后加上 ?thread_id= 和帖子 ID。',
  chatRejected: 'Discord 拒绝了消息的格式。',
  chatRejectedTodo: '请联系运营者：格式由本服务决定。',
  slackWebhookRemoved: 'Slack 已没有这个 Webhook：它已被移除，或其应用已卸载。',
  slackWebhookRemovedTodo: '请在 Slack 应用设置中创建 Incoming Webhook，并输入它的 URL。',
  slackWorkspaceUnavailable: '这个 Webhook 的 Slack 工作区已不存在或已停用。',
  slackWorkspaceUnavailableTodo: '请在可用的工作区创建 Incoming Webhook，并输入它的 URL。',
  slackChannelNotFound: 'Slack 找不到这个 Webhook 的频道，它可能已被删除。',
  slackChannelNotFoundTodo: '请为其他频道创建 Incoming Webhook，并输入它的 URL。',
  slackChannelArchived: 'Slack 频道已归档，不接受新消息。',
  slackChannelArchivedTodo: '请取消归档，或为其他频道创建 Incoming Webhook 并输入它的 URL。',
  slackNotAllowed: 'Slack 工作区不允许这个 Webhook 在其频道发消息。',
  slackNotAllowedTodo: '请让工作区管理员允许，或为其他频道创建 Incoming Webhook。',
  slackMessageRefused: 'Slack 拒绝了消息的格式。',
  slackMessageRefusedTodo: '请联系运营者：格式由本服务决定。',
} satisfies AreaTranslation<'chatDiagnoses'>;
