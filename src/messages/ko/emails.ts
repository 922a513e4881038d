// Emails about accounts, as plain text. `{site}` is the name of the site, `{url}` an address on it. Each line is a
// paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  subject: '{site}: {subject}',
  confirmSubject: '이메일 주소를 인증하세요',
  confirmWho: '누군가(아마 본인)가 이 주소로 {site} 계정을 만들었어요.',
  confirmHow: '본인의 주소임을 인증하려면 다음 링크를 열고 버튼을 누르세요:',
  confirmEnd:
    '링크는 한 번만 쓸 수 있고 24시간 뒤에 만료돼요. 본인이 아니라면 이 이메일을 무시하세요. 주소는 인증되지 않은 채로 남아요.',
  signUpWho: '누군가(아마 본인)가 이 주소로 {site}에 가입했어요.',
  signUpHow:
    '가입을 마치려면 같은 브라우저에서 다음 링크를 열고 버튼을 누르세요. 다른 브라우저에서는 가입할 때 정한 비밀번호가 필요해요.',
  signUpEnd:
    '링크는 한 번만 쓸 수 있고 24시간 뒤에 만료돼요. 본인이 아니라면 이 이메일을 무시하세요. 계정은 만들어지지 않아요.',
  existsSubject: '이미 계정이 있어요',
  existsWho: '누군가(어쩌면 본인)가 이 주소로 {site}에 가입하려고 했어요. 이미 계정이 있어서 바뀐 것은 없어요.',
  existsSignIn: '로그인: {url}',
  existsForgot: '비밀번호를 잊었나요? 새로 설정하세요: {url}',
  ignore: '본인이 아니라면 이 이메일을 무시하세요.',
  tooEarlySubject: '아직 이 주소를 쓸 수 없어요',
  tooEarlyUntil:
    '이 주소의 계정이 삭제됐지만 그 계정의 최근 투표가 아직 유효해요. {time} 이후에 다시 가입할 수 있어요.',
  newAddressSubject: '새 주소를 인증하세요',
  newAddressWho: '누군가 {site} 계정에 이 주소를 쓰려고 해요.',
  newAddressEnd: '링크는 한 번만 쓸 수 있고 24시간 뒤에 만료돼요. 요청하지 않았다면 이 이메일을 무시하세요.',
  takenSubject: '이 주소에는 이미 계정이 있어요',
  takenWho: '누군가(어쩌면 본인)가 이 주소를 {site}의 다른 계정에 쓰려고 했어요.',
  takenSignIn: '이미 이 주소의 계정이 있어서 바뀐 것은 없어요. 이 주소로 로그인할 수 있어요: {url}',
  changeSubject: '주소가 곧 변경돼요',
  changeWho: '{site} 계정에 로그인한 누군가가 이메일 주소 변경을 요청했어요. 새 주소: {address}.',
  changeWhen: '새 주소로 보낸 이메일의 링크를 열면 주소가 변경돼요. 본인이라면 여기서 할 일은 없어요.',
  newPasswordNow: '본인이 아니라면 지금 비밀번호를 새로 설정하세요. 모든 기기에서 로그아웃돼요: {url}',
  changedSubject: '주소가 변경됐어요',
  changedTo: '{site} 계정의 이메일 주소가 변경됐어요. 새 주소: {address}. 앞으로 이메일은 새 주소로 보내요.',
  changedEnd: '본인이 아니라면 가능한 한 빨리 지원팀에 문의하세요.',
  resetSubject: '비밀번호를 새로 설정하세요',
  resetWho: '누군가(아마 본인)가 {site}에서 비밀번호 재설정을 요청했어요. 여기서 설정하세요:',
  resetEnd:
    '링크는 한 번만 쓸 수 있고 1시간 뒤에 만료돼요. 본인이 아니라면 이 이메일을 무시하세요. 비밀번호는 그대로예요.',
  passwordSubject: '비밀번호가 변경됐어요',
  passwordChanged: '{site} 계정의 비밀번호가 방금 변경되고 다른 모든 세션이 로그아웃됐어요.',
  newPassword: '본인이 아니라면 새로 설정하세요: {url}',
  deviceSubject: '새 로그인',
  deviceWho: '전에 쓰지 않던 브라우저에서 누군가 {site} 계정에 로그인했어요: {device}, {time}.',
  browserOnSystem: '{system}의 {browser}',
  deviceUnknown: '알 수 없는 기기',
  deviceNothing: '본인이라면 할 일은 없어요.',
  resetLinkSubject: '비밀번호 재설정 링크가 만들어졌어요',
  resetLinkWho: '{site} 운영진이 이 계정의 비밀번호 재설정 링크를 만들었어요. 운영진이 링크를 직접 전달해 드려요.',
  resetLinkUntil: '누군가 링크를 쓰기 전까지 비밀번호는 그대로예요. 1시간 뒤에 만료돼요.',
  resetLinkEnd:
    '요청하지 않았다면 운영진에게 알리고 직접 비밀번호를 새로 설정하세요. 그러면 링크를 쓸 수 없게 돼요: {url}',
  connectedSubject: '{provider} 계정이 연결됐어요',
  connected: '{provider} 계정이 방금 {site} 계정에 연결됐어요. 이제 로그인에 쓸 수 있어요.',
  connectedEnd: '본인이 아니라면 여기서 연결을 해제하고 비밀번호를 새로 설정하세요: {url}',
  linkedSubject: '게임 계정이 연결됐어요',
  linked: '방금 {site} 계정에 게임 계정이 연결됐어요: {account}. 이제 그곳의 투표 보상은 이 게임 계정이 받아요.',
  linkedToListing:
    '방금 {listing} 항목에서 {site} 계정에 게임 계정이 연결됐어요: {account}. 이제 그곳의 투표 보상은 이 게임 계정이 받아요.',
  linkedEnd: '본인이 아니라면 여기서 연결을 해제하고 비밀번호를 새로 설정하세요: {url}',
  testSubject: '테스트 이메일',
  testWho: '이메일이 제대로 전송되는지 확인하려고 {site} 운영진 페이지에서 보낸 이메일이에요.',
  testEnd: '이 이메일이 도착했으니 주소 인증과 비밀번호 재설정도 할 수 있어요.',
  favoritesSubject:
    '{count, plural, =1 {즐겨찾기에 다시 투표할 수 있어요} other {즐겨찾기 #개에 다시 투표할 수 있어요}}',
  favorites:
    '{count, plural, =1 {즐겨찾기 하나에 다시 투표할 수 있어요:} other {즐겨찾기 #개에 다시 투표할 수 있어요:}}',
  favoritesEnd: '{site}에서 요청하신 이메일이에요. 여기서 끌 수 있어요:\n{url}',
  farewellSubject: '계정이 삭제됐어요',
  farewell: '요청하신 대로 {site} 계정을 삭제했어요. 이 주소로 보내는 마지막 이메일이에요.',
  farewellEnd: '투표는 이름 없이 계속 집계돼요. 본인이 아니라면 지원팀에 문의하세요.',
} satisfies AreaTranslation<'emails'>;
