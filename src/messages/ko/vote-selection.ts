// For staff: what is wrong with a search for votes.
import type { AreaTranslation } from '../message.ts';

export default {
  dateTime: '날짜와 시간을 입력하거나 비워 두세요.',
  wholeNumber: '정수를 입력하세요.',
  numberTo: '1~{most, number, ::group-off} 사이의 숫자를 입력하세요.',
  noVote: '이것은 투표가 아니에요.',
  atMost: '투표는 최대 {most, number}개까지 고르세요.',
  networkNeedsFlag: '네트워크는 의심 사례마다 정해져요. 의심 사례도 입력하세요.',
} satisfies AreaTranslation<'voteSelection'>;
