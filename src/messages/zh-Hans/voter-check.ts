// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced: '负责人机验证的 {provider} 目前没有响应。改由你的浏览器解一道小题，会多花几秒钟。',
  blocked: '你的浏览器无法加载 {provider} 的人机验证。请允许本页访问 {hosts}（例如在广告拦截器中），然后刷新。',
  failed: '{provider} 的人机验证失败。请重试，或刷新页面。',
  takesSeconds: '验证需要几秒钟。',
  takesLonger: '这次验证会比平时久一些，因为你所在的网络有大量投票或验证失败，或者它正在代替另一种验证。',
  needsScriptForPuzzle: '投票需要 JavaScript，因为你的浏览器要解一道小题来挡住机器人程序。本站其他功能不需要它。',
  needsScriptForCaptcha: '投票需要 JavaScript，因为要由 {provider} 进行人机验证。本站其他功能不需要它。',
  notRobot: '我不是机器人',
  checking: '正在进行人机验证…',
  checked: '验证完成：你不是机器人',
  checkFailed: '验证失败，请重试。',
  checkExpired: '验证已过期，请重试。',
  checkRuns: '验证还在进行，请稍候。',
  needsHttps: '人机验证只能通过 HTTPS 进行。请告知本站运营者。',
  notLoaded: '无法加载人机验证。请刷新页面重试。',
  progress: '验证进度',
  secondsLeft: '最多还需 {seconds} 秒',
  captchaUnsolved: '请先完成 {provider} 的人机验证，再点击“投票”。验证需要 JavaScript。',
  captchaRefused: '{provider} 没有通过这次验证。请重新验证，再点击“投票”。',
  captchaUnavailable: '{provider} 目前没有响应，所以你的票还没有计入。改由你的浏览器解一道小题：请再点一次“投票”。',
  expired: '人机验证已过期。请再点一次“投票”。',
  unsolved: '你的浏览器还没完成人机验证。请等它完成，再点一次“投票”。验证需要 JavaScript：如果已禁用，请在本页启用。',
} satisfies AreaTranslation<'voterCheck'>;
