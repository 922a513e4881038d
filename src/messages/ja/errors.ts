// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: 'アクセス権がありません',
  noAccessText: 'ログインしていますが、この掲載はほかの人のものです。',
  notFound: 'ページが見つかりません',
  notFoundText: 'アドレスが間違っているか、掲載が削除された可能性があります。',
  tooMuchData: 'データが大きすぎます',
  tooMuchDataText: '送信されたデータが大きすぎます。小さくして、もう一度送信してください。',
  unreadableForm: 'フォームを読み取れませんでした',
  unreadableFormText: '前のページに戻って再読み込みし、もう一度送信してください。',
  tooManyRequests: 'リクエストが多すぎます',
  tooManyRequestsText: '数分待ってから前のページに戻り、もう一度お試しください。',
  failed: '問題が発生しました',
  failedText: 'こちら側の問題で、失われたものはありません。少し待ってから、もう一度お試しください。',
  unavailable: 'サービスを一時的に利用できません',
  unavailableText:
    'データベースに接続できません。1分ほど待ってから、もう一度お試しください。カウントされた投票は失われません。',
  foreignForm: 'このフォームはこのサイトから送信されていません',
  foreignFormText:
    'アカウントを守るため、このサイトから送信されたフォームだけを受け付けています。前のページに戻って再読み込みし、もう一度送信してください。',

  home: 'ホーム',
  bots: 'Bot',
  servers: 'サーバー',
  supportCode: '<contact>サポート</contact>に問い合わせるときは、このコードを伝えてください：{code}',

  tooManySearches: '検索が多すぎます',
  tooManySearchesText:
    'お使いのネットワークからの検索が多すぎました。{wait}後にまた検索できます。ほかの機能は使えます。',
  searchAgain: 'もう一度検索',
  showAll: 'すべて表示',
} satisfies AreaTranslation<'errors'>;
