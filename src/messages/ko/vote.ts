// Voting: the vote page, the vote button, and why somebody cannot vote.
import type { AreaTranslation } from '../message.ts';

export default {
  voteFor: '{name}에 투표하기',
  backToListing: '항목 페이지로 돌아가기',
  vote: '투표하기',
  voteAgain: '다시 투표하기',
  window: '{hours, plural, other {#시간}}마다 한 번 투표할 수 있어요.',
  enterPlayerName: '투표 보상이 있는 서버라면 플레이어 이름을 입력하세요.',
  needAccount: '한 사람의 표가 한 번만 집계되도록 투표에는 계정이 필요해요. 가입은 30초면 끝나요.',
  signIn: '로그인하고 투표하기',
  createAccount: '계정 만들기',
  playerName: '플레이어 이름',
  playerNameHintWithListener:
    '보상을 받을 플레이어예요. 이름이 없어도 투표는 집계되지만 아무도 보상을 받지 못해요. 베드락이라면 서버에 표시되는 접두사까지 입력하세요: .Steve',
  playerNameHint:
    '투표와 함께 전송돼요. 입력하지 않아도 투표는 집계돼요. 베드락이라면 서버에 표시되는 접두사까지 입력하세요: .Steve',
  thanks: '투표가 집계됐어요. 고마워요!',
  unconfirmed: '투표하기 전에 이메일 주소를 인증하세요.',
  tooManyTries: '같은 네트워크에서 투표가 너무 많았어요. {duration} 후에 다시 시도하세요.',
  votedAt: '{time} 투표했어요',
  againAt: '{time} 다시 투표할 수 있어요',
  inTime: '{time} 후',
  yourVote: '내 투표',
  votedAgainAt: '<b>투표 완료</b> · {time} 다시 가능',
  lastVotedAt: '{time} 투표했어요',
  remindMe: '알림 받기',
  noPlayerName: '플레이어 이름을 입력하지 않아서 게임에서 보상을 받지 못해요.',
  rewardOnItsWay: '{player}: 서버로 투표를 보내는 중… 결과를 보려면 페이지를 새로고침하세요.',
  rewardGiven:
    '{player}: 투표가 전달됐어요. 게임에서 보상을 받을 수 있어요. 서버에 따라 다음에 접속할 때 지급되기도 해요.',
  rewardSent:
    '{player}: 투표를 보냈어요. 게임에서 보상을 받을 수 있어요. 서버에 따라 다음에 접속할 때 지급되기도 해요.',
  rewardAlready:
    '{player}: 이 플레이어는 최근 24시간 안에 다른 투표로 이미 보상을 받았어요. 투표는 집계되지만 보상은 다시 지급되지 않아요.',
  rewardMissed: '{player}: 투표는 집계되지만 서버로 보내지 못했어요. 서버 팀에 보상을 요청하세요.',
  rewardUnknown: '{player}: 투표는 집계되지만 서버가 받았는지 알 수 없어요. 보상을 받지 못했다면 서버 팀에 문의하세요.',
  recentlyRewarded:
    '{player} 플레이어는 최근 24시간 안에 이미 보상을 받았어요. 투표는 집계되지만, 다음 보상은 {time}({exactTime})부터 받을 수 있어요.',
  streakAndFavorites: '연속 투표와 즐겨찾기',
  nextFavorite: '다음 즐겨찾기: {name}',
  allFavorites: '즐겨찾기 전체',
  confirmFirst: '먼저 이메일 주소를 인증하세요',
  openLink:
    '{email} 주소로 보낸 이메일의 링크를 열어 주소를 인증한 뒤 여기로 돌아오세요. 이메일이 안 보이면 스팸함을 확인하세요.',
  resendEmail: '이메일 다시 보내기',
  orConnect: '또는 <link>계정 페이지</link>에서 {providers} 계정을 연결하세요.',
  connectFirst: '먼저 {providers} 계정을 연결하세요',
  connectionRequired: '한 사람의 표가 한 번만 집계되도록, 여기서 투표하려면 {providers} 계정을 연결해야 해요.',
  goToAccount: '내 계정으로 이동',
  pausedByOwner: '소유자가 일시 중지함',
  pausedText: '지금은 투표할 수 없고 목록에도 나오지 않아요. 이전 투표는 그대로 유지돼요.',
  notOpen: '아직 투표가 열리지 않았어요',
  cannotConfirm:
    '투표하려면 인증된 계정이 필요한데, 이 사이트는 아직 계정을 인증할 수 없어요. 나중에 다시 방문해 주세요.',
  contactUs: '궁금한 점이 있으면 <contact>문의해 주세요</contact>.',
  nobodyCanVote: '아무도 투표할 수 없어요. 이 메시지는 운영진에게만 보여요.',
  howToConfirm:
    '주소를 인증할 수 있도록 <code>SMTP_URL</code>을 설정하거나, 계정을 연결할 수 있도록 로그인 제공자를 설정하세요. 예를 들어 Discord는 <code>DISCORD_CLIENT_ID</code>와 <code>DISCORD_CLIENT_SECRET</code>으로 설정해요. 누구나 투표할 수 있게 하려면 <code>REQUIRE_CONFIRMED_EMAIL=off</code>로 설정하세요. 그런 다음 서비스를 다시 시작하세요.',
  otherAccount: '다른 계정으로 투표했어요',
  otherAccountVoted:
    '같은 이메일 주소나 연결된 계정의 투표가 이미 집계됐어요. 한 사람당 {hours, plural, other {#시간}}마다 한 번 투표할 수 있어요.',
  networkLimit: '같은 네트워크에서 투표가 너무 많아요',
  networkLimitOfListing:
    '{name} 투표는 한 네트워크에서 {hours, plural, other {#시간}}마다 {limit, plural, other {#표}}까지 받아요.',
  networkLimitOfSite: '한 네트워크에서 한 시간에 {limit, plural, other {#번}}까지 투표할 수 있어요.',
  sharedNetworks: '같은 와이파이, 학교, 통신사를 쓰는 사람들은 같은 네트워크로 보일 수 있어요.',
  notUsedUp:
    '투표 기회는 그대로 남아 있어요. 이 네트워크에서는 {time}({exactTime}) 다시 투표할 수 있고, 다른 네트워크에서는 바로 할 수 있어요.',
  tryAgain: '다시 시도',
} satisfies AreaTranslation<'vote'>;
