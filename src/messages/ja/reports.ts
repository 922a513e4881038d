// Reporting a listing, and the reporter's view of it.
import type { AreaTranslation } from '../message.ts';

export default {
  titleListing: '{name}を通報',
  titleEntry: '{name}の{version}を通報',
  titleReview: '{name}のレビューを通報',
  titleProfile: '{name}のプロフィールを通報',
  headingListing: 'この掲載を通報',
  headingEntry: 'この更新履歴の項目を通報',
  headingReview: 'このレビューを通報',
  headingProfile: 'このプロフィールを通報',
  versionOf: '{name}のバージョン{version}',

  reason: '何が問題ですか？',
  details: '詳細',
  detailsHint: 'スタッフに見てほしい内容と場所。「{other}」の場合は必須です。{max, number}文字まで。',
  send: '通報する',
  onlyStaff: '誰が通報したかはスタッフにしか見えません。',
  willBeNotified: '結果はお知らせします。',
  withoutAccount: 'アカウントなしでも送信できます。結果を知りたい場合は、先に<link>ログイン</link>してください。',

  thanksWithoutAccount:
    'ありがとうございます。スタッフが確認します。アカウントなしの場合、通報は1つのネットワークにつき1件しか保存されません。自分の通報として送るには、ログインしてください。',
  updated: '通報を更新しました。結果はダッシュボードに表示されます。',
  thanks: 'ありがとうございます。スタッフが通報を確認します。結果はダッシュボードに表示されます。',
  gone: 'すでに存在しないため、通報できません。',
  full: 'すでに十分な数の通報があるため、今回の通報は保存されませんでした。スタッフが確認します。',
  noAccount: 'このアカウントでは現在、通報できません。',
  tooMany: '通報が多すぎます。{minutes, number, ::group-off}分後にもう一度お試しください。',
} satisfies AreaTranslation<'reports'>;
