// Budgets over HTTP: what is left is told with every answer, and a 429 says when to come back (decision A6).
import { consume, type RateLimit, type RateLimitResult } from '../access/rate-limit.ts';
import type { Connection } from '../db/database.ts';
import { problem } from './problems.ts';

export interface NamedRateLimit extends RateLimit {
  /** As clients see it, such as `vote-checks`. */
  readonly name: string;
}

/** Spends one use and does the work, or answers 429. Call it when nothing else can refuse the request any more. */
export async function rateLimited(
  db: Connection,
  budget: NamedRateLimit,
  work: () => Promise<Response>,
): Promise<Response> {
  const spent = await consume(db, budget);
  if (!spent.ok) return tooManyRequests(budget, spent);
  const response = await work();
  // Another budget refused it, and says when to come back.
  return response.status === 429 ? response : withRateLimitHeaders(budget, spent, response);
}

/** For what was spent where the work was done: the same words about it. */
export function withRateLimitHeaders(
  budget: NamedRateLimit,
  spent: RateLimitResult,
  response: Response,
): Response {
  for (const [name, value] of Object.entries(rateLimitHeaders(budget, spent)))
    response.headers.set(name, value);
  return response;
}

/** As in draft-ietf-httpapi-ratelimit-headers: structured fields, quota and window, remaining and reset. */
export function rateLimitHeaders(
  budget: Omit<NamedRateLimit, 'key'>,
  spent: RateLimitResult,
): Record<string, string> {
  return {
    'RateLimit-Policy': `"${budget.name}";q=${budget.limit};w=${budget.windowSeconds}`,
    RateLimit: `"${budget.name}";r=${spent.remaining};t=${spent.resetSeconds}`,
  };
}

export function tooManyRequests(budget: Omit<NamedRateLimit, 'key'>, spent: RateLimitResult): Response {
  const detail = `At most ${budget.limit} in ${budget.windowSeconds} seconds; try again in ${spent.resetSeconds}.`;
  return problem('RATE_LIMITED', detail, {
    headers: { 'Retry-After': String(spent.resetSeconds), ...rateLimitHeaders(budget, spent) },
  });
}
