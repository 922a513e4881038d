// Limits attempts with links that do not work. Working links are free, so that nobody can use up the limit of others in
// the same network.
import { PAGE_LIMITS } from '../core/limits.ts';
import { consume } from '../db/rate-limit.ts';
import { showNarrowPage } from './components/layout.tsx';
import { formatDuration } from './components/time.tsx';
import type { WebContext } from './context.ts';

/** Null while there are attempts left; otherwise the page that says when to try again. */
export async function limitLinkAttempts(context: WebContext, kind: 'link' | 'setup' = 'link') {
  const key = `${kind}:${context.var.app.clients.keyOf(context)}`;
  const { ok, resetSeconds } = await consume(context.var.app.db, { key, ...PAGE_LIMITS.brokenLinks });
  if (ok) return null;
  context.header('Retry-After', String(resetSeconds));
  return showNarrowPage(context, {
    title: 'Too many attempts',
    status: 429,
    content: <p>Too many links were opened from your network. Try again in {formatDuration(resetSeconds)}.</p>,
  });
}
