// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · 문서',
  navigation: '문서',
  overview: '개요',
  apiReference: 'API 레퍼런스',
  downloads: '다운로드',
  quickStarts: '빠른 시작',
  topics: '주제',
  title: '문서',
  description: '{site}에서 투표를 받고, 확인하고, 릴리스 노트를 게시하세요.',
  lead: '모든 투표를 서명된 웹훅이나 라이브 스트림으로 받고, 누가 투표했는지 확인하고, 봇의 통계를 보고하세요. 모든 가이드는 작동하는 코드로 시작해 문제 해결로 끝나요.',
  quickStartsLead: '5분이면 첫 투표를 받아요. 무엇을 운영하는지 고르세요:',
  apiReferenceText: '모든 엔드포인트의 필드, 오류, 복사할 수 있는 요청.',
  machineReadable: '프로그램용 형식',
  machineReadableText:
    'API와 웹훅은 <openapi>OpenAPI 3.1</openapi>로 기술되어 있어 클라이언트를 생성할 수 있어요. 모든 가이드는 Markdown으로도 볼 수 있어요. URL에 <code>.md</code>를 붙이세요. <llms>llms.txt</llms>에 모든 가이드의 목록이 있어요.',
  examplesNote:
    '예제의 시간, ID, 시크릿은 지어낸 것이고 JSON은 읽기 쉽게 정리했어요. 나머지는 API가 반환하는 그대로예요.',
  asMarkdown: 'Markdown으로 보기',
} satisfies AreaTranslation<'docs'>;
