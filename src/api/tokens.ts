// API tokens over the API (decision A10): list, create, rotate, revoke. A token can neither create nor rotate one that
// has scopes it lacks.
import { z } from '@hono/zod-openapi';
import { byToken } from '../access/audit.ts';
import { SCOPES } from '../access/scopes.ts';
import {
  checkRanges,
  describeRange,
  exceedsLimits,
  isStorableTime,
  MAX_ALLOWED_RANGES,
  type TokenLimits,
} from '../access/token-limits.ts';
import { type ListedToken, selectTokens } from '../access/token-queries.ts';
import {
  createToken,
  MAX_ACTIVE_TOKENS,
  revokeToken,
  rotateToken,
  TOKEN_NAME_MAX_CHARACTERS,
  type TokenRefusal,
} from '../access/tokens.ts';
import type { ApiContext, DeclaredEndpoint } from './endpoint.ts';
import { managementEndpoint } from './management-endpoint.ts';
import { missingScope, problem, validationProblem } from './problems.ts';
import { id, text, time, timeOrNull } from './schemas.ts';

/** Shared by the list of tokens and GET /token. */
export const limitFields = {
  expiresAt: timeOrNull().describe('When it stops working; null: never.'),
  allowedAddresses: z.array(z.string()).nullable().describe('The IP addresses and ranges that may use it; null: all.'),
};

export function shownLimits({ expiresAt, allowedRanges }: TokenLimits) {
  return { expiresAt, allowedAddresses: allowedRanges?.map(describeRange) ?? null };
}

const Token = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: time(),
    lastUsedAt: timeOrNull().describe('Rounded to the minute.'),
    ...limitFields,
  })
  .openapi('Token');

const Secret = z
  .object({
    id: z.string(),
    token: z.string().openapi({ description: 'Shown only once.', example: 'plt_…' }),
  })
  .openapi('NewToken');

const TokenId = z.object({
  tokenId: id().describe('The ID of a token of this listing, as GET /tokens lists it.'),
});
const about = { tag: 'Tokens', action: 'tokens.manage' } as const;

export function tokens(parts: ApiContext): readonly DeclaredEndpoint[] {
  return [...listAndMake(parts), ...change(parts)];
}

function listAndMake(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db } = parts;
  const list = managementEndpoint(parts, {
    ...about,
    id: 'listTokens',
    method: 'get',
    path: '/tokens',
    summary: 'List the tokens of the listing',
    description: 'Active tokens, newest first, without their secrets.',
    response: z.object({ tokens: z.array(Token) }),
    refusals: [],
    handle: async ({ token, respond }) => respond({ tokens: (await selectTokens(db, token.listingId)).map(shown) }),
  });
  const make = managementEndpoint(parts, {
    ...about,
    id: 'createToken',
    method: 'post',
    path: '/tokens',
    summary: 'Create a token',
    description: `Only with scopes that your own token has, and not with fewer limits. At most ${MAX_ACTIVE_TOKENS} active tokens per listing.`,
    body: z.object({
      name: text(1, TOKEN_NAME_MAX_CHARACTERS),
      scopes: z.array(z.enum(SCOPES)).min(1, 'Must have at least one scope.'),
      expiresAt: z.iso
        .datetime({ offset: true, error: 'Must be a time such as 2027-01-31T00:00:00Z.' })
        .refine((text) => isStorableTime(new Date(text)), 'Must be before the year 10000.')
        .nullish()
        .describe('When it stops working. By default when your own token does.'),
      allowedAddresses: z
        .array(z.string().max(50))
        .min(1, 'Must have at least one address.')
        .max(MAX_ALLOWED_RANGES, `At most ${MAX_ALLOWED_RANGES} addresses.`)
        .nullish()
        .describe('The IP addresses and CIDR ranges that may use it. By default those of your own token.'),
    }),
    response: Secret,
    refusals: ['CONFLICT', 'NOT_FOUND'],
    async handle({ token, body: { name, scopes, ...given }, respond }) {
      const missing = scopes.find((scope) => !token.scopes.includes(scope));
      if (missing) return missingScope(missing, token.listingType);
      const limits = readLimits(given, token);
      if (limits instanceof Response) return limits;
      const made = await createToken(db, { listingId: token.listingId, name, scopes, limits, by: byToken(token) });
      return made.ok ? respond({ id: made.id, token: made.token }) : refusalOf(made);
    },
  });
  return [list, make];
}

