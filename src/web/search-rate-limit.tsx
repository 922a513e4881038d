// Searching costs the database more than any other page that is open to everybody: so many searches a minute from one
// place, and then a page that says when to come back. Lists without words are not counted (decision P70).

import { showPage } from './components/layout.tsx';
import { formatDuration } from './components/time.tsx';
import type { WebContext } from './context.ts';

const SEARCHES_PER_MINUTE = 60;

type Handler = (context: WebContext) => Response | Promise<Response>;

export function limitSearches(handler: Handler): Handler {
  return async (context) => {
    if (!context.req.query('q')?.trim()) return handler(context);
    const { spend, visitorKey } = context.var.parts;
    const spent = await spend(`search:${visitorKey(context)}`, SEARCHES_PER_MINUTE, 60);
    return spent.ok ? handler(context) : comeBack(context, spent.resetSeconds);
  };
}

function comeBack(context: WebContext, seconds: number) {
  context.header('Retry-After', String(seconds));
  const { pathname, search } = new URL(context.req.url);
  return showPage(context, {
    title: 'One moment, please',
    status: 429,
    content: (
      <div class="narrow-page stack">
        <h1>One moment, please</h1>
        <p class="lead">
          That were many searches from one place. In {formatDuration(seconds)} you can search again;
          everything else works meanwhile.
        </p>
        <div class="row">
          <a class="btn go" href={pathname + search}>
            Search again
          </a>
          <a class="btn" href={pathname}>
            Show everything
          </a>
        </div>
      </div>
    ),
  });
}
