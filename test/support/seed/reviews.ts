// Reviews of the standard site's Minecraft server: many votes and stars, replies, marks, a removed and a hostile one.
import { sql } from 'kysely';
import { byPerson } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import type { Db } from '../../../src/db/database.ts';
import { removeReview } from '../../../src/reviews/remove-review.ts';
import { saveReply } from '../../../src/reviews/reply.ts';
import { report } from './reports.ts';
import { ago, HOUR } from './rows.ts';
import { MINECRAFT, OWNER, STAFF, STRANGER, VOTER } from './sample-site.ts';
import { insertVote } from './votes.ts';

export const GOOD_REVIEW = 'rev_samplegood';
export const BAD_REVIEW = 'rev_samplebad';
export const REMOVED_REVIEW = 'rev_sampleremoved';
export const VOTERS_REVIEW = 'rev_samplevoter';

const TEXTS = [
  'Sample review: the spawn is well built, and the staff answered my question within minutes.',
  'Sample review: good fun with friends. The economy could use more balance.\n\nI would still recommend it.',
  'Sample review: it was offline twice this week. When it runs, it runs well.',
  'Sample review: I have played here for months, and every update added something that I like.',
];
export const HOSTILE_TEXT = `<script>alert(1)</script> https://phishing.example \u202egnp.exe "quoted" & ${'wide'.repeat(40)}\n\n\n${'long text '.repeat(60)}`;

interface SampleReview {
  readonly id: string;
  readonly authorId: string;
  readonly stars: number;
  readonly body: string;
  readonly ageMs?: number;
  readonly listingId?: string;
}

export async function insertSampleReview(db: Db, review: SampleReview): Promise<void> {
  const { id, authorId, stars, body, ageMs = HOUR, listingId = MINECRAFT.id } = review;
  await sql`insert into review_summary (listing_id) values (${listingId}) on conflict do nothing`.execute(db);
  await sql`
    insert into review (id, listing_id, author_id, stars, body, created_at)
    values (${id}, ${listingId}, ${authorId}, ${stars}, ${body}, ${ago(ageMs)})`.execute(db);
}

/** A vote of somebody who reviews, and who may be named. */
export async function insertReviewer(
  db: Db,
  { id, name, isNamed = false }: { id: string; name: string; isNamed?: boolean },
) {
  await sql`
    insert into person (id, name, email, email_verified, shows_name)
    values (${id}, ${name}, ${`${id}@mail.example`}, true, ${isNamed})`.execute(db);
  await insertVoteOf(db, id);
}

export async function insertVoteOf(db: Db, voterId: string, listingId: string = MINECRAFT.id): Promise<void> {
  await sql`
    insert into vote (event_id, listing_id, voter_id, user_id, weight, voted_at, next_vote_at)
    values (new_event_id(plaudit_now()), ${listingId}, ${voterId}, ${voterId}, 1, ${ago(HOUR)}, ${ago(-HOUR)})`.execute(
    db,
  );
}

/** So many reviews of invented people, of four and five stars for the most part. */
export async function addManyReviews({ db }: Pick<AppContext, 'db'>, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const id = `usr_reviewer${number}`;
    await insertReviewer(db, { id, name: `Sample Reviewer ${number}`, isNamed: number % 3 === 0 });
    await insertSampleReview(db, {
      id: `rev_sample${number}`,
      authorId: id,
      stars: [5, 4, 5, 3, 5, 4, 2, 5, 4, 1][number % 10] ?? 5,
      body: TEXTS[number % TEXTS.length] ?? '',
      ageMs: (number + 2) * 31 * HOUR,
    });
  }
}

/** Reviews in every state: named and not, with a reply, with marks, hostile, removed and reported. */
export async function addReviews(app: AppContext): Promise<void> {
  const { db } = app;
  await addManyReviews(app, 26);
  await insertReviewer(db, { id: 'usr_reviewer_good', name: 'Sample Enthusiast', isNamed: true });
  await insertSampleReview(db, { id: GOOD_REVIEW, authorId: 'usr_reviewer_good', stars: 5, body: TEXTS[1] ?? '' });
  await insertReviewer(db, { id: 'usr_reviewer_bad', name: '<b>x</b>\u202e & Co.', isNamed: true });
  await insertSampleReview(db, { id: BAD_REVIEW, authorId: 'usr_reviewer_bad', stars: 1, body: HOSTILE_TEXT });
  await insertReviewer(db, { id: 'usr_reviewer_removed', name: 'Sample Advertiser' });
  const advertisement = 'Sample review: buy my sample product at a sample address.';
  await insertSampleReview(db, { id: REMOVED_REVIEW, authorId: 'usr_reviewer_removed', stars: 5, body: advertisement });
  await insertVote(db, { state: null });
  await insertSampleReview(db, {
    id: VOTERS_REVIEW,
    authorId: VOTER.id,
    stars: 4,
    body: TEXTS[2] ?? '',
    ageMs: 50 * HOUR,
  });
  await sql`update review set edited_at = ${ago(2 * HOUR)} where id = ${VOTERS_REVIEW}`.execute(db);
  await markAsHelpful(db, GOOD_REVIEW, [
    STRANGER.id,
    ...Array.from({ length: 8 }, (_, number) => `usr_reviewer${number}`),
  ]);
  await markAsHelpful(db, VOTERS_REVIEW, ['usr_reviewer1', 'usr_reviewer2']);
  await markAsHelpful(db, BAD_REVIEW, ['usr_reviewer1', 'usr_reviewer2', 'usr_reviewer3']);
  const by = byPerson(OWNER);
  const thanks = 'Thank you! The sample economy gets its balance with the next sample update.';
  await saveReply(app, { listingId: MINECRAFT.id, reviewId: GOOD_REVIEW }, thanks, by);
  await saveReply(
    app,
    { listingId: MINECRAFT.id, reviewId: VOTERS_REVIEW },
    'We have moved to a better sample host.',
    by,
  );
  await removeReview(app, db, { reviewId: REMOVED_REVIEW, reason: 'This is advertising.' }, byPerson(STAFF));
  await report(app, {
    listingId: MINECRAFT.id,
    review: BAD_REVIEW,
    personId: STRANGER.id,
    reason: 'spam',
    text: 'It is a link.',
  });
}

async function markAsHelpful(db: Db, reviewId: string, people: readonly string[]): Promise<void> {
  for (const personId of people)
    await sql`
      insert into review_mark (listing_id, review_id, person_id)
      values (${MINECRAFT.id}, ${reviewId}, ${personId})`.execute(db);
}

/** The voter's review was removed, and they have votes for the listing. */
export async function addRemovedReview(app: AppContext): Promise<void> {
  await addReviews(app);
  await removeReview(app, app.db, { reviewId: VOTERS_REVIEW, reason: 'It names a private person.' }, byPerson(STAFF));
}
