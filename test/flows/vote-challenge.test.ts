// How hard the challenge before a vote is: read from the votes and failures of the network, and the voter's own earlier
// votes (P455).
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../src/access/person.ts';
import type { Listing } from '../../src/listings/listing.ts';
import { countFailedChallenge, issueChallenge } from '../../src/votes/issue-challenge.ts';
import { createVoteChallenge } from '../../src/votes/vote-challenge.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { aBot, aPerson } from '../support/people-and-listings.ts';
import { limitedVoting, somePeople, voteAs } from '../support/voting-accounts.ts';

const HERE = '192.0.2.1';
const NO_LIMITS = { votesPerNetwork: null, votesPerNetworkHour: null };

let fixture: AccountFixture;
let bot: Listing;
let voting: ReturnType<typeof limitedVoting>;
beforeEach(async () => {
  fixture = await openAccountFixture();
  bot = await aBot(fixture.db);
  voting = limitedVoting(fixture.db, fixture.vault, NO_LIMITS);
});
afterEach(() => fixture.close());

const cheap = createVoteChallenge(Buffer.alloc(32, 1));
const confirmed = () => aPerson(fixture.db, { emailVerified: true });
const deps = () => ({ ...fixture.context, voting, voteChallenge: cheap });

async function levelFor(person: Person, network = HERE): Promise<string> {
  const request = { listingId: bot.id, person, network, networkKey: network, devices: '' };
  return (await issueChallenge(deps(), request)).work.level;
}

test('P455 it grows with the votes that a network cast in the last hour, not with those of another one', async () => {
  const voter = await confirmed();
  expect(await levelFor(voter)).toBe('usual');
  for (const person of await somePeople(fixture.db, 10)) await voteAs(voting, person, bot, HERE);
  expect(await levelFor(voter)).toBe('hard');
  expect(await levelFor(voter, '192.0.2.2')).toBe('usual');
  await fixture.clock.advance('61m');
  expect(await levelFor(voter)).toBe('usual');
});

test('P455 wrong solutions make it harder for an hour, for the whole network', async () => {
  const voter = await confirmed();
  for (let failures = 0; failures < 10; failures += 1) await countFailedChallenge(deps(), HERE);
  expect(await levelFor(voter)).toBe('hardest');
  expect(await levelFor(voter, '192.0.2.2')).toBe('usual');
  await fixture.clock.advance('61m');
  expect(await levelFor(voter)).toBe('usual');
});

test('P455 challenges cannot be collected while they are easy', async () => {
  const people = await somePeople(fixture.db, 20);
  const levels: string[] = [];
  for (const person of [...people, ...people, ...people]) levels.push(await levelFor(person));
  expect([levels[0], levels[59]]).toEqual(['usual', 'hard']);
});

test('P455 it is easy for an account whose vote of another day is counted', async () => {
  const voter = await confirmed();
  await voteAs(voting, voter, await aBot(fixture.db), '192.0.2.9');
  expect(await levelFor(voter)).toBe('usual');
  await fixture.clock.advance('24h');
  expect(await levelFor(voter)).toBe('easy');
  await fixture.db.deleteFrom('vote').execute();
  expect(await levelFor(voter)).toBe('usual');
});
