// Problems of the installation, for staff: a title, and with “Todo” at its end what to do about it. Names in capitals
// are settings.
import type { AreaTranslation } from '../message.ts';

export default {
  databaseSlow: '数据库没有及时响应',
  databaseSlowTodo: '请检查数据库的负载和日志。响应之前会缺少一些数字。',
  leasesLost: '有端点仍分配给已消失的进程',
  leasesLostTodo: '其他进程会在几秒内接管。如果警告持续，说明没有进程在投递：请启动 ROLE=all 或 ROLE=worker 的进程。',
  overdue: '有投递已逾期超过五分钟',
  overdueTodo:
    '只要有一个端点缓慢或失败，就可能造成这种情况：请检查下方失败的端点。如果没有，请检查 worker 是否在运行。',
  nobodyVotes: '没有人能投票',
  nobodyVotesTodo:
    '投票要求已确认的邮箱地址或已连接的登录服务账号，两者都没有设置。请设置 SMTP_URL，或设置登录服务，例如用 DISCORD_CLIENT_ID 和 DISCORD_CLIENT_SECRET 设置 Discord。要让所有人都能投票，请设置 REQUIRE_CONFIRMED_EMAIL=off。',
  captcha: '投票前的人机验证无法使用',
  captchaRefusedTodo:
    '{name} 拒绝 VOTE_CAPTCHA_SITE_KEY 或 VOTE_CAPTCHA_SECRET，所以投票者改解我们最难的题。请从其控制台重新复制两个密钥并重启。',
  captchaDownTodo: '{name} 没有响应，所以投票者改解我们最难的题。请检查本机能否连接它。',
  trialEnded: '试用模式已结束',
  trialEndedTodo:
    '其他人可以访问本服务。{time} 检测到：{sign}。Webhook 已无法连接本机。请把 BASE_URL 设为用户访问的地址。',
  loopback: 'BASE_URL 是本机地址',
  loopbackTodo: '邮件和 Webhook 中的链接对其他人无效。请把 BASE_URL 设为用户访问的地址。',
  notHttps: 'BASE_URL 不是 https',
  notHttpsTodo:
    '密码和 Cookie 会未经加密发送，也没有人能投票，因为投票前的人机验证只能通过 https 进行。请在 Plaudit 前放置带 TLS 证书的代理，并把 BASE_URL 设为 https 地址。',
  noMail: '不会发送邮件',
  noMailTodo:
    '用户无法自行确认地址或重置密码。请设置 SMTP_URL。在此之前，工作人员可在“用户”下每个人的页面创建重置链接。',
  mailWaiting: '邮件已等待超过 15 分钟',
  mailWaitingTodo: '{reason}邮件会重试一天。请检查 SMTP_URL 中的邮件服务器是否响应。',
  nobodySends: '没有进程在发送。',
  staffChat: '提醒无法送达工作人员的聊天频道',
  staffChatTodo: '{happened}{todo}提醒会重试一天。',
  noChallenge: '投票不需要人机验证',
  noChallengeTodo: '机器刷票会和真实投票一样容易。VOTE_CHALLENGE=off 仅供测试使用。',
  privateTargets: 'Webhook 可以访问私有地址',
  privateTargetsTodo: '每个所有者都能向 ALLOW_PRIVATE_TARGETS 中的地址发送请求。公开站点请留空。',
  embeddedLarge: '内置数据库很大',
  embeddedLargeTodo: '超过约 2 GB 时，PostgreSQL 更合适。`plaudit move` 可全部迁移；docs/operate.md 有说明。',
  sessionsLost: '与 PostgreSQL 的连接丢失了会话',
  sessionsLostTodo:
    '此进程运行期间，PostgreSQL 前面加了连接池，或连接池被改为事务模式，因此部分语句会失败。请重启所有进程：它们会在启动时适应。',
  notNotified: '进程之间不会互相通知投票',
  notNotifiedTodo:
    'DATABASE_URL 经过连接池，因此每个进程每隔 {seconds, plural, other {# 秒}}轮询一次。请将 DATABASE_DIRECT_URL 设为 PostgreSQL 本身的地址，每个进程会用它建立一个连接。',
  replicaUnused: '只读副本未被使用',
  replicaUnusedTodo: '页面改从主库读取，因为 DATABASE_READ_URL 中的副本：{reason}。恢复后会自动重新使用。',
  connections: '连接',
  connectionsDirect: '直接连接',
  connectionsPooled: '经过事务模式的连接池，因此可能有进程未列出',
  prepared: '预处理语句',
  on: '开启',
  off: '关闭',
  votesOfOthers: '其他进程的投票',
  foundAtOnce: '通过通知立即发现',
  foundByPolling: '每隔 {seconds, plural, other {# 秒}}轮询，半秒内发现；打开的日志页面在 3 秒内更新',
  replica: '只读副本',
  replicaInUse: '使用中',
  replicaInUseBehind: '使用中，落后 {seconds} 秒',
  replicaNotInUse: '未使用：{reason}',
  replicaNotInUseBehind: '未使用：{reason}，落后 {seconds} 秒',
  backupFailed: '上次备份失败',
  backupFailedTodo: '{message} 然后运行 `plaudit backup`。',
  backupOld: '最新的备份太旧',
  backupOldTodo:
    '它是 {hours, plural, other {# 小时}}前做的。请检查是否有 ROLE 为 all 或 worker 的进程在运行，并查看其日志。',
  commitOff: 'PostgreSQL 在投票写入磁盘之前就确认了投票',
  commitOffTodo: '如果它所在的机器崩溃，会丢失最新的投票。请将 synchronous_commit 设为 on。',
  standbyMissing: 'PostgreSQL 正在等待未连接的备库',
  standbyMissingTodo: '在 synchronous_standby_names 中的备库恢复之前，不会记录任何投票。请检查备库。',
  commitLocal: '投票不等待备库',
  commitLocalTodo:
    '故障转移可能丢失最新的投票，也可能把同一票向 Minecraft 服务器发送两次。请将 synchronous_commit 设为 on。docs/high-availability.md 中有说明。',
  noSynchronous: 'PostgreSQL 有备库，但没有同步备库',
  noSynchronousTodo:
    '故障转移可能丢失最新的投票，也可能把同一票向 Minecraft 服务器发送两次。请设置 synchronous_standby_names，或在 Patroni 中设置 synchronous_mode。docs/high-availability.md 中有说明。',
} satisfies AreaTranslation<'systemWarnings'>;
