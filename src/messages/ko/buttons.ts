// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: '저장',
  cancel: '취소',
  delete: '삭제',
  edit: '수정',
  remove: '제거',
  close: '닫기',
  search: '검색',
  copy: '복사',
  copied: '복사됨',
  previous: '이전',
  next: '다음',
  continue: '계속',
  undo: '실행 취소',
  preview: '미리보기',
  dismiss: '닫기',
} satisfies AreaTranslation<'buttons'>;
