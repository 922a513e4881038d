// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: '{site}の掲載の管理',
  invite: '{person}さんが掲載「{listing}」の管理にあなたを招待しています。',
  offerSubject: '{site}の掲載の引き継ぎ',
  offer: '{person}さんが掲載「{listing}」の所有権をあなたに譲渡しようとしています。',
  inviteHow: '内容の確認と、承諾または辞退は、このリンクからできます：',
  inviteEnd: 'リンクは7日以内に1回だけ、このアドレスでのみ使えます。心当たりがなければ、このメールは無視してください。',

  lostSubject: '{listing}のオーナーが変わりました',
  lost: 'ほかの人が{site}の{listing}の所有権を証明し、あなたは証明していませんでした。掲載はその人のものになりました。',
  lostRemoved: 'マネージャー、APIトークン、Webhook、投票リスナーは削除されました。投票はもうあなたに送信されません。',
  lostEnd: '間違いだと思われる場合は、サイトのスタッフに連絡してください。',

  transferredSubject: '{listing}はあなたのものになりました',
  transferred:
    '{site}の{listing}の所有権が証明され、あなたのものになりました。前のオーナーのWebhookと投票リスナーは削除されたので、設定してください。',
  dismissedSubject: '{listing}の申し立ては却下されました',
  dismissed: '{site}のスタッフが、{listing}についてのあなたの申し立てを却下しました。掲載のオーナーは変わりません。',
  lapsedSubject: '{listing}の申し立ては終了しました',
  lapsed:
    '期日に証明が見つからなかったため、{site}の{listing}についてのあなたの申し立ては終了しました。コードをもう一度公開して、申し立てをやり直してください。',

  replySubject: '{listing}へのあなたのレビューに返信がありました',
  reply: '{listing}のチームが、{site}でのあなたのレビューに返信しました：',
  replyEnd: '返信についてのメールは、ここでオフにできます：\n{url}',
  reviewRemovedSubject: '{listing}へのあなたのレビューが削除されました',
  reviewRemoved: '{site}のスタッフが、{listing}へのあなたのレビューを削除しました。',
  reason: '理由：{reason}',
  reviewRemovedEnd: '見られるのは、あなたとスタッフだけです。{days, number}日後に、{listing}の別のレビューを書けます。',
  reviewShownSubject: '{listing}へのあなたのレビューが再び表示されました',
  reviewShown: '{site}のスタッフが、{listing}へのあなたのレビューを復元しました。再び誰でも見られます。',

  reportSubject: '{listing}についての通報',
  reportedListing: '{site}で{listing}を通報しました。',
  reportedEntry: '{site}で{listing}のバージョン{version}を通報しました。',
  reportedReview: '{site}で{listing}のレビューを通報しました。',
  reportedProfile: '{site}で{listing}のプロフィールを通報しました。',

  profileHiddenSubject: 'プロフィールが非表示になりました',
  profileHidden: '{site}のスタッフが、あなたの公開プロフィールを非表示にしました。ほかの人には見えません。',
  nameClearedSubject: '名前が消去されました',
  nameCleared: '{site}のスタッフが、あなたの名前を消去しました。アカウントで別の名前を選んでください。',
  profileShownSubject: 'プロフィールの非表示が解除されました',
  profileShown:
    '{site}のスタッフが、あなたのプロフィールの非表示を解除しました。公開する設定にしていれば、公開されています。',
} satisfies AreaTranslation<'listingEmails'>;
