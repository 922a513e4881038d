// How much work the challenge before a vote takes: more where many votes come from, less for voters that we know
// (decision P455). Pure.

/** How many times a browser has to guess; the correct guess is among `minGuesses` to `maxGuesses`. */
export interface ChallengeLevel {
  readonly name: 'easy' | 'usual' | 'hard' | 'hardest';
  readonly minGuesses: number;
  readonly maxGuesses: number;
}

/** Easiest first. The last one is what a phone can do within ten seconds (decision P456). */
export const CHALLENGE_LEVELS = [
  { name: 'easy', minGuesses: 150, maxGuesses: 350 },
  { name: 'usual', minGuesses: 700, maxGuesses: 1_500 },
  { name: 'hard', minGuesses: 1_600, maxGuesses: 2_400 },
  { name: 'hardest', minGuesses: 2_800, maxGuesses: 3_600 },
] as const satisfies readonly ChallengeLevel[];

export type ChallengeLevelName = ChallengeLevel['name'];

/** What is known of a voter and of the network, of the last hour. */
export interface ChallengeFacts {
  /** Votes counted from the network. */
  readonly votes: number;
  /** Solutions from the network that were wrong. */
  readonly failures: number;
  /** Challenges that the network has fetched, for any account. */
  readonly challenges: number;
  /** Whether a vote of this account from another day is counted. */
  readonly isRegular: boolean;
  /** Whether the account has signed in from this browser before. */
  readonly isKnownDevice: boolean;
}

/** From so many votes per hour on, a network gets the next harder level. */
const HARD_FROM = 10;
const HARDEST_FROM = 30;
const VOTES_PER_FAILURE = 3;
/** So that challenges cannot be collected while they are easy. A reload of the page weighs little. */
const CHALLENGES_PER_VOTE = 4;

export function challengeLevel({ isRegular, isKnownDevice, ...network }: ChallengeFacts): ChallengeLevelName {
  const usual = levelOfNetwork(network);
  // A device is worth nothing by itself: signing up makes one.
  const easier = isRegular ? (isKnownDevice ? 2 : 1) : 0;
  return CHALLENGE_LEVELS[Math.max(0, usual - easier)]?.name ?? 'hardest';
}

function levelOfNetwork({ votes, failures, challenges }: Pick<ChallengeFacts, 'votes' | 'failures' | 'challenges'>) {
  const weight = votes + failures * VOTES_PER_FAILURE + Math.floor(challenges / CHALLENGES_PER_VOTE);
  if (weight >= HARDEST_FROM) return 3;
  return weight >= HARD_FROM ? 2 : 1;
}

/** The harder of two levels. */
export function atLeast(level: ChallengeLevelName, least: ChallengeLevelName): ChallengeLevelName {
  const rank = (name: ChallengeLevelName) => CHALLENGE_LEVELS.findIndex((one) => one.name === name);
  return rank(level) >= rank(least) ? level : least;
}
