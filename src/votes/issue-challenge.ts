// Issues the challenge that a person solves before voting, as hard as their network and their history require
// (decision P455). Read when the vote page asks for it, so that recording a vote costs nothing more.
import type { KnownDevices } from '../access/known-devices.ts';
import { now } from '../core/clock.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import type { VotingDependencies } from './cast-vote.ts';
import { atLeast, type ChallengeLevelName, challengeLevel } from './challenge-level.ts';
import { selectChallengeHistory } from './challenge-queries.ts';
import type { IssuedChallenge, VoteChallenge } from './vote-challenge.ts';

export interface ChallengeDependencies {
  readonly db: Db;
  readonly voting: Pick<VotingDependencies, 'limits'>;
  readonly voteChallenge: VoteChallenge;
  readonly knownDevices: Pick<KnownDevices, 'recognize'>;
}

export interface ChallengeRequest {
  readonly listingId: string;
  readonly person: { readonly id: string; readonly email: string };
  /** An IPv4 address or an IPv6 network. */
  readonly network: string;
  /** Identifies the network in rate limits. */
  readonly networkKey: string;
  /** The cookie that says which accounts have signed in from this browser. */
  readonly devices: string;
  /** The challenge is at least as hard as this. */
  readonly least?: ChallengeLevelName;
  /** It takes the place of a captcha whose provider does not respond (decision P458). */
  readonly replacesCaptcha?: boolean;
}

export async function issueChallenge(deps: ChallengeDependencies, request: ChallengeRequest): Promise<IssuedChallenge> {
  const { listingId, person, least = 'easy', replacesCaptcha = false } = request;
  const level = atLeast(await levelFor(deps, request), least);
  return deps.voteChallenge.create({ listingId, personId: person.id }, { level, replacesCaptcha });
}

async function levelFor({ db, voting, knownDevices }: ChallengeDependencies, request: ChallengeRequest) {
  const { person, network, networkKey, devices } = request;
  const limit = PAGE_LIMITS.voteChallenges;
  const { remaining } = await consume(db, { key: `challenge:${networkKey}`, ...limit });
  const networks = voting.limits?.networks;
  const history = await selectChallengeHistory(db, {
    personId: person.id,
    networkHashes: networks?.hashesOf(networks.identify(network), now()).recent ?? [],
    failuresKey: failuresKey(networkKey),
  });
  const isKnownDevice = history.isRegular && (await knownDevices.recognize(person.email, devices)) !== null;
  return challengeLevel({ ...history, isKnownDevice, challenges: limit.limit - remaining });
}

/** Counts a wrong solution, which makes the network's next challenges harder. */
export async function countFailedChallenge({ db }: Pick<ChallengeDependencies, 'db'>, networkKey: string) {
  await consume(db, { key: failuresKey(networkKey), ...PAGE_LIMITS.failedVoteChallenges });
}

const failuresKey = (networkKey: string) => `challenge-failed:${networkKey}`;
