// Looks at every server that is due: claims as many as there is room for, asks each, and records what was found. Nothing
// stands in memory that a crash could lose: a claim that is not recorded is another process's after its lease.
import { gather } from '../core/gather.ts';
import type { Db } from '../db/database.ts';
import { readServerAddress } from '../listings/server-address.ts';
import { askServer } from './ask-server.ts';
import { type Asking, type Counted, failed } from './probe.ts';
import { type Claimed, claimDue, type Finding, recordFindings } from './queries.ts';
import type { AskRoblox } from './roblox.ts';
import { afterLook } from './standing.ts';

export interface ProbeParts extends Asking {
  readonly db: Db;
  readonly askRoblox: AskRoblox;
}

/** Servers being asked at once, each over one socket at most (decision P2). */
export const PROBES_AT_ONCE = 50;
/** Less room is not worth a statement. */
const CLAIM_LEAST = 10;
const FINDINGS_A_WRITE = 200;

/** Answers how many were looked at. Throws when the database is lost. */
export function probeRound(parts: ProbeParts): Promise<number> {
  return new Round(parts).run();
}

class Round {
  readonly #parts: ProbeParts;
  readonly #record: (finding: Finding) => Promise<unknown>;
  /** Those under way, and those that failed. */
  readonly #recordings = new Set<Promise<unknown>>();
  #underWay = 0;
  #probed = 0;
  #hasRoom: (() => void) | null = null;

  constructor(parts: ProbeParts) {
    this.#parts = parts;
    this.#record = gather({ atOnce: 1, most: FINDINGS_A_WRITE }, async (findings: readonly Finding[]) => {
      await recordFindings(parts.db, findings);
      return findings;
    });
  }

  async run(): Promise<number> {
    const { db, signal } = this.#parts;
    try {
      while (!signal.aborted) {
        const claimed = await claimDue(db, PROBES_AT_ONCE - this.#underWay);
        if (claimed.length === 0 && this.#underWay === 0) break;
        this.#begin(claimed);
        await this.#room(claimed.length === 0 ? 0 : PROBES_AT_ONCE - CLAIM_LEAST);
      }
    } finally {
      await this.#room(0);
      await Promise.all(this.#recordings);
    }
    return this.#probed;
  }

  #begin(claimed: readonly Claimed[]): void {
    this.#underWay += claimed.length;
    const ofRoblox = claimed.filter(({ game }) => game === 'roblox');
    if (ofRoblox.length > 0) void this.#lookAtRoblox(ofRoblox);
    for (const one of claimed) if (one.game !== 'roblox') void this.#lookAt(one, one.game);
  }

  async #lookAt(claimed: Claimed, game: 'minecraft' | 'fivem' | 'hytale'): Promise<void> {
    this.#end(claimed, await askServer(this.#parts, game, claimed.address).catch(ourBug));
  }

  async #lookAtRoblox(all: readonly Claimed[]): Promise<void> {
    const places = all.map((claimed) => {
      const read = readServerAddress(claimed.address, 'roblox');
      return { claimed, placeId: read?.kind === 'place' ? read.placeId : null };
    });
    const ids = [...new Set(places.flatMap(({ placeId }) => placeId ?? []))];
    const counted = await this.#parts.askRoblox(this.#parts, ids).catch(() => null);
    for (const { claimed, placeId } of places)
      this.#end(
        claimed,
        placeId === null ? failed('address_unsuitable') : (counted?.get(placeId) ?? ourBug()),
      );
  }

  #end(claimed: Claimed, counted: Counted): void {
    const { listingId, claimId, game, state, players, maxPlayers, failures, code } = claimed;
    const before = { state, players, maxPlayers, failures, code };
    const recording = this.#record({ listingId, claimId, ...afterLook(game, before, counted) });
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
function ourBug(): Counted {
  return failed('internal_error');
}
