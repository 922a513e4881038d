// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened} 응답: “{words}”.',
  accepted: '리스너가 투표를 수락했어요.',
  acceptedTodo:
    '플레이어가 보상을 받지 못했다면 VotingPlugin이나 SuperbVote 같은 보상 플러그인을 확인하세요. 설치되어 있고 이 서비스 이름의 보상이 있어야 해요.',
  closedAfterSendingV1:
    '리스너가 응답 없이 연결을 닫아 처리됐는지 알 수 없어요. VotifierPlus는 투표를 복호화하지 못하면 이렇게 해요.',
  closedAfterSendingV1Todo:
    '서버 콘솔을 확인하세요. 투표가 없으면 plugins/VotifierPlus/rsa/public.key의 내용을 다시 붙여 넣으세요. 플러그인이 새 키를 만들었다면 이전 키는 작동하지 않아요.',
  leftOpenV1:
    '리스너가 연결을 열어 두어 처리됐는지 알 수 없어요. 클래식 Votifier는 투표를 복호화하지 못하면 이렇게 해요.',
  leftOpenV1Todo:
    '투표가 도착하지 않으면 plugins/Votifier/rsa/public.key의 내용을 다시 붙여 넣으세요. 도착한다면 보상 플러그인이 리스너를 느리게 하는 거예요. NuVotifier와 토큰을 쓰면 응답이 분명해요.',
  sentUnconfirmed:
    '투표를 보냈지만 확인할 수 없어요. 리스너가 응답 없이 연결을 닫았어요. NuVotifier는 프로토콜 v1에서 항상 이렇게 해요.',
  sentUnconfirmedTodo:
    '서버 콘솔에서 투표를 찾아보세요. 없으면 공개 키가 틀렸거나 v1이 꺼져 있어요(NuVotifier의 disable-v1-protocol, VotifierPlus의 DisableV1). 확실히 하려면 v2 토큰을 쓰세요.',
  sentUnconfirmedClassic:
    '투표를 보냈지만 확인할 수 없어요. 클래식 Votifier는 응답하지 않아요. 다만 투표를 읽을 수 있을 때처럼 바로 연결을 닫았어요.',
  sentUnconfirmedClassicTodo:
    '서버 콘솔에서 투표를 찾아보세요. 확인을 받으려면 NuVotifier나 VotifierPlus에 토큰을 쓰세요.',
  noAnswer: '투표를 보냈지만 리스너가 5초 안에 응답하지 않아 처리됐는지 알 수 없어요.',
  noAnswerTodo:
    '두 번 보내지 않아요. 서버 콘솔에서 투표를 찾아보세요. 보상 플러그인이 느리거나 서버에 과부하가 걸리면 응답이 늦을 수 있어요.',
  resetAfterSending: '투표를 보낸 뒤 연결이 끊겨 처리됐는지 알 수 없어요.',
  resetAfterSendingTodo:
    '두 번 보내지 않아요. 서버 콘솔에서 투표를 찾아보고, 연결을 끊은 방화벽, 터널, 재시작이 있는지 확인하세요.',
  interrupted: '투표를 보내는 중에 이 서비스가 멈추거나 지연되어 처리됐는지 알 수 없어요.',
  interruptedTodo: '두 번 보내지 않아요. 서버 콘솔에서 투표를 찾아보세요. 내 서버의 문제는 아니에요.',
  wrongToken: '리스너가 투표를 거부했어요: 토큰이 틀려요.',
  wrongTokenTodo:
    '플러그인 config.yml의 tokens에서 토큰을 다시 복사하세요. {service} 항목이 있으면 그 토큰을, 없으면 default의 토큰을 쓰세요. 그런 다음 플러그인을 다시 불러오세요(NuVotifier: /nvreload).',
  challengeRefused: '리스너가 투표를 거부했어요: 투표의 챌린지가 인사말의 것과 달라요.',
  challengeRefusedTodo:
    '중간의 프록시나 터널이 연결을 섞고 있어요. 연결을 재사용하지 않고 일반 TCP를 전달하게 한 뒤 테스트 투표를 보내세요. 계속되면 운영자에게 문의하세요.',
  nameTooLong: '리스너가 투표를 거부했어요: 플레이어 이름이 너무 길어요.',
  nameTooLongTodo: '이름은 마침표 같은 베드락 접두사를 포함해 최대 16자예요. 서버에 표시되는 이름으로 투표하세요.',
  unknownService: '리스너가 투표를 거부했어요: 이 서비스의 토큰이 없어요.',
  unknownServiceTodo:
    '플러그인 config.yml의 tokens 아래에 default: 또는 {service}: 와 토큰을 추가하고, 다시 불러온 뒤(NuVotifier: /nvreload) 그 토큰을 여기에 입력하세요. 대소문자를 구분해요.',
  voteNotUnderstood: '리스너가 투표를 읽지 못했어요.',
  voteNotUnderstoodTodo:
    '호환되지 않는 플러그인이에요. 업데이트하거나 NuVotifier나 VotifierPlus를 쓰세요. 최신이라면 운영자에게 문의하세요.',
  messageTooLong: '투표가 너무 길어 리스너가 거부했어요.',
  messageTooLongTodo:
    '테스트 투표를 보내세요. 계속되면 플러그인을 업데이트하고 운영자에게 SERVICE_NAME을 줄여 달라고 하세요.',
  v1Disabled: '리스너가 투표를 거부했어요: 프로토콜 v1이 꺼져 있어요.',
  v1DisabledTodo: '여기서 v2를 고르고 플러그인 config.yml의 토큰을 입력하세요.',
  wrongKey: '리스너가 복호화하지 못해 투표를 거부했어요.',
  wrongKeyTodo:
    '플러그인의 rsa/public.key 내용을 다시 붙여 넣으세요. 플러그인이 새 키를 만들었다면 이전 키는 작동하지 않아요.',
  takenForTls: '리스너가 투표를 암호화된 연결로 착각했어요.',
  takenForTlsTodo:
    '중간의 터널이나 프록시에서 TLS를 끄세요. 투표는 일반 TCP로 보내요. 그런 다음 테스트 투표를 보내세요. 계속되면 운영자에게 문의하세요.',
  pluginFailed: '리스너가 오류를 보고했어요. 투표를 처리한 뒤일 수 있어 처리됐는지 알 수 없어요.',
  pluginFailedTodo: '서버 콘솔에서 이 시각의 전체 오류를 확인하세요. 보상 플러그인의 오류인 경우가 많아요.',
  closedAfterSending:
    '리스너가 응답 없이 연결을 닫아 처리됐는지 알 수 없어요. VotifierPlus는 투표를 거부할 때 이렇게 해요.',
  closedAfterSendingTodo:
    '서버 콘솔을 확인하세요. “Authentication failed”는 VotifierPlus의 토큰이 틀렸거나, {service} 또는 default의 토큰이 없거나, ConnectionThrottle로 이 서비스를 막고 있다는 뜻이에요.',
  answerUnreadable: '투표를 보냈지만 투표 리스너의 응답이 아니라서 처리됐는지 알 수 없어요.',
  answerUnreadableTodo:
    '두 번 보내지 않아요. 서버 콘솔에서 투표를 찾아보고, 이 서비스와 플러그인 사이에 무엇이 있는지 확인하세요.',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
