// The changelog of a bot, for readers. {name} is the name of the bot, {version} that of an entry, such as 1.4.0.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '변경 내역',
  titleOf: '변경 내역 · {name}',
  description: '{name}의 릴리스별 변경 사항.',
  atomTitle: '{name} 변경 내역 (Atom)',
  jsonTitle: '{name} 변경 내역 (JSON Feed)',
  follow: '구독: <atom>Atom 피드</atom> · <json>JSON 피드</json>',
  none: '아직 릴리스가 없어요',
  noneText: '봇 소유자가 릴리스 노트를 올리면 여기에 표시돼요.',
  releasedAt: '{time} 출시',
  releasedAndEditedAt: '{time} 출시, {editTime} 수정',
  report: '<unseen>버전 {version} </unseen>신고',
  removed: '운영진이 제거함',
  reasonWas: '이유: {reason}',
  removedText: '방문자는 이 내용을 볼 수 없어요. 운영진이 복원하기 전에는 {version} 버전을 바꾸거나 삭제할 수 없어요.',
  removeAsStaff: '운영진으로서 {version} 제거',
  restore: '{version} 복원',
  removeTitle: '{version} 제거 · {name}',
  removeQuestion: '{version} 버전을 제거할까요?',
  removeButton: '변경 내역 제거',
  removeText:
    '{name}의 변경 내역과 피드에서 사라져요. 소유자는 이유와 함께 계속 볼 수 있지만 바꾸거나 삭제할 수 없어요. 나중에 복원할 수 있어요.',
  reason: '이유',
  reasonHint: '소유자에게 표시돼요. 최대 500자.',
  wasRemoved: '{version} 버전을 제거했어요. 방문자에게 더 이상 보이지 않아요.',
  alreadyRemoved: '{version} 버전은 이미 제거되거나 삭제됐어요.',
  wasRestored: '{version} 버전을 복원했어요.',
  alreadyRestored: '{version} 버전은 이미 복원됐어요.',
} satisfies AreaTranslation<'changelog'>;
