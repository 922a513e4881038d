// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '로봇이 아닌지 확인하는 {provider} 서비스가 지금 응답하지 않아요. 대신 브라우저가 퍼즐을 풀며, 몇 초 더 걸려요.',
  blocked:
    '브라우저에서 {provider} 확인을 불러오지 못했어요. 광고 차단기 등에서 이 페이지에 다음 주소를 허용한 뒤 새로고침하세요: {hosts}.',
  failed: '{provider} 확인에 실패했어요. 다시 시도하거나 페이지를 새로고침하세요.',
  takesSeconds: '확인에 몇 초 걸려요.',
  takesLonger:
    '이번 확인은 평소보다 오래 걸려요. 같은 네트워크에서 투표나 실패한 확인이 많았거나, 다른 확인을 대신하고 있기 때문이에요.',
  needsScriptForPuzzle:
    '로봇을 막는 작은 퍼즐을 브라우저가 풀어야 해서 투표에는 JavaScript가 필요해요. 사이트의 다른 기능은 JavaScript 없이도 모두 작동해요.',
  needsScriptForCaptcha:
    '{provider} 서비스로 로봇이 아닌지 확인하기 때문에 투표에는 JavaScript가 필요해요. 사이트의 다른 기능은 JavaScript 없이도 모두 작동해요.',
  notRobot: '로봇이 아닙니다',
  checking: '로봇이 아닌지 확인하는 중…',
  checked: '확인됨: 로봇이 아니에요',
  checkFailed: '확인에 실패했어요. 다시 시도하세요.',
  checkExpired: '확인이 만료됐어요. 다시 시도하세요.',
  checkRuns: '아직 확인하는 중이에요. 잠시 기다려 주세요.',
  needsHttps: '이 확인은 HTTPS에서만 작동해요. 사이트 운영자에게 알려 주세요.',
  notLoaded: '확인을 불러오지 못했어요. 페이지를 새로고침해 다시 시도하세요.',
  progress: '확인 진행률',
  secondsLeft: '최대 {seconds}초 남음',
  captchaUnsolved: '{provider} 확인을 마친 뒤 투표하기를 누르세요. JavaScript가 필요해요.',
  captchaRefused: '{provider} 서비스가 확인을 받아들이지 않았어요. 다시 확인한 뒤 투표하기를 누르세요.',
  captchaUnavailable:
    '{provider} 서비스가 지금 응답하지 않아 아직 투표가 집계되지 않았어요. 대신 브라우저가 퍼즐을 풀어요. 투표하기를 다시 누르세요.',
  expired: '로봇 확인이 만료됐어요. 투표하기를 다시 누르세요.',
  unsolved:
    '브라우저가 로봇 확인을 아직 끝내지 못했어요. 끝날 때까지 기다린 뒤 투표하기를 다시 누르세요. 확인에는 JavaScript가 필요해요. 꺼져 있다면 이 페이지에서 켜 주세요.',
} satisfies AreaTranslation<'voterCheck'>;
