// Votes over the API: checks, single and for many players, the list, and statistics.
import type { Call, CallOptions, QueryOf, ResultOf } from './operations.ts';
import { eachItem } from './pages.ts';

/** Whether there is an active vote; the times are null if there is none. */
export type CheckedVote = ResultOf<'checkVote'>;
/** A vote in the list. */
export type ListedVoteEvent = ResultOf<'listVotes'>['votes'][number];

/** Which votes to list, newest first; `since` and `until` are times in ISO 8601. */
export interface VoteListQuery extends Omit<QueryOf<'listVotes'>, 'cursor' | 'limit'> {
  /** How many are read at a time: 1 to 100. Default: 100. */
  readonly pageSize?: number;
}

export interface VotesClient {
  /** Whether this user or player has an active vote. */
  check(subject: QueryOf<'checkVote'>, options?: CallOptions): Promise<CheckedVote>;
  /** The same for any number of players (on `minecraft` listings): 50 names are one check. Keyed by the names as given. */
  checkMany(
    names: { readonly playerNames: readonly string[] },
    options?: CallOptions,
  ): Promise<Map<string, CheckedVote>>;
  /** All votes that match, newest first. */
  list(query?: VoteListQuery, options?: CallOptions): AsyncGenerator<ListedVoteEvent, void, void>;
  stats(options?: CallOptions): Promise<ResultOf<'readVoteStats'>>;
}

const NAMES_A_REQUEST = 50;
const LARGEST_PAGE = 100;

export function votesClient(call: Call): VotesClient {
  return {
    check: (query, options) => call('checkVote', { query, ...options }),
    async checkMany({ playerNames }, options) {
      const found = new Map<string, CheckedVote>();
      // One after the other, because they share a limit with everything else that checks votes of this listing.
      for (const names of chunks([...new Set(playerNames)], NAMES_A_REQUEST)) {
        const { results } = await call('checkVotes', { body: { playerNames: names }, ...options });
        for (const [name, check] of Object.entries(results)) found.set(name, check);
      }
      return found;
    },
    list: ({ pageSize = LARGEST_PAGE, ...query } = {}, options = {}) =>
      eachItem(async (after) => {
        const page = await call('listVotes', { query: { ...query, limit: pageSize, ...after }, ...options });
        return { items: page.votes, nextCursor: page.nextCursor };
      }),
    stats: (options) => call('readVoteStats', { ...options }),
  };
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
