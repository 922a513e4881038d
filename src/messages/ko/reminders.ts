// Reminders of the next vote.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '알림 받기',
  isOn: '다시 투표할 수 있을 때 브라우저로 알려 드려요.',
  stop: '알림 끄기',
  choose: '어떻게 알림을 받을지 고르세요.',
  notifyHere: '이 브라우저로 알림 받기',
  alsoNotifyHere: '이 브라우저로도 알림 받기',
  addToCalendar: '캘린더에 추가',
  all: '전체 알림',
  setUpFailed: '브라우저에서 알림을 설정하지 못했어요. 대신 캘린더를 이용하세요.',
  blocked: '브라우저가 이 사이트의 알림을 차단하고 있어요. 브라우저 설정에서 바꿀 수 있어요.',
  forFavorites: '즐겨찾기 전체를 알림 하나로',
  forFavoritesText:
    '즐겨찾기마다 따로 받는 대신 하나로 모아 받아요. 다음 알림은 즐겨찾기에 다시 투표한 뒤에 와요.',
  how: '방법',
  byBrowsers: '내 브라우저로 알림',
  byEmail: '이메일로 받기',
  inCalendar: '내 캘린더에 표시',
  calendarHint: '저장한 뒤 캘린더 앱에 쓸 주소를 만들어요.',
  when: '시점',
  whenFirst: '첫 번째 즐겨찾기가 준비되면',
  whenAll: '모든 즐겨찾기가 준비되면',
  forNone: '알림을 받지 않으려면 아무 방법도 고르지 마세요.',
  save: '알림 저장',
  tooManyTries: '시도가 너무 많아요. 1분 기다린 뒤 다시 시도하세요.',
  subscribed: '다시 투표할 수 있을 때 브라우저로 알려 드려요.',
  refused: '브라우저에서 알림을 설정하지 못했어요. 투표를 캘린더에 추가하거나 다른 브라우저를 써 보세요.',
  stopped: '이 항목은 더 이상 브라우저로 알리지 않아요.',
  stoppedEverywhere: '모든 브라우저에서 알림을 껐어요.',
} satisfies AreaTranslation<'reminders'>;
