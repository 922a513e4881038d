// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '更新日志',
  titleOf: '更新日志 · {name}',
  description: '{name} 每个版本的变化。',
  atomTitle: '{name} 更新日志 (Atom)',
  jsonTitle: '{name} 更新日志 (JSON Feed)',
  follow: '订阅：<atom>Atom 订阅源</atom> · <json>JSON 订阅源</json>',
  none: '还没有发布版本',
  noneText: '机器人的所有者发布更新说明后，会显示在这里。',
  releasedAt: '{time}发布',
  releasedAndEditedAt: '{time}发布，{editTime}编辑',
  report: '举报<unseen>版本 {version}</unseen>',
  removed: '已被工作人员移除',
  reasonWas: '原因：{reason}',
  removedText: '访客看不到这个条目。除非工作人员恢复，否则版本 {version} 不能替换或删除。',
  removeAsStaff: '以工作人员身份移除 {version}',
  restore: '恢复 {version}',
  removeTitle: '移除 {version} · {name}',
  removeQuestion: '移除 {version}？',
  removeButton: '移除条目',
  removeText:
    '这个条目会从 {name} 的更新日志及其订阅源中消失。所有者仍能看到它和你写的原因，但不能替换或删除。以后可以恢复。',
  reason: '原因',
  reasonHint: '所有者能看到。最多 500 个字符。',
  wasRemoved: '版本 {version} 已移除，访客看不到它了。',
  alreadyRemoved: '版本 {version} 之前已被移除或删除。',
  wasRestored: '版本 {version} 已恢复。',
  alreadyRestored: '版本 {version} 之前已恢复。',
} satisfies AreaTranslation<'changelog'>;
