// SQL statements for the versions of the site's parts, and for the images that they use.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { SitePart } from './site-parts.ts';

/** How many versions of a part are stored. */
export const VERSIONS_KEPT = 20;
const REMOVED_KEPT_DAYS = 90;
const UNUSED_IMAGE_KEPT_DAYS = 1;

export interface StoredPart {
  readonly part: string;
  readonly version: number;
  /** Null: removed. */
  readonly content: unknown;
}

/** The newest version of each part. The texts of own pages are left out: they are read when a page is shown. */
export async function selectCurrentParts(db: Connection): Promise<readonly StoredPart[]> {
  const { rows } = await sql<StoredPart>`
    select distinct on (part) part, id as version,
      case when part like 'page/%' then content - 'text' else content end as content
    from site_version order by part, id desc`.execute(db);
  return rows;
}

/** A number that grows with every change. */
export async function selectNewestVersion(db: Connection): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`select max(id) as newest from site_version`.execute(db);
  return rows[0]?.newest ?? 0;
}

export async function selectCurrentPart(db: Connection, part: SitePart): Promise<StoredPart | null> {
  const row = await db
    .selectFrom('site_version')
    .select(['part', 'id as version', 'content'])
    .where('part', '=', part)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface PartVersion extends StoredPart {
  readonly savedAt: Date;
  /** Null: the operator, or an account that no longer exists. */
  readonly savedBy: string | null;
}

export async function selectPartVersions(db: Connection, part: SitePart): Promise<readonly PartVersion[]> {
  return db
    .selectFrom('site_version')
    .leftJoin('person', 'person.id', 'saved_by')
    .select(['part', 'site_version.id as version', 'content', 'saved_at as savedAt', 'person.name as savedBy'])
    .where('part', '=', part)
    .orderBy('site_version.id', 'desc')
    .limit(VERSIONS_KEPT)
    .execute();
}

/** Until the end of the transaction, nobody else saves a part. */
export async function lockParts(db: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('site-parts', 0))`.execute(db);
}

export async function insertVersion(
  db: Connection,
  { part, content, savedBy }: { readonly part: SitePart; readonly content: unknown; readonly savedBy: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('site_version')
    .values({ part, content: content === null ? null : JSON.stringify(content), saved_by: savedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes old versions, the versions of pages that were removed long ago, and images that no version refers to. */
export async function deleteOldVersions(db: Connection, part: SitePart): Promise<void> {
  await sql`
    delete from site_version where part = ${part} and id <= (
      select id from site_version where part = ${part} order by id desc offset ${VERSIONS_KEPT} limit 1
    )`.execute(db);
  await sql`
    delete from site_version where part like 'page/%' and part in (
      select part from site_version group by part
      having (array_agg(content is null order by id desc))[1]
        and max(saved_at) < plaudit_now() - make_interval(days => ${REMOVED_KEPT_DAYS}::integer)
    )`.execute(db);
  await sql`
    delete from site_image where stored_at < plaudit_now() - make_interval(days => ${UNUSED_IMAGE_KEPT_DAYS}::integer)
      and not exists (
        select from site_version where part = 'brand' and site_image.hash in (
          content #>> '{logo,hash}', content #>> '{logoDark,hash}', content #>> '{icon,hash}'
        )
      )`.execute(db);
}

export interface SiteImageFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The same image again is stored anew, so that it is not deleted as unused while someone previews it. */
export async function upsertImageFiles(db: Connection, hash: string, files: readonly SiteImageFile[]): Promise<void> {
  for (const { name, content, width, height } of files)
    await sql`
      insert into site_image (hash, name, content, width, height)
      values (${hash}, ${name}, ${Buffer.from(content)}::bytea, ${width}, ${height})
      on conflict (hash, name) do update set stored_at = plaudit_now()`.execute(db);
}

export async function selectImageFile(db: Connection, hash: string, name: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('site_image')
    .select('content')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function hasImage(db: Connection, hash: string): Promise<boolean> {
  const row = await db.selectFrom('site_image').select('name').where('hash', '=', hash).limit(1).executeTakeFirst();
  return row !== undefined;
}
