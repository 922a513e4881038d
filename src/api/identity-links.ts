// POST /webhooks/identities/link (decision P275): a player has typed a code in the game.
import { z } from '@hono/zod-openapi';
import { isLinkable, type LinkableIdentity } from '../access/game-identity.ts';
import { type RedeemResult, redeemIdentityCode } from '../access/link-identity.ts';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import { IDENTITY_CODE_MINUTES, IDENTITY_LINKS_PER_MINUTE } from '../core/limits.ts';
import { findListing } from '../listings/queries.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { identityText, readIdentity } from './identities.ts';
import { problem, validationProblem } from './problems.ts';
import { limitPerMinute, withRateLimit } from './rate-limited.ts';
import { STORABLE_TEXT_RULE, text } from './schemas.ts';

const CODE_MAX_CHARACTERS = 32;

const Body = z.object({
  code: text(1, CODE_MAX_CHARACTERS)
    .describe(`As the player typed it: upper or lower case, with or without the dash. ${STORABLE_TEXT_RULE}`)
    .openapi({ example: '7KM2-X9QD' }),
  identity: identityText(),
});

const Linked = z.object({ linked: z.literal(true) });

const UNKNOWN_CODE =
  'No such code: it may be mistyped, used or expired. The player can get a new one on the vote page.';
const REFUSALS: Readonly<Record<Exclude<RedeemResult, { ok: true }>['reason'], string>> = {
  unknown_code: UNKNOWN_CODE,
  taken: 'This identity is linked to another account. Its owner can unlink it on their account page.',
  other_linked: 'The person has linked another account of this platform by signing in, which applies everywhere.',
};

const rateLimitOf = limitPerMinute('identity-links', 'link', IDENTITY_LINKS_PER_MINUTE);

export function identityLinks(
  context: Pick<ApiContext, 'db' | 'site' | 'outbox' | 'voterIdentities' | 'identityCodes'>,
): readonly DeclaredEndpoint[] {
  const { db } = context;
  const link = endpoint({
    id: 'linkIdentity',
    method: 'post',
    path: '/webhooks/identities/link',
    tag: 'Identities',
    action: 'identities.link',
    summary: 'Link a player’s identity',
    description: `Links the player who typed a code in your game to the account that got the code on the vote page or the account page, for this listing only. A code works once and expires after ${IDENTITY_CODE_MINUTES} minutes; repeating the request that used it succeeds again. ${IDENTITY_LINKS_PER_MINUTE} requests a minute for a listing.`,
    body: Body,
    response: Linked,
    refusals: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    async handle({ token, body: { code, identity }, respond }) {
      const own = readOwnIdentity(token, identity);
      if (own instanceof Response) return own;
      return withRateLimit(db, rateLimitOf(token), async () => {
        const listing = await findListing(db, token.listingId);
        const result: RedeemResult = listing
          ? await redeemIdentityCode(context, { listing, code, identity: own })
          : { ok: false, reason: 'unknown_code' };
        if (result.ok) return respond({ linked: true });
        return problem(result.reason === 'unknown_code' ? 'NOT_FOUND' : 'CONFLICT', REFUSALS[result.reason]);
      });
    },
  });
  return [link];
}

/** An identity of the listing's own game. */
function readOwnIdentity(token: AuthenticatedToken, given: string): LinkableIdentity | Response {
  const read = readIdentity(token, given);
  if (!read.ok) return read.response;
  if (isLinkable(read.value)) return read.value;
  const message =
    token.game === null
      ? 'Bots cannot link identities: people connect Discord on their account page.'
      : `Send an identity that begins with ${token.game}:. People connect Discord on their account page.`;
  return validationProblem([{ field: 'identity', message }]);
}
