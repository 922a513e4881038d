// Gathers results while the last ones are being written, so that a busy engine writes hundreds at once and an idle one
// writes each at once. A write that fails because the database is away is tried again: a result is never sent twice
// because it could not be written (promise 5). Several writes are under way at once, each for other endpoints: one write is
// five journeys to the database, and a busy process is slow to take in what comes back.
// One result that the tables refuse must not keep the others from being written: its run is left as a dead process would leave
// it, for whoever takes the endpoint over once the lease has run out.
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { isDataRejected } from '../db/database-errors.ts';
import type { HeldLeases, RunReport } from './record-outcomes.ts';
import type { EndedAttempt, Run } from './run.ts';

const MOST_AT_ONCE = 1_500;
/** Bytes of answers in one write: it takes their memory several times over. */
const MOST_TEXT_AT_ONCE = 1_000_000;
const MOST_WRITERS = 3;
const RETRY_PAUSE_MS = 250;

export interface RecorderDependencies {
  /** `again`: an earlier try failed, and may have been committed all the same. */
  readonly record: (reports: readonly RunReport[], again: boolean) => Promise<HeldLeases>;
  /** Called when a run's end is in the database and its lease released; or when the run is given up. */
  readonly onReleased: (run: Run) => void;
  readonly log: Log;
}

interface Noted {
  readonly results: EndedAttempt[];
  ended: boolean;
}

type Batch = ReadonlyMap<Run, Noted>;

export class Recorder {
  readonly #parts: RecorderDependencies;
  readonly #noted = new Map<Run, Noted>();
  /** Runs whose earlier results are being written: their later ones wait, for failures are counted in their order. */
  readonly #beingWritten = new Set<Run>();
  /** Runs with a result that the database refuses: nothing more of them is written. */
  readonly #givenUp = new WeakSet<Run>();
  readonly #writers = new Set<Promise<void>>();
  /** When each write under way was first tried, the oldest first. */
  readonly #triedSince = new Set<Date>();
  /** A writer waits for its first batch. */
  #beginning = false;
  #abandoned = false;
  #heldText = 0;

  constructor(parts: RecorderDependencies) {
    this.#parts = parts;
  }

  /** Notes an ended attempt, to be written soon. */
  addResult(run: Run, result: EndedAttempt): void {
    this.#heldText += textOf(result);
    this.#note(run).results.push(result);
    this.#write();
  }

  /** Notes that a run is over, to be released together with its last results. */
  endRun(run: Run): void {
    this.#note(run).ended = true;
    this.#write();
  }

  /**
   * How long the oldest write under way has been tried; 0 when there is none. By the wall clock, as leases are: time in which the
   * machine slept counts.
   */
  get oldestWriteMs(): number {
    const [since] = this.#triedSince;
    return since ? Math.max(0, now().getTime() - since.getTime()) : 0;
  }

  /** Bytes of answers that are not in the database yet. */
  get heldText(): number {
    return this.#heldText;
  }

  /** When everything noted is in the database. */
  async settled(): Promise<void> {
    while (this.#writers.size > 0) await Promise.all(this.#writers);
  }

  /** Tries no more to write what the database does not take: the process ends, and another finds it interrupted. */
  abandon(): void {
    this.#abandoned = true;
  }

  #note(run: Run): Noted {
    const known = this.#noted.get(run);
    if (known) return known;
    const fresh: Noted = { results: [], ended: false };
    this.#noted.set(run, fresh);
    return fresh;
  }

  #write(): void {
    if (this.#beginning || this.#writers.size >= MOST_WRITERS || !this.#hasMore()) return;
    const writer = this.#writeAll().finally(() => {
      this.#writers.delete(writer);
      this.#write();
    });
    this.#writers.add(writer);
  }

  #hasMore(): boolean {
    for (const run of this.#noted.keys()) if (!this.#beingWritten.has(run)) return true;
    return false;
  }

  async #writeAll(): Promise<void> {
    // One turn of the event loop: answers that arrived together are written together, by one writer.
    this.#beginning = true;
    await new Promise(setImmediate);
    this.#beginning = false;
    for (let batch = this.#take(); batch.size > 0; batch = this.#take()) {
      const since = now();
      this.#triedSince.add(since);
      const ours = await this.#untilWritten(batch);
      this.#triedSince.delete(since);
      for (const [run, noted] of batch) {
        this.#beingWritten.delete(run);
        for (const result of noted.results) this.#heldText -= textOf(result);
        if (!ours.has(run.claim.endpointId)) run.stop();
        if (noted.ended) this.#parts.onReleased(run);
      }
    }
  }

  /** Whole runs, oldest first, up to about MOST_AT_ONCE results. */
  #take(): Map<Run, Noted> {
    const batch = new Map<Run, Noted>();
    let size = 0;
    let text = 0;
    for (const [run, noted] of this.#noted) {
      if (size >= MOST_AT_ONCE || text >= MOST_TEXT_AT_ONCE) break;
      if (this.#beingWritten.has(run)) continue;
      batch.set(run, noted);
      size += noted.results.length;
      for (const result of noted.results) text += textOf(result);
    }
    for (const run of batch.keys()) {
      this.#noted.delete(run);
      this.#beingWritten.add(run);
    }
    return batch;
  }

  /** `again`: what was written already is left out, so what is refused then is refused for good. */
  async #untilWritten(batch: Batch, again = false): Promise<HeldLeases> {
    const reports = [...batch].filter(([run]) => !this.#givenUp.has(run)).map((entry) => report(...entry));
    for (; reports.length > 0; again = true) {
      try {
        return await this.#parts.record(reports, again);
      } catch (error) {
        if (this.#abandoned) break;
        if (again && isDataRejected(error)) return this.#withoutRefused(batch, error);
        this.#parts.log.warn(
          { err: error, reports: reports.length },
          'Results could not be written; trying again.',
        );
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
    return new Set();
  }

  /** Half by half, until the run that is refused stands alone. */
  async #withoutRefused(batch: Batch, error: unknown): Promise<HeldLeases> {
    const entries = [...batch];
    const [only] = entries;
    if (only && entries.length === 1) return this.#giveUp(only[0], error);
    const half = Math.ceil(entries.length / 2);
    const first = await this.#untilWritten(new Map(entries.slice(0, half)), true);
    const second = await this.#untilWritten(new Map(entries.slice(half)), true);
    return new Set([...first, ...second]);
  }

  #giveUp(run: Run, error: unknown): HeldLeases {
    this.#givenUp.add(run);
    const { endpointId } = run.claim;
    this.#parts.log.error(
      { err: error, endpoint: endpointId },
      'The database refuses a result of this endpoint; what was on the wire there is told as interrupted.',
    );
    return new Set();
  }
}

/** Bytes: what is no text at all becomes three for each of its own. */
function textOf({ answer }: EndedAttempt): number {
  return answer.responseBody ? Buffer.byteLength(answer.responseBody) : 0;
}

function report(run: Run, noted: Noted): RunReport {
  const { endpointId, epoch } = run.claim;
  return { endpointId, epoch, results: noted.results, ended: noted.ended };
}
