// Gives the seeded listings reviews: half of them are spread over all listings, and half are of a few that everyone knows,
// so that the longest list is as long as such lists get.
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../src/db/database.ts';

/** How many listings have half of all reviews; everyone reviews half of these, and as many others. */
export const KNOWN = 20;
const AUTHORS_PER_SLICE = 1_000;

/** How many people wrote so many reviews. */
export function authorsOf(reviews: number): number {
  return Math.ceil(reviews / KNOWN);
}

/** People, and so many reviews, of which every fourth has a reply. Call it after `addListingDetails`. */
export async function addListingReviews(databaseUrl: string, reviews: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  const authors = authorsOf(reviews);
  // A million updates of a few counts would take minutes.
  await sql`alter table review disable trigger user`.execute(db);
  for (let from = 0; from < authors; from += AUTHORS_PER_SLICE)
    await addAuthors(db, from, Math.min(authors, from + AUTHORS_PER_SLICE));
  await sql`alter table review enable trigger user`.execute(db);
  await sql`
    insert into review_summary (listing_id, count, sum, stars_1, stars_2, stars_3, stars_4, stars_5)
    select listing_id, count(*), sum(stars), count(*) filter (where stars = 1), count(*) filter (where stars = 2),
      count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)
    from review group by listing_id
    on conflict (listing_id) do nothing`.execute(db);
  await sql`vacuum analyze person, review, review_summary, review_mark`.execute(db);
  await close();
}

/** In slices: statements time out after a minute. The numbers of helpful marks are made up; each review has one row. */
async function addAuthors(db: Db, from: number, to: number): Promise<void> {
  const authors = sql`generate_series(${from}::int, ${to - 1}::int) as author`;
  await sql`
    insert into person (id, name, email, email_verified, shows_name)
    select 'usr_review' || author, 'Sample Reviewer ' || author, 'review' || author || '@mail.example', true,
      author % 3 = 0
    from ${authors}`.execute(db);
  await sql`
    with numbered as materialized (
      select id, (row_number() over (order by id) - 1)::int as number from listing
    ), size as (select count(*)::int as listings from numbered), chosen as (
      select author, step, case when step % 2 = 0 then (author + step) % ${KNOWN}::int
        else ${KNOWN}::int + (author * 10 + step / 2) % (listings - ${KNOWN}::int) end as number
      from ${authors}, generate_series(0, ${KNOWN - 1}::int) as step, size
    )
    insert into review (id, listing_id, author_id, stars, body, created_at, helpful, reply, replied_at)
    select 'rev_' || author || '_' || step, id, 'usr_review' || author, 1 + (4 * sqrt(random()))::int,
      repeat('A sample review, made up for measuring. ', 1 + (random() ^ 3 * 12)::int),
      plaudit_now() - random() * interval '400 days', (random() ^ 4 * 60)::int,
      case when (author + step) % 4 = 0 then 'A sample reply, made up for measuring.' end,
      case when (author + step) % 4 = 0 then plaudit_now() end
    from chosen join numbered using (number)`.execute(db);
  await sql`
    insert into review_mark (listing_id, review_id, person_id)
    select listing_id, id, 'usr_review' || ${from}::int from review
    where author_id in (select 'usr_review' || author from ${authors})`.execute(db);
}
