// Votes over the API: checks, claims, the list, and statistics.
import { createLostClaims } from './lost-claims.ts';
import type { BodyOf, Call, CallOptions, QueryOf, ResultOf } from './operations.ts';
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
  /** Whether this user, player or identity (`roblox:123`) has an active vote. */
  check(subject: QueryOf<'checkVote'>, options?: CallOptions): Promise<CheckedVote>;
  /**
   * The same for any number of identities, or of players on `minecraft` listings: 50 are one check. Keyed by the text as
   * given.
   */
  checkMany(subjects: ManySubjects, options?: CallOptions): Promise<Map<string, CheckedVote>>;
  /**
   * Votes that nobody has claimed for `consumer` yet: reward each of them. If the call fails, call it again: it gets the
   * votes that the lost response had. After a crash that needs a `claimId` that you stored before. Default: a new one.
   */
  claim(claim: ClaimRequest, options?: CallOptions): Promise<ClaimedVotes>;
  /** All votes that match, newest first. */
  list(query?: VoteListQuery, options?: CallOptions): AsyncGenerator<ListedVoteEvent, void, void>;
  stats(options?: CallOptions): Promise<ResultOf<'readVoteStats'>>;
}

export type ManySubjects = { readonly playerNames: readonly string[] } | { readonly identities: readonly string[] };
export type ClaimRequest = Omit<BodyOf<'claimVotes'>, 'claimId'> & { readonly claimId?: string };
export type ClaimedVotes = ResultOf<'claimVotes'>['votes'];

const SUBJECTS_A_REQUEST = 50;
const LARGEST_PAGE = 100;

export function votesClient(call: Call): VotesClient {
  const lost = createLostClaims();
  return {
    check: (query, options) => call('checkVote', { query, ...options }),
    async checkMany(subjects, options) {
      const [field, values] = Object.entries(subjects)[0] ?? [];
      const found = new Map<string, CheckedVote>();
      // One after the other, because they share a limit with everything else that checks votes of this listing.
      for (const some of chunks([...new Set(values)], SUBJECTS_A_REQUEST)) {
        const { results } = await call('checkVotes', { body: { [field ?? '']: some }, ...options });
        for (const [subject, check] of Object.entries(results)) found.set(subject, check);
      }
      return found;
    },
    async claim({ claimId: given, ...claim }, options) {
      const { identity, userId, playerName, consumer = 'default' } = claim;
      const key = JSON.stringify([identity, userId, playerName, consumer]);
      const claimId = given ?? lost.take(key);
      try {
        return (await call('claimVotes', { body: { ...claim, claimId }, ...options })).votes;
      } catch (error) {
        if (given === undefined) lost.keep(key, claimId, error);
        throw error;
      }
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
