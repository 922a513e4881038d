// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: '保存',
  cancel: 'キャンセル',
  delete: '削除',
  edit: '編集',
  remove: '削除',
  close: '閉じる',
  search: '検索',
  copy: 'コピー',
  copied: 'コピーしました',
  previous: '前へ',
  next: '次へ',
  continue: '続ける',
  undo: '元に戻す',
  preview: 'プレビュー',
  dismiss: '確認済みにする',
} satisfies AreaTranslation<'buttons'>;
