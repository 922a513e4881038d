// The rate limit for text searches, the most expensive public pages. Lists without a query are not limited (decision
// P70).

import { PAGE_LIMITS } from '../core/limits.ts';
import { consume } from '../db/rate-limit.ts';
import { ButtonLink } from './components/button.tsx';
import { showPage } from './components/layout.tsx';
import { formatDuration } from './components/time.tsx';
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
  const { pathname, search } = requestedPath(context.req);
  return showPage(context, {
    title: 'Too many searches',
    status: 429,
    content: (
      <div class="narrow-page stack">
        <h1>Too many searches</h1>
        <p class="lead">
          There were too many searches from your network. You can search again in {formatDuration(seconds)}. Everything
          else still works.
        </p>
        <div class="row">
          <ButtonLink text="Search again" href={pathname + search} look="go" />
          <ButtonLink text="Show all" href={pathname} />
        </div>
      </div>
    ),
  });
}
