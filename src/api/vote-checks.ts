// GET and POST /webhooks/votes/check (§4.3, §4.4): does this user or player have an active vote?
import { z } from '@hono/zod-openapi';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { parseAuthorization } from '../access/token-text.ts';
import { CHECKS_PER_MINUTE, NAME_MAX_CHARACTERS, NAMES_PER_CHECK } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { checkIdentities } from '../votes/check-identities.ts';
import {
  checkPlayer,
  checkPlayers,
  checkUser,
  toVoteCheck,
  type VoteCheck as VoteCheckResult,
} from '../votes/check-votes.ts';
import { createFastVoteCheck, type FastCheckResult } from '../votes/fast-vote-check.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { identityText, readIdentities, readIdentity } from './identities.ts';
import { RESPONSE_HEADERS, type ResponseParts, toResponse, validationProblem } from './problems.ts';
import { type NamedRateLimit, rateLimitHeaders, tooManyRequestsParts, withRateLimit } from './rate-limited.ts';
import { id, STORABLE_TEXT_RULE, text, timeText } from './schemas.ts';

const VoteCheck = z
  .object({
    voted: z.boolean().describe('Whether there is an active vote.'),
    votedAt: timeText().nullable().describe('When the vote was cast; null if `voted` is false.'),
    nextVoteAt: timeText().nullable().describe('When the next vote is possible; null if `voted` is false.'),
  })
  .openapi('VoteCheck');

const Query = z
  .object({
    userId: id().optional().describe('The platform user ID, as in `data.userId`.'),
    playerName: text(1, NAME_MAX_CHARACTERS)
      .optional()
      .describe(`The in-game name, case-insensitive; on \`minecraft\` listings. ${STORABLE_TEXT_RULE}`),
    identity: identityText().optional(),
  })
  .superRefine((given, context) => {
    const sent = [given.userId, given.playerName, given.identity].filter((one) => one !== undefined).length;
    if (sent !== 1)
      context.addIssue({
        code: 'custom',
        path: ['userId'],
        message:
          sent === 0
            ? 'Send userId, identity, or playerName on minecraft listings.'
            : 'Send only one of userId, identity and playerName.',
      });
  });

const Players = z
  .object({
    playerNames: z
      .array(text(1, NAME_MAX_CHARACTERS))
      .min(1, 'At least one name.')
      .max(NAMES_PER_CHECK, `At most ${NAMES_PER_CHECK} names.`)
      .optional()
      .describe(`On \`minecraft\` listings. Case-insensitive. Exact duplicates get one result. ${STORABLE_TEXT_RULE}`),
    identities: z
      .array(identityText())
      .min(1, 'At least one identity.')
      .max(NAMES_PER_CHECK, `At most ${NAMES_PER_CHECK} identities.`)
      .optional()
      .describe('Instead of playerNames, on every listing. Exact duplicates get one result.'),
  })
  .superRefine(({ playerNames, identities }, context) => {
    if ((playerNames === undefined) === (identities === undefined))
      context.addIssue({
        code: 'custom',
        path: ['playerNames'],
        message: playerNames ? 'Send either playerNames or identities, not both.' : 'Send playerNames or identities.',
      });
  });

const Results = z.object({
  results: z.record(z.string(), VoteCheck).describe('One result per name or identity, with what was sent as its key.'),
});

const NOT_BY_PLAYER = 'Player names are only for minecraft listings. Use userId.';

/**
 * A request counts as one check, single or batch. The limit applies to all tokens of a listing together (decision A6).
 */
export const VOTE_CHECK_LIMIT = { name: 'vote-checks', limit: CHECKS_PER_MINUTE, windowSeconds: 60 } as const;

function rateLimitOf(token: AuthenticatedToken): NamedRateLimit {
  return { ...VOTE_CHECK_LIMIT, key: `check:${token.listingId}` };
}

const about = {
  path: '/webhooks/votes/check',
  tag: 'Votes',
  action: 'votes.read',
  refusals: ['RATE_LIMITED'],
} as const;

export function voteChecks({ db }: Pick<ApiContext, 'db'>): readonly DeclaredEndpoint[] {
  const fastCheck = createFastVoteCheck(db, VOTE_CHECK_LIMIT);
  const single = endpoint({
    ...about,
    id: 'checkVote',
    method: 'get',
    summary: 'Check one vote',
    description: `Whether a user or a player has an active vote: 12 hours for bots, 24 hours for games. ${CHECKS_PER_MINUTE} checks a minute for a listing.`,
    query: Query,
    response: VoteCheck,
    async fastPath(authorization, { userId, playerName, identity }) {
      if (identity !== undefined) return null;
      const token = parseAuthorization(authorization);
      if (token === 'missing' || token === 'malformed') return null;
      const subject = playerName === undefined ? { userId: userId ?? '' } : { playerName };
      const checked = await fastCheck(token, subject);
      return checked && toResponse(checkParts(checked));
    },
    async handle({ token, query: { userId, playerName, identity }, respond }) {
      if (identity !== undefined) return checkIdentity({ db, token, identity, respond });
      if (playerName !== undefined && token.game !== 'minecraft')
        return validationProblem([{ field: 'playerName', message: NOT_BY_PLAYER }]);
      return withRateLimit(db, rateLimitOf(token), async () =>
        respond(
          playerName !== undefined
            ? await checkPlayer(db, token.listingId, playerName)
            : await checkUser(db, token.listingId, userId ?? ''),
        ),
      );
    },
  });
  const batch = endpoint({
    ...about,
    id: 'checkVotes',
    method: 'post',
    readOnly: true,
    summary: 'Check many players',
    description: `Whether each of up to ${NAMES_PER_CHECK} players has an active vote: by name on \`minecraft\` listings, by identity on all. Counts as one check.`,
    body: Players,
    response: Results,
    async handle({ token, body: { playerNames = [], identities }, respond }) {
      if (identities) {
        const read = readIdentities(token, identities);
        if (!read.ok) return read.response;
        return withRateLimit(db, rateLimitOf(token), async () =>
          respond({ results: Object.fromEntries(await checkIdentities(db, token.listingId, read.value)) }),
        );
      }
      if (token.game !== 'minecraft') return validationProblem([{ field: 'playerNames', message: NOT_BY_PLAYER }]);
      return withRateLimit(db, rateLimitOf(token), async () =>
        respond({ results: Object.fromEntries(await checkPlayers(db, token.listingId, playerNames)) }),
      );
    },
  });
  return [single, batch];
}

interface IdentityCheck {
  readonly db: Db;
  readonly token: AuthenticatedToken;
  readonly identity: string;
  respond(check: VoteCheckResult): Response;
}

async function checkIdentity({ db, token, identity, respond }: IdentityCheck): Promise<Response> {
  const read = readIdentity(token, identity);
  if (!read.ok) return read.response;
  return withRateLimit(db, rateLimitOf(token), async () => {
    const [first] = await checkIdentities(db, token.listingId, [{ text: identity, identity: read.value }]);
    return respond(first ? first[1] : toVoteCheck({ votedAt: null, nextVoteAt: null }));
  });
}

export function checkParts({ spending, check }: FastCheckResult): ResponseParts {
  if (!check) return tooManyRequestsParts(VOTE_CHECK_LIMIT, spending);
  const limits = rateLimitHeaders(VOTE_CHECK_LIMIT, spending);
  const headers = { 'Content-Type': 'application/json', ...RESPONSE_HEADERS, ...limits };
  return { status: 200, headers, body: JSON.stringify(check) };
}
