// Marks the votes of a listing that look like those of fake voters, each by itself and beside the others. Pure. No mark
// proves anything: the score compares how many there are with what is usual (`score.ts`).

/** A vote with what is known of its voter. */
export interface ScannedVote {
  readonly eventId: string;
  /** In milliseconds since 1970. */
  readonly votedAtMs: number;
  /** Null: a vote without an account, or of a deleted one; it gets no mark of accounts. */
  readonly accountCreatedAtMs: number | null;
  /** Whether the account had voted for this listing before. */
  readonly hasVotedBefore: boolean;
  /** Whether the account has voted for other listings. */
  readonly hasVotedElsewhere: boolean;
  /** Keyed hashes of its network and of the range that it is part of; null once they are deleted. */
  readonly network: string | null;
  readonly range: string | null;
  /** What the voter is called: name, mailbox, player. */
  readonly names: readonly string[];
}

/**
 * `single`: the account's first vote for this listing, and for no other one. `fresh`: that, by an account younger than a
 * day. `dormant`: that, by an older account. `shared`: several votes come from its network or range, and hardly any of
 * these accounts has ever cast another vote. `named`: its name is one of a sequence, such as bot1, bot2.
 */
export const MARKS = ['fresh', 'dormant', 'single', 'shared', 'named'] as const;
export type Mark = (typeof MARKS)[number];

export interface MarkedVote {
  readonly vote: ScannedVote;
  readonly marks: ReadonlySet<Mark>;
  /** The hash of the network or range that it shares with others; null if it shares none. */
  readonly group: string | null;
  /** The sequence that its name is part of, such as `bot#`. */
  readonly sequence: string | null;
}

const DAY_MS = 86_400_000;
/** A family shares a network; so few votes are usual. */
const VOTES_OF_NETWORK = 3;
const VOTES_OF_RANGE = 6;
/** Of a popular listing, several voters have the same provider. */
const SHARE_OF_RANGE = 0.03;
/**
 * Campuses, companies and mobile carriers have many honest voters behind few networks. Among them are some who have voted
 * before, or for other listings; accounts that were made for one listing have not.
 */
const SHARE_WITH_PAST = 0.15;
/** Whatever its accounts did before: a listing whose votes come from a single range mostly. */
const SHARE_OF_ALL = 0.5;
const NAMES_OF_SEQUENCE = 6;
/** Numbers that are scattered prove less than those that follow each other. */
const SCATTERED_NAMES = 12;
const SHARE_OF_SCATTERED = 0.05;

export function markVotes(votes: readonly ScannedVote[]): readonly MarkedVote[] {
  const groups = findGroups(votes);
  const sequences = findSequences(votes);
  return votes.map((vote) => {
    const group = groups.get(vote.eventId) ?? null;
    const sequence = sequences.get(vote.eventId) ?? null;
    const marks = new Set<Mark>(accountMarks(vote));
    if (group !== null) marks.add('shared');
    if (sequence !== null) marks.add('named');
    return { vote, marks, group, sequence };
  });
}

export function isYoung({ votedAtMs, accountCreatedAtMs }: ScannedVote): boolean {
  return accountCreatedAtMs !== null && votedAtMs - accountCreatedAtMs < DAY_MS;
}

function accountMarks(vote: ScannedVote): readonly Mark[] {
  if (vote.accountCreatedAtMs === null || vote.hasVotedBefore || vote.hasVotedElsewhere) return [];
  return ['single', isYoung(vote) ? 'fresh' : 'dormant'];
}

/** The network that each vote shares with enough others, or else the range. */
function findGroups(votes: readonly ScannedVote[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const collect = (keyOf: (vote: ScannedVote) => string | null, least: number) => {
    for (const [key, members] of Map.groupBy(votes, keyOf))
      if (key !== null && members.length >= least && isSuspicious(members, votes.length))
        for (const { eventId } of members) groups.set(eventId, key);
  };
  collect(({ network }) => network, VOTES_OF_NETWORK);
  collect(({ range }) => range, Math.max(VOTES_OF_RANGE, SHARE_OF_RANGE * votes.length));
  return groups;
}

function isSuspicious(members: readonly ScannedVote[], votes: number): boolean {
  const withPast = members.filter((vote) => vote.hasVotedBefore || vote.hasVotedElsewhere).length;
  return withPast <= SHARE_WITH_PAST * members.length || members.length > SHARE_OF_ALL * votes;
}

/** A name without its numbers, if it has letters and a number. */
export function shapeOf(name: string): string | null {
  const shape = name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Nd}+/gu, '#');
  return shape.includes('#') && /\p{L}{2}/u.test(shape) ? shape.slice(0, 60) : null;
}

function findSequences(votes: readonly ScannedVote[]): ReadonlyMap<string, string> {
  const named = votes.flatMap((vote) =>
    vote.names.flatMap((name) => {
      const shape = shapeOf(name);
      return shape === null ? [] : [{ vote, name: name.toLowerCase(), shape }];
    }),
  );
  const found = new Map<string, string>();
  for (const [shape, members] of Map.groupBy(named, (member) => member.shape))
    if (isSequence(new Set(members.map(({ name }) => name)), votes.length))
      for (const { vote } of members) found.set(vote.eventId, shape);
  return found;
}

function isSequence(names: ReadonlySet<string>, votes: number): boolean {
  if (names.size < NAMES_OF_SEQUENCE) return false;
  if (names.size >= Math.max(SCATTERED_NAMES, SHARE_OF_SCATTERED * votes)) return true;
  const numbers = [...names].map((name) => Number(/\d+/.exec(name)?.[0] ?? Number.NaN)).filter(Number.isFinite);
  return numbers.length >= NAMES_OF_SEQUENCE && Math.max(...numbers) - Math.min(...numbers) <= 4 * names.size;
}
