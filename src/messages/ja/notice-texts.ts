// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: 'Webhookが{count, number}回連続で失敗しました。',
  webhookFailingMeaning: '{max, number}回連続で失敗すると無効になります。投票は失われません。',
  webhookDisabled: 'Webhookは{count, number}回連続で失敗したため、無効になりました。',
  webhookDisabledMeaning:
    '投票は失われません。有効にするには、WebhookのURLをもう一度保存してください。その後、失敗した投票を再配信できます。',
  listenerFailing: '投票リスナーが{count, number}回連続で失敗しました。',
  listenerFailingMeaning: '投票したプレイヤーは報酬を受け取っていません。一覧は投票リスナーのページにあります。',
  entryRemoved: 'スタッフが更新履歴の項目を削除しました。',
  entryRemovedMeaning:
    '訪問者には見えなくなりました。スタッフが復元しないかぎり、このバージョンを差し替えたり削除したりできません。',
  entryRestored: 'スタッフが更新履歴の項目を復元しました。',
  entryRestoredMeaning: '再び訪問者に見えるようになり、差し替えや削除もできます。',
  planChanged:
    '{pro, select, yes {プランが{plan}（Changelog Pro付き）になりました。} other {プランが{plan}になりました。}}',
  planOther: '別のプラン',
  planChangedMeaning: '新しい投票に適用されます。これまでの投票の重みは変わりません。',
  streamBehind:
    'プログラムが投票を取りこぼしそうです。ライブストリームの投票を{days, number}日以上受信確認していません。',
  streamBehindMeaning:
    'ライブストリームはイベントを{days, number}日間保存します。受け取れるように、プログラムをもう一度起動してください。もう使っていない場合は、コンシューマーを削除してください。',
  streamMissed:
    'プログラムが投票を取りこぼしました。ライブストリームの投票を{days, number}日以上受信確認していませんでした。',
  streamMissedMeaning:
    '投票は有効ですが、ライブストリームにはもう残っていません。件数はWebhookのページで確認できます。これ以上取りこぼさないように、プログラムをもう一度起動してください。もう使っていない場合は、コンシューマーを削除してください。',
  tokenExpiring: 'APIトークンが{days, number}日以内に期限切れになります。',
  tokenExpiringMeaning:
    '期限が切れると、使っているプログラムが動かなくなります。期限を延ばすか、別のトークンを作成して置き換えてください。',

  approved: 'スタッフが掲載を承認しました。',
  approvedMeaning: '公開され、投票できるようになりました。',
  refused: 'スタッフは掲載を承認しませんでした。',
  refusedMeaning: 'オーナーとマネージャーにしか見えません。もう一度審査を受けるには、問題を直して保存してください。',
  hidden: 'スタッフが掲載を非表示にしました。',
  hiddenMeaning: '公開されず、投票も受け付けません。何も削除されていません。',
  shown: 'スタッフが掲載の非表示を解除しました。',
  shownMeaning: '再び公開され、投票できるようになりました。',
  annulled: 'スタッフが{count, number}票を無効にしました。',
  annulledMeaning:
    '{count, plural, other {}}ランキングを含め、どこにもカウントされなくなります。配信済みのものは取り消されず、未送信のものは送信されません。',
  restored: 'スタッフが{count, number}票を元に戻しました。',
  restoredMeaning: '{count, plural, other {}}以前と同じように、再びカウントされます。',

  reviewWritten: '掲載に新しいレビューが{count, number}件あります。',
  reviewWrittenMeaning: 'それぞれに、公開で返信できます。',
  reviewRemoved: 'スタッフが掲載のレビューを削除しました。',
  reviewRemovedMeaning: '訪問者には見えなくなり、平均にも含まれません。',
  replyRemoved: 'スタッフがレビューへの返信を削除しました。',
  replyRemovedMeaning: 'レビューは残ります。別の返信を書けます。',

  reportAsked: '通報について、スタッフから質問があります。',
  reportAskedMeaning: 'この掲載か、その更新履歴の項目かレビューが通報されました。回答はスタッフにだけ表示されます。',
  reportSettled: 'スタッフが、質問していた通報を却下しました。',
  reportSettledMeaning: '掲載に変更はありません。',
  ownerSuspended: 'スタッフがオーナーのアカウントを利用停止にしました。',
  ownerSuspendedMeaning:
    '掲載はそのままです。利用停止が終わるまで、APIトークンは読み取りだけができ、変更はできません。',

  proofFailing: 'この掲載の所有権の証明を確認できませんでした。',
  proofFailingMeaning: '1日に2回、再確認します。{days, number}日以内に確認できないと、証明は失効します。',
  proofEnded: 'この掲載の所有権の証明が失効しました。',
  proofEndedMeaning: '掲載ページに「オーナー確認済み」と表示されなくなりました。いつでも証明し直せます。',
  claimed: 'ほかの人がこの掲載の所有権を証明し、申し立てを行っています。',
  claimedMeaning:
    '{hours, number}時間以内に、あなたのものだと証明してください。証明しないと、掲載は投票ごと相手に譲渡されます。',
} satisfies AreaTranslation<'noticeTexts'>;
