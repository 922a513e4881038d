// What became of a vote that was sent to a vote listener. Each has what happened and, with “Todo” at its end, what the
// owner can do about it. `{service}` is the name of this site in the listener’s settings.
import type { AreaTranslation } from '../message.ts';

export default {
  quoted: '{happened}它说：“{words}”。',
  accepted: '监听器接受了投票。',
  acceptedTodo:
    '如果玩家没有拿到奖励，请检查 VotingPlugin 或 SuperbVote 等奖励插件：必须已安装，并为本服务的名称设置了奖励。',
  closedAfterSendingV1: '监听器没有回复就关闭了连接，所以不确定是否已处理。VotifierPlus 无法解密投票时会这样。',
  closedAfterSendingV1Todo:
    '请查看服务器控制台。如果没有这一票，请重新粘贴 plugins/VotifierPlus/rsa/public.key 的内容。如果插件生成了新密钥，旧密钥就失效了。',
  leftOpenV1: '监听器没有关闭连接，所以不确定是否已处理。经典 Votifier 无法解密投票时会这样。',
  leftOpenV1Todo:
    '如果收不到投票，请重新粘贴 plugins/Votifier/rsa/public.key 的内容。如果能收到，说明奖励插件拖慢了监听器。NuVotifier 配合令牌会给出明确回复。',
  sentUnconfirmed: '投票已发送，但无法确认：监听器没有回复就关闭了连接，NuVotifier 使用协议 v1 时总是这样。',
  sentUnconfirmedTodo:
    '请在服务器控制台查找这一票。如果没有，说明公钥错误或 v1 已禁用（NuVotifier 的 disable-v1-protocol、VotifierPlus 的 DisableV1）。要确保无误，请使用 v2 令牌。',
  sentUnconfirmedClassic:
    '投票已发送，但无法确认：经典 Votifier 从不响应。它立即关闭了连接，读取到有效投票时就是如此。',
  sentUnconfirmedClassicTodo: '请在服务器控制台查找这一票。要获得确认，请使用 NuVotifier 或 VotifierPlus 配合令牌。',
  noAnswer: '投票已发送，但监听器 5 秒内没有响应，所以不确定是否已处理。',
  noAnswerTodo: '绝不会发送两次。请在服务器控制台查找这一票。奖励插件太慢或服务器过载时可能响应过晚。',
  resetAfterSending: '投票发送后连接中断，所以不确定是否已处理。',
  resetAfterSendingTodo: '绝不会发送两次。请在服务器控制台查找这一票，并检查是否有防火墙、隧道或重启关闭了连接。',
  interrupted: '本服务在发送投票时停止或卡住，所以不确定是否已处理。',
  interruptedTodo: '绝不会发送两次。请在服务器控制台查找这一票。问题不在你的服务器。',
  wrongToken: '监听器拒绝了投票：令牌错误。',
  wrongTokenTodo:
    '请从插件 config.yml 的 tokens 中重新复制令牌：有 {service} 条目就用它，否则用 default。然后重载插件（NuVotifier：/nvreload）。',
  challengeRefused: '监听器拒绝了投票：投票中的 challenge 与问候中的不一致。',
  challengeRefusedTodo:
    '中间的代理或隧道混淆了连接。请让它转发普通 TCP 且不复用连接，然后发送测试投票。如果仍有问题，请联系运营者。',
  nameTooLong: '监听器拒绝了投票：玩家名过长。',
  nameTooLongTodo: '玩家名最多 16 个字符，包括基岩版前缀（例如句点）。请用服务器显示的名字投票。',
  unknownService: '监听器拒绝了投票：它没有本服务的令牌。',
  unknownServiceTodo:
    '请在插件 config.yml 的 tokens 下添加带令牌的 default: 或 {service}:，重载插件（NuVotifier：/nvreload），并在这里输入该令牌。区分大小写。',
  voteNotUnderstood: '监听器无法读取投票。',
  voteNotUnderstoodTodo: '插件不兼容：请更新它，或使用 NuVotifier 或 VotifierPlus。如果已是最新版，请联系运营者。',
  messageTooLong: '监听器拒绝了投票，因为它太长。',
  messageTooLongTodo: '请发送测试投票。如果仍有问题，请更新插件，并请运营者缩短 SERVICE_NAME。',
  v1Disabled: '监听器拒绝了投票：协议 v1 已禁用。',
  v1DisabledTodo: '请在这里选择 v2，并输入插件 config.yml 中的令牌。',
  wrongKey: '监听器拒绝了投票，因为无法解密。',
  wrongKeyTodo: '请重新粘贴插件 rsa/public.key 的内容。如果插件生成了新密钥，旧密钥就失效了。',
  takenForTls: '监听器把投票误认为加密连接。',
  takenForTlsTodo: '请关闭中间隧道或代理的 TLS：投票通过普通 TCP 发送。然后发送测试投票。如果仍有问题，请联系运营者。',
  pluginFailed: '监听器报告了错误，可能是在处理投票之后，所以不确定是否已处理。',
  pluginFailedTodo: '请在服务器控制台查看当时的完整错误，它往往来自奖励插件。',
  closedAfterSending: '监听器没有回复就关闭了连接，所以不确定是否已处理。VotifierPlus 拒绝投票时会这样。',
  closedAfterSendingTodo:
    '请查看服务器控制台。“Authentication failed”表示 VotifierPlus 的令牌错误、没有 {service} 或 default 的令牌，或用 ConnectionThrottle 拦截了本服务。',
  answerUnreadable: '投票已发送，但响应不是来自投票监听器，所以不确定是否已处理。',
  answerUnreadableTodo: '绝不会发送两次。请在服务器控制台查找这一票，并检查本服务与插件之间的环节。',
} satisfies AreaTranslation<'sentVoteDiagnoses'>;
