// Authenticates a request by the token in its Authorization header (§5.1–§5.5).

import type { IpAddress } from '../core/ip-address.ts';
import { equalInConstantTime, hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { mayUseFrom } from './token-limits.ts';
import { type AuthenticatedToken, selectTokenForRequest, updateLastUse } from './token-queries.ts';
import { parseAuthorization } from './token-text.ts';

export type TokenAuthentication =
  | ({ readonly ok: true } & AuthenticatedToken)
  | { readonly ok: false; readonly reason: TokenRefusalReason };
export type TokenRefusalReason = 'missing' | 'malformed' | 'unknown' | 'revoked' | 'expired' | 'address_not_allowed';

export interface TokenUse {
  /** The operation called. */
  readonly operation: string | null;
  /** The client's; read only if the token is limited to some addresses. */
  readonly address: () => IpAddress;
}

/** A known ID with a wrong secret is `unknown` too, so as not to reveal which tokens exist. */
export async function authenticateToken(
  db: Db,
  header: string | null | undefined,
  { operation, address }: TokenUse,
): Promise<TokenAuthentication> {
  const text = parseAuthorization(header);
  if (text === 'missing' || text === 'malformed') return { ok: false, reason: text };
  const row = await selectTokenForRequest(db, text.id);
  if (!row || !equalInConstantTime(hashSecret(text.secret), row.secretHash)) return { ok: false, reason: 'unknown' };
  const { isRevoked, isExpired, useIsOld, ...token } = row;
  if (isRevoked) return { ok: false, reason: 'revoked' };
  if (isExpired) return { ok: false, reason: 'expired' };
  if (token.allowedRanges && !mayUseFrom(token.allowedRanges, address()))
    return { ok: false, reason: 'address_not_allowed' };
  if (useIsOld) recordTokenUse(db, token.id, operation);
  return { ok: true, ...token };
}

/** Tokens whose use is being recorded now, so that a burst of requests records it once. */
const recording = new Set<string>();

/**
 * Not awaited, so that the request continues. A database failure here is ignored, because the next query reports it.
 */
export function recordTokenUse(db: Db, id: string, use: string | null): void {
  if (recording.has(id)) return;
  recording.add(id);
  void updateLastUse(db, id, use)
    .catch(() => undefined)
    .finally(() => recording.delete(id));
}
