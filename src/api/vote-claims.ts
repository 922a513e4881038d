// POST /webhooks/votes/claim (decision P278): for games that give the reward when the player joins.
import { z } from '@hono/zod-openapi';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { CLAIM_DAYS, CLAIMS_PER_MINUTE, NAME_MAX_CHARACTERS, RETENTION_DAYS, VOTES_PER_CLAIM } from '../core/limits.ts';
import { type ClaimedPlayer, claimVotes } from '../votes/claim-votes.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { consumerName, identityText, readIdentity } from './identities.ts';
import { problem, validationProblem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';
import { id, STORABLE_TEXT_RULE, text, wholeNumber } from './schemas.ts';
import { toVoteResponse, VoteResponse } from './vote-response.ts';

const Body = z
  .object({
    identity: identityText().optional(),
    userId: id().optional().describe('The platform user ID, as in `data.userId`.'),
    playerName: text(1, NAME_MAX_CHARACTERS)
      .optional()
      .describe(`The in-game name, case-insensitive; on \`minecraft\` listings. ${STORABLE_TEXT_RULE}`),
    claimId: z
      .string()
      .regex(/^[A-Za-z0-9._:-]{1,64}$/, '1 to 64 of A-Z, a-z, 0-9, `.`, `_`, `:` and `-`.')
      .describe(
        'Chosen by you: a new one for each attempt to reward, and the same one when you repeat a request because its response was lost.',
      ),
    consumer: consumerName(
      'Who gives the rewards. Each consumer gets each vote once, so two programs with different names both get it.',
    ).default('default'),
    days: wholeNumber(1, RETENTION_DAYS).default(CLAIM_DAYS).describe('Only votes of this many last days.'),
  })
  .superRefine(({ identity, userId, playerName }, context) => {
    if ([identity, userId, playerName].filter((one) => one !== undefined).length === 1) return;
    context.addIssue({
      code: 'custom',
      path: ['identity'],
      message: 'Send exactly one of identity, userId, and playerName on minecraft listings.',
    });
  });

const Vote = VoteResponse.openapi('ClaimedVote');

const Claim = z.object({
  votes: z
    .array(Vote)
    .describe(`Reward each once. Oldest first, at most ${VOTES_PER_CLAIM}; empty: nothing to reward.`),
});

const NOT_BY_PLAYER = 'Player names are only for minecraft listings. Use identity or userId.';
const OTHER_PLAYER = 'This claimId was used for another player. Choose a new one for each attempt to reward.';

const rateLimitOf = limitPerMinute('vote-claims', 'claim', CLAIMS_PER_MINUTE);

export function voteClaims({ db, vault }: Pick<ApiContext, 'db' | 'vault'>): readonly DeclaredEndpoint[] {
  const claim = endpoint({
    id: 'claimVotes',
    method: 'post',
    path: '/webhooks/votes/claim',
    tag: 'Votes',
    action: 'votes.claim',
    // Players did nothing wrong, so they get their rewards while the owner is suspended, as with webhooks.
    readOnly: true,
    summary: 'Claim a player’s votes',
    description: `Returns the votes of a player that this consumer has not claimed yet, and claims them: for games that give the reward when the player joins. A request with the same \`claimId\` returns the same list again, so repeat a request whose response was lost. ${CLAIMS_PER_MINUTE} claims a minute for a listing.`,
    body: Body,
    response: Claim,
    refusals: ['CONFLICT', 'RATE_LIMITED'],
    async handle({ token, body: { claimId, consumer, days, ...given }, respond }) {
      const player = readPlayer(token, given);
      if (player instanceof Response) return player;
      return withRateLimit(db, rateLimitOf(token), async () => {
        const { listingId } = token;
        const claimed = await claimVotes({ db, vault }, { listingId, player, consumer, claimId, days });
        if (!claimed.ok) return problem('CONFLICT', OTHER_PLAYER);
        return respond({ votes: claimed.votes.map((vote) => toVoteResponse(token, vote)) });
      });
    },
  });
  return [claim];
}

function readPlayer(
  token: AuthenticatedToken,
  given: Pick<z.output<typeof Body>, 'identity' | 'userId' | 'playerName'>,
): ClaimedPlayer | Response {
  const { identity, userId, playerName } = given;
  if (userId !== undefined) return { userId };
  if (playerName !== undefined)
    return token.game === 'minecraft'
      ? { playerName }
      : validationProblem([{ field: 'playerName', message: NOT_BY_PLAYER }]);
  const read = readIdentity(token, identity ?? '');
  return read.ok ? { identity: read.value } : read.response;
}
