// Writes ended attempts in batches: results accumulate while earlier ones are being written, so that a busy engine
// writes hundreds at once and an idle one writes each immediately.
//
// - While a write is slow, others start, but never two with results of the same run, so that failures are counted in the
//   order in which they happened.
// - A write that fails because the database is unavailable is retried until it succeeds: no delivery is sent twice
//   because its result could not be written (promise 5).
// - A result that the database rejects must not block the others. Its run is given up as if this process had crashed
//   in it: the process that takes over the endpoint, once its lease has expired, logs the attempts as interrupted.
import { now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { isDataRejected } from '../db/database-errors.ts';
import type { EndedAttempt } from './attempt.ts';
import type { EndpointClaim } from './claim.ts';
import type { HeldLeases, RunReport } from './record-outcomes.ts';

const MAX_RESULTS = 1_500;
/** Bytes of response bodies in one write; writing takes several times as much memory. */
const MAX_BYTES = 1_000_000;
const MAX_WRITERS = 3;
/** A write that takes longer is not waited for. Until then, results accumulate: one large write costs less than two. */
const SLOW_WRITE_MS = 50;
const RETRY_AFTER_MS = 250;

export interface RecorderDependencies {
  /** `isRetry`: an earlier write failed, but may have been committed anyway. */
  readonly record: (reports: readonly RunReport[], isRetry: boolean) => Promise<HeldLeases>;
  /** Called when a report has been written or given up. `isHeld`: the run may continue. */
  readonly onWritten: (report: RunReport, isHeld: boolean) => void;
  readonly log: Log;
}

interface PendingReport extends RunReport {
  readonly results: EndedAttempt[];
  ended: boolean;
}

export class Recorder {
  readonly #dependencies: RecorderDependencies;
  readonly #pending = new Map<EndpointClaim, PendingReport>();
  readonly #beingWritten = new Set<EndpointClaim>();
  readonly #givenUp = new WeakSet<EndpointClaim>();
  readonly #writers = new Set<Promise<void>>();
  /** When each write in progress was first tried, oldest first. */
  readonly #triedSince = new Set<Date>();
  #isWriterStarting = false;
  /** Set while results wait for a write in progress. */
  #patience: NodeJS.Timeout | null = null;
  #isAbandoned = false;
  #unwrittenBytes = 0;

  constructor(dependencies: RecorderDependencies) {
    this.#dependencies = dependencies;
  }

  addResult(claim: EndpointClaim, ended: EndedAttempt): void {
    this.#unwrittenBytes += bodyBytes(ended);
    this.#pendingReport(claim).results.push(ended);
    this.#startWriter();
  }

  /** The run's lease is released together with its last results. */
  endRun(claim: EndpointClaim): void {
    this.#pendingReport(claim).ended = true;
    this.#startWriter();
  }

  /**
   * How long the oldest write in progress has been tried; 0 when there is none. Uses the wall clock, as leases do, so
   * that time during which the machine slept counts.
   */
  get oldestWriteMs(): number {
    const [since] = this.#triedSince;
    return since ? Math.max(0, now().getTime() - since.getTime()) : 0;
  }

  /** Bytes of response bodies that are not in the database yet. */
  get unwrittenBytes(): number {
    return this.#unwrittenBytes;
  }

  /** Resolves when everything added is in the database. */
  async settled(): Promise<void> {
    while (this.#writers.size > 0) await Promise.all(this.#writers);
  }

  /** Stops retrying because the process ends; another one logs the unwritten attempts as interrupted. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  #pendingReport(claim: EndpointClaim): PendingReport {
    const known = this.#pending.get(claim);
    if (known) return known;
    const fresh: PendingReport = { claim, results: [], ended: false };
    this.#pending.set(claim, fresh);
    return fresh;
  }

  #startWriter(): void {
    // The writer takes what has accumulated, or the timer starts another one.
    if (this.#patience && this.#writers.size > 0) return;
    if (this.#isWriterStarting || this.#writers.size >= MAX_WRITERS || !this.#hasWritable()) return;
    if (this.#isWriting()) {
      this.#patience ??= setTimeout(() => {
        this.#patience = null;
        this.#startWriter();
      }, SLOW_WRITE_MS);
      return;
    }
    const writer = this.#writeBatches().finally(() => {
      this.#writers.delete(writer);
      this.#startWriter();
    });
    this.#writers.add(writer);
  }

  /** Whether a write is in progress that is not slow. */
  #isWriting(): boolean {
    const newest = [...this.#triedSince].at(-1);
    if (!newest) return false;
    const triedMs = now().getTime() - newest.getTime();
    // Negative if the clock was set back.
    return triedMs >= 0 && triedMs < SLOW_WRITE_MS;
  }

  #hasWritable(): boolean {
    for (const claim of this.#pending.keys()) if (!this.#beingWritten.has(claim)) return true;
    return false;
  }

  async #writeBatches(): Promise<void> {
    // Waits for one turn of the event loop, so that one writer writes all responses that arrived together.
    this.#isWriterStarting = true;
    await new Promise(setImmediate);
    this.#isWriterStarting = false;
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch()) {
      const since = now();
      this.#triedSince.add(since);
      const held = await this.#write(batch);
      this.#triedSince.delete(since);
      for (const report of batch) {
        this.#beingWritten.delete(report.claim);
        for (const ended of report.results) this.#unwrittenBytes -= bodyBytes(ended);
        this.#dependencies.onWritten(report, held.has(report.claim.endpointId));
      }
    }
  }

  /** Takes all pending results of whole runs, oldest first, up to about MAX_RESULTS. */
  #takeBatch(): readonly RunReport[] {
    const batch: RunReport[] = [];
    let results = 0;
    let bytes = 0;
    for (const report of this.#pending.values()) {
      if (results >= MAX_RESULTS || bytes >= MAX_BYTES) break;
      if (this.#beingWritten.has(report.claim)) continue;
      batch.push(report);
      results += report.results.length;
      for (const ended of report.results) bytes += bodyBytes(ended);
    }
    for (const { claim } of batch) {
      this.#pending.delete(claim);
      this.#beingWritten.add(claim);
    }
    return batch;
  }

  /**
   * `isRetry`: results that are already in the database are skipped, so a rejection is caused by the remaining ones.
   */
  async #write(batch: readonly RunReport[], isRetry = false): Promise<HeldLeases> {
    const reports = batch.filter(({ claim }) => !this.#givenUp.has(claim));
    for (let retries = isRetry; reports.length > 0; retries = true) {
      try {
        return await this.#dependencies.record(reports, retries);
      } catch (error) {
        if (this.#isAbandoned) break;
        if (retries && isDataRejected(error)) return this.#writeWithoutRejected(reports, error);
        this.#dependencies.log.warn(
          { err: error, reports: reports.length },
          'Results could not be written. Trying again.',
        );
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      }
    }
    return new Set();
  }

  /** Splits the batch in half until the rejected run is isolated. */
  async #writeWithoutRejected(batch: readonly RunReport[], error: unknown): Promise<HeldLeases> {
    const [only] = batch;
    if (only && batch.length === 1) return this.#giveUp(only.claim, error);
    const half = Math.ceil(batch.length / 2);
    const first = await this.#write(batch.slice(0, half), true);
    const second = await this.#write(batch.slice(half), true);
    return new Set([...first, ...second]);
  }

  #giveUp(claim: EndpointClaim, error: unknown): HeldLeases {
    this.#givenUp.add(claim);
    this.#dependencies.log.error(
      { err: error, endpoint: claim.endpointId },
      'The database rejected a result of this endpoint. Its attempts in flight will be logged as interrupted.',
    );
    return new Set();
  }
}

/** In bytes, not characters: each invalid character (U+FFFD) takes three bytes. */
function bodyBytes({ result }: EndedAttempt): number {
  return result.responseBody ? Buffer.byteLength(result.responseBody) : 0;
}
