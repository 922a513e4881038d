// GET /pages/:slug: a page that staff wrote. A draft is shown to staff only.
import { HTTPException } from 'hono/http-exception';
import { isAllowed, siteRoles } from '../../../access/permissions.ts';
import { ownPagePath, readOwnPage } from '../../../site/own-pages.ts';
import type { OwnPage } from '../../../site/site-parts.ts';
import { showPage } from '../../components/layout.tsx';
import { MarkdownText } from '../../components/markdown-text.tsx';
import type { WebContext } from '../../context.ts';
import { renderSiteText } from '../../site-text.ts';

export async function showOwnPage(context: WebContext) {
  const slug = context.req.param('slug') ?? '';
  const { app, person } = context.var;
  const page = await readOwnPage(app.db, slug, isAllowed(siteRoles(person), 'site.manage'));
  if (!page) throw new HTTPException(404);
  return ownPage(context, slug, page);
}

export async function ownPage(context: WebContext, slug: string, { title, text, isPublished }: OwnPage) {
  const { app, t } = context.var;
  const html = await renderSiteText(app, text);
  return showPage(context, {
    title,
    metadata: { path: ownPagePath(slug), hidden: !isPublished },
    content: (
      <article class="own-page stack">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {!isPublished && (
          <p class="dim note">
            {t.rich('home.draft', { link: (words) => <a href={`/staff/site/pages/${slug}`}>{words}</a> })}
          </p>
        )}
        <MarkdownText html={html} />
      </article>
    ),
  });
}
