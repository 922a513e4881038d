// Notices to the owner and managers of a listing, in the dashboard and by email: what happened, then what it means.
import type { AreaTranslation } from '../message.ts';

export default {
  webhookFailing: '웹훅이 {count, plural, other {연속 #회}} 실패했어요.',
  webhookFailingMeaning: '{max, number}회 연속 실패하면 비활성화돼요. 투표는 사라지지 않아요.',
  webhookDisabled: '웹훅이 {count, plural, other {연속 #회}} 실패해서 비활성화됐어요.',
  webhookDisabledMeaning:
    '투표는 사라지지 않아요. 웹훅 URL을 다시 저장하면 켜져요. 그런 다음 실패한 투표를 재전송할 수 있어요.',
  listenerFailing: '투표 리스너가 {count, plural, other {연속 #회}} 실패했어요.',
  listenerFailingMeaning: '투표한 플레이어가 보상을 받지 못했어요. 리스너 페이지에 목록이 있어요.',
  entryRemoved: '운영진이 변경 내역을 제거했어요.',
  entryRemovedMeaning: '방문자에게 보이지 않아요. 운영진이 복원하기 전에는 이 버전을 바꾸거나 삭제할 수 없어요.',
  entryRestored: '운영진이 변경 내역을 복원했어요.',
  entryRestoredMeaning: '방문자에게 다시 보이고, 바꾸거나 삭제할 수 있어요.',
  planChanged:
    '{pro, select, yes {이제 {plan} 요금제와 Changelog Pro를 사용해요.} other {이제 {plan} 요금제를 사용해요.}}',
  planOther: '다른',
  planChangedMeaning: '새 투표부터 적용돼요. 이미 받은 투표의 가중치는 그대로예요.',
  streamBehind:
    '프로그램이 곧 투표를 놓칠 수 있어요. {days, plural, other {#일}} 넘게 라이브 스트림의 투표를 확인하지 않았어요.',
  streamBehindMeaning:
    '라이브 스트림은 이벤트를 {days, plural, other {#일}} 동안 보관해요. 프로그램을 다시 시작해 받게 하세요. 더 이상 쓰지 않으면 컨슈머를 제거하세요.',
  streamMissed:
    '프로그램이 투표를 놓쳤어요. {days, plural, other {#일}} 넘게 라이브 스트림의 투표를 확인하지 않았어요.',
  streamMissedMeaning:
    '투표는 집계되지만 라이브 스트림에는 더 이상 없어요. 몇 개인지는 웹훅 페이지에 있어요. 더 놓치지 않게 프로그램을 다시 시작하세요. 더 이상 쓰지 않으면 컨슈머를 제거하세요.',
  tokenExpiring: 'API 토큰이 {days, plural, other {#일}} 안에 만료돼요.',
  tokenExpiringMeaning: '만료되면 이 토큰을 쓰는 프로그램이 작동하지 않아요. 연장하거나 새로 만들어 바꾸세요.',
  approved: '운영진이 항목을 승인했어요.',
  approvedMeaning: '이제 공개되어 투표를 받을 수 있어요.',
  refused: '운영진이 항목을 승인하지 않았어요.',
  refusedMeaning: '소유자와 매니저만 볼 수 있어요. 다시 검토받으려면 문제를 고치고 저장하세요.',
  hidden: '운영진이 항목을 숨겼어요.',
  hiddenMeaning: '공개되지 않고 투표를 받지 않아요. 삭제된 것은 없어요.',
  shown: '운영진이 항목을 다시 표시했어요.',
  shownMeaning: '다시 공개되어 투표를 받을 수 있어요.',
  annulled: '운영진이 {count, plural, other {#표}}를 무효 처리했어요.',
  annulledMeaning:
    '{count, plural, other {순위를 포함해 어디에도 더 이상 집계되지 않아요.}} 이미 전송된 것은 회수되지 않고, 아직 보내지 않은 것은 보내지 않아요.',
  restored: '운영진이 {count, plural, other {#표}}를 복원했어요.',
  restoredMeaning: '{count, plural, other {예전처럼 다시 집계돼요.}}',
  reviewWritten: '{count, plural, =1 {새 리뷰가 있어요.} other {새 리뷰 #개가 있어요.}}',
  reviewWrittenMeaning: '각 리뷰에 공개 답글을 달 수 있어요.',
  reviewRemoved: '운영진이 이 항목의 리뷰를 제거했어요.',
  reviewRemovedMeaning: '방문자에게 보이지 않고 평균에도 반영되지 않아요.',
  replyRemoved: '운영진이 리뷰 답글을 제거했어요.',
  replyRemovedMeaning: '리뷰는 남아 있어요. 답글을 다시 쓸 수 있어요.',
  reportAsked: '운영진이 신고에 대해 질문했어요.',
  reportAskedMeaning: '누군가 이 항목이나 변경 내역, 리뷰를 신고했어요. 답변은 운영진에게만 보여요.',
  reportSettled: '운영진이 질문했던 그 신고를 기각했어요.',
  reportSettledMeaning: '이 항목에는 아무 변화가 없어요.',
  ownerSuspended: '운영진이 소유자의 계정을 정지했어요.',
  ownerSuspendedMeaning: '항목은 그대로예요. 정지가 끝날 때까지 API 토큰은 읽을 수만 있고 바꿀 수 없어요.',
  proofFailing: '소유권 증명을 확인하지 못했어요.',
  proofFailingMeaning: '하루에 두 번 다시 확인해요. {days, plural, other {#일}} 안에 확인되지 않으면 증명이 끝나요.',
  proofEnded: '소유권 증명이 끝났어요.',
  proofEndedMeaning: '페이지에 더 이상 “소유자 인증됨” 배지가 표시되지 않아요. 언제든 다시 증명할 수 있어요.',
  claimed: '다른 사람이 이 항목이 자기 것임을 증명하고 소유권을 주장했어요.',
  claimedMeaning:
    '{hours, plural, other {#시간}} 안에 소유권을 증명하세요. 그러지 않으면 항목이 투표와 함께 그 사람에게 이전돼요.',
} satisfies AreaTranslation<'noticeTexts'>;
