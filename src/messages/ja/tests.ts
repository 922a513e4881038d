// Test events, test votes, and the self-check of an endpoint. `{duration}` is such as “86 ms” or “40 s”.
import type { AreaTranslation } from '../message.ts';

export default {
  testEvent: 'テストイベント',
  delivered: '配信済み',
  notDelivered: '未配信',
  testEventText: 'テストの印が付いた投票で、カウントされません。',
  sendTestEvent: 'テストイベントを送信',
  sendAgain: 'もう一度送信',
  totalAt: '{address} · 合計{duration}',
  total: '合計{duration}',
  response: '応答',
  tooManyEvents: 'テストイベントの送信が多すぎます。1分待ってから、もう一度お試しください。',
  tooManyEventsFor: 'テストイベントの送信が多すぎます。{duration}待ってから、もう一度お試しください。',
  saveUrlFirst: 'テストイベントを送信する前に、エンドポイントURLを保存してください。',

  sentToStream: '送信しました。ライブストリームに接続中のプログラムに、テストイベントが届きます。',
  nobodyConnected:
    'ライブストリームに接続中のプログラムがないため、テストイベントはどこにも届きませんでした。プログラムを起動してから、もう一度送信してください。',
  listingDeleted: '掲載が削除されたため、テストイベントを送信できませんでした。',

  selfCheck: 'セルフチェック',
  passed: '合格',
  failed: '不合格',
  selfCheckText:
    'エンドポイントに、正当なリクエスト、同じリクエストをもう一度、偽造されたもの、署名のないもの、古いものを送信し、それぞれの応答が正しいかを示します。最大20秒かかります。',
  selfCheckRequests:
    '各リクエストはテストイベントです。投票としてカウントされず、<code>"test": true</code>を含み、<link>配信ログ</link>に表示されます。',
  checkMyEndpoint: 'エンドポイントをチェック',
  checkAgain: 'もう一度チェック',
  pass: '合格',
  unclear: '不明',
  fail: '不合格',
  responseAfter: '{sent}応答：{response}、{duration}。',
  codeToAdd: 'これをエンドポイントに追加（Node）',
  theCode: 'コード',
  moreLanguages: 'ほかの5つの言語のコードは<link>ガイド</link>にあります。',
  saveUrlBeforeCheck: 'チェックする前に、エンドポイントURLを保存してください。',
  chatChannel:
    'Webhookの送信先はチャットのチャンネルです。チャットのチャンネルは署名を検証しないため、チェックするものはありません。',
  createSecretFirst:
    '先に署名シークレットを作成してください。セルフチェックは、エンドポイントが署名を検証するかを調べます。',
  tooManyChecks: 'チェックは5分に{max, number}回までです。{duration}待ってから、もう一度お試しください。',

  testVote: 'テスト投票',
  testVoteText: '本物の投票を送信します。プレイヤーは報酬を受け取りますが、投票はカウントされません。',
  player: 'プレイヤー',
  playerHint: 'サーバーに表示される名前。Bedrock版では接頭辞も付けてください：.Steve',
  sendTestVote: 'テスト投票を送信',
  saveListenerFirst: 'テスト投票を送信する前に、投票リスナーを保存してください。',
  tooManyVotes: 'テスト投票は1分に{max, number}回までです。{seconds, number}秒待ってから、もう一度お試しください。',

  testVoteFor: '{player}へのテスト投票',
  stepByStep: 'ステップごとの結果',
  stepByStepText: '各ステップは進むたびに表示されます。テストは最長12秒です。',
  backToListener: '投票リスナーに戻る',
  listenerRemoved: '投票リスナーが削除されたばかりのため、何も送信されませんでした。',
  listenerRemovedTodo: 'もう一度保存してから、テスト投票を送信してください。',
  internalError: 'こちら側で問題が発生し、投票が送信されたかどうかわかりません。',
  internalErrorTodo: '次を送信する前に、リスナーの最近の投票を確認してください。',
  contactSupport: 'サポートに問い合わせるときは、このコードを伝えてください：{code}',
} satisfies AreaTranslation<'tests'>;
