// Claims of games for their players' votes: each vote succeeds once per consumer, whatever happens (decision P278).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/access/delete-account.ts';
import { parseIdentity } from '../../src/access/game-identity.ts';
import { unlinkIdentity } from '../../src/access/link-identity.ts';
import { selectLinkedIdentities } from '../../src/access/linked-identity-queries.ts';
import type { Person } from '../../src/access/person.ts';
import { now } from '../../src/core/clock.ts';
import { createVault } from '../../src/core/secrets.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { type ClaimedPlayer, claimVotes } from '../../src/votes/claim-votes.ts';
import { deleteExpiredClaims } from '../../src/votes/claim-votes-queries.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { linkByCode, linkBySigningIn } from '../support/linking.ts';
import { countRows } from '../support/many-rows.ts';
import { aBot, aPerson, aServer, aVote } from '../support/people-and-listings.ts';
import { secondProcess } from '../support/voting-accounts.ts';

const DYING_PROCESS = join(import.meta.dirname, '../support/claim-and-die.ts');

const vault = createVault(TEST_SECRET_KEY);

let fixture: AccountFixture;
let server: Listing;
beforeEach(async () => {
  fixture = await openAccountFixture();
  server = await aServer(fixture.db, 'roblox');
});
afterEach(() => fixture.close());

let claims = 0;
async function claim(player: ClaimedPlayer | string, more: object = {}, db = fixture.db): Promise<readonly string[]> {
  const who = typeof player === 'string' ? { identity: parseIdentity(player)! } : player;
  const request = {
    listingId: server.id,
    player: who,
    consumer: 'default',
    claimId: `c${++claims}`,
    days: 30,
    ...more,
  };
  const result = await claimVotes({ db, vault }, request);
  if (!result.ok) throw new Error(result.reason);
  return result.votes.map(({ eventId }) => eventId);
}
const voteOf = async (person: Person, listing = server, more = {}) =>
  (await aVote(fixture.db, listing, { voterId: person.id, ...more })).eventId.replaceAll('-', '');

