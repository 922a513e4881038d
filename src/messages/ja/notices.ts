// Notices for owners, managers and staff.
import type { AreaTranslation } from '../message.ts';

export default {
  notices: 'お知らせ',
  dismissAll: 'すべて確認済みにする',
  none: 'お知らせはありません',
  noneText: '配信が続けて失敗したときや、スタッフがこの掲載について決定したときに、ここに表示されます。',
  mailsOn: 'この掲載についてのお知らせは、確認済みのメールアドレスにも送られます。',
  mailsOff: 'この掲載についてのお知らせは、ここにだけ表示されます。',
  noMails: 'このサービスはメールを送信しないため、お知らせはここにだけ表示されます。',
  mailsTurnedOn: 'この掲載についてのメールが届くようになります。',
  mailsTurnedOff: 'この掲載についてのメールは届かなくなります。',

  titleOfListing: '{listing}：{title}',
  version: 'バージョン{version}。',
  reason: '理由：{reason}',
  question: '質問：{question}',
  consumer: 'コンシューマー：{consumer}',
  dismissed: '：{title}',

  openWebhook: 'Webhookを開く',
  openStream: 'ライブストリームを開く',
  openListener: '投票リスナーを開く',
  openChangelog: '更新履歴を開く',
  openPage: 'ページを開く',
  openSettings: '設定を開く',
  openOverview: '概況を開く',
  openOwnership: '所有権を開く',
  answer: '回答する',
  openReviews: 'レビューを開く',
  openTokens: 'トークンを開く',

  reportTitle:
    '{kind, select, entry {{name}のバージョン{version}についての通報} review {{name}のレビューについての通報} profile {{name}のプロフィールについての通報} other {{name}についての通報}}',
  yourReport: '{name}についての通報',
  myReports: '自分の通報',
  reportAbout: '{name}についての通報',
  reported:
    '{kind, select, entry {{name}のバージョン{version}} review {{name}のレビュー} profile {{name}のプロフィール} other {{name}}}',
  undecided: 'スタッフはまだ決定していません。',

  reviewReplied: '{listing}へのあなたのレビューに、チームが返信しました',
  reviewRemoved: '{listing}へのあなたのレビューを、スタッフが削除しました',
  reviewRestored: '{listing}へのあなたのレビューを、スタッフが復元しました',
  yourReview: '{listing}へのあなたのレビュー',
  myReviews: '自分のレビュー',
  reviewOf: '{listing}のレビュー',
  theReview: '{listing}のレビュー',
  removedByStaff: 'スタッフにより削除',
  hiddenWithoutVote: '非表示：有効な投票がありません',
  hidden: '非表示',
  hiddenByListing: '非表示：この掲載はレビューを表示していません',
  public: '公開',
} satisfies AreaTranslation<'notices'>;
