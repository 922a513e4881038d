// Gathers results while the last ones are being written, so that a busy engine writes hundreds at once and an idle one
// writes each at once. A write that fails because the database is away is tried again: a result is never sent twice
// because it could not be written (promise 5). Several writes are under way at once, each for other endpoints: one write is
// five journeys to the database, and a busy process is slow to take in what comes back.
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Report, StillOurs } from './record-outcomes.ts';
import type { Result, Run } from './run.ts';

const MOST_AT_ONCE = 1_500;
/** Bytes of answers in one write: it takes their memory several times over. */
const MOST_TEXT_AT_ONCE = 1_000_000;
const MOST_WRITERS = 3;
const RETRY_PAUSE_MS = 250;

export interface RecorderParts {
  /** `again`: an earlier try failed, and may have been committed all the same. */
  readonly record: (reports: readonly Report[], again: boolean) => Promise<StillOurs>;
  /** Called when a run's end is in the database and its lease released. */
  readonly onReleased: (run: Run) => void;
  readonly log: Log;
}

interface Noted {
  readonly results: Result[];
  ended: boolean;
}

export class Recorder {
  readonly #parts: RecorderParts;
  readonly #noted = new Map<Run, Noted>();
  /** Runs whose earlier results are being written: their later ones wait, for failures are counted in their order. */
  readonly #beingWritten = new Set<Run>();
  readonly #writers = new Set<Promise<void>>();
  /** When each write under way was first tried, the oldest first. */
  readonly #triedSince = new Set<Date>();
  /** A writer waits for its first batch. */
  #beginning = false;
  #abandoned = false;
  #heldText = 0;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  /** Notes an ended attempt, to be written soon. */
  result(run: Run, result: Result): void {
    this.#heldText += textOf(result);
    this.#note(run).results.push(result);
    this.#write();
  }

  /** Notes that a run is over, to be released together with its last results. */
  end(run: Run): void {
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
      const ours = await this.#untilWritten([...batch].map(([run, noted]) => report(run, noted)));
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

  async #untilWritten(reports: readonly Report[]): Promise<StillOurs> {
    for (let again = false; ; again = true) {
      try {
        return await this.#parts.record(reports, again);
      } catch (error) {
        if (this.#abandoned) return new Set();
        this.#parts.log.warn(
          { err: error, reports: reports.length },
          'Results could not be written; trying again.',
        );
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
  }
}

/** Bytes: what is no text at all becomes three for each of its own. */
function textOf({ answer }: Result): number {
  return answer.responseBody ? Buffer.byteLength(answer.responseBody) : 0;
}

function report(run: Run, noted: Noted): Report {
  const { endpointId, epoch } = run.claim;
  return { endpointId, epoch, results: noted.results, ended: noted.ended };
}
