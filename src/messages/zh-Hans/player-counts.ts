// Why the player count of a game server could not be read, and what to do; for its owner.
import type { AreaTranslation } from '../message.ts';

export default {
  dnsNotFound: '主机在 DNS 中不存在。请检查拼写。新的 DNS 记录可能需要一段时间才能生效。',
  dnsBroken: '主机的域名服务器返回错误。请检查域名的 DNS 设置。',
  dnsTimeout: '主机的域名服务器没有响应。请检查域名的 DNS 设置。',
  refused: '这个地址和端口没有程序在监听。请确认服务器正在运行，且地址和端口正确。',
  unreached: '未能及时连上服务器。请确认服务器正在运行，且地址和端口正确。也可能被防火墙拦截。',
  noRoute: '没有通往服务器地址的路由。请确认服务器正在运行，且地址和端口正确。',
  silent: '服务器接受了连接，但没有及时响应。请确认服务器正在运行，且地址和端口正确。',
  closed: '服务器在响应前关闭了连接。请确认服务器正在运行，且地址和端口正确。',
  connectionFailed: '连接服务器失败。请确认服务器正在运行，且地址和端口正确。',
  unexpected: '服务器的响应不符合预期。请确认服务器正在运行，且地址和端口正确。',
  blockedAddress: '主机解析到非公网地址，因此不会查询。请输入玩家使用的地址。',
  invalidAddress: '这不可能是服务器的地址。请检查是否输错。',
  blockedPort: '这个端口属于其他类型的服务，不会查询。请为游戏服务器换一个端口。',
  portInvalid: '端口必须是 1 到 65535 之间的数字。请在地址中更正。',
  hidden: '服务器有响应，但隐藏了玩家数。要在这里显示，请在服务器设置中启用。',
  answerCut: '服务器的响应过长或不完整。我们会自动重试。',
  refusedHere: '服务器拒绝我们的查询。请检查它的请求设置，例如 sv_requestParanoia。',
  joinLink: 'cfx.re 链接不包含服务器地址。请改为输入主机和端口，例如 play.example:30120。',
  robloxAddress: '请把体验在 roblox.com 的页面或其 Place ID 作为地址输入：roblox.com/games/1234567890。',
  placeUnknown: 'Roblox 没有这个 Place ID 的公开体验。请检查地址。',
  robloxDown: 'Roblox 目前没有响应。我们会自动重试。',
  hytalePlugin:
    'Hytale 本身不公布玩家数。请安装 HyQuery 插件（在游戏端口响应），或 Nitrado:Query（使用游戏端口加 3）。',
  hytaleDenied: '服务器的查询插件拒绝访问。请给 ANONYMOUS 组授予权限 nitrado.query.web.read.basic。',
  ours: '由于我们这边的问题，上次查询失败。我们会自动重试。',
  notMinecraft:
    '有响应，但不是 Minecraft 服务器（Java 版）。请检查端口，并确认 server.properties 中 enable-status 已开启。',
  notFivem: '有响应，但不是 FiveM 服务器。请输入服务器的主机和端口，例如 play.example:30120。',
  notRoblox: '我们无法理解 Roblox 的响应。我们会自动重试。',
  turnedOff: '玩家数查询已关闭。本服务的运营者可以开启。',
} satisfies AreaTranslation<'playerCounts'>;
