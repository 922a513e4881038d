// Limits attempts with invalid links. Valid links are not counted, so that nobody can use up the limit for other people
// in the same network.
import { PAGE_LIMITS } from '../core/limits.ts';
import { consume } from '../db/rate-limit.ts';
import { showNarrowPage } from './components/layout.tsx';
import type { WebContext } from './context.ts';

/** Null while attempts are left; otherwise a page that says when to try again. */
export async function limitLinkAttempts(context: WebContext, kind: 'link' | 'setup' = 'link') {
  const { app, t } = context.var;
  const key = `${kind}:${app.clients.keyOf(context)}`;
  const { ok, resetSeconds } = await consume(app.db, { key, ...PAGE_LIMITS.brokenLinks });
  if (ok) return null;
  context.header('Retry-After', String(resetSeconds));
  return showNarrowPage(context, {
    title: t('signIn.tooManyLinksTitle'),
    status: 429,
    content: <p>{t('signIn.tooManyLinks', { wait: t.duration(resetSeconds) })}</p>,
  });
}
