// The page on which a person manages reminders to vote again.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '투표 알림',
  lead: '다시 투표할 수 있을 때 어떻게 알림을 받을지 관리하세요.',
  notifications: '브라우저 알림',
  noNotifications: '아직 없어요. 투표한 뒤에, 다시 투표할 수 있게 되면 알림을 받도록 설정할 수 있어요.',
  notificationsIn: '{count, plural, other {브라우저 #개}}에서 알림',
  stopAll: '모두 끄기',
  stop: '<unseen>{name} 알림 </unseen>끄기',
  calendar: '캘린더',
  calendarText: '캘린더 앱에서 각 항목의 다음 투표 시간을 보고 알림을 받을 수 있어요.',
  calendarAddress: '캘린더 주소',
  subscribe:
    '캘린더 앱에서 이 주소를 구독하세요. 주소가 있으면 누구나 내가 어디에 투표하는지 볼 수 있으니 공개하지 마세요. 다른 사람이 알게 됐다면 새로 만드세요.',
  openInApp: '캘린더 앱에서 열기',
  newAddress: '새 주소 만들기',
  disableCalendar: '캘린더 끄기',
  createAddress: '캘린더 주소 만들기',
  addressReady: '캘린더 주소가 준비됐어요.',
  renewQuestion: '새 캘린더 주소를 만들까요?',
  renew: '새 주소 만들기',
  renewText: '현재 주소는 작동하지 않게 돼요. 이 주소를 쓰는 모든 캘린더 앱에 새 주소를 입력하세요.',
  renewed: '캘린더 주소가 새로 바뀌었어요.',
  disableQuestion: '캘린더를 끌까요?',
  disableText: '주소가 작동하지 않게 되고 캘린더 앱에 투표가 표시되지 않아요. 언제든 새 주소를 만들 수 있어요.',
  disabled: '캘린더를 껐어요.',
} satisfies AreaTranslation<'reminderSettings'>;
