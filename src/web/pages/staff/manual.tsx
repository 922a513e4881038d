// GET /staff/manual/:page: the operator's documentation.
import { raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { loadManual } from '../../../docs/manual.ts';
import { extractHeadings, renderGuide } from '../../../docs/render-guide.ts';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';

/** The pages link to each other as files: `configuration.md`. */
export function showManual(context: WebContext) {
  const { t } = context.var;
  const requested = (context.req.param('page') ?? '').replace(/\.md$/, '');
  const pages = loadManual();
  const shown = pages.find(({ name }) => name === requested);
  if (!shown) throw new HTTPException(404);
  return showPage(context, {
    title: t('system.manualPage', { title: shown.title }),
    scripts: ['copy'],
    code: true,
    content: (
      <div class="docs">
        <article class="docs-text" lang="en" dir="ltr">
          {raw(renderGuide(shown.markdown))}
        </article>
        <nav class="docs-nav" aria-label={t('system.manual')}>
          <ul>
            <li>
              <a href="/staff">{t('system.setupChecklist')}</a>
            </li>
            {pages.map(({ name, title, markdown }) => (
              <li>
                <a href={`/staff/manual/${name}`} aria-current={name === shown.name ? 'page' : undefined}>
                  {title}
                </a>
                {name === shown.name && (
                  <ul>
                    {extractHeadings(markdown).map(({ anchor, text }) => (
                      <li>
                        <a href={`#${anchor}`}>{text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    ),
  });
}
