// Polls every server that is due: claims as many as may be polled at once, queries each, and records the results. A
// crash loses nothing: once its lease has expired, another process takes over a claim that was not recorded.
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import { createBatcher } from '../core/batch.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type ClaimedServer, claimDueServers, type PollResult, recordPollResults } from './player-count-queries.ts';
import { pollServer } from './poll-server.ts';
import { statusAfterPoll, uptimeOfPoll } from './poll-status.ts';
import { failedQuery, type QueryContext } from './query-result.ts';
import { createRobloxQuery, type QueryRoblox } from './query-roblox.ts';
import { parseServerAddress } from './server-address.ts';
import { type ServerPoll, withoutFacts } from './server-poll.ts';

export interface PollRoundDependencies extends QueryContext {
  readonly db: Db;
  readonly askRoblox: QueryRoblox;
}

/** Each server is queried over at most one socket (decision P2). */
export const MAX_CONCURRENT_POLLS = 50;
/** Claiming fewer servers is not worth a statement. */
const MIN_CLAIM = 10;
const MAX_RESULTS_PER_WRITE = 200;
/**
 * So many polls at a time may also ask what is asked once an hour. The others ask with their next poll, so that many
 * servers that are due at once, as after a pause, need no more memory.
 */
const MAX_ASKING_MORE = 5;

/** Returns how many servers were polled. Throws if the database becomes unavailable. */
export function runPollRound(parts: PollRoundDependencies): Promise<number> {
  return new Round(parts).run();
}

class Round {
  readonly #parts: PollRoundDependencies;
  readonly #record: (result: PollResult) => Promise<unknown>;
  /** Recordings in progress, and those that failed. */
  readonly #recordings = new Set<Promise<unknown>>();
  #active = 0;
  #askingMore = 0;
  #polled = 0;
  #onCapacity: (() => void) | null = null;

  constructor(parts: PollRoundDependencies) {
    this.#parts = parts;
    this.#record = createBatcher(
      { maxConcurrent: 1, maxSize: MAX_RESULTS_PER_WRITE },
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
        const claimed = await claimDueServers(db, MAX_CONCURRENT_POLLS - this.#active);
        if (claimed.length === 0 && this.#active === 0) break;
        this.#begin(claimed);
        await this.#waitForCapacity(claimed.length === 0 ? 0 : MAX_CONCURRENT_POLLS - MIN_CLAIM);
      }
    } finally {
      await this.#waitForCapacity(0);
      await Promise.all(this.#recordings);
    }
    return this.#polled;
  }

  #begin(claimed: readonly ClaimedServer[]): void {
    this.#active += claimed.length;
    const ofRoblox = claimed.filter(({ game }) => game === 'roblox');
    if (ofRoblox.length > 0) void this.#pollRoblox(ofRoblox);
    for (const one of claimed) if (one.game !== 'roblox') void this.#poll(one, one.game);
  }

  async #poll(claimed: ClaimedServer, game: 'minecraft' | 'fivem' | 'hytale'): Promise<void> {
    const moreDue = claimed.moreDue && this.#askingMore < MAX_ASKING_MORE;
    if (moreDue) this.#askingMore += 1;
    const poll = await pollServer(this.#parts, game, { ...claimed, moreDue }).catch(internalError);
    if (moreDue) this.#askingMore -= 1;
    this.#end(claimed, poll);
  }

  async #pollRoblox(all: readonly ClaimedServer[]): Promise<void> {
    const servers = all.map((claimed) => {
      const read = parseServerAddress(claimed.address, 'roblox');
      return { claimed, placeId: read?.kind === 'place' ? read.placeId : null };
    });
    const ids = [...new Set(servers.flatMap(({ placeId }) => placeId ?? []))];
    const result = await this.#parts.askRoblox(this.#parts, ids).catch(() => null);
    for (const { claimed, placeId } of servers)
      this.#end(
        claimed,
        placeId === null
          ? withoutFacts(failedQuery('address_unsuitable'))
          : withoutFacts(result?.get(placeId) ?? failedQuery('internal_error')),
      );
  }

  #end(claimed: ClaimedServer, { result, facts, askedMore }: ServerPoll): void {
    const { listingId, claimId, game, state, players, maxPlayers, failures, code } = claimed;
    const before = { state, players, maxPlayers, failures, code };
    const recording = this.#record({
      listingId,
      claimId,
      ...statusAfterPoll(game, before, result),
      ...uptimeOfPoll(game, before, result),
      facts,
      askedMore,
    });
    // run() awaits the recording at the end; until then, its rejection must not crash the process.
    recording.then(
      () => this.#recordings.delete(recording),
      () => undefined,
    );
    this.#recordings.add(recording);
    this.#polled += 1;
    this.#active -= 1;
    this.#onCapacity?.();
  }

  /** Waits until at most `most` polls are in progress. */
  async #waitForCapacity(most: number): Promise<void> {
    while (this.#active > most)
      await new Promise<void>((resolve) => {
        this.#onCapacity = resolve;
      });
  }
}

/** An unexpected exception says nothing about the server. */
function internalError(): ServerPoll {
  return withoutFacts(failedQuery('internal_error'));
}

export interface PollingDependencies {
  readonly db: Db;
  readonly outbound: Outbound;
  readonly log: Log;
  /** The origin of a test server that replaces Roblox. */
  readonly robloxOrigin?: string | undefined;
}

/** How often to search for servers that are due, which costs one statement while none is. */
const SEARCH_EVERY_MS = 5_000;

/** Stopping the loop aborts the queries in flight, whose results are then not counted. */
export function startPlayerCountPolling({ db, outbound, log, robloxOrigin }: PollingDependencies): BackgroundLoop {
  const askRoblox = createRobloxQuery(robloxOrigin);
  return startBackgroundLoop({
    run: (signal) => runPollRound({ db, outbound, askRoblox, signal }),
    intervalMs: SEARCH_EVERY_MS,
    log,
    errorMessage: 'Player counts could not be polled. Trying again.',
  });
}
