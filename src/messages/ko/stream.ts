// The live stream of a listing: a connection over which programs, its consumers, get votes.
import type { AreaTranslation } from '../message.ts';

export default {
  liveStream: '라이브 스트림',
  text: '프로그램이 이 서비스에 연결해 그 연결로 투표를 받아서 공개 주소가 필요 없어요: <guide>라이브 스트림 따라 하기</guide>. 프로그램에는 <code>votes:read</code> 권한이 있는 API 토큰이 필요해요. <tokens>토큰</tokens> 페이지에서 만드세요. 한 번만 표시돼요.',
  noConsumers: '컨슈머 이름으로 연결한 프로그램이 아직 없어요.',
  createToken: '라이브 스트림용 토큰 만들기',
  sendTest: '스트림에 테스트 이벤트 보내기',
  status: '상태',
  consumer: '컨슈머',
  lastAcknowledged: '마지막 확인',
  action: '작업',
  connected: '연결됨',
  notConnected: '연결 안 됨',
  never: '없음',
  removeNamed: '<unseen>{name} </unseen>제거',
  nothingWaits: '기다리는 이벤트가 없어요.',
  upToDate: '최신 상태예요.',
  behind: '{events, plural, other {이벤트 #개가 밀려 있어요. 첫 이벤트: {since}.}}',
  behindOrMore: '{events, plural, other {이벤트 #개 이상이 밀려 있어요. 첫 이벤트: {since}.}}',
  dateAndDays: '{time}, {days, plural, other {#일 전}}',
  aboutToMiss: '곧 투표를 놓침',
  deletesFirst: '스트림이 {time} 첫 투표를 삭제해요.',
  missed: '{votes, plural, other {#표 놓침}}',
  missedOrMore: '{votes, plural, other {#표 이상 놓침}}',
  notAcknowledged: '{days, plural, other {#일 동안 확인하지 않았어요.}}',
  noEvents: '{days, plural, other {최근 #일 동안 투표나 테스트 이벤트가 없었어요.}}',
  latestEvents: '최근 이벤트',
  latestEventsText:
    '이 항목의 최근 투표와 테스트 이벤트예요. 라이브 스트림에는 웹훅으로 보낸 것까지 모두 있어요.',
  acknowledgedBy: '확인한 컨슈머',
  nobody: '컨슈머 없음',
  forwarded: '전달됨',
  removeTitle: '컨슈머 제거',
  removeQuestion: '이 컨슈머를 제거할까요?',
  removeConsumer: '컨슈머 제거',
  removeText: '{name}이(가) 어디까지 받았는지 잊어요. 이 이름으로 다시 연결하면 그때부터 시작해요.',
  removeTextBehind:
    '{name}이(가) 어디까지 받았는지 잊어요. 이 이름으로 다시 연결하면 그때부터 시작하고, 확인하지 않은 {events, plural, other {이벤트 #개}}는 받지 못해요.',
  removeConnected: '이 이름으로 연결된 프로그램이 있어요. 연결이 끊기며, 다시 연결하려면 프로그램을 다시 시작하세요.',
  removed: '컨슈머를 제거했어요. 이 이름으로 다시 연결하면 그때부터 시작해요.',
  onlyStream: '라이브 스트림만',
  listener: '투표 리스너',
  notToWebhook: '웹훅으로 보내지 않음',
  toListener: '투표 리스너로 보냈어요. 결과는 <link>리스너 페이지</link>에 있어요.',
  toStreamOnly: '라이브 스트림으로만 보냄',
  testNotInLog:
    '라이브 스트림의 테스트 이벤트는 웹훅으로 보내지 않거나, 웹훅이 제거되어 웹훅 로그에 이 이벤트가 없어요.',
  voteNotInLog:
    '투표가 기록될 때 웹훅이 없었거나, 웹훅이 제거되어 웹훅 로그에 이 투표가 없어요.',
  canGetIt:
    '<link>라이브 스트림을 따르는</link> 프로그램은 {days, plural, other {#일}} 동안, {time}까지 받을 수 있어요.',
} satisfies AreaTranslation<'stream'>;
