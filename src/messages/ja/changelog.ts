// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '更新履歴',
  titleOf: '更新履歴 · {name}',
  description: '{name}のリリースごとの変更点。',
  atomTitle: '{name}の更新履歴（Atom）',
  jsonTitle: '{name}の更新履歴（JSON Feed）',
  follow: '購読：<atom>Atomフィード</atom> · <json>JSON Feed</json>',
  none: 'リリースはまだありません',
  noneText: 'Botのオーナーがリリースノートを公開すると、ここに表示されます。',

  releasedAt: '{time}にリリース',
  releasedAndEditedAt: '{time}にリリース、{editTime}に編集',
  report: '通報<unseen>：バージョン{version}</unseen>',

  removed: 'スタッフにより削除',
  reasonWas: '理由：{reason}',
  removedText:
    '訪問者にこの項目は見えません。スタッフが復元しないかぎり、バージョン{version}を差し替えたり削除したりできません。',

  removeAsStaff: 'スタッフとして{version}を削除',
  restore: '{version}を復元',
  removeTitle: '{version}の削除 · {name}',
  removeQuestion: '{version}を削除しますか？',
  removeButton: '項目を削除',
  removeText:
    'この項目は{name}の更新履歴とフィードから消えます。オーナーには理由とともに引き続き見えますが、差し替えや削除はできません。後で復元できます。',
  reason: '理由',
  reasonHint: 'オーナーに表示されます。500文字まで。',
  wasRemoved: 'バージョン{version}を削除しました。訪問者には見えなくなりました。',
  alreadyRemoved: 'バージョン{version}はすでに削除されています。',
  wasRestored: 'バージョン{version}を復元しました。',
  alreadyRestored: 'バージョン{version}はすでに復元されています。',
} satisfies AreaTranslation<'changelog'>;
