// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · ドキュメント',

  navigation: 'ドキュメント',
  overview: '概要',
  apiReference: 'APIリファレンス',
  downloads: 'ダウンロード',
  quickStarts: 'クイックスタート',
  topics: 'トピック',

  title: 'ドキュメント',
  description: '{site}で投票を受け取り、投票を確認し、情報を発信する方法。',
  lead: 'すべての投票を署名付きWebhookやライブストリームで受け取り、誰が投票したかを確認し、Botの統計を送信できます。どのガイドも、動くコードから始まり、困ったときの対処法で終わります。',
  quickStartsLead: '最初の投票まで5分。使っているものを選んでください：',
  apiReferenceText: 'すべてのエンドポイントを、フィールド、エラー、コピーできるリクエスト付きで説明します。',
  machineReadable: '機械可読な形式',
  machineReadableText:
    'APIとWebhookは<openapi>OpenAPI 3.1</openapi>で記述されていて、クライアントを生成できます。各ガイドはMarkdownでも読めます。URLの最後に<code>.md</code>を付けてください。すべてのガイドの一覧は<llms>llms.txt</llms>にあります。',
  examplesNote:
    '例の時刻、ID、シークレットは架空のもので、JSONは読みやすく整形しています。それ以外は、APIが実際に返すものと同じです。',

  asMarkdown: 'このページをMarkdownで見る',
} satisfies AreaTranslation<'docs'>;
