// Rate limits over HTTP: every response states the remaining quota, and a 429 states when to retry (decision A6).
import type { AuthenticatedToken } from '../access/token-queries.ts';
import type { Connection } from '../db/database.ts';
import { consume, type RateLimit, type RateLimitResult } from '../db/rate-limit.ts';
import { problemParts, type ResponseParts, toResponse } from './problems.ts';

export interface NamedRateLimit extends RateLimit {
  /** The name that clients see, such as `vote-checks`. */
  readonly name: string;
}

/** A limit per minute and listing, across all tokens and processes (decisions A6, A20). */
export function limitPerMinute(name: string, keyPrefix: string, limit: number) {
  return ({ listingId }: Pick<AuthenticatedToken, 'listingId'>): NamedRateLimit => ({
    name,
    key: `${keyPrefix}:${listingId}`,
    limit,
    windowSeconds: 60,
  });
}

/** Counts one request and runs the work, or returns 429. Call it last, when nothing else can refuse the request. */
export async function withRateLimit(
  db: Connection,
  limit: NamedRateLimit,
  work: () => Promise<Response>,
): Promise<Response> {
  const result = await consume(db, limit);
  if (!result.ok) return tooManyRequests(limit, result);
  const response = await work();
  // If the work was refused by a limit of its own, keep the headers of that limit.
  return response.status === 429 ? response : withRateLimitHeaders(limit, result, response);
}

/** Adds the headers of a limit that the called function has checked itself. */
export function withRateLimitHeaders(limit: NamedRateLimit, result: RateLimitResult, response: Response): Response {
  for (const [name, value] of Object.entries(rateLimitHeaders(limit, result))) response.headers.set(name, value);
  return response;
}

/** Follows draft-ietf-httpapi-ratelimit-headers: structured fields with quota and window, remaining and reset. */
export function rateLimitHeaders(limit: Omit<NamedRateLimit, 'key'>, result: RateLimitResult): Record<string, string> {
  return {
    'RateLimit-Policy': `"${limit.name}";q=${limit.limit};w=${limit.windowSeconds}`,
    RateLimit: `"${limit.name}";r=${result.remaining};t=${result.resetSeconds}`,
  };
}

export function tooManyRequests(...given: Parameters<typeof tooManyRequestsParts>): Response {
  return toResponse(tooManyRequestsParts(...given));
}

export function tooManyRequestsParts(limit: Omit<NamedRateLimit, 'key'>, result: RateLimitResult): ResponseParts {
  const detail = `At most ${limit.limit} in ${limit.windowSeconds} seconds; try again in ${result.resetSeconds}.`;
  return problemParts('RATE_LIMITED', detail, {
    headers: { 'Retry-After': String(result.resetSeconds), ...rateLimitHeaders(limit, result) },
  });
}
