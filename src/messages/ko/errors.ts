// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: '접근 권한이 없어요',
  noAccessText: '로그인되어 있지만, 이 등록 항목의 소유자는 다른 사람이에요.',
  notFound: '페이지를 찾을 수 없어요',
  notFoundText: '주소가 잘못됐거나 등록 항목이 삭제됐을 수 있어요.',
  tooMuchData: '데이터가 너무 많아요',
  tooMuchDataText: '보낸 데이터가 너무 커요. 크기를 줄여서 다시 보내세요.',
  unreadableForm: '양식을 읽을 수 없어요',
  unreadableFormText: '뒤로 가서 페이지를 새로고침한 뒤 다시 보내세요.',
  tooManyRequests: '요청이 너무 많아요',
  tooManyRequestsText: '몇 분 기다린 뒤 뒤로 가서 다시 시도하세요.',
  failed: '문제가 발생했어요',
  failedText: '저희 쪽 문제이고, 사라진 것은 없어요. 잠시 후 다시 시도하세요.',
  unavailable: '서비스를 잠시 이용할 수 없어요',
  unavailableText: '데이터베이스에 연결할 수 없어요. 1분 후 다시 시도하세요. 이미 집계된 투표는 사라지지 않아요.',
  foreignForm: '이 사이트에서 보낸 양식이 아니에요',
  foreignFormText:
    '계정을 보호하기 위해 이 사이트에서 보낸 양식만 받아요. 뒤로 가서 페이지를 새로고침한 뒤 다시 보내세요.',
  home: '홈',
  bots: '봇',
  servers: '서버',
  supportCode: '<contact>지원팀</contact>에 도움을 요청할 때 이 코드를 함께 알려 주세요: {code}',
  tooManySearches: '검색이 너무 많아요',
  tooManySearchesText:
    '같은 네트워크에서 검색이 너무 많았어요. {wait} 후에 다시 검색할 수 있어요. 다른 기능은 모두 그대로 쓸 수 있어요.',
  searchAgain: '다시 검색',
  showAll: '모두 보기',
} satisfies AreaTranslation<'errors'>;
