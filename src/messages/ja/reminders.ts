// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'リマインダー',
  isOn: 'また投票できるようになると、ブラウザーが通知します。',
  stop: '通知を止める',
  choose: 'リマインダーの受け取り方を選んでください。',
  notifyHere: 'このブラウザーで通知',
  alsoNotifyHere: 'このブラウザーでも通知',
  addToCalendar: 'カレンダーに追加',
  all: 'すべてのリマインダー',

  setUpFailed: 'ブラウザーで通知を設定できませんでした。代わりにカレンダーを使ってください。',
  blocked: 'ブラウザーがこのサイトの通知をブロックしています。ブラウザーの設定で変更できます。',

  forFavorites: 'お気に入りをまとめて1つのリマインダーで',
  forFavoritesText:
    '1件ごとではなく、全体で1つのリマインダーが届きます。次のリマインダーは、お気に入りのどれかにもう一度投票した後に届きます。',
  how: '方法',
  byBrowsers: '自分のブラウザーで通知',
  byEmail: 'メールで受け取る',
  inCalendar: 'カレンダーに表示',
  calendarHint: '保存した後に、カレンダーアプリ用のアドレスを作成します。',
  when: 'タイミング',
  whenFirst: '最初のお気に入りに投票できるとき',
  whenAll: 'すべてのお気に入りに投票できるとき',
  forNone: 'リマインダーが不要なら、方法を何も選ばないでください。',
  save: 'リマインダーを保存',

  tooManyTries: '試行が多すぎます。1分待ってから、もう一度お試しください。',
  subscribed: 'また投票できるようになると、ブラウザーが通知します。',
  refused: 'ブラウザーで通知を設定できませんでした。投票をカレンダーに追加するか、別のブラウザーでお試しください。',
  stopped: 'この掲載についてのブラウザー通知を止めました。',
  stoppedEverywhere: 'すべてのブラウザーで通知をオフにしました。',
} satisfies AreaTranslation<'reminders'>;
