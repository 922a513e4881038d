// Limits attempts with links that do not work. Working links are free, so that nobody can use up the limit of others in the same network.
import { showNarrowPage } from './components/layout.tsx';
import { formatDuration } from './components/time.tsx';
import type { WebContext } from './context.ts';
import { consumeLimit, HOUR_SECONDS, rateLimitKey } from './rate-limits.ts';

const ATTEMPTS_PER_HOUR = 30;

/** Null while there are attempts left; otherwise the page that says when to try again. */
export async function limitLinkAttempts(context: WebContext, kind: 'link' | 'setup' = 'link') {
  const key = `${kind}:${rateLimitKey(context)}`;
  const { ok, resetSeconds } = await consumeLimit(context, key, ATTEMPTS_PER_HOUR, HOUR_SECONDS);
  if (ok) return null;
  context.header('Retry-After', String(resetSeconds));
  return showNarrowPage(context, {
    title: 'Too many attempts',
    status: 429,
    content: <p>Too many links were tried from your network. Try again in {formatDuration(resetSeconds)}.</p>,
  });
}
