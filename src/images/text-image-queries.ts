// Queries for the cache of proxied images.
import { sql } from 'kysely';
import { hashSecret } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import type { FetchedImage, ImageProblem } from './fetch-image.ts';

export interface CachedImage {
  readonly hash: string;
  readonly picture: Uint8Array;
  /** Whether it should be fetched again. */
  readonly isDue: boolean;
}

/** What is known about an image. */
export interface KnownImage {
  readonly url: string;
  /** Null if it could not be fetched. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly isDue: boolean;
}

export async function selectKnownImages(db: Connection, urls: readonly string[]): Promise<readonly KnownImage[]> {
  const hashes = urls.map(hashSecret);
  const { rows } = await sql<{ place: number; width: number | null; height: number | null; isDue: boolean }>`
    select wanted.place::int as place, width, height, due_at <= plaudit_now() as "isDue"
    from unnest(${hashes}::bytea[]) with ordinality as wanted (url_hash, place)
    join text_image on text_image.url_hash = wanted.url_hash`.execute(db);
  return rows.flatMap(({ place, width, height, isDue }) => {
    const url = urls[place - 1];
    const size = width === null || height === null ? null : { width, height };
    return url === undefined ? [] : [{ url, size, isDue }];
  });
}

/** Undefined if it is unknown; `picture` is null if it could not be fetched. */
export async function selectImage(db: Connection, url: string) {
  const hash = hashSecret(url);
  const { rows } = await sql<{ hash: string | null; picture: Uint8Array | null; isDue: boolean; isLongAgo: boolean }>`
    select hash, picture, due_at <= plaudit_now() as "isDue",
      used_at < plaudit_now() - interval '1 hour' as "isLongAgo"
    from text_image where url_hash = ${hash}`.execute(db);
  const [row] = rows;
  if (row?.isLongAgo) await sql`update text_image set used_at = plaudit_now() where url_hash = ${hash}`.execute(db);
  return row;
}

/** Whether images of its text may be shown: staff may have hidden a listing because of them. */
export async function isTextShown(db: Connection, listingId: string): Promise<boolean> {
  const row = await db.selectFrom('listing').select('state').where('id', '=', listingId).executeTakeFirst();
  return row !== undefined && row.state !== 'hidden';
}

export async function upsertImage(db: Connection, url: string, image: FetchedImage, refreshDays: number) {
  const { hash, width, height } = image;
  const picture = Buffer.from(image.picture);
  const due = sql`plaudit_now() + make_interval(days => ${refreshDays}::int)`;
  await sql`
    insert into text_image (url_hash, picture, hash, width, height, bytes, fetched_at, due_at)
    values (${hashSecret(url)}, ${picture}, ${hash}, ${width}, ${height}, ${picture.length}, plaudit_now(), ${due})
    on conflict (url_hash) do update set picture = excluded.picture, hash = excluded.hash, width = excluded.width,
      height = excluded.height, bytes = excluded.bytes, fetched_at = excluded.fetched_at, due_at = excluded.due_at,
      used_at = plaudit_now(), failures = 0, problem = null`.execute(db);
}

export interface RetryTimes {
  /** Doubles with each failure. */
  readonly firstMinutes: number;
  readonly mostMinutes: number;
  /** A picture that could not be fetched again for so long is forgotten. */
  readonly forgetDays: number;
}

export async function upsertImageFailure(db: Connection, url: string, problem: ImageProblem, times: RetryTimes) {
  const { firstMinutes, mostMinutes, forgetDays } = times;
  const wait = sql`make_interval(mins => least(${mostMinutes}::int,
    ${firstMinutes}::int * pow(2, least(coalesce(text_image.failures, 0), 20)))::int)`;
  const isOld = sql`text_image.fetched_at < plaudit_now() - make_interval(days => ${forgetDays}::int)`;
  const unlessOld = (column: string) => sql`case when ${isOld} then null else text_image.${sql.ref(column)} end`;
  await sql`
    insert into text_image (url_hash, failures, problem, due_at)
    values (${hashSecret(url)}, 1, ${problem}, plaudit_now() + make_interval(mins => ${firstMinutes}::int))
    on conflict (url_hash) do update set failures = text_image.failures + 1, problem = excluded.problem,
      due_at = plaudit_now() + ${wait}, picture = ${unlessOld('picture')}, hash = ${unlessOld('hash')},
      width = ${unlessOld('width')}, height = ${unlessOld('height')}, fetched_at = ${unlessOld('fetched_at')},
      bytes = case when ${isOld} then 0 else text_image.bytes end`.execute(db);
}

export interface CacheBounds {
  readonly images: number;
  readonly bytes: number;
  readonly failures: number;
}

/** Deletes what was used longest ago. Failures have a bound of their own, so that they displace no pictures. */
export async function deleteLeastUsed(db: Connection, { images, bytes, failures }: CacheBounds): Promise<void> {
  await sql`
    with ranked as (
      select url_hash, picture is null as failed, row_number() over newest as place, sum(bytes) over newest as total
      from text_image
      window newest as (partition by picture is null order by used_at desc, url_hash rows unbounded preceding)
    ), locked as (
      select url_hash from text_image where url_hash in (
        select url_hash from ranked where case when failed then place > ${failures}
          else place > ${images} or total > ${bytes} end)
      for update skip locked
    )
    delete from text_image using locked where text_image.url_hash = locked.url_hash`.execute(db);
}
