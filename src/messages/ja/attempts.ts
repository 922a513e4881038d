// One attempt to deliver a vote: its result, how long each step took, the request and the response.
import type { AreaTranslation } from '../message.ts';

export default {
  attempt: '{number, number}回目の試行',
  cause: 'きっかけ',
  causeFirst: '最初の試行',
  causeRetry: '再試行',
  causeRedelivery: '手動で再配信',
  causeTest: 'テスト',
  started: '開始',
  duration: '所要時間',
  unknownDuration: '不明',
  address: 'IPアドレス',
  noAddress: 'なし',
  countedAsFailure: '失敗としてカウント',
  yes: 'はい',
  no: 'いいえ',
  notSentYet: '未送信',

  dns: 'DNS <b>{duration}</b>',
  connect: '接続 <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: '応答待ち <b>{duration}</b>',
  read: '応答の読み取り <b>{duration}</b>',
  untilEnd: '終了まで <b>{duration}</b>',

  reached: '{step, select, dns {DNS解決} connect {接続} tls {TLS確立} other {最初のバイト}}',
  notReached:
    '{step, select, dns {未到達：DNS解決} connect {未到達：接続} tls {未到達：TLS確立} other {未到達：最初のバイト}}',

  request: 'リクエスト',
  unknownUrl: '不明（Webhookが削除されたため）',
  savedAgain: 'この試行の後、{time}にWebhookがもう一度保存されました。試行時のURLは違う可能性があります。',
  header: 'ヘッダー',
  value: '値',
  chatNotSigned: 'チャットのチャンネルへのメッセージは署名されません。',
  signaturesRecomputed:
    '署名は保存されません。これらは当時のシークレットで計算し直したもので、送信されたものと同じです。',
  signaturesMadeUp: 'このテスト用のランダムなシークレットで署名しました。シークレットは保存していません。',
  notSigned: '署名なしで送信しました。',
  signaturesUnknown: '署名は保存されません。その後シークレットかURLが変わったため、この試行の署名は計算し直せません。',

  copyAsCurl: 'curlとしてコピー',
  signedCurl:
    '1行目に署名シークレットを入れてください。これらのコマンドは、同じバイト列に署名して送信します。curlとopensslが必要です。',
  unsignedCurl: '同じバイト列を送信します。curlが必要です。',
  treatedAsVote: 'エンドポイントは本物の投票として扱います。',
  theCommands: 'コマンド',

  response: '応答',
  noBody: 'ボディなし。',
  truncated: '一部のみ：最初の{size, number} KiBだけを保存しています。',
} satisfies AreaTranslation<'attempts'>;
