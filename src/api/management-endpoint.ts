// The rate limit that all endpoints for managing webhooks and tokens share (decision A10).
import { MANAGEMENT_PER_MINUTE } from '../core/limits.ts';
import { type ApiContext, type DeclaredEndpoint, type Endpoint, endpoint } from './endpoint.ts';
import { problem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';

/**
 * For each listing, over all its tokens: a program that sends requests in a loop must not slow down others (decision
 * A27).
 */
const rateLimitOf = limitPerMinute('management', 'manage', MANAGEMENT_PER_MINUTE);

/** Declares an endpoint with this rate limit. */
export function managementEndpoint<Params = unknown, Query = unknown, Body = unknown, Answer = unknown>(
  { db }: Pick<ApiContext, 'db'>,
  declared: Endpoint<Params, Query, Body, Answer>,
): DeclaredEndpoint {
  return endpoint<Params, Query, Body, Answer>({
    ...declared,
    refusals: [...new Set([...declared.refusals, 'RATE_LIMITED' as const])],
    handle: (request) => withRateLimit(db, rateLimitOf(request.token), () => declared.handle(request)),
  });
}

export function noWebhook(): Response {
  return problem('NOT_FOUND', 'This listing has no webhook: set one with PUT /webhooks/config.');
}

export function webhookDisabled(): Response {
  return problem('CONFLICT', 'The webhook is disabled: save it again with PUT /webhooks/config, then redeliver.');
}
