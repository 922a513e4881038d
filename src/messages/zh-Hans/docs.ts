// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · 文档',
  navigation: '文档',
  overview: '概览',
  apiReference: 'API 参考',
  downloads: '下载',
  quickStarts: '快速入门',
  topics: '主题',
  title: '文档',
  description: '在 {site} 接收投票、查询投票和发布内容。',
  lead: '通过带签名的 Webhook 或实时流接收每一票，查询谁投了票，并上报机器人的统计数据。每篇指南都从可运行的代码开始，以故障排查结尾。',
  quickStartsLead: '五分钟就能收到第一票。选择你运行的程序：',
  apiReferenceText: '每个端点的字段、错误和可复制的请求。',
  machineReadable: '机器可读格式',
  machineReadableText:
    'API 和 Webhook 以 <openapi>OpenAPI 3.1</openapi> 描述，可据此生成客户端。每篇指南也有 Markdown 版本：在 URL 后加上 <code>.md</code>。<llms>llms.txt</llms> 列出了所有指南。',
  examplesNote: '示例中的时间、ID 和密钥都是虚构的，JSON 已排版以便阅读。其余内容与 API 的返回完全一致。',
  asMarkdown: '本页的 Markdown',
} satisfies AreaTranslation<'docs'>;
