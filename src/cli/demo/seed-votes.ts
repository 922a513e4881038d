// Records the demo's past votes with the query that records every vote, so that counts, ranks and windows are correct.
// They are not delivered, because the webhooks are set up later.
import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { now } from '../../core/clock.ts';
import type { NewVote } from '../../votes/admit-votes.ts';
import { recordVotes } from '../../votes/record-votes.ts';
import { nextVoteAt } from '../../votes/vote-event.ts';
import { pastVotes, seededRandom } from './history.ts';
import { isMinecraft } from './sample-listing.ts';
import type { SampleVoter, StoredSample } from './seed.ts';

/** Votes recorded by one query. */
const AT_ONCE = 500;
/** The minimum age of the sample voter's last votes, so that they can vote for most listings. */
const REST_HOURS = 26;

/** Returns the number of recorded votes. */
export async function seedDemoVotes(
  { db, site }: AppContext,
  listings: readonly StoredSample[],
  voters: readonly SampleVoter[],
): Promise<number> {
  const planned = planVotes(listings, voters, site.planWeights);
  // One commit, because the embedded database waits for the disk at each commit.
  return db.transaction().execute(async (transaction) => {
    let recorded = 0;
    for (const votes of batches(planned)) recorded += await recordVotes(transaction, votes);
    return recorded;
  });
}

/** The votes of each pair of listing and voter, in order. */
function planVotes(
  listings: readonly StoredSample[],
  voters: readonly SampleVoter[],
  weights: AppContext['site']['planWeights'],
): readonly (readonly NewVote[])[] {
  return listings
    .filter(({ sample }) => !sample.isPending)
    .flatMap((listing, place) =>
      voters.map((voter, number) => votesOf({ listing, voter, number, rests: number === 0 && place !== 1 }, weights)),
    );
}

interface Pair {
  readonly listing: StoredSample;
  readonly voter: SampleVoter;
  readonly number: number;
  readonly rests: boolean;
}

function votesOf(
  { listing, voter, number, rests }: Pair,
  weights: AppContext['site']['planWeights'],
): readonly NewVote[] {
  const { type, plan, popularity, text } = listing.sample;
  const random = seededRandom(`${text.name} ${number}`);
  if (number > 0 && random() > popularity) return [];
  const eagerness = 0.1 + 0.85 * random() * (0.4 + 0.6 * popularity);
  const listedAt = new Date(Math.max(voter.joinedAt.getTime(), listing.listedAt.getTime()));
  const until = new Date(now().getTime() - (rests ? REST_HOURS * 3_600_000 : 0));
  return pastVotes({ type, listedAt, until, eagerness }, random).map((votedAt) => ({
    eventId: eventIdOf(votedAt),
    listingId: listing.id,
    voterId: voter.id,
    userId: voter.id,
    playerName: isMinecraft(listing.sample) ? `Sample_${number + 1}` : null,
    weight: weights[plan],
    votedAt,
    nextVoteAt: nextVoteAt(type, votedAt),
  }));
}

/** A UUIDv7 for this time, in the database's format. */
function eventIdOf(at: Date): string {
  const random = randomBytes(10);
  random[0] = 0x70 | ((random[0] ?? 0) & 0x0f);
  random[2] = 0x80 | ((random[2] ?? 0) & 0x3f);
  const digits = at.getTime().toString(16).padStart(12, '0') + random.toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * No batch contains two votes by one voter for one listing, because the window check needs the earlier vote to be
 * stored.
 */
function* batches(pairs: readonly (readonly NewVote[])[]): Generator<readonly NewVote[]> {
  const rounds = Math.max(0, ...pairs.map((votes) => votes.length));
  for (let round = 0; round < rounds; round += 1) {
    const votes = pairs.flatMap((pair) => pair[round] ?? []);
    for (let from = 0; from < votes.length; from += AT_ONCE) yield votes.slice(from, from + AT_ONCE);
  }
}