function change(parts: ApiContext): readonly DeclaredEndpoint[] {
  const { db } = parts;
  const rotate = managementEndpoint(parts, {
    ...about,
    id: 'rotateToken',
    method: 'post',
    path: '/tokens/{tokenId}/rotate',
    summary: 'Rotate a token',
    description:
      'Gives the token a new secret; the old one stops working at once. A token may rotate itself, but not one that has scopes it lacks or fewer limits.',
    params: TokenId,
    response: Secret,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    async handle({ token, params: { tokenId }, respond }) {
      const target = (await selectTokens(db, token.listingId)).find((listed) => listed.id === tokenId);
      if (!target) return noToken();
      const missing = target.scopes.find((scope) => !token.scopes.includes(scope));
      if (missing) return missingScope(missing, token.listingType);
      if (exceedsLimits(target, token)) return fewerLimits();
      const from = tokenId === token.id ? token.secretHash : undefined;
      const rotated = await rotateToken(db, {
        listingId: token.listingId,
        id: tokenId,
        from,
        by: byToken(token),
      });
      if (rotated.ok) return respond({ id: tokenId, token: rotated.token });
      return from ? problem('CONFLICT', ROTATED_MEANWHILE) : noToken();
    },
  });
  const revoke = managementEndpoint(parts, {
    ...about,
    id: 'revokeToken',
    method: 'delete',
    path: '/tokens/{tokenId}',
    summary: 'Revoke a token',
    description: 'The token stops working at once and permanently. A token may revoke itself. Safe to repeat.',
    params: TokenId,
    response: z.object({ deleted: z.boolean() }),
    refusals: [],
    handle: async ({ token, params: { tokenId }, respond }) =>
      respond({ deleted: await revokeToken(db, token.listingId, tokenId, byToken(token)) }),
  });
  return [rotate, revoke];
}

interface GivenLimits {
  readonly expiresAt?: string | null | undefined;
  readonly allowedAddresses?: readonly string[] | null | undefined;
}

/** What is not given is inherited from the token of the request. */
function readLimits({ expiresAt, allowedAddresses }: GivenLimits, own: TokenLimits): TokenLimits | Response {
  const ranges = allowedAddresses ? checkRanges(allowedAddresses) : { ok: true as const, value: own.allowedRanges };
  if (!ranges.ok)
    return validationProblem([
      {
        field: 'allowedAddresses',
        message: 'Must be IP addresses or CIDR ranges, such as 203.0.113.7 or 2001:db8::/32.',
      },
    ]);
  const limits = { expiresAt: expiresAt ? new Date(expiresAt) : own.expiresAt, allowedRanges: ranges.value };
  return exceedsLimits(limits, own) ? fewerLimits() : limits;
}

const fewerLimits = () =>
  problem(
    'FORBIDDEN',
    'Your token expires or is limited to some addresses, so it can only manage tokens that expire no later and are limited to the same addresses.',
  );

const ROTATED_MEANWHILE =
  'This token was rotated or revoked by another request a moment ago. Use the token from that response.';

const noToken = () => problem('NOT_FOUND', 'This listing has no active token with this ID.');

function refusalOf(refusal: TokenRefusal): Response {
  switch (refusal.reason) {
    case 'too_many':
      return problem('CONFLICT', `At most ${MAX_ACTIVE_TOKENS} active tokens: revoke one first.`);
    case 'unknown_listing':
      return problem('NOT_FOUND', 'This listing is gone.');
    case 'name_invalid':
      return validationProblem([{ field: 'name', message: 'Must not be empty.' }]);
    case 'expiry_past':
      return validationProblem([{ field: 'expiresAt', message: 'Must be in the future.' }]);
    case 'no_scopes':
      return validationProblem([{ field: 'scopes', message: 'Must have at least one scope.' }]);
    case 'scope_unknown':
    case 'scope_not_allowed':
      return validationProblem([{ field: 'scopes', message: `${refusal.scope} is not available for this listing.` }]);
  }
}

function shown(token: ListedToken): z.infer<typeof Token> {
  const { id: tokenId, name, scopes, createdAt, lastUsedAt } = token;
  return { id: tokenId, name, scopes: [...scopes], createdAt, lastUsedAt, ...shownLimits(token) };
}
