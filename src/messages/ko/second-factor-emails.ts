// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: '인증 앱이 추가됐어요',
  appAdded: '{site} 계정에 방금 인증 앱이 추가됐어요.',
  appRemovedSubject: '인증 앱이 제거됐어요',
  appRemoved: '{site} 계정에서 방금 인증 앱이 제거됐어요.',
  passkeyAddedSubject: '패스키가 추가됐어요',
  passkeyAdded: '{site} 계정에 방금 패스키가 추가됐어요.',
  passkeyAddedNamed: '{site} 계정에 방금 패스키가 추가됐어요: {name}.',
  passkeyRemovedSubject: '패스키가 제거됐어요',
  passkeyRemoved: '{site} 계정에서 방금 패스키가 제거됐어요.',
  passkeyRemovedNamed: '{site} 계정에서 방금 패스키가 제거됐어요: {name}.',
  turnedOffSubject: '2단계 인증이 꺼졌어요',
  turnedOnSubject: '2단계 인증이 켜졌어요',
  allRemoved: '{site} 계정의 2단계 인증이 방금 꺼졌어요.',
  codesRenewedSubject: '새 복구 코드가 만들어졌어요',
  codesRenewed: '{site} 계정의 새 복구 코드가 방금 만들어졌고, 이전 코드는 더 이상 쓸 수 없어요.',
  codeUsedSubject: '복구 코드가 사용됐어요',
  codeUsed: '{site} 계정의 로그인이나 작업을 확인하는 데 방금 복구 코드가 사용됐어요.',
  reset: '운영자가 {site} 계정의 2단계 인증을 껐고 모든 세션이 로그아웃됐어요.',
  guessedSubject: '계정에 틀린 코드가 입력됐어요',
  guessed:
    '누군가 {site} 로그인의 두 번째 단계에서 틀린 코드를 여러 번 입력했어요. 이 사람은 계정의 비밀번호를 알고 있거나, 계정에 연결된 Discord 계정을 쓸 수 있어요.',
  nowOn: '이제 로그인할 때 두 번째 단계가 필요해요. 다른 모든 세션이 로그아웃됐어요.',
  nowOff: '이제 로그인할 때 두 번째 단계가 필요 없어요. 다른 모든 세션이 로그아웃됐어요.',
  guessedEnd: '본인이 아니라면 비밀번호를 새로 설정하세요: {url}',
  end: '본인이 아니라면 비밀번호를 새로 설정한 뒤 2단계 인증 수단을 확인하세요: {url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
