// The rate limit for text searches, the most expensive public pages. Lists without a query are not limited (decision
// P70).

import { PAGE_LIMITS } from '../core/limits.ts';
import { consume } from '../db/rate-limit.ts';
import { ButtonLink } from './components/button.tsx';
import { showPage } from './components/layout.tsx';
import type { WebContext } from './context.ts';
import { requestedPath } from './language-path.ts';

type Handler = (context: WebContext) => Response | Promise<Response>;

export function limitSearches(handler: Handler): Handler {
  return async (context) => {
    if (!context.req.query('q')?.trim()) return handler(context);
    const { db, clients } = context.var.app;
    const key = `search:${clients.keyOf(context)}`;
    const { ok, resetSeconds } = await consume(db, { key, ...PAGE_LIMITS.searches });
    return ok ? handler(context) : tooManySearches(context, resetSeconds);
  };
}

function tooManySearches(context: WebContext, seconds: number) {
  context.header('Retry-After', String(seconds));
  const { t } = context.var;
  const { pathname, search } = requestedPath(context.req);
  return showPage(context, {
    title: t('errors.tooManySearches'),
    status: 429,
    content: (
      <div class="narrow-page stack">
        <h1>{t('errors.tooManySearches')}</h1>
        <p class="lead">{t('errors.tooManySearchesText', { wait: t.duration(seconds) })}</p>
        <div class="row">
          <ButtonLink text={t('errors.searchAgain')} href={pathname + search} look="go" />
          <ButtonLink text={t('errors.showAll')} href={pathname} />
        </div>
      </div>
    ),
  });
}
