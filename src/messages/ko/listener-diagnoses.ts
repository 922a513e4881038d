// Why a vote was not sent to a vote listener of a Minecraft server. Each has what happened and, with “Todo” at its end,
// what the owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  hostInvalid: '리스너의 호스트가 호스트 이름이나 IP 주소가 아니에요.',
  hostInvalidTodo: 'mc.example처럼 호스트만 입력하고 포트는 포트 칸에 입력하세요.',
  portInvalid: '리스너의 포트가 1~65535 사이의 숫자가 아니에요.',
  portInvalidTodo: '플러그인의 config.yml에 있는 포트를 입력하세요. 바꾸지 않았다면 8192예요.',
  portDenied: '다른 종류의 서비스가 쓰는 포트라서 차단됐어요.',
  portDeniedTodo: '플러그인의 config.yml에 있는 포트를 입력하거나 플러그인의 포트를 바꾸세요. 기본값은 8192예요.',
  dnsNotFound: '리스너의 호스트 이름이 존재하지 않아요.',
  dnsNotFoundTodo:
    '철자를 확인하세요. 플레이어가 쓰는 이름은 SRV 레코드뿐일 수 있는데, 투표 리스너에는 SRV 레코드가 없어요. 이 경우 서버의 IP 주소나 실제 호스트 이름을 입력하세요.',
  dnsBroken: '리스너 도메인의 네임서버가 오류를 반환했어요.',
  dnsBrokenTodo: '도메인 등록 업체에서 네임서버와 DNSSEC을 확인하거나 서버의 IP 주소를 입력하세요.',
  dnsTimeout: '리스너 도메인의 네임서버가 제시간에 응답하지 않았어요.',
  dnsTimeoutTodo: '도메인 등록 업체에서 네임서버를 확인하거나 서버의 IP 주소를 입력하세요.',
  dnsFailed: '이 서비스가 네임서버에 연결하지 못했어요.',
  dnsFailedTodo: '서버가 아니라 저희 쪽 문제예요. 나중에 테스트 투표를 보내 보세요.',
  blockedAddress: '호스트가 사설 주소를 가리켜요. 투표는 공인 주소로만 보내요.',
  blockedAddressTodo:
    '플레이어가 쓰는 공인 주소를 입력하고, 그 주소에서 리스너의 포트를 포트 포워딩하세요. 사설 대역을 허용하려면 운영자가 ALLOW_PRIVATE_TARGETS를 설정할 수 있어요.',
  hostUnreachable: '네트워크가 리스너의 서버에 연결할 수 없다고 알려 왔어요.',
  hostUnreachableTodo:
    '서버가 실행 중인지, 주소가 맞는지, 방화벽이 리스너의 포트(바꾸지 않았다면 TCP 8192)를 허용하는지 확인하세요.',
  reset: '연결하는 중에 서버가 연결을 닫았어요.',
  resetTodo: '리스너의 포트 앞에 방화벽이나 DDoS 방어가 있는지 확인하고 이 서비스를 예외로 추가하세요.',
  networkError: '연결하는 중에 네트워크 오류가 발생했어요.',
  networkErrorTodo: '테스트 투표를 보내 보세요. 또 실패하면 서버의 네트워크를 확인하세요.',
  networkUnreachable: '이 서비스에서 리스너의 주소로 가는 네트워크 경로가 없어요.',
  networkUnreachableTodo:
    '서버가 아니라 저희 쪽 문제예요. 나중에 테스트 투표를 보내 보세요. 호스트에 IPv6 주소만 있다면 IPv4 주소를 입력하세요.',
  outOfSockets: '이 서비스에 남은 소켓이 없었어요.',
  outOfSocketsTodo:
    '서버가 아니라 저희 쪽 문제예요. 나중에 테스트 투표를 보내 보세요. 계속되면 운영자가 열린 파일 수 제한을 올려야 해요.',
  stalled: '이 서비스가 지연되어 투표를 보내지 못했어요.',
  stalledTodo: '서버가 아니라 저희 쪽 문제예요. 나중에 테스트 투표를 보내 보세요.',
  shutdown: '이 서비스가 다시 시작되는 중이라 투표를 보내지 못했어요.',
  shutdownTodo: '서버가 아니라 저희 쪽 문제예요. 나중에 테스트 투표를 보내 보세요.',
  internalError: '이 서비스에서 예상하지 못한 오류가 발생해 투표를 보내지 못했어요.',
  internalErrorTodo:
    '서버가 아니라 저희 쪽 문제예요. 나중에 테스트 투표를 보내 보세요. 계속되면 운영자에게 문의하세요.',
  voteUnreadable: '이 서비스가 저장된 투표를 읽지 못해 아무것도 보내지 않았어요.',
  voteUnreadableTodo: '운영자에게 문의하세요. 직접 고칠 것은 없어요.',
  noPlayer: '투표에 플레이어 이름이 없어 아무것도 보내지 않았어요.',
  noPlayerTodo: '할 일이 없어요. 보상을 받으려면 투표할 때 플레이어 이름을 입력해야 해요.',
  serviceNameRefused: '이 서비스의 이름은 리스너로 보낼 수 없어요.',
  serviceNameRefusedTodo: '운영자가 SERVICE_NAME을 영문자(A~Z)와 숫자로 설정해야 해요.',
  keyUnusable: '저장된 공개 키가 2048비트 RSA 키가 아니라서 투표를 암호화하지 못했어요.',
  keyUnusableTodo: '플러그인의 rsa/public.key 내용을 다시 붙여 넣으세요.',
  voteAnnulled: '전송되기 전에 사이트 운영진이 투표를 무효 처리했어요.',
  voteAnnulledTodo: '할 일이 없어요. 무효 처리된 투표에는 보상이 없어요.',
  listenerRemoved: '이 투표를 보내기 전에 투표 리스너가 제거됐어요.',
  listenerRemovedTodo: '이 투표는 다시 보내지 않아요. 리스너를 다시 설정하면 새 투표를 보내요.',
  settingsUnreadable: '리스너 설정이 다른 키로 저장되어 이 서비스가 복호화할 수 없어요.',
  settingsUnreadableTodo:
    '토큰이나 키를 넣어 리스너를 다시 저장하거나, 운영자에게 이전 SECRET_KEY를 복원해 달라고 하세요.',
  closedBeforeGreeting: '리스너가 인사말을 보내기 전에 연결이 닫혔어요.',
  closedBeforeGreetingTodo:
    '투표 플러그인의 포트가 맞는지, 앞단의 터널이나 프록시가 서버에 계속 연결되는지 확인하세요. VotifierPlus는 ConnectionThrottle이 이 서비스를 차단하는 동안에도 연결을 닫아요. 이 경우 몇 분 기다리세요.',
  greetingUnfinished: '리스너가 Votifier 인사말을 시작했지만 줄을 끝내지 않았어요.',
  greetingUnfinishedTodo: '이 서비스와 플러그인 사이의 터널이나 프록시를 확인하고 테스트 투표를 보내 보세요.',
  voteTooLong: '리스너의 인사말 때문에 투표가 리스너가 받을 수 있는 길이를 넘어요.',
  voteTooLongTodo: '챌린지가 26자인, 수정하지 않은 NuVotifier나 VotifierPlus를 사용하세요.',
  closedBeforeSending: '리스너가 인사말을 보낸 뒤 투표를 보내기 전에 연결을 닫았어요.',
  closedBeforeSendingTodo:
    '서버 콘솔에서 이 시각의 기록을 확인하세요. 서버가 과부하이거나 다시 시작 중일 때, 또는 연결을 제한하는 플러그인이 있을 때 이렇게 돼요.',
  connectRefused:
    '{place, select, hostAndPort {{host}, 포트 {port}에서 수신 대기하는 프로그램이 없어요.} host {{host}에서 수신 대기하는 프로그램이 없어요.} other {수신 대기하는 프로그램이 없어요.}}',
  connectRefusedTodo:
    '서버 콘솔에서 투표 플러그인이 로드됐고 올바른 포트가 표시되는지({port}), config.yml의 host가 0.0.0.0인지 확인하세요. Velocity 같은 프록시를 쓴다면 프록시의 플러그인이 리스너예요.',
  connectRefusedHereTodo:
    '서버 콘솔에서 투표 플러그인이 로드됐고 올바른 포트가 표시되는지({port}) 확인하세요. Velocity 같은 프록시를 쓴다면 프록시의 플러그인이 리스너예요.',
  connectTimeout:
    '{place, select, hostAndPort {{host}, 포트 {port}에 연결을 시도했지만 응답이 없었어요.} host {{host}에 연결을 시도했지만 응답이 없었어요.} other {연결을 시도했지만 응답이 없었어요.}}',
  connectTimeoutTodo:
    '서버가 실행 중인지 확인하고, 방화벽, 호스팅 패널 또는 공유기에서 다음 TCP 포트를 여세요: {port}. 호스팅 업체를 쓴다면 배정받은 포트를 사용하세요.',
  portKnown: '포트 {port}',
  portUnknown: '리스너의 포트(바꾸지 않았다면 8192)',
  nameRefused: '어떤 리스너도 받지 않을 플레이어 이름이라 투표를 보내지 않았어요.',
  nameRefusedTodo: '이름은 베드락 접두사를 포함해 1~16자예요.',
  nameRefusedV1Todo: '이름은 베드락 접두사를 포함해 1~16자이고, v1에서는 ASCII 문자만 쓸 수 있어요.',
  noGreeting:
    '{place, select, hostAndPort {{host}, 포트 {port}에서 연결은 받았지만 투표 리스너의 인사말을 보내지 않았어요.} host {{host}에서 연결은 받았지만 투표 리스너의 인사말을 보내지 않았어요.} other {연결은 받았지만 투표 리스너의 인사말을 보내지 않았어요.}}',
  noGreetingTodo:
    'config.yml에 있는 투표 플러그인의 포트를 입력하세요. 바꾸지 않았다면 8192예요. 25565 같은 게임 포트는 인사말을 보내지 않아요.',
  noGreetingGamePortTodo:
    '25565는 게임 포트예요. config.yml에 있는 투표 플러그인의 포트를 입력하세요. 바꾸지 않았다면 8192예요.',
  notVotifier:
    '{place, select, hostAndPort {{host}, 포트 {port}에서 다른 종류의 서비스가 응답해요.} host {{host}에서 다른 종류의 서비스가 응답해요.} other {다른 종류의 서비스가 응답해요.}}',
  greetingWas: '{happened} 인사말: “{words}”.',
  notVotifierTodo: 'config.yml에 있는 투표 플러그인의 포트를 입력하세요. 바꾸지 않았다면 8192예요.',
  unknownVersion: '리스너가 Votifier라고 인사하지만 프로토콜이 v1도 v2도 아니에요.',
  unknownVersionNamed: '리스너가 Votifier라고 인사하지만 프로토콜이 v1도 v2도 아니에요: “{words}”.',
  unknownVersionTodo: 'v2를 지원하는 최신 NuVotifier나 VotifierPlus를 설치하세요.',
  v1Only: '리스너는 프로토콜 v1만 지원하는데 여기서는 v2가 선택됐어요.',
  v1OnlyNamed: '리스너는 프로토콜 v1({words})만 지원하는데 여기서는 v2가 선택됐어요.',
  v1OnlyTodo:
    'VotifierPlus라면 config.yml에 TokenSupport: true를 설정하고 다시 불러온 뒤 {service} 또는 default의 토큰을 입력하세요. 클래식 Votifier라면 여기서 v1을 고르고 rsa/public.key를 붙여 넣으세요.',
  thisService: '이 서비스의 이름',
  endedAccepted: '리스너가 투표를 수락했어요.',
  endedAcceptedTodo: '플레이어가 보상을 받지 못했다면 보상 플러그인을 확인하세요.',
  endedRejected: '리스너가 투표를 거부했어요.',
  endedRejectedTodo: '서버 콘솔에서 이 시각의 기록을 보고 이유를 찾아보세요.',
  endedFailed: '투표를 보내지 못했어요.',
  endedFailedTodo: '리스너의 호스트, 포트, 토큰이나 키를 확인하고 테스트 투표를 보내 보세요.',
  endedSentUnconfirmed: '투표를 보냈지만 확인할 수 없어요.',
  endedSentUnconfirmedTodo: '서버 콘솔에서 투표를 찾아보세요.',
  endedUnknown: '투표를 보냈지만 처리됐는지 알 수 없어요.',
  endedUnknownTodo: '두 번 보내지 않아요. 서버 콘솔에서 투표를 찾아보세요.',
} satisfies AreaTranslation<'listenerDiagnoses'>;
