// Emails about changes to the second factors of an account. `{site}` is the name of the site, `{url}` an address on it,
// `{name}` that of a passkey.
import type { AreaTranslation } from '../message.ts';

export default {
  appAddedSubject: '已添加验证器应用',
  appAdded: '刚刚为你在 {site} 的账号添加了验证器应用。',
  appRemovedSubject: '验证器应用已移除',
  appRemoved: '刚刚从你在 {site} 的账号移除了验证器应用。',
  passkeyAddedSubject: '已添加通行密钥',
  passkeyAdded: '刚刚为你在 {site} 的账号添加了通行密钥。',
  passkeyAddedNamed: '刚刚为你在 {site} 的账号添加了通行密钥：{name}。',
  passkeyRemovedSubject: '通行密钥已移除',
  passkeyRemoved: '刚刚从你在 {site} 的账号移除了通行密钥。',
  passkeyRemovedNamed: '刚刚从你在 {site} 的账号移除了通行密钥：{name}。',
  turnedOffSubject: '两步验证已关闭',
  turnedOnSubject: '两步验证已开启',
  allRemoved: '刚刚关闭了你在 {site} 的账号的两步验证。',
  codesRenewedSubject: '已创建新的恢复代码',
  codesRenewed: '刚刚为你的账号创建了新的恢复代码，之前的代码在 {site} 已失效。',
  codeUsedSubject: '有人使用了恢复代码',
  codeUsed: '刚刚有人用恢复代码确认了你在 {site} 账号的登录或操作。',
  reset: '运营者关闭了你账号的两步验证，{site} 的所有会话都已退出登录。',
  guessedSubject: '有人多次输错你账号的验证码',
  guessed:
    '有人登录你在 {site} 的账号时，在第二步多次输入了错误的验证码。此人知道你的密码，或能使用你的 Discord 账号。',
  nowOn: '现在登录需要第二步。其他所有会话都已退出登录。',
  nowOff: '现在登录不再需要第二步。其他所有会话都已退出登录。',
  guessedEnd: '如果不是你本人，请设置新密码：{url}',
  end: '如果不是你本人，请设置新密码，然后检查两步验证方式：{url}',
} satisfies AreaTranslation<'secondFactorEmails'>;
