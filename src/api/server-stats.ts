// POST /bots/:id/stats (decision A9, §7): a bot reports how many servers it is in, at most once a minute.
import { z } from '@hono/zod-openapi';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { MAX_SERVER_COUNT, MAX_SHARD_COUNT } from '../core/limits.ts';
import type { Connection } from '../db/database.ts';
import { updateServerCount } from '../listings/server-count-queries.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { problem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';
import { time, wholeNumber } from './schemas.ts';

const Report = z.object({
  serverCount: wholeNumber(0, MAX_SERVER_COUNT).describe('How many servers the bot is in.'),
  shardCount: wholeNumber(1, MAX_SHARD_COUNT)
    .optional()
    .describe('How many shards it runs on; leaving it out forgets what was said before.'),
});

const Reported = z.object({ serverCount: z.int(), reportedAt: time() }).openapi('ServerReport');

const rateLimitOf = limitPerMinute('stats-reports', 'stats', 1);

export function serverStats({ db }: Pick<ApiContext, 'db'>): readonly DeclaredEndpoint[] {
  const report = endpoint({
    id: 'reportStats',
    method: 'post',
    path: '/bots/{id}/stats',
    tag: 'Statistics',
    action: 'stats.report',
    summary: 'Report the server count',
    description: 'How many servers the bot is in, at most once a minute. An extra report changes nothing.',
    body: Report,
    response: Reported,
    refusals: ['RATE_LIMITED'],
    handle: ({ token, body, respond }) => reportInTransaction(db, token, body, respond),
  });
  return [report];
}

/** Writes the rate limit and the value in one transaction, so that a failed report can be sent again at once. */
function reportInTransaction(
  db: ApiContext['db'],
  token: AuthenticatedToken,
  { serverCount, shardCount }: z.output<typeof Report>,
  respond: (report: z.output<typeof Reported>) => Response,
): Promise<Response> {
  const store = async (connection: Connection) => {
    const reportedAt = await updateServerCount(connection, token.listingId, serverCount, shardCount ?? null);
    return reportedAt
      ? respond({ serverCount, reportedAt })
      : problem('NOT_FOUND', 'This bot was deleted a moment ago.');
  };
  return db
    .transaction()
    .execute((transaction) => withRateLimit(transaction, rateLimitOf(token), () => store(transaction)));
}
