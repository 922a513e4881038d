// The layout of every docs page: the text, with navigation next to it.
import type { Child } from 'hono/jsx';
import { type Guide, loadGuides } from '../../docs/guides.ts';
import type { WebContext } from '../context.ts';
import { showPage } from './layout.tsx';

export interface DocsPage {
  readonly title: string;
  readonly description: string;
  /** As in `/docs/NAME`; empty for the index. */
  readonly name: string;
  /** The page's path, if it is not `/docs/NAME`. */
  readonly path?: string;
  /** The headings of this page, for the navigation. */
  readonly headings?: readonly { readonly anchor: string; readonly text: string }[];
  readonly content: Child;
}

export function siteGuides(context: WebContext): readonly Guide[] {
  return loadGuides(context.var.app.config);
}

export function showDocsPage(context: WebContext, page: DocsPage) {
  const { t } = context.var;
  const guides = siteGuides(context);
  return showPage(context, {
    title: t('docs.pageTitle', { title: page.title }),
    description: page.description,
    section: 'docs',
    metadata: { path: page.path ?? (page.name ? `/docs/${page.name}` : '/docs') },
    scripts: ['copy'],
    // The index has only one line of code, which is not worth loading a font for.
    code: page.name !== '',
    content: (
      <div class="docs">
        {/* The guides are English in every language of the pages. */}
        <article class="docs-text" lang="en" dir="ltr">
          {page.content}
        </article>
        <nav class="docs-nav" aria-label={t('docs.navigation')}>
          <ul>
            <NavItem name="" text={t('docs.overview')} page={page} />
            <NavItem name="api" text={t('docs.apiReference')} page={page} />
            <NavItem name="downloads" path="/sdk/" text={t('docs.downloads')} page={page} />
          </ul>
          <GuideLinks
            title={t('docs.quickStarts')}
            guides={guides.filter(({ kind }) => kind === 'quick start')}
            page={page}
          />
          <GuideLinks title={t('docs.topics')} guides={guides.filter(({ kind }) => kind === 'topic')} page={page} />
        </nav>
      </div>
    ),
  });
}

function GuideLinks({ title, guides, page }: { title: string; guides: readonly Guide[]; page: DocsPage }) {
  return (
    <>
      <p class="docs-nav-title">{title}</p>
      <ul>
        {guides.map((guide) => (
          <NavItem name={guide.name} text={guide.title} page={page} />
        ))}
      </ul>
    </>
  );
}

function NavItem({ name, text, page, path }: { name: string; text: string; page: DocsPage; path?: string }) {
  const isHere = name === page.name;
  return (
    <li>
      <a href={path ?? (name ? `/docs/${name}` : '/docs')} aria-current={isHere ? 'page' : undefined}>
        {text}
      </a>
      {isHere && page.headings && (
        <ul>
          {page.headings.map(({ anchor, text: heading }) => (
            <li>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
