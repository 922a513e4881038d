// The frame of the documentation; the guides themselves are in English.
export default {
  // The title in the browser's tab, of each page.
  pageTitle: '{title} · Docs',

  // The navigation beside each page.
  navigation: 'Docs',
  overview: 'Overview',
  apiReference: 'API reference',
  downloads: 'Downloads',
  quickStarts: 'Quick starts',
  topics: 'Topics',

  // The first page. {site} is the name of the service.
  title: 'Documentation',
  description: 'Receive votes, check votes and publish on {site}.',
  lead: 'Receive every vote as a signed webhook or over a live stream, check who voted, and report your bot’s statistics. Each guide starts with working code and ends with troubleshooting.',
  quickStartsLead: 'Five minutes to your first vote. Choose what you run:',
  apiReferenceText: 'Every endpoint, with its fields, its errors and a request to copy.',
  machineReadable: 'Machine-readable formats',
  machineReadableText:
    'The API and the webhook are described in <openapi>OpenAPI 3.1</openapi>, from which you can generate a client. Each guide is also available as Markdown: add <code>.md</code> to its URL. <llms>llms.txt</llms> lists all guides.',
  examplesNote:
    'In the examples, times, IDs and secrets are made up, and JSON is formatted for readability. Everything else is exactly what the API returns.',

  // Below a guide.
  asMarkdown: 'This page as Markdown',
} as const;
