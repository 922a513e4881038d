// Deletes the rows that a deleted listing or endpoint leaves behind, in slices. Nothing reads them or adds to them
// anymore.
import { sql } from 'kysely';
import { type CleanupSlice, SLICE_ROWS } from '../db/cleanup-queries.ts';
import type { Connection } from '../db/database.ts';

interface Leftovers {
  readonly table: string;
  /** The column with the ID of the deleted listing or endpoint. */
  readonly owner: string;
  /** The index's next column: rows are deleted in its order. Several rows may share a value. */
  readonly key: string;
  readonly type: 'text' | 'uuid' | 'date' | 'bigint';
}

const OF_LISTING: readonly Leftovers[] = [
  { table: 'voting_window', owner: 'listing_id', key: 'voter_id', type: 'text' },
  { table: 'identity_window', owner: 'listing_id', key: 'identity', type: 'text' },
  { table: 'vote', owner: 'listing_id', key: 'voter_id', type: 'text' },
  { table: 'annulled_vote', owner: 'listing_id', key: 'voter_id', type: 'text' },
  { table: 'annulment_vote', owner: 'listing_id', key: 'annulment_id', type: 'text' },
  { table: 'annulment', owner: 'listing_id', key: 'id', type: 'text' },
  { table: 'vote_profile', owner: 'listing_id', key: 'day', type: 'date' },
  { table: 'scanned_listing', owner: 'listing_id', key: 'listing_id', type: 'text' },
  { table: 'vote_flag', owner: 'listing_id', key: 'id', type: 'bigint' },
  { table: 'voter_total', owner: 'listing_id', key: 'votes', type: 'bigint' },
  { table: 'voter_month', owner: 'listing_id', key: 'month', type: 'date' },
  { table: 'listing_day', owner: 'listing_id', key: 'day', type: 'date' },
  { table: 'linked_identity', owner: 'listing_id', key: 'person_id', type: 'text' },
  { table: 'vote_claim', owner: 'listing_id', key: 'consumer', type: 'text' },
  { table: 'claimed_vote', owner: 'listing_id', key: 'consumer', type: 'text' },
  { table: 'stream_forward', owner: 'listing_id', key: 'event_id', type: 'uuid' },
  { table: 'vote_reminder', owner: 'listing_id', key: 'person_id', type: 'text' },
  { table: 'review_summary', owner: 'listing_id', key: 'listing_id', type: 'text' },
  { table: 'review', owner: 'listing_id', key: 'author_id', type: 'text' },
  { table: 'review_mark', owner: 'listing_id', key: 'review_id', type: 'text' },
];

const OF_ENDPOINT: readonly Leftovers[] = [
  { table: 'queue', owner: 'endpoint_id', key: 'event_id', type: 'uuid' },
  { table: 'player_reward', owner: 'endpoint_id', key: 'event_id', type: 'uuid' },
];

/** One slice of a cleanup task for a deleted listing or endpoint. */
export const deleteLeftoverRows: CleanupSlice = async (transaction, { kind, id }, reached) => {
  const [table, key] = reached?.split('\n') ?? [];
  const all = kind === 'listing' ? OF_LISTING : OF_ENDPOINT;
  const from = Math.max(
    0,
    all.findIndex((leftovers) => leftovers.table === table),
  );
  let left = SLICE_ROWS;
  for (const [place, leftovers] of all.slice(from).entries()) {
    const removed = await removeSome(transaction, leftovers, {
      id,
      from: place === 0 ? key : undefined,
      left,
    });
    left -= removed.rows;
    if (left === 0) return `${leftovers.table}\n${removed.last}`;
  }
  return null;
};

async function removeSome(
  db: Connection,
  { table, owner, key, type }: Leftovers,
  { id, from, left }: { readonly id: string; readonly from: string | undefined; readonly left: number },
): Promise<{ readonly rows: number; readonly last: string | null }> {
  const [place, by, kind] = [sql.table(table), sql.ref(key), sql.raw(type)];
  const { rows } = await sql<{ rows: number; last: string | null }>`
    with doomed as materialized (
      select ctid as place from ${place}
      where ${sql.ref(owner)} = ${id} and (${from ?? null}::${kind} is null or ${by} >= ${from ?? null}::${kind})
      order by ${by} limit ${left}::int for update
    ), gone as (
      delete from ${place} using doomed where ${place}.ctid = doomed.place returning ${by} as key
    )
    select count(*) as rows, (array_agg(key order by key desc))[1]::text as last from gone`.execute(db);
  return rows[0] ?? { rows: 0, last: null };
}
