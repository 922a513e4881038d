// The evidence of a flag: numbers that staff sees as charts, without names of voters or networks. Pure.
import type { Mark, MarkedVote } from './marks.ts';
import type { MarkCounts, VoteScore } from './score.ts';
import { countMarks } from './score.ts';

export interface FlaggedTimes {
  /** When the bar begins: ISO 8601. */
  readonly at: string;
  readonly votes: number;
  /** Those of them that are flagged. */
  readonly flagged: number;
}

export interface FlagEvidence {
  readonly windowMinutes: number;
  readonly votes: number;
  readonly usualVotes: number;
  readonly burstPoints: number;
  readonly marks: readonly {
    readonly mark: Mark;
    readonly votes: number;
    readonly usual: number;
    readonly points: number;
  }[];
  /** The votes of the last 24 hours over time. */
  readonly times: readonly FlaggedTimes[];
  /** How old the flagged accounts were when they voted. */
  readonly ages: readonly { readonly upTo: AgeLimit; readonly votes: number }[];
  /** The networks and ranges with the most flagged votes, by their number. */
  readonly groups: readonly { readonly group: number; readonly votes: number }[];
  /** The sequences of names, such as `bot#`, with the most votes. */
  readonly sequences: readonly { readonly shape: string; readonly votes: number }[];
  /** Flagged votes by mark: what dismissing the flag adds to what is usual. */
  readonly counts: MarkCounts;
}

const HOUR_MS = 3_600_000;
const AGES = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 168 * HOUR_MS, month: 720 * HOUR_MS, older: Infinity } as const;
export type AgeLimit = keyof typeof AGES;

const BARS = 48;
const MOST_LISTED = 12;

export function describeEvidence(
  score: VoteScore,
  votes: readonly MarkedVote[],
  { groups, nowMs }: { readonly groups: ReadonlyMap<string, number>; readonly nowMs: number },
): FlagEvidence {
  const { windowMinutes, usualVotes, burstPoints, marks, suspicious } = score;
  return {
    windowMinutes,
    votes: score.votes,
    usualVotes: Math.round(usualVotes * 10) / 10,
    burstPoints,
    marks,
    times: timesOf(votes, new Set(suspicious.map(({ vote }) => vote.eventId)), nowMs),
    ages: agesOf(suspicious),
    groups: mostOf(suspicious.map(({ group }) => group)).flatMap(([group, count]) => {
      const number = groups.get(group);
      return number === undefined ? [] : [{ group: number, votes: count }];
    }),
    sequences: mostOf(suspicious.map(({ sequence }) => sequence)).map(([shape, count]) => ({ shape, votes: count })),
    counts: countMarks(suspicious),
  };
}

/** Half-hour bars over 24 hours. */
function timesOf(votes: readonly MarkedVote[], flagged: ReadonlySet<string>, nowMs: number): readonly FlaggedTimes[] {
  const lengthMs = (24 * HOUR_MS) / BARS;
  const start = Math.floor(nowMs / lengthMs) * lengthMs - (BARS - 1) * lengthMs;
  const counts = Array.from({ length: BARS }, () => ({ votes: 0, flagged: 0 }));
  for (const { vote } of votes) {
    const bar = counts[Math.floor((vote.votedAtMs - start) / lengthMs)];
    if (!bar) continue;
    bar.votes += 1;
    if (flagged.has(vote.eventId)) bar.flagged += 1;
  }
  return counts.map((bar, place) => ({ at: new Date(start + place * lengthMs).toISOString(), ...bar }));
}

function agesOf(votes: readonly MarkedVote[]): FlagEvidence['ages'] {
  const known = votes.flatMap(({ vote }) =>
    vote.accountCreatedAtMs === null ? [] : [vote.votedAtMs - vote.accountCreatedAtMs],
  );
  let from = Number.NEGATIVE_INFINITY;
  return (Object.keys(AGES) as AgeLimit[]).map((upTo) => {
    const least = from;
    from = AGES[upTo];
    return { upTo, votes: known.filter((age) => age >= least && age < AGES[upTo]).length };
  });
}

function mostOf(keys: readonly (string | null)[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_LISTED);
}
