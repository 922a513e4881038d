// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: '변경 내역',
  writeNotes: '릴리스 노트 쓰기',
  empty: '아직 릴리스가 없어요',
  emptyText: '새로운 점을 알리세요. 버전마다 릴리스 노트를 쓰거나, 릴리스 과정에서 자동으로 게시할 수 있어요.',
  emptyTextWithoutPlan: '플러스나 엔터프라이즈 요금제에서는 버전마다 릴리스 노트를 게시할 수 있어요.',
  notIncluded: '현재 요금제에는 변경 내역이 포함되지 않아요.',
  notIncludedText: '플러스, 엔터프라이즈, Changelog Pro 추가 기능에 포함돼요.',
  notIncludedEntries: '기존 항목은 계속 공개되고 삭제할 수 있어요.',
  whereShown:
    '방문자는 <page>공개 변경 내역</page>에서 이 항목을 봐요. 릴리스 과정에서 <guide>자동으로 게시</guide>할 수 있어요.',
  released: '{time} 출시',
  releasedAndEdited: '{time} 출시, {editedTime} 수정',
  removedByStaff: '운영진이 제거함',
  newNotes: '새 릴리스 노트',
  editVersion: '{version} 수정',
  publish: '게시',
  limit: 'API를 포함해 한 시간에 {max, number}번까지 바꿀 수 있어요.',
  published: '{version} 버전을 게시했어요.',
  updated: '{version} 버전을 업데이트했어요.',
  gone: '삭제됐거나 운영진이 제거해서 수정할 수 없는 항목이에요.',
  versionTaken: '이 버전의 항목이 이미 있어요. 그 항목을 수정하세요.',
  inFuture: '출시 시각은 미래로 정할 수 없어요.',
  planExcludes:
    '현재 요금제에는 변경 내역이 포함되지 않아요. 사이트 운영자에게 플러스나 엔터프라이즈로 바꿔 달라고 하세요.',
  versionRemoved: '운영진이 이 버전을 제거했어요. 다른 버전으로 게시하세요.',
  unknownListing: '더 이상 없는 항목이에요.',
  tooManyChanges: '한 시간에 {max, number}번까지 바꿀 수 있어요. {wait} 후에 다시 시도하세요.',
  deleteVersion: '{version} 삭제',
  deleteQuestion: '{version} 버전을 삭제할까요?',
  deleteEntry: '변경 내역 삭제',
  deleteText: '공개 페이지와 피드에서 사라져요. 되돌릴 수 없지만 이 버전을 다시 게시할 수 있어요.',
  deleted: '{version} 버전을 삭제했어요.',
  deleteTooMany: '이번 시간에 너무 많이 바꿨어요. {wait} 후에 다시 시도하세요.',
  deleteRemoved: '운영진이 제거해서 삭제할 수 없는 항목이에요.',
} satisfies AreaTranslation<'changelogEditor'>;
