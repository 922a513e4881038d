// Every component and style in all its states, with long and hostile texts, in light and dark mode next to each other.
// The tests serve this page at /specimens. A test checks that no component is missing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { AppContext } from '../../../src/context.ts';
import { ENGLISH } from '../../../src/messages/translations.ts';
import { showPage } from '../../../src/web/components/layout.tsx';
import type { WebContext, WebEnv } from '../../../src/web/context.ts';
import { securityHeaders } from '../../../src/web/security-headers.ts';
import { UNKNOWN_TIME } from '../../../src/web/visitor-time.ts';
import { ago, HOUR } from '../seed/rows.ts';
import { STAFF } from '../seed/sample-site.ts';
import { BROWSING } from './browsing.tsx';
import { DELIVERIES } from './deliveries.tsx';
import { ELEMENTS } from './elements.tsx';
import { FORMS } from './forms.tsx';
import { HEADER } from './header.tsx';
import { TEXTS_IN_LANGUAGES } from './languages.tsx';
import { OWNERS } from './owners.tsx';
import { OWNERSHIP } from './ownership.tsx';
import { PICTURES_AND_LINKS } from './pictures.tsx';
import { REPORTS } from './reports.tsx';
import { RETURNING_VOTERS } from './returning-voters.tsx';
import { REVIEWS } from './reviews.tsx';
import { SAFETY } from './safety.tsx';
import { SERVER_FACTS } from './server-facts.tsx';
import { SHARING } from './sharing.tsx';
import { SITE } from './site.tsx';
import type { Specimen, SpecimenState } from './specimen.ts';
import { STYLES } from './styles.tsx';
import { VOTERS } from './voters.tsx';
import { WORDS } from './words.tsx';

const GROUPS = [
  { title: 'Styles', specimens: STYLES },
  { title: 'Elements', specimens: ELEMENTS },
  { title: 'Words, numbers and notices', specimens: WORDS },
  { title: 'Header and tabs', specimens: HEADER },
  { title: 'Forms', specimens: FORMS },
  { title: 'Lists', specimens: BROWSING },
  { title: 'What voters see', specimens: VOTERS },
  { title: 'Voters who return', specimens: RETURNING_VOTERS },
  { title: 'What owners see', specimens: OWNERS },
  { title: 'Texts in several languages', specimens: TEXTS_IN_LANGUAGES },
  { title: 'Pictures and links', specimens: PICTURES_AND_LINKS },
  { title: 'Ownership', specimens: OWNERSHIP },
  { title: 'Votes under suspicion and second factors', specimens: SAFETY },
  { title: 'Reports', specimens: REPORTS },
  { title: 'Game servers and imports', specimens: SERVER_FACTS },
  { title: 'Reviews', specimens: REVIEWS },
  { title: 'Sharing and writing', specimens: SHARING },
  { title: 'The site’s brand', specimens: SITE },
  { title: 'Deliveries, docs and frames', specimens: DELIVERIES },
] as const;

const STYLE = readFileSync(join(import.meta.dirname, 'specimens.css'));

/** The banner and the images of every specimen, whose listings have none in the database. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#4a6fa5"/></svg>';

/** The pages of the gallery, for a site's `extraPages`. */
export function specimenPages(app: AppContext): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .use(securityHeaders(app.config.baseUrl))
    .use(async (context, next) => {
      context.set('app', app);
      context.set('site', app.site.snapshot());
      context.set('t', ENGLISH);
      context.set('pathLanguage', null);
      context.set('previewBar', null);
      context.set('person', STAFF);
      context.set('flash', {});
      context.set('noticeCount', 0);
      context.set('waitingCount', 2);
      context.set('flagCount', 3);
      context.set('openCases', { count: 4, since: ago(50 * HOUR) });
      context.set('sessionCookie', null);
      context.set('times', UNKNOWN_TIME);
      await next();
    })
    .get('/specimens.css', (context) => context.body(new Uint8Array(STYLE), 200, { 'Content-Type': 'text/css' }))
    .get('/listings/:id/banner/:file{specimen.+}', servePicture)
    .get('/listings/:id/pictures/:file{specimen.+}', servePicture)
    .get('/specimens', async (context) => {
      const page = await (await showSpecimens(context)).text();
      return context.html(page.replace('</head>', '<link rel="stylesheet" href="/specimens.css"/></head>'));
    });
}

/** The images of specimens are in no database. */
function servePicture(context: WebContext) {
  return context.body(PICTURE, 200, { 'Content-Type': 'image/svg+xml' });
}

async function showSpecimens(context: WebContext) {
  const groups = await Promise.all(
    GROUPS.map(async ({ title, specimens }) => ({ title, shown: await showAll(context, specimens) })),
  );
  return showPage(context, {
    title: 'Specimens',
    staff: 'health',
    code: true,
    content: (
      <div class="stack" id="parts">
        <div>
          <h1>Specimens</h1>
          <p class="dim">The components of all pages, light and dark beside each other.</p>
        </div>
        {groups.map(({ title, shown }) => (
          <section class="stack">
            <h2>{title}</h2>
            {shown}
          </section>
        ))}
      </div>
    ),
  });
}

function showAll(context: WebContext, specimens: readonly Specimen[]): Promise<readonly Child[]> {
  return Promise.all(
    specimens.map(async ({ part, states }) => (
      <section class="specimens" id={`part-${part}`} data-part={part} aria-label={part}>
        <h3>{part}</h3>
        {await Promise.all(states.map((one, index) => both(context, part, one, index)))}
      </section>
    )),
  );
}

async function both(context: WebContext, part: string, { name, show }: SpecimenState, index: number) {
  const html = `${await (<Shown content={show(context)} />)}`;
  return (
    <div>
      <p class="dim note">{name}</p>
      <div class="schemes">
        {(['light', 'dark'] as const).map((scheme) => (
          <div class={`specimen in-${scheme}`}>{raw(distinct(html, `${part}-${index}-${scheme}`))}</div>
        ))}
      </div>
    </div>
  );
}

const REFERENCES = /\s(id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]*)"/g;
const LANDMARK = /(<(?:nav|section|aside)\b[^>]*\saria-label=")([^"]*)"/g;

function Shown({ content }: { content: Child }) {
  return <>{content}</>;
}

/**
 * A component appears many times on this page, so its IDs, the references to them and its landmarks are made unique,
 * and it is prevented from taking the focus. Quotation marks in text are escaped, so only attributes match.
 */
function distinct(html: string, place: string): string {
  const named = (ids: string) =>
    ids
      .split(' ')
      .map((id) => `${place}-${id}`)
      .join(' ');
  return html
    .replaceAll(' autofocus=""', '')
    .replace(REFERENCES, (_, attribute: string, ids: string) => ` ${attribute}="${named(ids)}"`)
    .replace(/\shref="#([^"]+)"/g, (_, id: string) => ` href="#${id === 'parts' ? id : named(id)}"`)
    .replace(LANDMARK, (_, before: string, label: string) => `${before}${label}, ${place}"`);
}
