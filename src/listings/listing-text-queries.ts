// SQL statements for a listing's texts in other languages.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { EVERY_LANGUAGE, type Language, toTextLanguage } from '../messages/languages.ts';
import type { NameShape } from './skeleton.ts';
import type { ListingText } from './texts-in-language.ts';

/** All texts of a listing, in the order of the languages. */
export async function selectListingTexts(db: Connection, listingId: string): Promise<readonly ListingText[]> {
  return (await selectTextsOfListings(db, [listingId])).map(({ text }) => text);
}

export interface TextOfListing {
  readonly listingId: string;
  readonly text: ListingText;
}

export async function selectTextsOfListings(
  db: Connection,
  listingIds: readonly string[],
): Promise<readonly TextOfListing[]> {
  const rows = await db
    .selectFrom('listing_text')
    .select(['listing_id', 'language', 'name', 'summary', 'description'])
    .where('listing_id', 'in', [...listingIds])
    .execute();
  return rows
    .flatMap(({ listing_id: listingId, language: code, ...text }) => {
      const language = toTextLanguage(code);
      return language ? [{ listingId, text: { language, ...text } }] : [];
    })
    .sort((one, other) => EVERY_LANGUAGE.indexOf(one.text.language) - EVERY_LANGUAGE.indexOf(other.text.language));
}

export interface TranslatedHeading {
  readonly listingId: string;
  readonly name: string | null;
  readonly summary: string | null;
}

/** Of those listings that have any, for lists. */
export async function selectHeadingsIn(
  db: Connection,
  listingIds: readonly string[],
  language: Language,
): Promise<readonly TranslatedHeading[]> {
  const { rows } = await sql<TranslatedHeading>`
    select listing_id as "listingId", name, summary from listing_text
    where listing_id = any(${[...listingIds]}::text[]) and language = ${language}`.execute(db);
  return rows;
}

/** The languages that any listing has texts in: one lookup in an index for each. */
export async function selectUsedLanguages(db: Connection): Promise<readonly Language[]> {
  const { rows } = await sql<{ language: Language }>`
    select language from unnest(${[...EVERY_LANGUAGE]}::text[]) as known (language)
    where exists (select from listing_text where listing_text.language = known.language)`.execute(db);
  return rows.map(({ language }) => language);
}

/** Call it while the listing is locked. A new name is compared with those of other listings again. */
export async function upsertListingText(
  db: Connection,
  listingId: string,
  { language, name, summary, description }: ListingText,
): Promise<void> {
  await sql`
    insert into listing_text as known (listing_id, language, name, summary, description)
    values (${listingId}, ${language}, ${name}, ${summary}, ${description})
    on conflict (listing_id, language) do update set name = excluded.name, summary = excluded.summary,
      description = excluded.description,
      skeleton = case when known.name = excluded.name then known.skeleton end,
      core = case when known.name = excluded.name then known.core end`.execute(db);
}

/** Returns false if there was none. */
export async function deleteListingText(db: Connection, listingId: string, language: Language): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_text')
    .where('listing_id', '=', listingId)
    .where('language', '=', language)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns false if it is this one already. */
export async function updateTextLanguage(
  db: Connection,
  listingId: string,
  language: Language | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listing set text_language = ${language}
    where id = ${listingId} and text_language is distinct from ${language}::text`.execute(db);
  return numAffectedRows === 1n;
}

export async function storeNameShape(
  db: Connection,
  listingId: string,
  language: Language,
  { skeleton, core }: NameShape,
): Promise<void> {
  await sql`
    update listing_text set skeleton = ${skeleton}, core = ${core}
    where listing_id = ${listingId} and language = ${language}`.execute(db);
}
