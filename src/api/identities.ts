// Identities in requests: how they are written, and which a listing can ask about (decision P277).
import { z } from '@hono/zod-openapi';
import { type GameIdentity, IDENTITY_MAX_CHARACTERS, parseIdentity } from '../access/game-identity.ts';
import type { AuthenticatedToken } from '../access/token-queries.ts';
import type { RequestedIdentity } from '../votes/check-identities.ts';
import { type FieldProblem, validationProblem } from './problems.ts';
import { text } from './schemas.ts';

export const IDENTITY_RULE =
  'Such as `roblox:123`, `fivem:license:…`, `hytale:<uuid>`, `minecraft:<uuid>` or `discord:<id>`: a Discord ID, or an identity of the listing’s own game.';

/** An identity as text; `readIdentity` parses it, because what is allowed depends on the listing. */
export function identityText() {
  return text(1, IDENTITY_MAX_CHARACTERS).openapi({ description: IDENTITY_RULE, example: 'roblox:123' });
}

/** The name of a program that gets votes. */
export function consumerName(description: string) {
  return z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,64}$/, '1 to 64 of A-Z, a-z, 0-9, `.`, `_` and `-`.')
    .describe(description);
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response };

/** Null for the field if this listing may ask about the identity. */
function identityProblem(token: AuthenticatedToken, identity: GameIdentity | null): string | null {
  if (!identity) return IDENTITY_RULE;
  if (identity.platform === 'discord' || identity.platform === token.game) return null;
  return token.game === null
    ? 'For bots, send an identity that begins with discord:.'
    : `This is a ${token.game} listing: send an identity that begins with ${token.game}: or discord:.`;
}

export function readIdentity(token: AuthenticatedToken, given: string): Read<GameIdentity> {
  const identity = parseIdentity(given);
  const message = identityProblem(token, identity);
  return identity && message === null
    ? { ok: true, value: identity }
    : { ok: false, response: validationProblem([{ field: 'identity', message: message ?? IDENTITY_RULE }]) };
}

export function readIdentities(
  token: AuthenticatedToken,
  given: readonly string[],
): Read<readonly RequestedIdentity[]> {
  const errors: FieldProblem[] = [];
  const value = given.flatMap((text, place) => {
    const identity = parseIdentity(text);
    const message = identityProblem(token, identity);
    if (identity && message === null) return [{ text, identity }];
    errors.push({ field: `identities.${place}`, message: message ?? IDENTITY_RULE });
    return [];
  });
  return errors.length === 0
    ? { ok: true, value }
    : { ok: false, response: validationProblem(errors.slice(0, MAX_ERRORS)) };
}

const MAX_ERRORS = 20;
