// Votes under suspicion: scanned in the background, flagged for staff, dismissed or annulled (decisions P415, P416).
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import type { Person } from '../../src/access/person.ts';
import { finishAnnulments, orderAnnulment } from '../../src/integrity/annul-votes.ts';
import { selectFlags, type VoteFlag } from '../../src/integrity/flag-queries.ts';
import { dismissFlag, readFlag } from '../../src/integrity/flags.ts';
import { scanVotes } from '../../src/integrity/scan-votes.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aPerson, aServer } from '../support/people-and-listings.ts';
import { limitedVoting, voteAs } from '../support/voting-accounts.ts';

let fixture: AccountFixture;
let server: Listing;
let voting: ReturnType<typeof limitedVoting>;
beforeEach(async () => {
  fixture = await openAccountFixture();
  server = await aServer(fixture.db);
  voting = limitedVoting(fixture.db, fixture.vault);
});
afterEach(() => fixture.close());

/** New accounts that vote at once, four from each network. */
async function attack(count: number, name = 'bot'): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const person: Person = await aPerson(fixture.db, {
      name: `${name}${number}`,
      email: `${name}${number}@mail.example`,
      emailVerified: true,
    });
    const network = `198.51.${name.length}.${Math.floor(number / 4)}`;
    expect((await voteAs(voting, person, server, network)).ok).toBe(true);
  }
}

const ALL = { state: null, listingId: null };
const flags = (): Promise<readonly VoteFlag[]> => selectFlags(fixture.db, ALL, { limit: 10, offset: 0 });

async function scan(): Promise<readonly string[]> {
  await fixture.clock.advance('10s');
  return scanVotes(fixture.db);
}

test('P415 an attack is flagged once, with its votes and the numbers, and grows until staff decides', async () => {
  await attack(24);
  expect(await scan()).toEqual([server.id]);
  const [flag] = await flags();
  expect(flag).toMatchObject({ listingId: server.id, state: 'open', votes: 24, score: 100 });
  expect(flag!.evidence.marks.find(({ mark }) => mark === 'fresh')).toMatchObject({ votes: 24, points: 40 });
  expect(flag!.evidence.sequences).toEqual([{ shape: 'bot#', votes: 24 }]);
  expect(flag!.evidence.groups).toHaveLength(1);
  expect(flag!.evidence.times.reduce((sum, bar) => sum + bar.flagged, 0)).toBe(24);
  expect(await scan()).toEqual([]);
  await attack(12, 'more');
  expect(await scan()).toEqual([server.id]);
  expect(await flags()).toMatchObject([{ id: flag!.id, votes: 36 }]);
});

test('P415 dismissed votes are not flagged again, and count as usual from then on', async () => {
  const staff = await aPerson(fixture.db);
  await attack(24);
  await scan();
  const [flag] = await flags();
  expect(await dismissFlag(fixture.db, flag!.id, byPerson(staff))).toBe(true);
  expect(await dismissFlag(fixture.db, flag!.id, byPerson(staff))).toBe(false);
  expect(await fixture.db.selectFrom('vote_profile').select(['votes', 'fresh']).execute()).toEqual([
    { votes: 24, fresh: 24 },
  ]);
  await attack(1, 'later');
  expect(await scan()).toEqual([]);
  expect(await flags()).toMatchObject([{ state: 'dismissed', decidedBy: staff.name }]);
});

test('P415 the votes of a flag, or of one of its networks, can be annulled', async () => {
  await attack(24);
  const honest = await aPerson(fixture.db, { emailVerified: true });
  expect((await voteAs(voting, honest, server, '203.0.113.9')).ok).toBe(true);
  await scan();
  const [flag] = await flags();
  const selection = { listingId: server.id, until: new Date(Date.now() + 86_400_000), flagId: flag!.id };
  const one = await orderAnnulment(
    fixture.db,
    { selection: { ...selection, networkGroup: 99 }, reason: 'x' },
    OPERATOR,
  );
  expect(one).toEqual({ ok: false, reason: 'none' });
  const ordered = await orderAnnulment(fixture.db, { selection, reason: 'Fake accounts.' }, OPERATOR);
  expect(ordered.ok).toBe(true);
  await finishAnnulments({ db: fixture.db, wake: () => {} });
  expect(await readFlag(fixture.db, flag!.id)).toMatchObject({ state: 'annulled', counting: 0 });
  const { rows } = await sql`select vote_count::int as votes from listing where id = ${server.id}`.execute(fixture.db);
  expect(rows).toEqual([{ votes: flag!.votes === 24 ? 1 : 0 }]);
});

test('P415 two processes never scan at the same time, and a lease that was not released ends', async () => {
  await attack(24);
  await fixture.clock.advance('10s');
  await sql`
    insert into vote_scan (reached, lease_until)
    values (first_event_id(plaudit_now() - interval '1 hour'), plaudit_now() + interval '5 minutes')`.execute(
    fixture.db,
  );
  expect(await scanVotes(fixture.db)).toEqual([]);
  await fixture.clock.advance('5m');
  expect(await scanVotes(fixture.db)).toEqual([server.id]);
});
