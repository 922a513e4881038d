// Adding a listing, and importing one.
import type { AreaTranslation } from '../message.ts';

export default {
  addListing: '등록하기',
  kindTitle: '무엇을 등록할까요?',
  kindBot: '봇',
  kindBotText: 'Discord와 다른 채팅 플랫폼용. 투표는 12시간마다 한 번.',
  kindServer: '{game} 서버',
  kindServerText: '투표는 24시간마다 한 번.',
  addYourBot: '내 봇 등록',
  addYourServer: '내 {game} 서버 등록',
  changeType: '종류 변경',
  addButton: '등록하기',
  tooMany: '하루에 {max, number}개까지 등록할 수 있어요. 내일 더 등록하세요.',
  claimInstead: '{problem} 내 봇이라면 {url}에서 소유권을 주장하세요.',
  addedProve: '등록했어요. 공개하려면 소유권을 증명하세요.',
  addedPublic: '이제 공개됐어요.',
  addedWaiting: '승인을 기다리고 있어요.',
  importDiscord: 'Discord에서 가져오기',
  importDiscordText:
    'Discord가 공개하는 애플리케이션 정보로 이름, 아이콘, 설명, 태그를 채워요. 입력한 내용은 유지되고, 등록하기 전에는 저장되지 않아요.',
  importDiscordField: '애플리케이션 ID 또는 초대 링크',
  importDiscordHint: 'Discord 개발자 포털의 General Information에 있어요.',
  importServer: '서버에서 가져오기',
  importServerText:
    '서버가 게임에서 보여 주는 정보로 요약과 아이콘을 채워요. 서버가 온라인이어야 해요. 입력한 내용은 유지되고, 등록하기 전에는 저장되지 않아요.',
  importServerField: '서버 주소',
  importServerHint: 'play.oak.example처럼 플레이어가 접속할 때 입력하는 주소예요.',
  importButton: '가져오기',
  updateDiscord: 'Discord에서 업데이트',
  updateDiscordText:
    'Discord가 공개하는 애플리케이션 정보로 이름과 아이콘을 바꾸고 빈 칸을 채워요. 저장을 누르기 전에는 저장되지 않아요.',
  updateServer: '서버에서 업데이트',
  updateServerText: '서버가 게임에서 보여 주는 정보로 요약과 아이콘을 바꿔요. 저장을 누르기 전에는 저장되지 않아요.',
  noApplication: '어떤 Discord 애플리케이션인지 알 수 없어요. 봇의 초대 링크를 입력하고 먼저 저장하세요.',
  noAddress: '서버 주소가 없어요. 입력하고 먼저 저장하세요.',
  imported: '{source}에서 가져왔어요. 내용을 확인한 뒤 {button} 버튼을 누르세요.',
  useImportedIcon: '가져온 아이콘 사용',
  importedIconGone: '가져온 내용은 1시간 동안만 보관되어 아이콘이 만료됐어요. 다시 가져오거나 이미지를 고르세요.',
} satisfies AreaTranslation<'newListing'>;
