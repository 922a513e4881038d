// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: '保存',
  cancel: '取消',
  delete: '删除',
  edit: '编辑',
  remove: '移除',
  close: '关闭',
  search: '搜索',
  copy: '复制',
  copied: '已复制',
  previous: '上一页',
  next: '下一页',
  continue: '继续',
  undo: '撤销',
  preview: '预览',
  dismiss: '知道了',
} satisfies AreaTranslation<'buttons'>;
