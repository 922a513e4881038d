// Ways to prove that a listing is one’s own, and what a check found. `{code}` is what the owner has to publish.
import type { AreaTranslation } from '../message.ts';

export default {
  discordSignIn: 'Discord로 로그인',
  byDiscordSignIn: '애플리케이션을 소유한 Discord 계정으로 로그인',
  doDiscordSignIn:
    '애플리케이션을 소유한 Discord 계정으로 로그인하세요. Discord가 이 사이트에 애플리케이션의 권한 정보를 보여 줄지 물어요. 읽을 수 있으면 내 애플리케이션임이 증명돼요. 접근은 바로 끝나고, 매달 다시 로그인해야 해요.',
  discordDescription: 'Discord 설명',
  byDiscordDescription: '애플리케이션 설명의 코드',
  doDiscordDescription:
    'Discord 개발자 포털에서 애플리케이션을 열고 설명에 이 코드를 추가해 저장하세요. 매달 확인하니 그대로 두세요.',
  motd: 'MOTD',
  byMotd: 'MOTD의 코드',
  doMotd: 'server.properties의 motd나 프록시의 MOTD에 이 코드를 추가하고 다시 시작하세요. 매달 확인하니 그대로 두세요.',
  dnsTxt: 'DNS 레코드',
  byDnsTxt: 'DNS 레코드',
  doDnsTxt:
    '도메인을 관리하는 곳에서 이 이름과 값으로 TXT 레코드를 추가하세요. 퍼지는 데 시간이 걸릴 수 있어요. 매달 확인하니 그대로 두세요.',
  fivemVariable: '서버 변수',
  byFivemVariable: '서버 변수의 코드',
  doFivemVariable:
    'server.cfg에 이 줄을 추가하고 서버를 다시 시작하거나 콘솔에 입력하세요. 매달 확인하니 그대로 두세요.',
  robloxDescription: 'Roblox 설명',
  byRobloxDescription: 'Roblox 설명의 코드',
  doRobloxDescription: '체험 설명에, 그룹이 소유했다면 그룹 설명에 이 코드를 추가하세요. 매달 확인하니 그대로 두세요.',
  byUnknown: '확인',
  copyCode: '코드',
  copyRecordName: '레코드 이름',
  copyLine: 'server.cfg에 넣을 줄',
  application: 'Discord 애플리케이션 {id}',
  place: 'Roblox 플레이스 {id}',
  addressMissing: '먼저 콘텐츠에서 주소를 입력하세요.',
  addressIsJoinLink:
    'cfx.re 링크에는 서버 주소가 없어요. 먼저 콘텐츠에서 play.example:30120처럼 호스트와 포트를 입력하세요.',
  addressUnusable: '콘텐츠의 주소를 확인할 수 없어요. 먼저 고치세요.',
  applicationMissing:
    '어떤 Discord 애플리케이션인지 알 수 없어요. 먼저 콘텐츠에서 봇의 초대 링크를 입력하세요: https://discord.com/oauth2/authorize?client_id=…',
  checkFailed: '저희 쪽 문제로 확인에 실패했어요. 잠시 후 다시 시도하세요.',
  serviceDown: '{service} 서비스가 지금 응답하지 않아요. 잠시 후 다시 시도하세요.',
  noApplication: 'Discord에 ID가 {id}인 애플리케이션이 없어요. 애플리케이션 ID를 확인하세요.',
  notInApplication: '애플리케이션 설명에 {code} 코드가 없어요. 추가하고 저장될 때까지 기다린 뒤 다시 확인하세요.',
  notInMotd: 'MOTD에 {code} 코드가 없어요. 추가하고 저장될 때까지 기다린 뒤 다시 확인하세요.',
  notInRecord: '{name} 레코드에 {code} 코드가 없어요. 추가하고 저장될 때까지 기다린 뒤 다시 확인하세요.',
  notInGame: '게임 설명에 {code} 코드가 없어요. 추가하고 저장될 때까지 기다린 뒤 다시 확인하세요.',
  notInGameOrGroup: '게임이나 그룹 설명에 {code} 코드가 없어요. 추가하고 저장될 때까지 기다린 뒤 다시 확인하세요.',
  notInVariables: '서버의 공개 변수에 {code} 코드가 없어요. 줄을 추가하고 서버를 다시 시작한 뒤 다시 확인하세요.',
  noNameServer: '여기서 네임서버에 연결할 수 없어요. 잠시 후 다시 시도하세요.',
  noRecord: '{name} TXT 레코드가 아직 없어요. 새 레코드는 퍼지는 데 시간이 걸릴 수 있어요.',
  recordBroken: '{name}에 대해 네임서버가 오류를 반환해요. 도메인의 DNS 설정을 확인하세요.',
  recordTimeout: '{name}에 대해 네임서버가 응답하지 않아요. 도메인의 DNS 설정을 확인하세요.',
  signInAgain:
    'Discord 로그인은 한 달 동안 소유권을 증명해요. 다시 로그인하거나, 자동으로 확인되는 코드를 애플리케이션 설명에 추가하세요.',
  signInCanceled: 'Discord가 로그인을 확인해 주지 않았어요. 다시 시도하세요.',
  otherAccount:
    '이 Discord 계정은 애플리케이션 {id}의 소유자가 아니에요. discord.com에서 소유자 계정으로 로그인한 뒤 다시 시도하세요.',
  listingDeleted: '삭제된 항목이에요.',
  addressChanged: '주소가 바뀌었어요. 다른 방법으로 새 주소를 증명하세요.',
  wayUnfit: '현재 주소에 맞지 않는 방법이에요. 다른 방법을 고르세요.',
  accountUnable: '이 계정은 지금 증명할 수 없어요.',
  justDeleted: '방금 삭제된 항목이에요.',
  justChanged: '항목이 방금 바뀌었어요. 다시 확인하세요.',
  claimedByOther: '다른 사람도 소유권을 주장했어요. 결정될 때까지 기다리거나 문의하세요.',
  manager: '이 항목의 매니저라서 소유권을 주장할 수 없어요. 소유자가 매니저 페이지에서 이전해 줄 수 있어요.',
  claimUncheckable: '더 이상 확인할 수 없는 주장이에요.',
} satisfies AreaTranslation<'ownershipProofs'>;
