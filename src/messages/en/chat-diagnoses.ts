// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
export default {
  chatThrottled: 'The chat platform limited our rate of messages.',
  chatThrottledTodo:
    'Nothing: the message is sent after the delay that the platform asked for, and this does not count against the webhook.',
  chatEventUnreadable: 'The stored event could not be converted to a chat message.',
  chatEventUnreadableTodo: 'Contact the operator: this should not happen.',
  chatWebhookDeleted: 'Discord no longer has this webhook: the webhook or its channel was deleted.',
  chatWebhookDeletedTodo: 'Create a new webhook in the channel’s settings and enter its URL.',
  chatTokenInvalid: 'Discord rejected this webhook’s token.',
  chatTokenInvalidTodo: 'Copy the webhook’s full URL again and enter it.',
  chatThreadNeeded: 'The channel is a forum, which accepts messages only in threads.',
  chatThreadNeededTodo: 'Use a text channel’s webhook, or add ?thread_id= and the thread’s ID to the URL.',
  chatRejected: 'Discord rejected the format of the message.',
  chatRejectedTodo: 'Contact the operator: this service determines the format.',
  slackWebhookRemoved: 'Slack no longer has this webhook: it was removed, or its app was uninstalled.',
  slackWebhookRemovedTodo: 'Create an incoming webhook in your Slack app’s settings and enter its URL.',
  slackWorkspaceUnavailable: 'The Slack workspace of this webhook no longer exists or is disabled.',
  slackWorkspaceUnavailableTodo: 'Create an incoming webhook in an active workspace and enter its URL.',
  slackChannelNotFound: 'Slack cannot find this webhook’s channel, which was probably deleted.',
  slackChannelNotFoundTodo: 'Create an incoming webhook for another channel and enter its URL.',
  slackChannelArchived: 'The Slack channel is archived and accepts no new messages.',
  slackChannelArchivedTodo: 'Unarchive the channel, or create an incoming webhook for another one and enter its URL.',
  slackNotAllowed: 'The Slack workspace does not allow this webhook to post in its channel.',
  slackNotAllowedTodo: 'Ask a workspace admin to allow it, or create an incoming webhook for another channel.',
  slackMessageRefused: 'Slack rejected the format of the message.',
  slackMessageRefusedTodo: 'Contact the operator: this service determines the format.',
} as const;
