// Looks at every server that is due: claims as many as there is room for, asks each, and records what was found. Nothing
// stands in memory that a crash could lose: a claim that is not recorded is another process's after its lease.
import { createBatcher } from '../core/batch.ts';
import type { Db } from '../db/database.ts';
import {
  type ClaimedServer,
  claimDueServers,
  type PollResult,
  recordPollResults,
} from './player-count-queries.ts';
import { statusAfterPoll } from './poll-status.ts';
import { failedQuery, type QueryContext, type QueryResult } from './query-result.ts';
import type { QueryRoblox } from './query-roblox.ts';
import { queryServer } from './query-server.ts';
import { parseServerAddress } from './server-address.ts';

export interface PollRoundDependencies extends QueryContext {
  readonly db: Db;
  readonly askRoblox: QueryRoblox;
}

/** Servers being asked at once, each over one socket at most (decision P2). */
export const MAX_CONCURRENT_POLLS = 50;
/** Less room is not worth a statement. */
const CLAIM_LEAST = 10;
const FINDINGS_A_WRITE = 200;

/** Answers how many were looked at. Throws when the database is lost. */
export function runPollRound(parts: PollRoundDependencies): Promise<number> {
  return new Round(parts).run();
}

class Round {
  readonly #parts: PollRoundDependencies;
  readonly #record: (finding: PollResult) => Promise<unknown>;
  /** Those under way, and those that failed. */
  readonly #recordings = new Set<Promise<unknown>>();
  #underWay = 0;
  #probed = 0;
  #hasRoom: (() => void) | null = null;

  constructor(parts: PollRoundDependencies) {
    this.#parts = parts;
    this.#record = createBatcher(
      { maxConcurrent: 1, maxSize: FINDINGS_A_WRITE },
      async (findings: readonly PollResult[]) => {
        await recordPollResults(parts.db, findings);
        return findings;
      },
    );
  }

  async run(): Promise<number> {
    const { db, signal } = this.#parts;
    try {
      while (!signal.aborted) {
        const claimed = await claimDueServers(db, MAX_CONCURRENT_POLLS - this.#underWay);
        if (claimed.length === 0 && this.#underWay === 0) break;
        this.#begin(claimed);
        await this.#room(claimed.length === 0 ? 0 : MAX_CONCURRENT_POLLS - CLAIM_LEAST);
      }
    } finally {
      await this.#room(0);
      await Promise.all(this.#recordings);
    }
    return this.#probed;
  }

  #begin(claimed: readonly ClaimedServer[]): void {
    this.#underWay += claimed.length;
    const ofRoblox = claimed.filter(({ game }) => game === 'roblox');
    if (ofRoblox.length > 0) void this.#lookAtRoblox(ofRoblox);
    for (const one of claimed) if (one.game !== 'roblox') void this.#lookAt(one, one.game);
  }

  async #lookAt(claimed: ClaimedServer, game: 'minecraft' | 'fivem' | 'hytale'): Promise<void> {
    this.#end(claimed, await queryServer(this.#parts, game, claimed.address).catch(ourBug));
  }

  async #lookAtRoblox(all: readonly ClaimedServer[]): Promise<void> {
    const places = all.map((claimed) => {
      const read = parseServerAddress(claimed.address, 'roblox');
      return { claimed, placeId: read?.kind === 'place' ? read.placeId : null };
    });
    const ids = [...new Set(places.flatMap(({ placeId }) => placeId ?? []))];
    const counted = await this.#parts.askRoblox(this.#parts, ids).catch(() => null);
    for (const { claimed, placeId } of places)
      this.#end(
        claimed,
        placeId === null ? failedQuery('address_unsuitable') : (counted?.get(placeId) ?? ourBug()),
      );
  }

  #end(claimed: ClaimedServer, counted: QueryResult): void {
    const { listingId, claimId, game, state, players, maxPlayers, failures, code } = claimed;
    const before = { state, players, maxPlayers, failures, code };
    const recording = this.#record({ listingId, claimId, ...statusAfterPoll(game, before, counted) });
    // It is waited for at the end; until then a lost database must not end the process.
    recording.then(
      () => this.#recordings.delete(recording),
      () => undefined,
    );
    this.#recordings.add(recording);
    this.#probed += 1;
    this.#underWay -= 1;
    this.#hasRoom?.();
  }

  /** Until at most `most` are under way. */
  async #room(most: number): Promise<void> {
    while (this.#underWay > most)
      await new Promise<void>((resolve) => {
        this.#hasRoom = resolve;
      });
  }
}

/** An exception nobody thought of says nothing of the server. */
function ourBug(): QueryResult {
  return failedQuery('internal_error');
}
