// GET /webhooks/stats (§4.5, decision A8): the number of votes, their times, and the top voters.
import { z } from '@hono/zod-openapi';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { VOTE_STATS_PER_MINUTE } from '../core/limits.ts';
import { selectDailyVotes, selectTopVoters, selectTotals } from '../votes/vote-stats-queries.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { problem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';
import { time } from './schemas.ts';

const DAYS = 30;

const Stats = z
  .object({
    listingId: z.string(),
    listingType: z.enum(['bot', 'game']),
    votes: z.object({
      total: z.int(),
      last24h: z.int().describe('Exactly the last 24 hours.'),
      last7d: z.int().describe('Whole days in UTC: today and the six days before.'),
      last30d: z.int().describe('Whole days in UTC: today and the 29 days before, as in `daily`.'),
      thisMonth: z.int().describe('The calendar month in UTC.'),
    }),
    daily: z
      .array(z.object({ date: z.iso.date(), votes: z.int() }))
      .describe(`The last ${DAYS} days in UTC, oldest first, including days without votes.`),
    topVoters: z
      .array(z.object({ userId: z.string(), votes: z.int(), lastVotedAt: time() }))
      .describe('The ten people with the most votes in this calendar month (UTC), most votes first.'),
  })
  .openapi('VoteStats');

const rateLimitOf = limitPerMinute('vote-stats', 'vote-stats', VOTE_STATS_PER_MINUTE);

export function voteStats({ db }: Pick<ApiContext, 'db'>): readonly DeclaredEndpoint[] {
  const stats = endpoint({
    id: 'readVoteStats',
    method: 'get',
    path: '/webhooks/stats',
    tag: 'Votes',
    action: 'votes.read',
    summary: 'Read vote statistics',
    description: `The number of votes, by day, and who voted most. ${VOTE_STATS_PER_MINUTE} times a minute for a listing.`,
    response: Stats,
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    handle: ({ token, respond }) =>
      withRateLimit(db, rateLimitOf(token), async () => {
        const read = await readStats(db, token);
        return read ? respond(read) : problem('NOT_FOUND', 'This listing was deleted a moment ago.');
      }),
  });
  return [stats];
}

async function readStats(
  db: ApiContext['db'],
  { listingId, listingType }: AuthenticatedToken,
): Promise<z.output<typeof Stats> | null> {
  const [votes, days, topVoters] = await Promise.all([
    selectTotals(db, listingId),
    selectDailyVotes(db, listingId, DAYS),
    selectTopVoters(db, listingId),
  ]);
  if (!votes) return null;
  const daily = days.map(({ day, votes }) => ({ date: day, votes }));
  return { listingId, listingType, votes, daily, topVoters };
}
