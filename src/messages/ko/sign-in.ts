// Signing in and signing up.
import type { AreaTranslation } from '../message.ts';

export default {
  signIn: '로그인',
  signOut: '로그아웃',
  emailAddress: '이메일 주소',
  password: '비밀번호',
  or: '또는',
  enterBoth: '이메일 주소와 비밀번호를 입력하세요.',
  wrong: '이메일 주소나 비밀번호가 틀렸어요.',
  tooManyFailures:
    '실패한 시도가 너무 많아요. {wait} 후에 다시 시도하거나, “비밀번호를 잊었나요?”를 눌러 새로 설정하세요.',
  signedOut: '로그아웃됐어요.',
  newHere: '처음인가요? <link>계정 만들기</link>',
  withPasskey: '패스키로 로그인',
  passkeyNeedsScripts: '패스키 로그인에는 JavaScript가 필요해요. 다른 방법으로 로그인하세요.',
  passkeyUnknown: '이 패스키를 가진 계정이 없어요. 계정에서 제거됐을 수 있어요. 다른 방법으로 로그인하세요.',
  failed: '로그인하지 못했어요. 처음부터 다시 하세요.',
  tooManyLinksTitle: '시도가 너무 많아요',
  tooManyLinks: '같은 네트워크에서 링크를 너무 많이 열었어요. {wait} 후에 다시 시도하세요.',
  linkInvalid: '더 이상 쓸 수 없는 링크예요',
  continueWith: '{name} 계정으로 계속하기',
  providerHasAccount:
    '{known, select, yes {{name} 계정의 이메일 주소로 만든 계정이 이미 있어요. 비밀번호로 로그인한 뒤 계정 페이지에서 {name} 계정을 연결하세요.} other {다른 사이트의 이메일 주소로 만든 계정이 이미 있어요. 비밀번호로 로그인한 뒤 계정 페이지에서 그 사이트를 연결하세요.}}',
  providerUnverified:
    '{known, select, yes {{name}에서 이메일 주소가 인증되지 않았어요. 그곳 설정에서 인증한 뒤 다시 시도하세요.} other {다른 사이트에서 이메일 주소가 인증되지 않았어요. 그곳 설정에서 인증한 뒤 다시 시도하세요.}}',
  providerUnavailable:
    '{known, select, yes {{name} 서비스가 지금 응답하지 않아요. 나중에 다시 시도하거나 다른 방법으로 로그인하세요.} other {다른 사이트가 지금 응답하지 않아요. 나중에 다시 시도하거나 다른 방법으로 로그인하세요.}}',
  providerFailed:
    '{known, select, yes {{name} 로그인에 실패했어요. 다시 시도하고, {name}에서 이메일 주소 공유를 허용하세요.} other {다른 사이트 로그인에 실패했어요. 다시 시도하고, 그 사이트에서 이메일 주소 공유를 허용하세요.}}',
  secondStep: '로그인 확인',
  secondStepText: '이 계정은 2단계 인증으로 보호돼요.',
  lostDevice:
    '기기를 잃어버렸나요? 복구 코드 중 하나를 입력하세요. 복구 코드가 없으면 사이트 운영진에게 문의하세요. <link>처음부터 다시</link>',
  tooManyCodes: '이 계정에 틀린 코드가 너무 많이 입력됐어요. 복구 코드나 패스키를 쓰거나 {wait} 후에 다시 시도하세요.',
  secondStepEnded: '로그인이 너무 오래 걸렸거나 이미 끝났어요. 처음부터 다시 하세요.',
  createAccountTitle: '계정 만들기',
  createAccount: '계정 만들기',
  name: '이름',
  emailHint: '누구에게도 보여 주거나 공유하지 않아요.',
  haveAccount: '이미 계정이 있나요? <link>로그인</link>',
  tooManyAccounts: '같은 네트워크에서 계정을 너무 많이 만들었어요. {wait} 후에 다시 시도하세요.',
  welcome: '환영해요! 계정이 준비됐어요.',
  nameInvalid: '이름을 1~{max, number}자, 한 줄로 입력하세요.',
  mailFull: '지금은 이메일을 보낼 수 없어요. 몇 분 후 다시 시도하세요.',
  emailTaken: '이 주소로 만든 계정이 이미 있어요. 로그인하세요.',
  notCreated: '계정을 만들지 못했어요. 각 칸을 확인하세요.',
  checkEmail: '이메일을 확인하세요',
  checkEmailText:
    '이메일을 보냈어요. 이 브라우저에서 링크를 열고 버튼을 누르면 로그인되어 보던 곳으로 돌아와요. 다른 브라우저에서는 비밀번호를 입력해야 해요.',
  noEmail:
    '몇 분이 지나도 이메일이 없나요? 스팸함을 확인하거나, 올바른 주소로 <link>다시 가입</link>하세요. 이전 이메일의 링크도 계속 작동해요.',
  haveAccountOrForgot: '이미 계정이 있나요? <link>로그인</link>하거나 <password>비밀번호를 새로 설정</password>하세요.',
  confirmAddress: '주소 인증',
  newAccountAddress: '새 계정의 주소: {email}',
  signUpPasswordHint: '다른 브라우저에서 가입할 때 정한 비밀번호예요. 본인이 아니라면 이 페이지를 닫으세요.',
  confirmAndCreate: '인증하고 계정 만들기',
  confirmed: '주소가 인증되고 계정이 준비됐어요.',
  signUpPasswordWrong:
    '가입할 때 정한 비밀번호가 아니에요. 가장 최근 이메일의 링크를 쓰거나 다른 비밀번호로 다시 가입하세요.',
  accountDeleted: '이 주소의 계정이 최근에 삭제됐어요. 중복 투표를 막기 위해 {time} 이후에만 다시 가입할 수 있어요.',
  addressHasAccount: '이 주소로 만든 계정이 이미 있어요. 로그인하거나 비밀번호를 새로 설정하세요.',
  signUpLinkInvalid:
    '링크는 한 번만 쓸 수 있고 24시간 뒤에 만료돼요. 이미 사용했다면 계정이 준비됐으니 로그인하면 돼요.',
  signUpAgain: '다시 가입',
  forgotPassword: '비밀번호를 잊었나요?',
  sendLink: '링크 보내기',
  backToSignIn: '로그인으로 돌아가기',
  forgotHint: '비밀번호를 새로 설정할 링크를 보내 드려요.',
  linkSent: '{email} 주소로 만든 계정이 있다면, 1시간 동안 쓸 수 있는 링크를 이메일로 보냈어요.',
  linksSentAlready:
    '이 주소로 만든 계정이 있다면, 최근 1시간 안에 링크를 여러 번 보냈어요. 모두 아직 작동하니 가장 최근 이메일을 열고 스팸함도 확인하세요. 새 링크는 {wait} 후에 받을 수 있어요.',
  linksLimited: '같은 네트워크에서 링크를 너무 많이 요청했어요. {wait} 후에 또는 다른 네트워크에서 다시 시도하세요.',
  noMail: '이 사이트는 이메일을 보내지 않아 링크를 보낼 수 없어요.',
  askStaffForLink: '사이트 운영진에게 재설정 링크를 요청하세요.',
  askStaffOrContact:
    '사이트 운영진에게 재설정 링크를 요청하세요. 가능하면 계정의 이메일 주소로 <link>지원팀에 문의</link>하세요.',
  resetOnCommandLine:
    '이 컴퓨터에서만 이 서비스에 접속할 수 있으니, 아마 직접 운영하고 있을 거예요. 명령줄에서 다음을 실행하면 재설정 링크가 출력돼요: {command}',
  newPasswordTitle: '새 비밀번호 설정',
  newPassword: '새 비밀번호',
  setPassword: '비밀번호 설정',
  newPasswordText: '모든 기기에서 로그아웃되며, 새 비밀번호로 로그인할 수 있어요.',
  passwordChanged: '비밀번호가 변경되고 모든 기기에서 로그아웃됐어요. 새 비밀번호로 로그인하세요.',
  resetLinkInvalid: '비밀번호 링크는 한 번만 쓸 수 있고 1시간 뒤에 만료돼요. 새로 요청할 수 있어요.',
  requestLink: '링크 다시 요청',
  setUpSite: '{name} 설정',
  nowStaff: '이제 운영진이에요.',
  nowStaffOneMoreStep: '이제 운영진이에요. 계정을 보호하는 단계를 하나 더 마치면 운영진 페이지가 열려요.',
  setupLinkInvalid: '작동하지 않는 설정 링크예요',
  setupLinkWhy: '링크가 불완전하거나, 이미 사용됐거나, 24시간이 지났거나, 이 서비스에 이미 운영진이 있어요.',
  setupLinkWhatToDo:
    '이 서비스를 운영하는데 아직 운영진이 없다면, 서비스를 다시 시작하세요. 24시간 동안 쓸 수 있는 새 링크가 출력돼요. 이미 운영진이 있다면 운영진으로 추가해 달라고 하세요.',
  setupNothingChanged: '바뀐 것은 없고, 계정 없이도 다시 시도할 수 있어요.',
  alreadyStaff: '이미 운영진이에요',
  alreadyStaffText: '이 설정 링크는 사용됐거나 만료됐어요. 새 링크는 필요 없어요.',
  openStaffPages: '운영진 페이지 열기',
  setupSignUp: '이 링크로 이 서비스의 첫 운영진이 될 수 있어요. 먼저 계정을 만들거나 로그인하세요.',
  setupSignedInAs:
    '{name} 계정으로 로그인되어 있어요. 계속하면 이 서비스의 운영진이 돼요. 링크는 한 번만 쓸 수 있어요.',
  becomeStaff: '운영진 되기',
} satisfies AreaTranslation<'signIn'>;
