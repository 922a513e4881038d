// Queries for the hash chain over the audit log.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { type AuditLink, type ChainedEntry, type ChainHead, type CheckedLink, EMPTY_CHAIN } from './audit-chain.ts';
import { AUDIT_KEPT_DAYS } from './audit-queries.ts';

/** False while another process extends the chain. The lock is held until the transaction ends. */
export async function tryLockChain(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('audit-chain', 0)) as locked`.execute(db);
  return rows[0]?.locked ?? false;
}

export async function selectHead(db: Connection): Promise<ChainHead> {
  const [head] = await db
    .selectFrom('audit_link')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  return head ?? EMPTY_CHAIN;
}

/** A whole time as text; a JavaScript date has no microseconds. */
const exactTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const ENTRY = sql`
  entry.id, ${exactTime('entry.at')} as at, entry.act, entry.person_id as "personId", entry.token_id as "tokenId",
  entry.by_operator as "byOperator", entry.listing_id as "listingId", entry.subject, entry.detail::text as detail`;

/** The oldest entries that are not linked yet. */
export async function selectUnlinkedEntries(db: Connection, limit: number): Promise<readonly ChainedEntry[]> {
  const { rows } = await sql<ChainedEntry>`
    select ${ENTRY} from audit_entry as entry where not is_linked order by entry.id limit ${limit}`.execute(db);
  return rows;
}

export async function insertLinks(db: Connection, links: readonly AuditLink[]): Promise<void> {
  await sql`
    with added as (
      insert into audit_link (number, entry_id, at, person_hash, content_hash, hash)
      select number, "entryId", at, "personHash", "contentHash", hash
      from json_to_recordset(${JSON.stringify(links)}) as link (
        number bigint, "entryId" bigint, at timestamptz, "personHash" text, "contentHash" text, hash text
      )
      returning entry_id
    )
    update audit_entry set is_linked = true from added where id = entry_id`.execute(db);
}

interface LinkRow extends Omit<AuditLink, 'at'> {
  readonly linkAt: string;
  readonly isExpired: boolean;
}

/** Links after this number, in order, each with its entry. */
export async function selectLinks(db: Connection, after: number, limit: number): Promise<readonly CheckedLink[]> {
  const { rows } = await sql<LinkRow & (ChainedEntry | { readonly id: null })>`
    select link.number, link.entry_id as "entryId", ${exactTime('link.at')} as "linkAt", person_hash as "personHash",
      content_hash as "contentHash", hash,
      link.at <= plaudit_now() - make_interval(days => ${AUDIT_KEPT_DAYS}::integer) as "isExpired", ${ENTRY}
    from audit_link as link left join audit_entry as entry on entry.id = link.entry_id
    where link.number > ${after} order by link.number limit ${limit}`.execute(db);
  return rows.map(({ number, entryId, linkAt, personHash, contentHash, hash, isExpired, ...entry }) => ({
    link: { number, entryId, at: linkAt, personHash, contentHash, hash },
    entry: entry.id === null ? null : entry,
    isExpired,
  }));
}

export async function selectPersonIds(db: Connection): Promise<readonly string[]> {
  const rows = await db.selectFrom('person').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Entries that claim to be linked and are not: somebody removed their link. */
export async function selectEntriesWithoutLink(db: Connection, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from audit_entry where is_linked and not exists (select from audit_link where entry_id = audit_entry.id)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The hash of the link with this number; undefined if there is none. */
export async function selectLinkHash(db: Connection, number: number): Promise<string | undefined> {
  const row = await db.selectFrom('audit_link').select('hash').where('number', '=', number).executeTakeFirst();
  return row?.hash;
}
