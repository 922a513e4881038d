// Reads the result of a batch of vote checks, which the database returns as two lists (pure).
import { assert } from '../core/assert.ts';

/** Lists of lines with spaces between their fields, and commas between the lines. Null if no check was allowed. */
export interface FastCheckLists {
  /** For each listing: its ID, the uses of its rate limit after this batch, the seconds until its window ends. */
  readonly counts: string | null;
  /**
   * For each vote that was found, and for each check without a vote: place, listing, whether the token's use is to be
   * recorded, and the seconds since 1970 of the vote and of the next one. A check with several votes has several lines.
   */
  readonly found: string | null;
}

export interface FastCheckRow {
  readonly place: number;
  readonly useIsOld: boolean;
  /** The number of this use within its rate limit; above the limit if the check was refused. */
  readonly used: number;
  readonly resetSeconds: number;
  /** The newest vote. */
  readonly votedAt: Date | null;
  readonly nextVoteAt: Date | null;
}

interface FoundVote extends Omit<FastCheckRow, 'used' | 'resetSeconds'> {
  readonly listing: string;
}

/** One row for each check. */
export function readLists({ counts, found }: FastCheckLists): readonly FastCheckRow[] {
  const limits = new Map(linesOf(counts).map(([listing, used, reset]) => [listing, { used: Number(used), reset }]));
  // Backward, because the database returns the number of a listing's last use.
  return newestVotes(linesOf(found).map(foundVote)).map(({ listing, ...row }) => {
    const limit = limits.get(listing);
    assert(limit, 'a vote check was not counted');
    limit.used -= 1;
    return { ...row, used: limit.used + 1, resetSeconds: Number(limit.reset) };
  });
}

function linesOf(list: string | null): string[][] {
  return list === null ? [] : list.split(',').map((line) => line.split(' '));
}

function foundVote([place, listing = '', useIsOld, votedAt, nextVoteAt]: string[]): FoundVote {
  return {
    place: Number(place),
    listing,
    useIsOld: useIsOld === 't',
    votedAt: dateOf(votedAt),
    nextVoteAt: dateOf(nextVoteAt),
  };
}

/** The database's microseconds are exact in the text, and are cut off as by the driver. */
function dateOf(seconds: string | undefined): Date | null {
  return seconds === undefined ? null : new Date(Math.floor(Math.round(Number(seconds) * 1e6) / 1000));
}

/** One for each check, the last check first. */
function newestVotes(votes: readonly FoundVote[]): readonly FoundVote[] {
  const sorted = votes.toSorted((a, b) => b.place - a.place || Number(b.votedAt) - Number(a.votedAt));
  return sorted.filter(({ place }, index) => place !== sorted[index - 1]?.place);
}
