// Why a message to a channel on Discord or Slack failed. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  chatThrottled: 'チャットサービスに、メッセージの送信頻度を制限されました。',
  chatThrottledTodo:
    '対応は不要です。チャットサービスが求める時間だけ待ってから送信します。Webhookの失敗とは見なしません。',
  chatEventUnreadable: '保存されたイベントをチャットのメッセージに変換できませんでした。',
  chatEventUnreadableTodo: '運営者に連絡してください。本来起こらない問題です。',
  chatWebhookDeleted: 'このWebhookはDiscordにもうありません。Webhookかチャンネルが削除されています。',
  chatWebhookDeletedTodo: 'チャンネルの設定で新しいWebhookを作成し、そのURLを入力してください。',
  chatTokenInvalid: 'DiscordがこのWebhookのトークンを拒否しました。',
  chatTokenInvalidTodo: 'WebhookのURL全体をもう一度コピーして入力してください。',
  chatThreadNeeded: 'チャンネルはフォーラムで、スレッド内のメッセージだけを受け付けます。',
  chatThreadNeededTodo: 'テキストチャンネルのWebhookを使うか、URLに?thread_id=とスレッドのIDを追加してください。',
  chatRejected: 'Discordがメッセージの形式を拒否しました。',
  chatRejectedTodo: '運営者に連絡してください。形式はこのサービスが決めています。',
  slackWebhookRemoved: 'このWebhookはSlackにもうありません。削除されたか、アプリがアンインストールされています。',
  slackWebhookRemovedTodo: 'Slackアプリの設定でIncoming Webhookを作成し、そのURLを入力してください。',
  slackWorkspaceUnavailable: 'このWebhookのSlackワークスペースは、もう存在しないか無効です。',
  slackWorkspaceUnavailableTodo: '有効なワークスペースでIncoming Webhookを作成し、そのURLを入力してください。',
  slackChannelNotFound: 'SlackでこのWebhookのチャンネルが見つかりません。おそらく削除されています。',
  slackChannelNotFoundTodo: '別のチャンネル用のIncoming Webhookを作成し、そのURLを入力してください。',
  slackChannelArchived: 'Slackのチャンネルがアーカイブされていて、新しいメッセージを受け付けません。',
  slackChannelArchivedTodo:
    'チャンネルのアーカイブを解除するか、別のチャンネル用のIncoming Webhookを作成してURLを入力してください。',
  slackNotAllowed: 'Slackワークスペースが、このWebhookによるチャンネルへの投稿を許可していません。',
  slackNotAllowedTodo:
    'ワークスペースの管理者に許可を依頼するか、別のチャンネル用のIncoming Webhookを作成してください。',
  slackMessageRefused: 'Slackがメッセージの形式を拒否しました。',
  slackMessageRefusedTodo: '運営者に連絡してください。形式はこのサービスが決めています。',
} satisfies AreaTranslation<'chatDiagnoses'>;
