// What is wrong with the fields of a listing, its changelog, a review or a report, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  nameMissing: '이름을 입력하세요.',
  nameProblem: '이름: {problem}',
  modsProblem: '모드: {problem}',
  alternativeTextProblem: '대체 텍스트: {problem}',
  unstorable: '{field, select, summary {요약} description {설명} other {링크}}에 저장할 수 없는 문자가 있어요.',
  tooLong:
    '{field, select, summary {요약} description {설명} other {링크}}에는 최대 {max, number}자까지 쓸 수 있어요. 지금은 {length, number}자예요.',
  linkInvalid: 'https://로 시작하는 링크를 입력하거나 비워 두세요.',
  linkCredentials: '링크에서 사용자 이름과 비밀번호를 빼세요.',
  discordInvalid:
    'https://discord.gg/abc123 같은 Discord 서버 초대 링크를 입력하세요. discord.gg/ 또는 discord.com/invite/로 시작해요.',
  videoInvalid:
    'https://www.youtube.com/watch?v=… 또는 https://vimeo.com/… 같은 YouTube나 Vimeo 동영상 링크를 입력하세요.',
  websiteOfServer: '서버의 웹사이트는 링크로 입력하세요.',
  hostAddress: '{example}처럼 호스트 이름이나 IP 주소를 입력하세요. 포트는 있어도 없어도 돼요.',
  robloxAddress: 'roblox.com/games/1234567890 같은 roblox.com 체험 페이지나 플레이스 ID를 입력하세요.',
  privateAddress:
    '인터넷의 플레이어는 {host}에 접속할 수 없어요. 플레이어가 쓰는 공인 주소를 입력하세요. 사설 대역을 허용하려면 운영자가 ALLOW_PRIVATE_TARGETS를 설정할 수 있어요.',
  modsOfServersOnly: '모드는 게임 서버에만 있어요.',
  countryOfServersOnly: '국가는 서버에만 있어요.',
  countryUnknown: '목록에서 국가를 고르세요.',
  categoriesUnknown: '목록에서 카테고리를 고르세요.',
  tooManyCategories: '카테고리는 최대 {max, number}개까지 고르세요. 지금은 {count, number}개예요.',
  languagesUnknown: '목록에서 언어를 고르세요.',
  tooManyLanguages: '언어는 최대 {max, number}개까지 고르세요. 지금은 {count, number}개예요.',
  tooManyTags: '태그는 최대 {max, number}개까지 쓸 수 있어요. 지금은 {count, number}개예요.',
  tagsInvalid: '태그에는 영문자(a~z), 숫자, 하이픈만 쓰고, 태그마다 최대 {max, number}자까지 쓰세요.',
  idTaken: '이 ID의 항목이 이미 있어요.',
  stillDeleting: '이 ID의 항목이 방금 삭제되어 투표를 지우는 중이에요. 1분 후 다시 시도하세요.',
  ownerUnknown: '소유자의 계정이 더 이상 없어요.',
  idInvalid: 'ID는 영문자, 숫자, 밑줄, 하이픈 1~32자로 쓰세요.',
  applicationIdInvalid: 'Discord 애플리케이션 ID는 17~20자리 숫자예요.',
  alternativeTextMissing: '이미지를 볼 수 없는 사람을 위해 짧게 설명하세요.',
  versionInvalid: '버전은 영문자(A~Z), 숫자, 마침표, 밑줄, 더하기, 하이픈 1~32자로 쓰고, 영문자나 숫자로 시작하세요.',
  releaseTimeInvalid: '출시 날짜와 시간을 고르거나 비워 두세요.',
  notesMissing: '무엇이 바뀌었는지 적으세요.',
  entryUnstorable: '{field, select, headline {제목} other {내용}}에 저장할 수 없는 문자가 있어 저장하지 못했어요.',
  entryTooLong:
    '{field, select, headline {제목} other {내용}}에는 최대 {max, number}자까지 쓸 수 있어요. 지금은 {length, number}자예요.',
  starsMissing: '별 1~5개 중에서 고르세요.',
  replyMissing: '답글을 입력하세요.',
  reportReasonMissing: '이유를 고르세요.',
  reportTextMissing: '무엇이 문제인지 적어 주세요.',
  importApplicationId:
    '17~20자리 애플리케이션 ID나, 그 ID가 들어 있는 초대 링크를 입력하세요: https://discord.com/oauth2/authorize?client_id=…',
  importDiscordDown: 'Discord가 지금 응답하지 않아요. 잠시 후 다시 시도하거나, 가져오는 대신 직접 입력하세요.',
  importNoApplication: 'Discord에 ID가 {id}인 애플리케이션이 없어요. ID를 확인하고 다시 시도하세요.',
  importedOften: '1시간 안에 {times, number}번 가져왔어요. 나중에 다시 시도하거나, 가져오는 대신 직접 입력하세요.',
} satisfies AreaTranslation<'listingValidation'>;
