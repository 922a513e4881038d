// Rate limits in pages: by person, or by client while nobody is signed in.
import { consume, type RateLimitResult } from '../db/rate-limit.ts';
import type { WebContext } from './context.ts';

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Uses one of `limit` in a window that opens with the first use. */
export function consumeLimit(
  context: WebContext,
  key: string,
  limit: number,
  windowSeconds: number,
): Promise<RateLimitResult> {
  return consume(context.var.app.db, { key, limit, windowSeconds });
}

/** The client in rate limits: a keyed hash of its network, never the address itself (decision V5). */
export function rateLimitKey(context: WebContext): string {
  return context.var.app.clients.keyOf(context);
}
