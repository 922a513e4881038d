// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
import type { AreaTranslation } from '../message.ts';

export default {
  whereToFind: '令牌或公钥在哪里',
  whereToFindText: '这些插件默认都监听端口 8192。防火墙和主机商都必须开放该 TCP 端口。游戏端口 25565 不接受投票。',
  nuVotifier:
    '令牌在 <code>tokens</code> 下的 <code>default</code> 旁。使用 Velocity 或 BungeeCord 时，文件在代理端的插件文件夹中，主机和端口也填代理端的。',
  votifierPlus: '在 config.yml 中启用令牌并重启服务器，然后复制 <code>default</code> 旁的令牌。',
  votifierPlusKey: '或选择版本 1 并粘贴完整公钥：',
  classicVotifier: '经典 Votifier',
  classicVotifierText: '只支持版本 1。请粘贴完整公钥，绝不要粘贴私钥：',
  pathOfNuVotifier: 'NuVotifier 配置的路径',
  settingOfVotifierPlus: 'VotifierPlus 的设置',
  pathOfVotifierPlus: 'VotifierPlus 公钥的路径',
  pathOfVotifier: 'Votifier 公钥的路径',
  theServiceName: '服务名称',
  entryForVotingPlugin: 'VotingPlugin 的条目',
  entryForSuperbVote: 'SuperbVote 的条目',
  urlOfVotePage: '投票页面的 URL',
  urlForOther: '其他插件的 URL',
  rewardPlugin: '设置奖励插件',
  rewardPluginText: '监听器只负责接收投票。奖励由另一个插件发放，它需要这个服务名称：',
  votingPlugin: '把它加到 <code>VoteSites.yml</code> 的 <code>VoteSites:</code> 下，设置奖励，然后重载插件。',
  superbVote:
    '把它加到 <code>config.yml</code> 的 <code>rewards:</code> 下、默认奖励之上，并设置命令。投票间隔至少 24 小时，所以 <code>cooldown-per-service</code> 请低于此值，例如默认的 3600 秒。',
  azuriom:
    'Azuriom 是网站，不通过监听器接收投票。请在它的投票插件中用这个 URL 添加网站，间隔 24 小时（1440 分钟）。它只能在支持的网站上验证投票，所以如果列表中没有本站，请关闭验证。',
  other: '其他插件',
  otherText: '请按上面所示原样输入服务名称；如果插件要求 URL，请填这个；间隔为 24 小时。',
} satisfies AreaTranslation<'listenerHelp'>;
