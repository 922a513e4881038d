// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: '데이터베이스가 제때 응답하지 않았어요',
  databaseSlowTodo: '데이터베이스의 부하와 로그를 확인하세요. 응답할 때까지 일부 수치가 표시되지 않아요.',
  leasesLost: '사라진 프로세스가 엔드포인트를 맡고 있어요',
  leasesLostTodo:
    '몇 초 안에 다른 프로세스가 이어받아요. 경고가 계속되면 전송하는 프로세스가 없는 것이니 ROLE=all 또는 ROLE=worker로 하나 시작하세요.',
  overdue: '5분 넘게 밀린 전송이 있어요',
  overdueTodo:
    '느리거나 실패하는 엔드포인트 하나 때문일 수 있어요. 아래의 실패 중인 엔드포인트를 확인하고, 없다면 워커가 실행 중인지 확인하세요.',
  nobodyVotes: '아무도 투표할 수 없어요',
  nobodyVotesTodo:
    '투표하려면 인증된 이메일 주소나 연결된 로그인 제공자 계정이 필요한데, 둘 다 설정되어 있지 않아요. SMTP_URL을 설정하거나 로그인 제공자를 설정하세요. 예를 들어 Discord는 DISCORD_CLIENT_ID와 DISCORD_CLIENT_SECRET으로 설정해요. 누구나 투표하게 하려면 REQUIRE_CONFIRMED_EMAIL=off로 설정하세요.',
  captcha: '투표 전 캡차가 작동하지 않아요',
  captchaRefusedTodo:
    '{name} 서비스가 VOTE_CAPTCHA_SITE_KEY 또는 VOTE_CAPTCHA_SECRET을 거부해서, 투표자는 대신 자체 챌린지 중 가장 어려운 것을 풀고 있어요. 그 서비스의 대시보드에서 두 키를 다시 복사하고 다시 시작하세요.',
  captchaDownTodo:
    '{name} 서비스가 응답하지 않아, 투표자는 대신 자체 챌린지 중 가장 어려운 것을 풀고 있어요. 이 컴퓨터에서 그 서비스에 연결할 수 있는지 확인하세요.',
  trialEnded: '체험 모드가 끝났어요',
  trialEndedTodo:
    '다른 사람이 이 서비스에 접속할 수 있어요. {time}에 감지됨: {sign}. 이제 웹훅을 이 컴퓨터로 보낼 수 없어요. BASE_URL을 사람들이 사용하는 주소로 설정하세요.',
  loopback: 'BASE_URL이 이 컴퓨터의 주소예요',
  loopbackTodo: '이메일과 웹훅의 링크가 다른 사람에게는 열리지 않아요. BASE_URL을 사람들이 사용하는 주소로 설정하세요.',
  notHttps: 'BASE_URL이 https가 아니에요',
  notHttpsTodo:
    '비밀번호와 쿠키가 암호화되지 않고 전송돼요. 투표 전 확인은 https에서만 작동해서 아무도 투표할 수 없어요. Plaudit 앞단에 TLS 인증서가 있는 프록시를 두고 BASE_URL을 https 주소로 설정하세요.',
  noMail: '이메일을 보내지 않고 있어요',
  noMailTodo:
    '사람들이 직접 주소를 인증하거나 비밀번호를 재설정할 수 없어요. SMTP_URL을 설정하세요. 그때까지는 운영진이 사용자 탭에서 각 사용자의 페이지를 열어 재설정 링크를 만들 수 있어요.',
  mailWaiting: '이메일이 15분 넘게 대기 중이에요',
  mailWaitingTodo: '{reason} 이메일은 하루 동안 재시도해요. SMTP_URL의 메일 서버가 응답하는지 확인하세요.',
  nobodySends: '이메일을 보내는 프로세스가 없어요.',
  mailUnreachable: '메일 서버에 연결할 수 없어요.',
  mailTimeout: '메일 서버가 제때 응답하지 않았어요.',
  mailTls: '메일 서버와 보안 연결을 맺지 못했어요.',
  mailSignIn: '메일 서버가 SMTP_URL의 사용자 이름과 비밀번호를 거부했어요.',
  mailSender: '메일 서버가 보낸 사람을 거부했어요. SMTP_URL의 `?from=`으로 다른 주소를 설정하세요.',
  mailRecipient: '메일 서버에서 받는 사람을 찾을 수 없어요.',
  mailContent: '메일 서버가 이 이메일을 거부했어요.',
  mailLater: '메일 서버가 나중에 다시 시도하라고 했어요.',
  mailProtocol: 'SMTP_URL이 메일 서버를 가리키지 않아요.',
  mailExpired: '링크가 만료되기 전에 이메일을 보내지 못했어요.',
  mailUnreadable: '이메일이 다른 SECRET_KEY로 저장되어 있어요.',
  mailUntried: '아직 시도하지 않았어요.',
  staffChat: '운영진 채팅 채널에 알림이 도착하지 않아요',
  staffChatTodo: '{happened} {todo} 알림은 하루 동안 재시도해요.',
  noChallenge: '챌린지 없이 투표할 수 있어요',
  noChallengeTodo: '자동 투표가 실제 투표만큼 쉬워져요. VOTE_CHALLENGE=off는 테스트용이에요.',
  privateTargets: '웹훅을 사설 주소로 보낼 수 있어요',
  privateTargetsTodo:
    '모든 소유자가 ALLOW_PRIVATE_TARGETS의 주소로 요청을 보낼 수 있어요. 공개 사이트에서는 비워 두세요.',
  embeddedLarge: '내장 데이터베이스가 커졌어요',
  embeddedLargeTodo:
    '약 2GB를 넘으면 PostgreSQL이 더 나아요. `plaudit move` 명령으로 모두 옮길 수 있어요. 방법은 docs/operate.md 문서에 있어요.',

  sessionsLost: 'PostgreSQL 연결이 세션을 잃었어요',
  sessionsLostTodo:
    '이 프로세스가 실행되는 동안 PostgreSQL 앞에 연결 풀러가 놓이거나 트랜잭션 모드로 바뀌어 일부 쿼리가 실패해요. 모든 프로세스를 다시 시작하세요. 시작할 때 알아서 맞춰요.',
  notNotified: '프로세스끼리 투표를 서로 알리지 못해요',
  notNotifiedTodo:
    'DATABASE_URL이 연결 풀러를 거치기 때문에 각 프로세스가 {seconds, plural, other {#초}}마다 확인해요. DATABASE_DIRECT_URL을 PostgreSQL 자체의 주소로 설정하면 각 프로세스가 연결 하나를 거기에 써요.',
  replicaUnused: '읽기 복제본을 쓰지 않고 있어요',
  replicaUnusedTodo:
    'DATABASE_READ_URL의 복제본 문제로 페이지를 주 서버에서 읽고 있어요: {reason}. 해결되면 자동으로 다시 써요.',
  replicaUnchecked: '아직 확인하지 않음',
  replicaFailedQuery: '쿼리 실패',
  replicaSilent: '응답 없음',
  replicaBehind: '너무 뒤처짐',
  replicaOther: '이 데이터베이스의 복사본이 아님',
  replicaUnreachable: '복제본이나 주 서버가 응답하지 않음',
  replicaNotStandby: '대기 서버가 아님',
  connections: '연결',
  connectionsDirect: '직접',
  connectionsPooled: '트랜잭션 모드의 연결 풀러를 거쳐서, 일부 프로세스가 목록에 없을 수 있음',
  prepared: '프리페어드 스테이트먼트',
  on: '켜짐',
  off: '꺼짐',
  votesOfOthers: '다른 프로세스의 투표',
  foundAtOnce: '알림으로 바로 찾음',
  foundByPolling: '{seconds, plural, other {#초}}마다 확인해 0.5초 안에 찾음, 열린 로그 페이지는 3초 안에 업데이트됨',
  replica: '읽기 복제본',
  replicaInUse: '사용 중',
  replicaInUseBehind: '사용 중, {seconds}초 뒤처짐',
  replicaNotInUse: '사용 안 함: {reason}',
  replicaNotInUseBehind: '사용 안 함: {reason}, {seconds}초 뒤처짐',

  backupFailed: '마지막 백업이 실패했어요',
  backupFailedTodo: '{message} 그런 다음 `plaudit backup` 명령을 실행하세요.',
  backupOld: '가장 최근 백업이 너무 오래됐어요',
  backupOldTodo:
    '{hours, plural, other {#시간}} 전에 만들어졌어요. ROLE이 all 또는 worker인 프로세스가 실행 중인지, 그 로그는 어떤지 확인하세요.',

  commitOff: 'PostgreSQL이 투표를 디스크에 쓰기 전에 확정해요',
  commitOffTodo:
    'PostgreSQL이 실행되는 컴퓨터가 비정상 종료되면 최근 투표가 사라져요. synchronous_commit을 on으로 설정하세요.',
  standbyMissing: 'PostgreSQL이 연결되지 않은 대기 서버를 기다리고 있어요',
  standbyMissingTodo:
    'synchronous_standby_names의 대기 서버가 돌아올 때까지 투표가 기록되지 않아요. 대기 서버를 확인하세요.',
  commitLocal: '투표가 대기 서버를 기다리지 않아요',
  commitLocalTodo:
    '장애 조치 때 최근 투표가 사라지거나, 한 투표가 Minecraft 서버에 두 번 전송될 수 있어요. synchronous_commit을 on으로 설정하세요. 방법은 docs/high-availability.md 문서에 있어요.',
  noSynchronous: 'PostgreSQL에 대기 서버가 있지만 동기식은 없어요',
  noSynchronousTodo:
    '장애 조치 때 최근 투표가 사라지거나, 한 투표가 Minecraft 서버에 두 번 전송될 수 있어요. synchronous_standby_names를 설정하거나, Patroni에서 synchronous_mode를 설정하세요. 방법은 docs/high-availability.md 문서에 있어요.',
} satisfies AreaTranslation<'systemWarnings'>;
