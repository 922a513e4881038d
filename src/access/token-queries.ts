// Queries for API tokens.
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/schema.ts';
import type { Scope } from './scopes.ts';
import { EXPIRY_NOTICE_DAYS, type TokenLimits } from './token-limits.ts';

const NOT_EXPIRED = sql`(api_token.expires_at is null or api_token.expires_at > plaudit_now())`;
/** Neither revoked nor expired. */
export const TOKEN_IS_ACTIVE = sql`api_token.revoked_at is null and ${NOT_EXPIRED}`;
const EXPIRES_SOON = sql`
  api_token.expires_at <= plaudit_now() + make_interval(days => ${EXPIRY_NOTICE_DAYS}::integer)`;

export interface AuthenticatedToken extends TokenLimits {
  readonly id: string;
  readonly listingId: string;
  readonly listingType: 'bot' | 'game';
  /** Null for bots. */
  readonly game: Selectable<Tables['listing']>['game'];
  /** The listing's owner. */
  readonly ownerId: string;
  readonly scopes: readonly Scope[];
  /** The hash of the secret in the request. */
  readonly secretHash: Uint8Array;
  /**
   * Who is currently suspended, which makes the token read-only: the listing's owner, or the person who created the
   * token.
   */
  readonly suspendedParty: 'owner' | 'maker' | null;
}

interface StoredToken extends AuthenticatedToken {
  readonly isRevoked: boolean;
  readonly isExpired: boolean;
  /** Whether its last use was recorded a minute ago or more. */
  readonly useIsOld: boolean;
}

/** Everything a request needs to know about its token, in one query. */
export async function selectTokenForRequest(db: Connection, id: string): Promise<StoredToken | undefined> {
  const { rows } = await prepared<StoredToken>('select-token-for-request')`
    select api_token.id, api_token.listing_id as "listingId", api_token.listing_type as "listingType", listing.game,
      listing.owner_id as "ownerId",
      api_token.scopes, api_token.secret_hash as "secretHash", api_token.revoked_at is not null as "isRevoked",
      not ${NOT_EXPIRED} as "isExpired", api_token.expires_at as "expiresAt", api_token.allowed_ranges as "allowedRanges",
      coalesce(api_token.last_used_at <= plaudit_now() - interval '1 minute', true) as "useIsOld",
      case when is_suspended(owner.suspended_at, owner.suspended_until) then 'owner'
        when is_suspended(maker.suspended_at, maker.suspended_until) then 'maker' end as "suspendedParty"
    from api_token join listing on listing.id = api_token.listing_id join person as owner on owner.id = listing.owner_id
      left join person as maker on maker.id = api_token.created_by
    where api_token.id = ${id}`.execute(db);
  return rows[0];
}

/** At most once a minute per token, across all processes. */
export async function updateLastUse(db: Connection, id: string, use: string | null): Promise<void> {
  await sql`
    update api_token set last_used_at = plaudit_now(), last_used_for = ${use}
    where id = ${id} and coalesce(last_used_at <= plaudit_now() - interval '1 minute', true)`.execute(db);
}

/**
 * Held until the end of the transaction, so that concurrent requests cannot exceed a listing's maximum number of
 * tokens.
 */
export async function lockTokens(db: Connection, listingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tokens:${listingId}`}, 0))`.execute(db);
}

export async function selectListingType(db: Connection, listingId: string): Promise<'bot' | 'game' | undefined> {
  const row = await db.selectFrom('listing').select('type').where('id', '=', listingId).executeTakeFirst();
  return row?.type;
}

