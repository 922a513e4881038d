// P520, P521 votes are counted for their voters while staff annuls votes and accounts end: nothing fails, and the counts
// are those of the votes.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { finishAnnulments, orderAnnulment, orderRestoration } from '../../src/integrity/annul-votes.ts';
import { addFavorite } from '../../src/voters/favorites.ts';
import { tallyVotes } from '../../src/voters/tally.ts';
import { aPerson, aServer, aVote } from '../support/people-and-listings.ts';
import { openReviewFixture } from '../support/review-fixture.ts';
import { randomFromSeed } from '../support/seeded-random.ts';

const ROUNDS = 25;
const AT_ONCE = 12;

test('P521 counting, annulling, restoring and ends of accounts at the same time', async () => {
  const { fixture, server, owner, aVoter, review } = await openReviewFixture();
  const { db, clock } = fixture;
  const random = randomFromSeed(4);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const listings = [server, await aServer(db, 'minecraft', owner), await aServer(db, 'minecraft', owner)];
  const voters: Person[] = [];
  for (let number = 0; number < 6; number += 1) voters.push(await aVoter());
  const tally = () => tallyVotes({ db, kind: 'postgres' });
  const annulled = new Map<string, string>();
  const changeVotes = async (listingId: string) => {
    const known = annulled.get(listingId);
    annulled.delete(listingId);
    if (known !== undefined) await orderRestoration(db, known, OPERATOR);
    else {
      const selection = { listingId, until: new Date(Date.now() + 400 * 86_400_000) };
      const ordered = await orderAnnulment(db, { selection, reason: 'Votes of one script.' }, OPERATOR);
      if (ordered.ok) annulled.set(listingId, ordered.id);
    }
    await finishAnnulments({ db, wake: () => undefined });
  };
  /** Refused while the voter's window is open, or if the account has ended. */
  const vote = () => aVote(db, pick(listings), { voterId: pick(voters).id, hasAccount: true }).catch(refused);
  const steps: readonly (() => Promise<unknown>)[] = [
    tally,
    tally,
    () => changeVotes(pick(listings).id),
    () => changeVotes(pick(listings).id),
    vote,
    vote,
    () => review(pick(voters), { listing: pick(listings) }),
    () => addFavorite(db, pick(voters).id, pick(listings).id).catch(refused),
    async () => {
      const place = Math.floor(random() * voters.length);
      const leaving = voters[place] as Person;
      voters[place] = await aPerson(db, { emailVerified: true });
      await fixture.deleteAccount(leaving.id);
    },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => pick(steps)()));
    const failed = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect([round, failed]).toEqual([round, []]);
    await clock.advance('6h');
  }
  // All other votes may be annulled by now.
  await aVoter();
  await clock.advance('1m');
  await finishAnnulments({ db, wake: () => undefined });
  await tally();
  const { rows } = await sql<{ counted: string[]; cast: string[] }>`
    select array(
      select person_id || ' ' || listing_id || ' ' || votes from voter_total order by 1
    ) as counted, array(
      select voter_id || ' ' || listing_id || ' ' || count(*) from vote join person on person.id = voter_id
      group by voter_id, listing_id order by 1
    ) as cast`.execute(db);
  expect(rows[0]?.counted).toEqual(rows[0]?.cast);
  expect(rows[0]?.cast.length).toBeGreaterThan(0);
  await fixture.close();
});

/** A deadlock has the code of the database, and a refusal only a reason. */
function refused(error: Error): void {
  if ('code' in error && error.code === '40P01') throw error;
}
