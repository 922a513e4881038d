// From an Authorization header to the listing it speaks for (§5.1–§5.5).
import { equalInConstantTime, hashSecret } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import type { Scope } from './scopes.ts';
import { selectTokenForRequest, updateLastUse } from './token-queries.ts';
import { parseAuthorization } from './token-text.ts';

export interface AuthenticatedToken {
  readonly id: string;
  readonly listingId: string;
  readonly listingType: 'bot' | 'game';
  /** Null for bots. */
  readonly game: 'minecraft' | 'fivem' | 'roblox' | 'hytale' | null;
  readonly scopes: readonly Scope[];
  /** Of the secret it was shown with. */
  readonly secretHash: Uint8Array;
  /** Who is suspended at the moment, which makes the token read-only: the listing's owner, or the person who created the token. */
  readonly suspendedParty: 'owner' | 'maker' | null;
}

export type TokenAuthentication =
  | ({ readonly ok: true } & AuthenticatedToken)
  | { readonly ok: false; readonly reason: 'missing' | 'malformed' | 'unknown' | 'revoked' };

/** `use`: the operation called. A known ID with a wrong secret is `unknown` too, so that nobody learns which tokens exist. */
export async function authenticateToken(
  db: Db,
  header: string | null | undefined,
  use: string | null = null,
): Promise<TokenAuthentication> {
  const text = parseAuthorization(header);
  if (text === 'missing' || text === 'malformed') return { ok: false, reason: text };
  const row = await selectTokenForRequest(db, text.id);
  if (!row || !equalInConstantTime(hashSecret(text.secret), row.secret_hash)) return { ok: false, reason: 'unknown' };
  if (row.revoked) return { ok: false, reason: 'revoked' };
  if (row.use_is_old) recordTokenUse(db, text.id, use);
  return {
    ok: true,
    id: text.id,
    listingId: row.listing_id,
    listingType: row.listing_type,
    game: row.game,
    scopes: row.scopes,
    secretHash: row.secret_hash,
    suspendedParty: row.owner_suspended ? 'owner' : row.maker_suspended ? 'maker' : null,
  };
}

/** Tokens whose use is being recorded now: a burst of requests records it once. */
const recording = new Set<string>();

/** Not awaited, so that the request continues. If the database fails here, it fails the next statement too, which reports it. */
export function recordTokenUse(db: Db, id: string, use: string | null): void {
  if (recording.has(id)) return;
  recording.add(id);
  void updateLastUse(db, id, use)
    .catch(() => undefined)
    .finally(() => recording.delete(id));
}