export async function countActiveTokens(db: Connection, listingId: string): Promise<number> {
  const row = await db
    .selectFrom('api_token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewTokenRow extends TokenLimits {
  readonly id: string;
  readonly listingId: string;
  readonly listingType: 'bot' | 'game';
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly secretHash: Uint8Array;
  readonly createdBy: string | null;
}

export async function insertToken(db: Connection, token: NewTokenRow): Promise<void> {
  await db
    .insertInto('api_token')
    .values({
      id: token.id,
      listing_id: token.listingId,
      listing_type: token.listingType,
      name: token.name,
      scopes: [...token.scopes],
      secret_hash: token.secretHash,
      created_by: token.createdBy,
      expires_at: token.expiresAt,
      allowed_ranges: token.allowedRanges && [...token.allowedRanges],
    })
    .execute();
}

export interface ListedToken extends TokenLimits {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdBy: string | null;
  readonly createdAt: Date;
  /** Accurate to the minute. */
  readonly lastUsedAt: Date | null;
  /** The API operation of that last use. */
  readonly lastUsedFor: string | null;
  readonly isExpired: boolean;
  /** Whether it expires so soon that the owner got a notice, or would have. */
  readonly expiresSoon: boolean;
}

/** A listing's tokens that were not revoked, newest first, without secrets. */
export async function selectTokens(db: Connection, listingId: string): Promise<readonly ListedToken[]> {
  return db
    .selectFrom('api_token')
    .select(['id', 'name', sql<Scope[]>`scopes`.as('scopes'), 'created_by as createdBy'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'last_used_for as lastUsedFor'])
    .select(['expires_at as expiresAt', 'allowed_ranges as allowedRanges'])
    .select(sql<boolean>`not ${NOT_EXPIRED}`.as('isExpired'))
    .select(sql<boolean>`coalesce(${EXPIRES_SOON}, false)`.as('expiresSoon'))
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Returns the token's name; null if the listing has no such token that was not revoked. A new end gets a new notice. All
 * processes check the live streams that were opened with the token.
 */
export async function updateTokenLimits(
  db: Connection,
  { listingId, id, limits }: { readonly listingId: string; readonly id: string; readonly limits: TokenLimits },
): Promise<string | null> {
  const row = await db
    .updateTable('api_token')
    .set({
      expires_at: limits.expiresAt,
      allowed_ranges: limits.allowedRanges && [...limits.allowedRanges],
      expiry_noticed_at: sql`case when expires_at is not distinct from ${limits.expiresAt} then expiry_noticed_at end`,
    })
    .where('id', '=', id)
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (row) await sql`select tell_rights('token:' || ${id}::text)`.execute(db);
  return row?.name ?? null;
}

/** One notice for each token that expires soon, unless it was created for less time than that. */
export async function insertExpiryNotices(db: Connection): Promise<void> {
  await sql`
    with soon as (
      update api_token set expiry_noticed_at = plaudit_now()
      where expires_at is not null and revoked_at is null and expiry_noticed_at is null and ${NOT_EXPIRED}
        and ${EXPIRES_SOON} and expires_at > created_at + make_interval(days => ${EXPIRY_NOTICE_DAYS}::integer)
      returning listing_id
    )
    insert into notice (listing_id, kind) select listing_id, 'token.expiring' from soon`.execute(db);
}

/** A listing's active tokens whose current secret this person saw. */
export async function selectActiveTokensOf(
  db: Connection,
  listingId: string,
  personId: string,
): Promise<readonly Pick<ListedToken, 'id' | 'name'>[]> {
  return db
    .selectFrom('api_token')
    .select(['id', 'name'])
    .where('listing_id', '=', listingId)
    .where('created_by', '=', personId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The person who saw the token's current secret. */
export async function selectTokenMaker(db: Connection, id: string): Promise<string | null> {
  const row = await db.selectFrom('api_token').select('created_by').where('id', '=', id).executeTakeFirst();
  return row?.created_by ?? null;
}

/**
 * Returns the token's name; null if the listing has no such active token. `maker`: the person who sees the new secret.
 */
export async function updateTokenSecret(
  db: Connection,
  change: {
    listingId: string;
    id: string;
    from?: Uint8Array | undefined;
    to: Uint8Array;
    maker: string | null;
  },
): Promise<string | null> {
  const { listingId, id, from, to, maker } = change;
  const row = await db
    .updateTable('api_token')
    .set({ secret_hash: to, created_by: maker })
    .where('id', '=', id)
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .$if(from !== undefined, (query) => query.where('secret_hash', '=', from as Uint8Array))
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Returns the token's name; null if the listing has no such active token. */
export async function revokeTokenRow(db: Connection, listingId: string, id: string): Promise<string | null> {
  const row = await db
    .updateTable('api_token')
    .set({ revoked_at: sql<Date>`plaudit_now()` })
    .where('id', '=', id)
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
