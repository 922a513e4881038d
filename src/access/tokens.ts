// Creates, rotates and revokes API tokens (§5). A token is shown once; only its secret's hash is stored.

import { z } from 'zod';
import { now } from '../core/clock.ts';
import { hashSecret } from '../core/secrets.ts';
import { countCharacters, isStorable } from '../core/text.ts';
import type { Connection, Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { zodMessage } from '../messages/zod-messages.ts';
import { type Actor, type AuditEvent, recordAuditEvent } from './audit.ts';
import { isScope, SCOPES, type Scope, scopesFor } from './scopes.ts';
import { describeRange, NO_TOKEN_LIMITS, type TokenLimits } from './token-limits.ts';
import {
  countActiveTokens,
  insertToken,
  lockTokens,
  revokeTokenRow,
  selectListingType,
  selectTokenMaker,
  updateTokenLimits,
  updateTokenSecret,
} from './token-queries.ts';
import { formatToken, generateToken, generateTokenSecret } from './token-text.ts';

export const MAX_ACTIVE_TOKENS = 25;
export const TOKEN_NAME_MAX_CHARACTERS = 80;

/** The fields of a new token. Lengths count code points (decision A11). */
export const tokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, zodMessage('validation.tokenNameMissing'))
    .refine((name) => countCharacters(name) <= TOKEN_NAME_MAX_CHARACTERS, {
      message: zodMessage('validation.tokenNameTooLong', { max: TOKEN_NAME_MAX_CHARACTERS }),
    })
    .refine(isStorable, zodMessage('validation.tokenNameUnstorable')),
  scopes: z
    .array(z.enum(SCOPES, zodMessage('validation.tokenScopeUnknown')))
    .min(1, zodMessage('validation.tokenScopesMissing')),
});

export interface NewToken {
  readonly listingId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** None by default. */
  readonly limits?: TokenLimits;
  readonly by: Actor;
}

export type TokenRefusal =
  | {
      readonly ok: false;
      readonly reason: 'unknown_listing' | 'name_invalid' | 'no_scopes' | 'too_many' | 'expiry_past';
    }
  /** `scope_not_allowed`: only tokens of bots can have this scope (§5.4). */
  | { readonly ok: false; readonly reason: 'scope_unknown' | 'scope_not_allowed'; readonly scope: string };

export type TokenCreation = { readonly ok: true; readonly id: string; readonly token: string } | TokenRefusal;

/** Creates a token. `token` is its text, which is never shown again. */
export async function createToken(db: Db, given: NewToken): Promise<TokenCreation> {
  const { by, listingId } = given;
  const { success, data: name } = tokenSchema.shape.name.safeParse(given.name);
  if (!success) return { ok: false, reason: 'name_invalid' };
  return db.transaction().execute(async (transaction): Promise<TokenCreation> => {
    const listingType = await selectListingType(transaction, given.listingId);
    if (!listingType) return { ok: false, reason: 'unknown_listing' };
    const checked = checkScopes(given.scopes, listingType);
    if (!checked.ok) return checked;
    await lockTokens(transaction, given.listingId);
    if ((await countActiveTokens(transaction, given.listingId)) >= MAX_ACTIVE_TOKENS)
      return { ok: false, reason: 'too_many' };
    const limits = given.limits ?? NO_TOKEN_LIMITS;
    if (isPast(limits)) return { ok: false, reason: 'expiry_past' };
    const text = generateToken();
    await insertToken(transaction, {
      ...limits,
      listingId,
      id: text.id,
      listingType,
      name,
      scopes: checked.scopes,
      secretHash: hashSecret(text.secret),
      createdBy: await makerFor(transaction, by),
    });
    const detail = { id: text.id, scopes: checked.scopes, ...describeLimits(limits) };
    await recordAuditEvent(transaction, { action: 'token.created', ...by, listingId, subject: name, detail });
    return { ok: true, id: text.id, token: formatToken(text) };
  });
}

function isPast({ expiresAt }: TokenLimits): boolean {
  return expiresAt !== null && expiresAt <= now();
}

/** For the audit log; nothing for a token without limits. */
function describeLimits({ expiresAt, allowedRanges }: TokenLimits) {
  return {
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(allowedRanges && { addresses: allowedRanges.map(describeRange) }),
  };
}

export type LimitsChange =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown_token' | 'expiry_past' };

/** Replaces the limits of a token; an expired one works again if its end is moved. */
export async function changeTokenLimits(
  db: Db,
  { listingId, id, limits, by }: TokenReference & { readonly limits: TokenLimits; readonly by: Actor },
): Promise<LimitsChange> {
  if (isPast(limits)) return { ok: false, reason: 'expiry_past' };
  return inTransaction(db, async (transaction): Promise<LimitsChange> => {
    const name = await updateTokenLimits(transaction, { listingId, id, limits });
    const detail = { id, ...describeLimits(limits) };
    const isRecorded = await recordIfNamed(transaction, { action: 'token.limited', ...by, listingId, detail }, name);
    return isRecorded ? { ok: true } : { ok: false, reason: 'unknown_token' };
  });
}

/** The requested scopes without duplicates, if tokens of this type of listing can have them. */
export function checkScopes(
  requested: readonly string[],
  listingType: 'bot' | 'game',
): { readonly ok: true; readonly scopes: readonly Scope[] } | TokenRefusal {
  if (requested.length === 0) return { ok: false, reason: 'no_scopes' };
  const scopes = new Set<Scope>();
  for (const scope of requested) {
    if (!isScope(scope)) return { ok: false, reason: 'scope_unknown', scope };
    if (!scopesFor(listingType).includes(scope)) return { ok: false, reason: 'scope_not_allowed', scope };
    scopes.add(scope);
  }
  return { ok: true, scopes: [...scopes] };
}

interface TokenReference {
  readonly listingId: string;
  readonly id: string;
}

export type TokenRotation =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'unknown_token' };

/**
 * Replaces the secret; the old one stops working at once. `from`: the current hash, given when a token rotates itself,
 * so that of several such requests at once only one succeeds.
 */
export async function rotateToken(
  db: Connection,
  { listingId, id, from, by }: TokenReference & { from?: Uint8Array | undefined; by: Actor },
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

/** The person who sees the new secret; if the actor is a token, the person who saw that token's secret. */
async function makerFor(db: Connection, { personId, tokenId }: Actor): Promise<string | null> {
  return personId ?? (tokenId === null ? null : selectTokenMaker(db, tokenId));
}

/** Revokes a token permanently; false if the listing has no such active token. */
export async function revokeToken(db: Connection, listingId: string, id: string, by: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const name = await revokeTokenRow(transaction, listingId, id);
    return recordIfNamed(transaction, { action: 'token.revoked', ...by, listingId, detail: { id } }, name);
  });
}

/** `name` is null if there was no such token; then nothing is recorded. */
async function recordIfNamed(db: Connection, event: AuditEvent, name: string | null): Promise<boolean> {
  if (name !== null) await recordAuditEvent(db, { ...event, subject: name });
  return name !== null;
}
