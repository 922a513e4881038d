// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: '토큰이나 키가 있는 곳',
  whereToFindText:
    '이 플러그인들은 모두 기본적으로 8192 포트를 써요. 방화벽과 호스팅 업체에서 이 포트를 TCP로 열어야 해요. 게임 포트 25565는 투표를 받지 않아요.',
  nuVotifier:
    '토큰은 <code>tokens</code> 아래 <code>default</code> 옆에 있어요. Velocity나 BungeeCord를 쓰면 파일이 프록시의 플러그인 폴더에 있고, 프록시의 호스트와 포트를 입력해요.',
  votifierPlus: 'config.yml에서 토큰을 켜고 서버를 다시 시작한 뒤 <code>default</code> 옆의 토큰을 복사하세요.',
  votifierPlusKey: '또는 버전 1을 고르고 공개 키 전체를 붙여 넣으세요:',
  classicVotifier: '클래식 Votifier',
  classicVotifierText: '버전 1만 지원해요. 비밀 키가 아니라 공개 키 전체를 붙여 넣으세요:',
  pathOfNuVotifier: 'NuVotifier 설정 경로',
  settingOfVotifierPlus: 'VotifierPlus 설정',
  pathOfVotifierPlus: 'VotifierPlus 키 경로',
  pathOfVotifier: 'Votifier 키 경로',
  theServiceName: '서비스 이름',
  entryForVotingPlugin: 'VotingPlugin 항목',
  entryForSuperbVote: 'SuperbVote 항목',
  urlOfVotePage: '투표 페이지 URL',
  urlForOther: '다른 플러그인용 URL',
  rewardPlugin: '보상 플러그인 설정',
  rewardPluginText: '리스너는 투표를 받기만 해요. 보상은 별도의 플러그인이 주며 이 서비스 이름이 필요해요:',
  votingPlugin:
    '<code>VoteSites.yml</code>의 <code>VoteSites:</code> 아래에 추가하고, 보상을 설정한 뒤 플러그인을 다시 불러오세요.',
  superbVote:
    '<code>config.yml</code>의 <code>rewards:</code> 아래, 기본 보상 위에 추가하고 명령어를 설정하세요. 투표 간격은 24시간 이상이니 <code>cooldown-per-service</code>를 그보다 짧게(예: 기본값 3600초) 두세요.',
  azuriom:
    'Azuriom은 웹사이트라서 리스너로 투표를 받지 않아요. Azuriom의 투표 플러그인에서 이 URL과 24시간(1440분) 간격으로 사이트를 추가하세요. 지원하는 사이트의 투표만 확인할 수 있으니, 이 사이트가 목록에 없으면 확인을 꺼 두세요.',
  other: '다른 플러그인',
  otherText: '위에 표시된 서비스 이름을 그대로, 플러그인이 요구하면 이 URL을, 간격은 24시간을 입력하세요.',
} satisfies AreaTranslation<'listenerHelp'>;
