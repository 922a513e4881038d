// Sample data, plainly so: listings, an owner, and a month of votes behind them.
import { type Actor, byPerson, OPERATOR } from '../../access/audit.ts';
import { createPerson } from '../../access/people.ts';
import { putEntry } from '../../changelog/put-entry.ts';
import { assert } from '../../core/assert.ts';
import { now } from '../../core/clock.ts';
import { randomLetters } from '../../core/ids.ts';
import type { House } from '../../house.ts';
import { createListing, type NewListing, setPlan } from '../../listings/save-listing.ts';
import { reportServerCount } from '../../listings/server-counts.ts';
import { castVote } from '../../votes/cast-vote.ts';

export const DEMO_EMAIL = 'owner@sample.example';
export const DEMO_PASSWORD = 'sample-owner';

export interface SampleListing {
  readonly id: string;
  /** The receiver's path for it. */
  readonly path: string;
  readonly isMinecraft: boolean;
}

/** `listing`: as its owner would make it. */
type Sample = {
  readonly path: string;
  readonly votes: number;
  readonly listing: (owner: { readonly ownerId: string; readonly by: Actor }) => NewListing;
};

const SAMPLES: readonly Sample[] = [
  {
    path: '/survival',
    votes: 120,
    listing: (owner) => ({
      ...owner,
      type: 'game',
      game: 'minecraft',
      name: 'Sample Survival',
      summary: 'A sample Minecraft server: towns, markets and a long railway.',
      description: 'This listing is sample data.\n\nVote for it to see a vote arrive at the demo’s receiver.',
      address: 'play.sample.example',
      tags: ['survival', 'economy'],
    }),
  },
  {
    path: '/flaky',
    votes: 80,
    listing: (owner) => ({
      ...owner,
      type: 'bot',
      name: 'Sample Music Bot',
      summary: 'A sample bot whose endpoint fails now and then, to show retries.',
      description: 'This listing is sample data.',
      link: 'https://music.sample.example/invite',
      tags: ['music'],
    }),
  },
  {
    path: '/roleplay',
    votes: 45,
    listing: (owner) => ({
      ...owner,
      type: 'game',
      game: 'fivem',
      name: 'Sample Roleplay City',
      summary: 'A sample FiveM server.',
      description: 'This listing is sample data.',
      address: 'city.sample.example:30120',
      tags: ['roleplay'],
    }),
  },
  {
    path: '/helper',
    votes: 30,
    listing: (owner) => ({
      ...owner,
      type: 'bot',
      name: 'Sample Moderation Bot',
      summary: 'A sample bot that keeps the peace.',
      description: 'This listing is sample data.',
      link: 'https://moderation.sample.example/invite',
      tags: ['moderation'],
    }),
  },
];

const DAYS = 30;

/** An owner, the listings, and past votes spread over thirty days. */
export async function seedSamples(
  house: House,
): Promise<{ ownerId: string; listings: readonly SampleListing[] }> {
  const owner = await createPerson(house.db, {
    email: DEMO_EMAIL,
    password: DEMO_PASSWORD,
    name: 'Sample owner',
    emailVerified: true,
  });
  assert(owner.ok, 'the sample owner cannot be made');
  const ownerId = owner.person.id;
  const listings: SampleListing[] = [];
  for (const { path, votes, listing } of SAMPLES) {
    const made = await createListing(house.db, listing({ ownerId, by: byPerson(owner.person) }));
    assert(made.ok, `the sample listing ${path} cannot be made`);
    await pastVotes(house, made.listing.id, votes);
    if (made.listing.type === 'bot') await botNews(house, made.listing.id, votes);
    listings.push({ id: made.listing.id, path, isMinecraft: made.listing.game === 'minecraft' });
  }
  return { ownerId, listings };
}

async function pastVotes(house: House, listingId: string, count: number): Promise<void> {
  const at = now().getTime();
  for (let index = 0; index < count; index += 1) {
    // A step that has no factor in common with the hours there are visits each of them once.
    const ago = ((index * 257) % (DAYS * 24)) * 3_600_000 + 60_000;
    await castVote(house.polls, { listingId, voter: sampleVoter(), at: new Date(at - ago) });
  }
}

const RELEASES = [
  { version: '1.0.0', title: 'First release', body: 'The sample bot says hello.', daysAgo: 40 },
  {
    version: '1.1.0',
    title: 'Quicker commands',
    body: '## New\n\n- **Search** finds what it should\n- `/help` is half as long\n\n## Mended\n\n1. A sample mistake\n2. Another one',
    daysAgo: 6,
  },
];

/** What a bot itself would send: release notes, and the number of its servers. */
async function botNews(house: House, listingId: string, servers: number): Promise<void> {
  await setPlan(house.db, listingId, { plan: 'verified', changelogPro: false }, OPERATOR);
  for (const { daysAgo, version, ...written } of RELEASES) {
    const releasedAt = new Date(now().getTime() - daysAgo * 86_400_000);
    await putEntry(house.db, { listingId, version }, { ...written, releasedAt }, OPERATOR);
  }
  await reportServerCount(house.db, { listingId, serverCount: servers * 12, shardCount: null });
}

/** Somebody who never voted before. */
export function sampleVoter() {
  return { voterId: `sample_${randomLetters(10)}`, platformId: null, confirmed: true };
}
