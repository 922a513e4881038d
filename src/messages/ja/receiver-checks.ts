// The check of a webhook’s receiver with five requests: what was sent, what came back, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  valid: '正当なリクエスト',
  validSent: '本物の投票と同じようにシークレットで署名したテストイベント。',
  repeated: '同じリクエストをもう一度',
  repeatedSent: '同じボディとイベントIDを、次の試行として署名し直したもの。応答が失われたときに起こります。',
  forged: '偽造されたリクエスト',
  forgedSent: 'ランダムなシークレットで署名したテストイベント。',
  unsigned: '署名のないリクエスト',
  unsignedSent: '署名のないテストイベント。',
  stale: '古いリクエスト',
  staleSent: 'Standard Webhooksの署名だけを持ち、タイムスタンプが10分前のテストイベント。',

  accepted: '受理：{status}。',
  refused: '受理されませんでした：{status}。ほかのリクエストは、結果に意味がないため送信していません。',
  refusedSignatureTodo:
    'JSONを解析する前の生のバイト列に対して、whsec_を含むシークレット全体でHMACを計算してください。その後、もう一度チェックしてください。',
  refusedTodo: 'テストイベントを送信し、結果の助言に従ってください。配信できたら、もう一度チェックしてください。',
  acceptedAgain: '再び正しく受理：{status}。投票に2回報酬を渡すかどうかは、応答からはわかりません。',
  acceptedAgainTodo: 'エンドポイントが各投票のイベントIDを保存し、重複を無視していることを確認してください。',
  refusedAgain: '繰り返しのリクエストが受理されませんでした：{status}。これは配信の失敗としてカウントされます。',
  refusedAgainTodo: '処理済みのイベントIDには、何もせずに2xxで応答してください。',
  rejected: '正しく拒否：{status}。',
  rejectedOtherwise: '拒否：{status}。401なら理由が明確になります。',
  unclear: '受理も拒否もされていません：{status}。無関係なエラーが原因かもしれません。',
  unclearTodo: '署名が一致しない場合は、ボディでほかの処理をする前に401で応答してください。',
  acceptedForged: '受理：{status}。URLを知っている人は誰でも投票を偽造できます。',
  acceptedForgedTodo: 'ボディを使う前に署名を検証し、一致しなければ401で応答してください。',
  acceptedUnsigned: '受理：{status}。署名を省くだけで、誰でも投票を偽造できます。',
  acceptedUnsignedTodo: '署名ヘッダーのないリクエストも、間違った署名と同じように拒否してください。',
  acceptedStale: '受理：{status}。リクエストを傍受した人が、ずっと後に再送できます。',
  acceptedStaleTodo:
    'webhook-timestampが5分以上ずれたリクエストを拒否するか、X-Webhook-Signatureを検証してイベントIDを保存してください。',
} satisfies AreaTranslation<'receiverChecks'>;
