// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound: '호스트가 DNS에 없어요. 철자를 확인하세요. 새 DNS 레코드는 퍼지는 데 시간이 걸릴 수 있어요.',
  dnsBroken: '호스트의 네임서버가 오류를 반환해요. 도메인의 DNS 설정을 확인하세요.',
  dnsTimeout: '호스트의 네임서버가 응답하지 않아요. 도메인의 DNS 설정을 확인하세요.',
  refused: '이 주소와 포트에서 응답하는 서버가 없어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요.',
  unreached:
    '제시간에 서버에 연결하지 못했어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요. 방화벽이 막고 있을 수도 있어요.',
  noRoute: '서버 주소로 가는 경로가 없어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요.',
  silent: '서버가 연결은 받았지만 제시간에 응답하지 않았어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요.',
  closed: '서버가 응답하기 전에 연결을 끊었어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요.',
  connectionFailed: '서버에 연결하지 못했어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요.',
  unexpected: '서버가 예상과 다르게 응답했어요. 서버가 켜져 있고 주소와 포트가 맞는지 확인하세요.',
  blockedAddress: '호스트가 공인 주소가 아닌 주소를 가리켜 조회하지 않아요. 플레이어가 쓰는 주소를 입력하세요.',
  invalidAddress: '서버 주소가 될 수 없는 값이에요. 오타를 확인하세요.',
  blockedPort: '다른 종류의 서비스용 포트라서 조회하지 않아요. 게임 서버에 다른 포트를 쓰세요.',
  portInvalid: '포트는 1~65535 사이의 숫자여야 해요. 주소에서 고치세요.',
  hidden: '서버가 응답하지만 접속자 수를 숨기고 있어요. 여기에 표시하려면 서버 설정에서 켜세요.',
  answerCut: '서버의 응답이 너무 길거나 불완전했어요. 자동으로 다시 시도할게요.',
  refusedHere: '서버가 저희 조회를 거부해요. sv_requestParanoia 같은 요청 설정을 확인하세요.',
  joinLink: 'cfx.re 링크에는 서버 주소가 없어요. play.example:30120처럼 호스트와 포트를 입력하세요.',
  robloxAddress: '주소로 roblox.com의 체험 페이지나 플레이스 ID를 입력하세요: roblox.com/games/1234567890.',
  placeUnknown: 'Roblox에 이 플레이스 ID의 공개 체험이 없어요. 주소를 확인하세요.',
  robloxDown: 'Roblox가 지금 응답하지 않아요. 자동으로 다시 시도할게요.',
  hytalePlugin:
    'Hytale은 접속자 수를 직접 공개하지 않아요. 게임 포트에서 응답하는 HyQuery 플러그인이나, 게임 포트 + 3을 쓰는 Nitrado:Query를 설치하세요.',
  hytaleDenied: '서버의 조회 플러그인이 접근을 거부해요. ANONYMOUS 그룹에 nitrado.query.web.read.basic 권한을 주세요.',
  ours: '저희 쪽 문제로 마지막 조회에 실패했어요. 자동으로 다시 시도할게요.',
  notMinecraft:
    '응답이 있지만 Minecraft 서버(자바 에디션)가 아니에요. 포트를 확인하고 server.properties에서 enable-status가 켜져 있는지 확인하세요.',
  notFivem: '응답이 있지만 FiveM 서버가 아니에요. play.example:30120처럼 서버의 호스트와 포트를 입력하세요.',
  notRoblox: 'Roblox의 응답을 이해하지 못했어요. 자동으로 다시 시도할게요.',
  turnedOff: '접속자 수 조회가 꺼져 있어요. 서비스 운영자가 켤 수 있어요.',
} satisfies AreaTranslation<'playerCounts'>;
