// Queries for icons. The images and the hash in `listing.icon` always change together.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Icon } from './render-icon.ts';

/** Returns false if there is no such listing. */
export async function upsertIcon(db: Connection, listingId: string, icon: Icon): Promise<boolean> {
  const { hash } = icon;
  const [large, small] = [Buffer.from(icon.large), Buffer.from(icon.small)];
  const { numAffectedRows } = await sql`
    with named as (
      update listing set icon = ${hash}, updated_at = plaudit_now() where id = ${listingId} returning id
    )
    insert into listing_icon (listing_id, hash, large, small)
    select id, ${hash}, ${large}::bytea, ${small}::bytea from named
    on conflict (listing_id) do update set hash = excluded.hash, large = excluded.large, small = excluded.small,
      made_at = plaudit_now()`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Returns false if the listing had no icon. */
export async function deleteIcon(db: Connection, listingId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with unnamed as (
      update listing set icon = null, updated_at = plaudit_now() where id = ${listingId} and icon is not null
      returning id
    )
    delete from listing_icon using unnamed where listing_id = unnamed.id`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Null if the listing has another icon or none, or if staff hid it, possibly because of its icon. */
export async function selectIcon(
  db: Connection,
  listingId: string,
  { hash, size }: { readonly hash: string; readonly size: 'large' | 'small' },
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('listing_icon')
    .innerJoin('listing', 'listing.id', 'listing_icon.listing_id')
    .select((row) => row.ref(`listing_icon.${size}`).as('picture'))
    .where('listing_id', '=', listingId)
    .where('hash', '=', hash)
    .where('listing.state', '!=', 'hidden')
    .executeTakeFirst();
  return row?.picture ?? null;
}
