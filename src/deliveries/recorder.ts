// Gathers results while the last ones are being written, so that a busy engine writes hundreds at once and an idle one
// writes each at once. A write that fails because the database is away is tried again: a result is never sent twice
// because it could not be written (promise 5).
import type { Log } from '../core/log.ts';
import type { Report, StillOurs } from './record-outcomes.ts';
import type { Result, Run } from './run.ts';

const MOST_AT_ONCE = 500;
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
  #noted = new Map<Run, Noted>();
  #count = 0;
  #writing: Promise<void> | null = null;
  #abandoned = false;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  /** Notes an ended attempt, to be written soon. */
  result(run: Run, result: Result): void {
    this.#note(run).results.push(result);
    this.#count += 1;
    this.#write();
  }

  /** Notes that a run is over, to be released together with its last results. */
  end(run: Run): void {
    this.#note(run).ended = true;
    this.#write();
  }

  /** When everything noted is in the database. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
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
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
      if (this.#noted.size > 0) this.#write();
    });
  }

  async #writeAll(): Promise<void> {
    // One turn of the event loop: answers that arrived together are written together.
    await new Promise(setImmediate);
    while (this.#noted.size > 0) {
      const batch = this.#take();
      const ours = await this.#untilWritten([...batch].map(([run, noted]) => report(run, noted)));
      for (const [run, noted] of batch) {
        if (!ours.has(run.claim.endpointId)) run.stop();
        if (noted.ended) this.#parts.onReleased(run);
      }
    }
  }

  /** Whole runs, oldest first, up to about MOST_AT_ONCE results. */
  #take(): Map<Run, Noted> {
    if (this.#count <= MOST_AT_ONCE) {
      const all = this.#noted;
      this.#noted = new Map();
      this.#count = 0;
      return all;
    }
    const batch = new Map<Run, Noted>();
    let size = 0;
    for (const [run, noted] of this.#noted) {
      if (size >= MOST_AT_ONCE) break;
      batch.set(run, noted);
      this.#noted.delete(run);
      size += noted.results.length;
    }
    this.#count -= size;
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

function report(run: Run, noted: Noted): Report {
  const { endpointId, epoch } = run.claim;
  return { endpointId, epoch, results: noted.results, ended: noted.ended };
}
