// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: '사칭',
  scam: '사기 또는 악성코드',
  votes: '투표를 산 것 같음',
  illegal: '불쾌하거나 불법인 내용',
  broken: '고장 났거나 없어짐',
  spam: '광고 또는 스팸',
  untrue: '이 봇이나 서버와 무관함',
  private: '개인정보 노출',
  other: '기타',
} satisfies AreaTranslation<'reportReasons'>;
