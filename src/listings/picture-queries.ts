// Queries for banners and gallery images. Lists of images never read their bytes.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Banner, RenderedPicture } from './render-pictures.ts';

/** An image of the gallery, without its bytes. */
export interface GalleryPicture {
  readonly hash: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Locks the listing until the transaction ends; false if there is none. */
export async function lockListingRow(db: Connection, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('id', '=', listingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What staff has seen before is out of date after this (see `updateVisibility`). */
export async function touchListing(db: Connection, listingId: string): Promise<void> {
  await sql`update listing set updated_at = plaudit_now() where id = ${listingId}`.execute(db);
}

/** Returns false if there is no such listing. */
export async function upsertBanner(db: Connection, listingId: string, banner: Banner): Promise<boolean> {
  const { hash, large, small } = banner;
  const bytes = {
    large_avif: Buffer.from(large.avif),
    large_webp: Buffer.from(large.webp),
    small_avif: Buffer.from(small.avif),
    small_webp: Buffer.from(small.webp),
  };
  const named = await db.updateTable('listing').set({ banner: hash }).where('id', '=', listingId).executeTakeFirst();
  if (named.numUpdatedRows === 0n) return false;
  await db
    .insertInto('listing_banner')
    .values({ listing_id: listingId, hash, ...bytes })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({ hash, ...bytes, made_at: sql<Date>`plaudit_now()` }),
    )
    .execute();
  return true;
}

/** Returns false if the listing had no banner. */
export async function deleteBanner(db: Connection, listingId: string): Promise<boolean> {
  await sql`update listing set banner = null where id = ${listingId} and banner is not null`.execute(db);
  const { numDeletedRows } = await db
    .deleteFrom('listing_banner')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** In the order of the page. */
export async function selectGallery(db: Connection, listingId: string): Promise<readonly GalleryPicture[]> {
  return db
    .selectFrom('listing_picture')
    .select(['hash', 'alt', 'width', 'height'])
    .where('listing_id', '=', listingId)
    .orderBy('place')
    .orderBy('hash')
    .execute();
}

/** Adds the image at the end. Returns false if the gallery has this image already. */
export async function insertPicture(
  db: Connection,
  listingId: string,
  { hash, width, height, large, thumbnail }: RenderedPicture,
  alt: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('listing_picture')
    .values({
      listing_id: listingId,
      hash,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from listing_picture where listing_id = ${listingId})`,
      alt,
      width,
      height,
      large_avif: Buffer.from(large.avif),
      large_webp: Buffer.from(large.webp),
      thumbnail_avif: Buffer.from(thumbnail.avif),
      thumbnail_webp: Buffer.from(thumbnail.webp),
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'hash']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false if there is no such image, or its text is the same. */
export async function updatePictureText(
  db: Connection,
  listingId: string,
  { hash, alt }: Pick<GalleryPicture, 'hash' | 'alt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing_picture')
    .set({ alt })
    .where('listing_id', '=', listingId)
    .where('hash', '=', hash)
    .where('alt', '!=', alt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Numbers the images in this order. */
export async function updatePictureOrder(db: Connection, listingId: string, hashes: readonly string[]): Promise<void> {
  await sql`
    update listing_picture set place = wanted.place
    from unnest(${hashes}::text[]) with ordinality as wanted (hash, place)
    where listing_id = ${listingId} and listing_picture.hash = wanted.hash
      and listing_picture.place <> wanted.place`.execute(db);
}

/** Returns the image's text; null if there is no such image. */
export async function deletePicture(db: Connection, listingId: string, hash: string): Promise<string | null> {
  const row = await db
    .deleteFrom('listing_picture')
    .where('listing_id', '=', listingId)
    .where('hash', '=', hash)
    .returning('alt')
    .executeTakeFirst();
  return row?.alt ?? null;
}

interface WantedImage<Size extends string> {
  readonly hash: string;
  readonly size: Size;
  readonly format: 'avif' | 'webp';
}

/** Null if the listing has another banner or none, or if staff hid it, possibly because of its banner. */
export async function selectBanner(
  db: Connection,
  listingId: string,
  { hash, size, format }: WantedImage<'large' | 'small'>,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('listing_banner')
    .innerJoin('listing', 'listing.id', 'listing_banner.listing_id')
    .select((row) => row.ref(`listing_banner.${size}_${format}`).as('image'))
    .where('listing_banner.listing_id', '=', listingId)
    .where('listing_banner.hash', '=', hash)
    .where('listing.state', '!=', 'hidden')
    .executeTakeFirst();
  return row?.image ?? null;
}

/** Null if the gallery has no such image, or if staff hid the listing. */
export async function selectPicture(
  db: Connection,
  listingId: string,
  { hash, size, format }: WantedImage<'large' | 'thumbnail'>,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('listing_picture')
    .innerJoin('listing', 'listing.id', 'listing_picture.listing_id')
    .select((row) => row.ref(`listing_picture.${size}_${format}`).as('image'))
    .where('listing_picture.listing_id', '=', listingId)
    .where('listing_picture.hash', '=', hash)
    .where('listing.state', '!=', 'hidden')
    .executeTakeFirst();
  return row?.image ?? null;
}
