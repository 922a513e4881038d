// Creates, rotates, revokes and lists API tokens (§5). A token is shown once; only its secret's hash is stored.
import { hashSecret } from '../core/secrets.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import type { Connection, Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type Actor, type AuditEvent, recordAuditEvent } from './audit.ts';
import { isScope, type Scope, scopesFor } from './scopes.ts';
import {
  countActiveTokens,
  insertToken,
  lockTokens,
  revokeTokenRow,
  selectListingType,
  selectTokenMaker,
  selectTokens,
  type TokenRow,
  updateTokenSecret,
} from './token-queries.ts';
import { formatToken, generateToken, generateTokenSecret } from './token-text.ts';

export const MAX_ACTIVE_TOKENS = 25;
export const TOKEN_NAME_MAX_CHARACTERS = 80;

export interface NewToken {
  readonly listingId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly by: Actor;
}

export type TokenRefusal =
  | { readonly ok: false; readonly reason: 'unknown_listing' | 'name_invalid' | 'no_scopes' | 'too_many' }
  /** `scope_not_allowed`: §5.4, that scope is for bots only. */
  | { readonly ok: false; readonly reason: 'scope_unknown' | 'scope_not_allowed'; readonly scope: string };

export type TokenCreation = { readonly ok: true; readonly id: string; readonly token: string } | TokenRefusal;

/** Makes a token; `token` is what its owner must copy now. */
export async function createToken(db: Db, given: NewToken): Promise<TokenCreation> {
  const { by, listingId } = given;
  const name = given.name.trim();
  if (!isTokenName(name)) return { ok: false, reason: 'name_invalid' };
  return db.transaction().execute(async (transaction): Promise<TokenCreation> => {
    const listingType = await selectListingType(transaction, given.listingId);
    if (!listingType) return { ok: false, reason: 'unknown_listing' };
    const judged = checkScopes(given.scopes, listingType);
    if (!judged.ok) return judged;
    await lockTokens(transaction, given.listingId);
    if ((await countActiveTokens(transaction, given.listingId)) >= MAX_ACTIVE_TOKENS)
      return { ok: false, reason: 'too_many' };
    const text = generateToken();
    await insertToken(transaction, {
      ...given,
      id: text.id,
      listingType,
      name,
      scopes: judged.scopes,
      secretHash: hashSecret(text.secret),
      createdBy: await makerFor(transaction, by),
    });
    const detail = { id: text.id, scopes: judged.scopes };
    await recordAuditEvent(transaction, { action: 'token.created', ...by, listingId, subject: name, detail });
    return { ok: true, id: text.id, token: formatToken(text) };
  });
}

/** Which of the wished scopes can be given; each once. */
export function checkScopes(
  wished: readonly string[],
  listingType: 'bot' | 'game',
): { readonly ok: true; readonly scopes: readonly Scope[] } | TokenRefusal {
  if (wished.length === 0) return { ok: false, reason: 'no_scopes' };
  const scopes = new Set<Scope>();
  for (const scope of wished) {
    if (!isScope(scope)) return { ok: false, reason: 'scope_unknown', scope };
    if (!scopesFor(listingType).includes(scope)) return { ok: false, reason: 'scope_not_allowed', scope };
    scopes.add(scope);
  }
  return { ok: true, scopes: [...scopes] };
}

function isTokenName(name: string): boolean {
  const length = countCharacters(name);
  return isStorable(name) && length >= 1 && length <= TOKEN_NAME_MAX_CHARACTERS;
}

interface TokenPlace {
  readonly listingId: string;
  readonly id: string;
}

export type TokenRotation =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'unknown_token' };

/**
 * A new secret under the same ID; the old one ends at once. `from`: the hash it must still have, where a token rotates
 * itself: of several that do so at once, one is answered with a secret that works, and the others are refused.
 */
export async function rotateToken(
  db: Connection,
  { listingId, id, from, by }: TokenPlace & { from?: Uint8Array | undefined; by: Actor },
): Promise<TokenRotation> {
  const secret = generateTokenSecret();
  const rotated = await inTransaction(db, async (transaction) => {
    const name = await updateTokenSecret(transaction, {
      listingId,
      id,
      from,
      to: hashSecret(secret),
      maker: await makerFor(transaction, by),
    });
    return recordIfNamed(transaction, { action: 'token.rotated', ...by, listingId, detail: { id } }, name);
  });
  return rotated ? { ok: true, token: formatToken({ id, secret }) } : { ok: false, reason: 'unknown_token' };
}

/** Whoever is shown a secret can act by it: a person, or behind a token the person who was shown that one's. */
async function makerFor(db: Connection, { personId, tokenId }: Actor): Promise<string | null> {
  return personId ?? (tokenId === null ? null : selectTokenMaker(db, tokenId));
}

/** Ends a token for good; false when the listing has no such live token. */
export async function revokeToken(db: Connection, listingId: string, id: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const name = await revokeTokenRow(transaction, listingId, id);
    return recordIfNamed(transaction, { action: 'token.revoked', ...by, listingId, detail: { id } }, name);
  });
}

/** Null: there was no such token, and nothing was done. */
async function recordIfNamed(db: Connection, act: AuditEvent, name: string | null): Promise<boolean> {
  if (name !== null) await recordAuditEvent(db, { ...act, subject: name });
  return name !== null;
}

export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdBy: string | null;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
  /** The API's name of the operation it was used for then. */
  readonly lastUsedFor: string | null;
}

/** A listing's live tokens, newest first; no secrets. */
export async function listTokens(db: Connection, listingId: string): Promise<readonly ListedToken[]> {
  return (await selectTokens(db, listingId)).map(asListed);
}

function asListed(row: TokenRow): ListedToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes.filter(isScope),
    createdBy: row.created_by,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    lastUsedFor: row.last_used_for,
  };
}
