// GET /webhooks/votes (§4.5, decision A7): the votes themselves, newest first.
import { z } from '@hono/zod-openapi';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { NAME_MAX_CHARACTERS, VOTE_LISTS_PER_MINUTE } from '../core/limits.ts';
import { listVotes, type VoteQuery } from '../votes/list-votes.ts';
import type { VoteFilter } from '../votes/list-votes-queries.ts';
import { decodeCursor, type VotePosition } from '../votes/vote-cursor.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { validationProblem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';
import { digits, id, moment, STORABLE_TEXT_RULE, text } from './schemas.ts';
import { toVoteResponse, VoteResponse } from './vote-response.ts';

const LIMIT_MOST = 100;
const LIMIT_USUAL = 50;

const Query = z
  .object({
    limit: digits(1, LIMIT_MOST).optional().describe(`The maximum number; ${LIMIT_USUAL} if omitted.`),
    cursor: text(1, 200).optional().describe('The `nextCursor` of the previous page.'),
    userId: id().optional().describe('Only votes of this user, by platform ID or account ID.'),
    playerName: text(1, NAME_MAX_CHARACTERS)
      .optional()
      .describe(`Only votes that name this player, case-insensitive; on \`minecraft\` listings. ${STORABLE_TEXT_RULE}`),
    since: moment()
      .optional()
      .describe(
        'Only votes cast at this moment or later. Before 1970 or after 9999 it means the nearest of these years.',
      ),
    until: moment().optional().describe('Only votes cast before this moment, within the same years.'),
  })
  .superRefine(({ userId, playerName, since, until }, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (userId !== undefined && playerName !== undefined)
      report('playerName', 'Send either userId or playerName, not both.');
    if (since && until && since > until) report('since', 'Must not be later than until.');
  });

const Vote = VoteResponse.openapi('Vote');

const Votes = z.object({
  votes: z.array(Vote),
  nextCursor: z.string().nullable().describe('For the next page, with older votes; null on the last one.'),
});

const NOT_BY_PLAYER = 'Player names are only for minecraft listings. Use userId.';
const WRONG_CURSOR = 'Not a cursor of this listing. Omit it to start at the beginning.';

const rateLimitOf = limitPerMinute('vote-lists', 'votes', VOTE_LISTS_PER_MINUTE);

export function voteLists({ db }: Pick<ApiContext, 'db'>): readonly DeclaredEndpoint[] {
  const list = endpoint({
    id: 'listVotes',
    method: 'get',
    path: '/webhooks/votes',
    tag: 'Votes',
    action: 'votes.read',
    summary: 'List votes',
    description: `Newest first. Votes that arrive while you page through the list neither repeat nor hide others. ${VOTE_LISTS_PER_MINUTE} pages a minute for a listing.`,
    query: Query,
    response: Votes,
    refusals: ['RATE_LIMITED'],
    async handle({ token, query, respond }) {
      const { playerName, cursor } = query;
      if (playerName !== undefined && token.game !== 'minecraft')
        return validationProblem([{ field: 'playerName', message: NOT_BY_PLAYER }]);
      const after = cursor === undefined ? null : decodeCursor(token.listingId, cursor);
      if (cursor !== undefined && !after) return validationProblem([{ field: 'cursor', message: WRONG_CURSOR }]);
      return withRateLimit(db, rateLimitOf(token), async () => {
        const { votes, nextCursor } = await listVotes(db, toVoteQuery(token, query, after));
        return respond({ votes: votes.map((vote) => toVoteResponse(token, vote)), nextCursor });
      });
    },
  });
  return [list];
}

function toVoteQuery(token: AuthenticatedToken, query: z.output<typeof Query>, after: VotePosition | null): VoteQuery {
  const { limit = LIMIT_USUAL, since = null, until = null } = query;
  return { listingId: token.listingId, narrowed: narrowed(query), limit, after, since, until };
}

function narrowed({ userId, playerName }: z.output<typeof Query>): VoteFilter {
  if (userId !== undefined) return { by: 'user', userId };
  return playerName === undefined ? { by: 'nothing' } : { by: 'player', playerName };
}
