// GET /docs, /docs/:guide and /llms.txt: the guides as pages, as Markdown, and as a list for language models.
import { raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { Child } from 'hono/jsx';
import type { Guide } from '../../../docs/guides.ts';
import { extractHeadings, renderGuide } from '../../../docs/render-guide.ts';
import { GAMES } from '../../../listings/listing.ts';
import { showDocsPage, siteGuides } from '../../components/docs-layout.tsx';
import { gameName } from '../../components/listing-labels.ts';
import type { WebContext } from '../../context.ts';

const CACHE_CONTROL = 'public, max-age=300';

export function showDocsIndex(context: WebContext) {
  const { site, t } = context.var;
  const code = (text: Child) => <code>{text}</code>;
  const guides = siteGuides(context);
  return showDocsPage(context, {
    title: t('docs.title'),
    description: t('docs.description', { site: site.displayName }),
    name: '',
    content: (
      <>
        <h1>{t('docs.title')}</h1>
        <p class="lead">{t('docs.lead')}</p>
        <h2>{t('docs.quickStarts')}</h2>
        <p>{t('docs.quickStartsLead')}</p>
        <ul class="docs-cards">{guides.filter(({ kind }) => kind === 'quick start').map(GuideCard)}</ul>
        <h2>{t('docs.topics')}</h2>
        <ul class="docs-cards">
          {guides.filter(({ kind }) => kind === 'topic').map(GuideCard)}
          <Card href="/docs/api" title={t('docs.apiReference')} text={t('docs.apiReferenceText')} />
        </ul>
        <h2>{t('docs.machineReadable')}</h2>
        <p>
          {t.rich('docs.machineReadableText', {
            openapi: (text) => <a href="/api/v1/openapi.json">{text}</a>,
            code,
            llms: (text) => <a href="/llms.txt">{text}</a>,
          })}
        </p>
        <p class="dim note">{t('docs.examplesNote')}</p>
      </>
    ),
  });
}

function GuideCard({ name, title, summary }: Guide) {
  return <Card href={`/docs/${name}`} title={title} text={summary} />;
}

function Card({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li>
      <a class="card kind" href={href}>
        <b>{title}</b>
        <span class="dim">{text}</span>
      </a>
    </li>
  );
}

export function showGuide(context: WebContext) {
  const requested = context.req.param('guide') ?? '';
  const guide = siteGuides(context).find(({ name }) => name === requested.replace(/\.md$/, ''));
  if (!guide) throw new HTTPException(404);
  if (requested.endsWith('.md')) return sendText(context, guide.markdown, 'text/markdown');
  const { name, title, summary, markdown } = guide;
  return showDocsPage(context, {
    name,
    title,
    description: summary,
    headings: extractHeadings(markdown),
    content: (
      <>
        {raw(renderedOnce(guide))}
        <p class="dim note">
          <a href={`/docs/${name}.md`}>{context.var.t('docs.asMarkdown')}</a>
        </p>
      </>
    ),
  });
}

const rendered = new WeakMap<Guide, string>();

/** Guides do not change while the process runs. */
function renderedOnce(guide: Guide): string {
  const html = rendered.get(guide) ?? renderGuide(guide.markdown);
  rendered.set(guide, html);
  return html;
}

function describeLists(baseUrl: string): string {
  const games = GAMES.map((game) => `[${gameName(game)}](${baseUrl}/servers/${game})`).join(', ');
  return [
    `- [Bots](${baseUrl}/bots): ranked by votes; \`/bots/category/music\` has those of a category`,
    `- [Game servers](${baseUrl}/servers): by game (${games}); \`/servers/minecraft/category/skyblock\` has those of a category`,
    `- Filters of both: \`q\`, \`tag\`, \`language\` (ISO 639-1), \`sort\`; of servers also \`country\` (ISO 3166-1 or a region such as \`europe\`), \`version\` (of one game), \`online=1\``,
    `- [Rising](${baseUrl}/rising), [recently updated](${baseUrl}/updated)`,
  ].join('\n');
}

/** See llmstxt.org. */
export function serveLlmsTxt(context: WebContext) {
  const { displayName, baseUrl } = context.var.site;
  const lines = siteGuides(context).map(
    ({ name, title, summary }) => `- [${title}](${baseUrl}/docs/${name}.md): ${summary}`,
  );
  const text = [
    `# ${displayName}`,
    '> A listing platform for bots and game servers. Owners receive every vote as a signed webhook or check votes over an API.',
    `## Listings\n\n${describeLists(baseUrl)}`,
    `## Guides\n\n${lines.join('\n')}`,
    `## Reference\n\n- [OpenAPI 3.1](${baseUrl}/api/v1/openapi.json): every endpoint and the webhook, with examples\n- [API reference](${baseUrl}/docs/api): the same as a page`,
  ].join('\n\n');
  return sendText(context, `${text}\n`, 'text/plain');
}

function sendText(context: WebContext, text: string, type: string) {
  return context.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': CACHE_CONTROL,
  });
}
