// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '提醒',
  lead: '管理再次投票的提醒方式。',
  notifications: '浏览器通知',
  noNotifications: '还没有。投票后，可以选择在能再次投票时收到通知。',
  notificationsIn: '已在 {count, plural, other {# 个浏览器}}中开启通知',
  stopAll: '全部停止',
  stop: '停止<unseen> {name} 的通知</unseen>',
  calendar: '日历',
  calendarText: '日历应用可以显示每个项目下次可投票的时间，并提醒你。',
  calendarAddress: '日历地址',
  subscribe:
    '请在日历应用中订阅这个地址。不要公开：拿到这个地址的人都能看到你投票给了谁。如果被别人知道了，请创建新地址。',
  openInApp: '在日历应用中打开',
  newAddress: '创建新地址',
  disableCalendar: '停用日历',
  createAddress: '创建日历地址',
  addressReady: '你的日历地址已准备好。',
  renewQuestion: '创建新的日历地址？',
  renew: '创建新地址',
  renewText: '当前地址会失效。请在每个使用它的日历应用中改为新地址。',
  renewed: '你的日历地址已更换。',
  disableQuestion: '停用日历？',
  disableText: '地址会失效，日历应用不会再显示你的投票。你可以随时创建新地址。',
  disabled: '日历已停用。',
} satisfies AreaTranslation<'reminderSettings'>;
