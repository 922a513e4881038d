// Rate limits over HTTP: every response carries what is left, and a 429 says when to retry (decision A6).
import type { AuthenticatedToken } from '../access/token-queries.ts';
import type { Connection } from '../db/database.ts';
import { consume, type RateLimit, type RateLimitResult } from '../db/rate-limit.ts';
import { problem } from './problems.ts';

export interface NamedRateLimit extends RateLimit {
  /** As clients see it, such as `vote-checks`. */
  readonly name: string;
}

/** A limit for each minute, for a listing over all its tokens and processes (decisions A6, A20). */
export function limitPerMinute(name: string, keyPrefix: string, limit: number) {
  return ({ listingId }: Pick<AuthenticatedToken, 'listingId'>): NamedRateLimit => ({
    name,
    key: `${keyPrefix}:${listingId}`,
    limit,
    windowSeconds: 60,
  });
}

/** Consumes one use and runs the work, or returns 429. Call it last, when nothing else can refuse the request. */
export async function withRateLimit(
  db: Connection,
  limit: NamedRateLimit,
  work: () => Promise<Response>,
): Promise<Response> {
  const result = await consume(db, limit);
  if (!result.ok) return tooManyRequests(limit, result);
  const response = await work();
  // The work has a limit of its own, whose headers stay.
  return response.status === 429 ? response : withRateLimitHeaders(limit, result, response);
}

/** Adds the headers of a limit that the use case consumed itself. */
export function withRateLimitHeaders(limit: NamedRateLimit, result: RateLimitResult, response: Response): Response {
  for (const [name, value] of Object.entries(rateLimitHeaders(limit, result))) response.headers.set(name, value);
  return response;
}

/** As in draft-ietf-httpapi-ratelimit-headers: structured fields, quota and window, remaining and reset. */
export function rateLimitHeaders(limit: Omit<NamedRateLimit, 'key'>, result: RateLimitResult): Record<string, string> {
  return {
    'RateLimit-Policy': `"${limit.name}";q=${limit.limit};w=${limit.windowSeconds}`,
    RateLimit: `"${limit.name}";r=${result.remaining};t=${result.resetSeconds}`,
  };
}

export function tooManyRequests(limit: Omit<NamedRateLimit, 'key'>, result: RateLimitResult): Response {
  const detail = `At most ${limit.limit} in ${limit.windowSeconds} seconds; try again in ${result.resetSeconds}.`;
  return problem('RATE_LIMITED', detail, {
    headers: { 'Retry-After': String(result.resetSeconds), ...rateLimitHeaders(limit, result) },
  });
}
