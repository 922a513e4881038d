// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: 'リマインダー',
  lead: '次の投票のリマインダーを管理します。',
  notifications: 'ブラウザー通知',
  noNotifications: 'まだありません。投票した後に、次に投票できるときの通知を選べます。',
  notificationsIn: '{count, number}個のブラウザーで通知',
  stopAll: 'すべて止める',
  stop: '止める<unseen>：{name}の通知</unseen>',

  calendar: 'カレンダー',
  calendarText: 'カレンダーアプリに、各掲載に次に投票できる時刻を表示し、リマインダーを受け取れます。',
  calendarAddress: 'カレンダー用のアドレス',
  subscribe:
    'カレンダーアプリでこのアドレスを購読してください。知っている人は誰でもあなたの投票先を見られるので、秘密にしてください。ほかの人に知られたら、新しいアドレスを作成してください。',
  openInApp: 'カレンダーアプリで開く',
  newAddress: '新しいアドレスを作成',
  disableCalendar: 'カレンダーを無効にする',
  createAddress: 'カレンダー用のアドレスを作成',
  addressReady: 'カレンダー用のアドレスができました。',
  renewQuestion: 'カレンダー用の新しいアドレスを作成しますか？',
  renew: '新しいアドレスを作成',
  renewText: '今のアドレスは使えなくなります。使っているすべてのカレンダーアプリに、新しいアドレスを入力してください。',
  renewed: 'カレンダーのアドレスが新しくなりました。',
  disableQuestion: 'カレンダーを無効にしますか？',
  disableText:
    'アドレスは使えなくなり、カレンダーアプリに投票が表示されなくなります。新しいアドレスはいつでも作成できます。',
  disabled: 'カレンダーを無効にしました。',
} satisfies AreaTranslation<'reminderSettings'>;
