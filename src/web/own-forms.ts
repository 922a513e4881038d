// Forms are taken from our own pages only, whatever their content says it is: a browser tells where a request comes from,
// and what does not tell is refused (decision P71).
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function ownFormsOnly(baseUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (READS.has(context.req.method) || isOurs(context, baseUrl)) return next();
    throw new HTTPException(403, { res: new Response('Forbidden', { status: 403 }) });
  };
}

function isOurs({ req }: Context, baseUrl: string): boolean {
  if (req.header('sec-fetch-site') === 'same-origin') return true;
  const origin = req.header('origin');
  return origin !== undefined && (origin === baseUrl || origin === new URL(req.url).origin);
}