describe('P278 a claim', () => {
  test('returns each vote of the last days once per consumer, oldest first', async () => {
    const person = await aPerson(fixture.db);
    const votes = [];
    for (let day = 0; day < 3; day += 1) {
      votes.push(await voteOf(person));
      await fixture.clock.advance('24h');
    }
    expect(await claim('roblox:1')).toEqual([]);
    await linkByCode(fixture.context, person.id, server, 'roblox:1');
    expect(await claim('roblox:1', { days: 2 })).toEqual(votes.slice(2));
    expect(await claim('roblox:1')).toEqual(votes.slice(0, 2));
    expect(await claim('roblox:1')).toEqual([]);
    expect(await claim('roblox:1', { consumer: 'lobby' })).toEqual(votes);
    expect(await claim({ userId: person.id })).toEqual([]);
  });

  test('returns at most 50 votes, and the others to the next one', async () => {
    const person = await aPerson(fixture.db);
    const votes = [];
    for (let day = 51; day > 0; day -= 1)
      votes.push(await voteOf(person, server, { at: new Date(now().getTime() - day * 86_400_000) }));
    const all = { userId: person.id };
    expect(await claim(all, { days: 90 })).toEqual(votes.slice(0, 50));
    expect(await claim(all, { days: 90 })).toEqual(votes.slice(50));
  });

  test('with the same ID returns the same list again, also an empty one', async () => {
    const person = await aPerson(fixture.db);
    const player = { userId: person.id };
    expect(await claim(player, { claimId: 'early' })).toEqual([]);
    const vote = await voteOf(person);
    expect(await claim(player, { claimId: 'early' })).toEqual([]);
    expect(await claim(player, { claimId: 'first' })).toEqual([vote]);
    expect(await claim(player, { claimId: 'first' })).toEqual([vote]);
    expect(await claim(player, { claimId: 'second' })).toEqual([]);
    await expect(claim({ userId: 'other' }, { claimId: 'first' })).rejects.toThrow('other_player');
  });

  test('finds votes by Discord ID, by account ID, and on minecraft listings by player name', async () => {
    const discord = '123456789012345678';
    const person = await aPerson(fixture.db, { platformId: discord });
    const minecraft = await aServer(fixture.db, 'minecraft');
    const listingId = minecraft.id;
    const vote = await voteOf(person, minecraft, { playerName: 'Steve_1' });
    for (const [consumer, player] of [
      ['a', `discord:${discord}`],
      ['b', { userId: person.id }],
      ['c', { userId: discord }],
      ['d', { playerName: 'sTEVE_1' }],
    ] as const)
      expect(await claim(player, { listingId, consumer })).toEqual([vote]);
    expect(await claim({ playerName: 'Steve' }, { listingId })).toEqual([]);
  });

  test('finds no votes for other listings and none of deleted accounts', async () => {
    const person = await aPerson(fixture.db);
    const bot = await aBot(fixture.db);
    await voteOf(person, bot);
    await voteOf(person);
    await linkBySigningIn(fixture.context, person.id, 'roblox:1');
    expect(await claim('roblox:1', { listingId: bot.id, consumer: 'bot' })).toHaveLength(1);
    await deleteAccount(fixture.context, person.id, anonymizeVoter);
    const { user_id: userId } = await fixture.db
      .selectFrom('vote')
      .select('user_id')
      .where('listing_id', '=', server.id)
      .executeTakeFirstOrThrow();
    expect([await claim('roblox:1'), await claim({ userId: person.id }), await claim({ userId })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('succeeds once for 50 concurrent claims in two processes, and for 50 that repeat one', async () => {
    const person = await aPerson(fixture.db);
    await linkBySigningIn(fixture.context, person.id, 'roblox:1');
    const second = await secondProcess(fixture.database);
    const dbs = [fixture.db, second.db];
    const fifty = Array.from({ length: 50 }, (_, number) => number);
    for (let day = 0; day < 3; day += 1) {
      await voteOf(person);
      await fixture.clock.advance('24h');
    }
    const racing = await Promise.all(fifty.map((number) => claim('roblox:1', {}, dbs[number % 2])));
    expect(racing.flat().toSorted()).toHaveLength(3);
    expect(new Set(racing.flat()).size).toBe(3);
    const vote = await voteOf(person);
    const same = await Promise.all(fifty.map((number) => claim('roblox:1', { claimId: 'same' }, dbs[number % 2])));
    expect(same).toEqual(fifty.map(() => [vote]));
    await second.close();
  });

  test.runIf(process.env.PLAUDIT_TEST_DATABASE === 'postgres')(
    'whose process is killed after the commit gets its list when it is repeated',
    async () => {
      const person = await aPerson(fixture.db);
      const vote = await voteOf(person);
      const more = { claimId: 'killed', consumer: 'default', days: 30, listingId: server.id };
      const request = JSON.stringify({ ...more, player: { userId: person.id } });
      const dying = spawn(process.execPath, [DYING_PROCESS, fixture.database.url ?? '', request], { stdio: 'ignore' });
      const [, signal] = await once(dying, 'exit');
      expect(signal).toBe('SIGKILL');
      expect(await claim({ userId: person.id })).toEqual([]);
      expect(await claim({ userId: person.id }, more)).toEqual([vote]);
    },
  );

  test('is forgotten once none of its votes could be claimed again, and after a day if it was empty', async () => {
    const person = await aPerson(fixture.db);
    await voteOf(person);
    await claim({ userId: person.id });
    await claim({ userId: person.id });
    const rows = async () => [await countRows(fixture.db, 'vote_claim'), await countRows(fixture.db, 'claimed_vote')];
    expect(await rows()).toEqual([2, 1]);
    await fixture.clock.advance('24h');
    await deleteExpiredClaims(fixture.db);
    expect(await rows()).toEqual([1, 1]);
    await fixture.clock.advance('89d');
    await deleteExpiredClaims(fixture.db);
    expect(await rows()).toEqual([1, 1]);
    expect(await claim({ userId: person.id }, { days: 90 })).toEqual([]);
    await fixture.clock.advance('2d');
    await deleteExpiredClaims(fixture.db);
    expect(await rows()).toEqual([0, 0]);
  });

  test('stores no identity in clear text', async () => {
    await claim('roblox:4815162342');
    const stored = JSON.stringify(await fixture.db.selectFrom('vote_claim').selectAll().execute());
    expect(stored).not.toContain('4815162342');
  });
});

type Step = { readonly what: 'vote' | 'link' | 'unlink' | 'sign_in' | 'claim' | 'claim_again' | 'wait' } & {
  readonly person: number;
  readonly identity: number;
};

test('P278 for any order of votes, links, unlinks and claims, no vote is claimed twice by one consumer', async () => {
  const people = [await aPerson(fixture.db), await aPerson(fixture.db), await aPerson(fixture.db)];
  const step = fc.record<Step>({
    what: fc.constantFrom('vote', 'link', 'unlink', 'sign_in', 'claim', 'claim', 'claim_again', 'wait'),
    person: fc.nat(2),
    identity: fc.nat(2),
  });
  const take = async ({ what, person: number, identity }: Step, round: Round) => {
    const person = people[number]!;
    const text = `roblox:${identity + 1}`;
    switch (what) {
      case 'vote':
        return void (await voteOf(person, round.listing).catch(() => null));
      case 'link':
        return void (await linkByCode(fixture.context, person.id, round.listing, text));
      case 'sign_in':
        return void (await linkBySigningIn(fixture.context, person.id, text));
      case 'unlink':
        for (const { id } of await selectLinkedIdentities(fixture.db, person.id))
          await unlinkIdentity(fixture.db, person.id, id);
        return;
      case 'claim':
        round.last = { claimId: `p${++claims}`, listingId: round.listing.id, text, votes: [] };
        round.last.votes = await claim(text, round.last);
        return void round.claimed.push(...round.last.votes);
      case 'claim_again':
        return void (round.last && expect(await claim(round.last.text, round.last)).toEqual(round.last.votes));
      case 'wait':
        return fixture.clock.advance('25h');
    }
  };
  let total = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const round: Round = { listing: await aServer(fixture.db, 'roblox'), claimed: [], last: null };
      for (const one of steps) await take(one, round);
      expect(new Set(round.claimed).size).toBe(round.claimed.length);
      total += round.claimed.length;
    }),
    { numRuns: 50 },
  );
  expect(total).toBeGreaterThan(0);
});

interface Round {
  readonly listing: Listing;
  readonly claimed: string[];
  last: { claimId: string; listingId: string; text: string; votes: readonly string[] } | null;
}
