// The engine: claims what is due, runs it, records it. It owns nothing that a crash could lose: all it knows stands in
// the database before a socket opens, and again before a lease is released.
import { monotonicMs, now } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { LoadTargets } from '../endpoints/targets.ts';
import { claimEndpoints, claimMoreAttempts } from './claim.ts';
import { selectMsUntilNextDue } from './claim-queries.ts';
import { DueSearch } from './due-search.ts';
import { monitorEventLoop } from './event-loop-load.ts';
import { logAttempt } from './log-attempt.ts';
import type { DeliveryObserver } from './observer.ts';
import { type HeldLeases, type RetryPolicy, type RunReport, recordOutcomes } from './record-outcomes.ts';
import { Recorder } from './recorder.ts';
import { renewLeases } from './renew-leases.ts';
import { Run, type RunDependencies } from './run.ts';
import { type ChannelFor, sendAttempt } from './send.ts';

/** Endpoints a process works on at once: a hundred that hang leave room for all others. */
const MOST_LEASES = 1_000;
const MOST_A_CLAIM = 32;
/** Attempts on the move at once. Those at endpoints that hang do not count: a hundred of them must not fill this. */
const MOST_ATTEMPTS = 4_000;
/** With so many requests open, most of them at endpoints that hang, an endpoint gets fewer: each takes 18 kB of memory. */
const MANY_OPEN = 4_000;
const AT_ONCE_THEN = 4;
/** Enough for a busy processor: with 4,000 held, each took a quarter more of its time. */
const ENOUGH_ATTEMPTS = 1_000;
/** Bytes of answers that wait to be written: beyond these nothing more is claimed, or long answers fill the memory. */
const MOST_HELD_TEXT = 4_000_000;

export interface EngineDependencies {
  readonly db: Db;
  readonly loadTargets: LoadTargets;
  readonly channelFor: ChannelFor;
  readonly rules: RetryPolicy;
  readonly log: Log;
  /** Null: nobody counts. */
  readonly observer: DeliveryObserver | null;
}

export class Engine {
  readonly #parts: EngineDependencies;
  readonly #runs = new Set<Run>();
  readonly #recorder: Recorder;
  readonly #runParts: RunDependencies;
  readonly #abort = new AbortController();
  readonly #isBusy = monitorEventLoop();
  readonly #search = new DueSearch();
  #released: (() => void)[] = [];
  /** Requests begun and not ended. */
  #open = 0;

  constructor(parts: EngineDependencies) {
    this.#parts = parts;
    this.#recorder = new Recorder({
      record: (reports, again) => this.#record(reports, again),
      onReleased: (run) => this.#forget(run),
      log: parts.log,
    });
    this.#runParts = {
      send: (target, attempt, startedAtMs) => {
        this.#open += 1;
        return sendAttempt(parts.channelFor, target, attempt, startedAtMs, this.#abort.signal);
      },
      mostAtOnce: () => (this.#open < MANY_OPEN ? Infinity : AT_ONCE_THEN),
      onResult: (run, result) => {
        this.#open -= 1;
        parts.observer?.attemptEnded(run.claim, result);
        logAttempt(parts.log, run.claim, result);
        this.#recorder.addResult(run, result);
      },
      onEnd: (run) => this.#recorder.endRun(run),
      paceMaxMs: parts.rules.paceMaxMs,
    };
  }

  /** Endpoints being worked on now. */
  get leases(): number {
    return this.#runs.size;
  }

  /** Attempts begun and not ended. */
  get inFlight(): number {
    return this.#open;
  }

  /** How long the oldest write of results has been tried; 0 when none is under way. */
  get oldestWriteMs(): number {
    return this.#recorder.oldestWriteMs;
  }

  /** Claims what is due and sets it going; answers how many endpoints that were, or null if there is no room for any. */
  async startDue(): Promise<number | null> {
    if (this.#recorder.heldText > MOST_HELD_TEXT) return null;
    await this.#feed();
    const room = Math.min(MOST_A_CLAIM, MOST_LEASES - this.#runs.size);
    const busy = this.#isBusy();
    if (room <= 0 || this.#moving() >= (busy ? ENOUGH_ATTEMPTS : MOST_ATTEMPTS)) return null;
    const claims = await claimEndpoints(this.#parts.db, this.#parts.loadTargets, room, this.#search);
    for (const claim of claims) {
      if (claim.orphaned) this.#takeOver(claim.endpointId);
      const run = new Run(claim, this.#runParts);
      this.#runs.add(run);
      run.startAttempts();
    }
    return claims.length;
  }

  /** Works until nothing is due any more. What tests call; the loop never waits for a slow endpoint like this. */
  async tick(): Promise<void> {
    for (;;) {
      // A run that is released while the claim is on its way may have left more than that claim saw.
      const idle = this.#runs.size === 0;
      const begun = await this.startDue();
      if (begun) continue;
      if (this.#runs.size > 0) await this.nextRelease();
      else if (idle) return;
    }
  }

  /** Resolves when the next run has been released. */
  nextRelease(): Promise<void> {
    return new Promise((resolve) => this.#released.push(resolve));
  }

  /** Renews the leases of all runs; a run whose lease was lost begins nothing more. */
  async renew(): Promise<void> {
    const runs = [...this.#runs];
    if (runs.length === 0) return;
    const renewedAt = now();
    const { renewed, locked } = await renewLeases(
      this.#parts.db,
      runs.map((run) => run.claim),
    );
    for (const run of runs) {
      const { endpointId } = run.claim;
      if (renewed.has(endpointId)) run.leaseRenewed(renewedAt);
      else if (this.#runs.has(run) && !locked.has(endpointId)) run.stop();
    }
  }

  /** Milliseconds until something is due; null when nothing waits. */
  msUntilNextDue(): Promise<number | null> {
    return selectMsUntilNextDue(this.#parts.db);
  }

  /** Begins nothing more, lets what is under way end, aborts it after `patienceMs`, and releases everything. */
  async stop(patienceMs: number): Promise<void> {
    for (const run of this.#runs) run.stop();
    const timer = setTimeout(() => {
      this.#abort.abort();
      this.#recorder.abandon();
    }, patienceMs);
    try {
      while (this.#runs.size > 0) await this.nextRelease();
      await this.#recorder.settled();
    } finally {
      clearTimeout(timer);
    }
  }

  /** More for the runs that have had nothing to begin for a while and wait for a slow answer. */
  async #feed(): Promise<void> {
    const hungry = [...this.#runs].filter((run) => run.wantsMore());
    if (hungry.length === 0) return;
    const more = await claimMoreAttempts(this.#parts.db, hungry);
    for (const run of hungry) run.addAttempts(more.get(run.claim.endpointId) ?? []);
  }

  /** Whoever had the endpoint before may be this process itself, which could not renew its lease: it begins nothing more there. */
  #takeOver(endpointId: string): void {
    this.#parts.observer?.leaseTakenOver();
    for (const run of this.#runs) if (run.claim.endpointId === endpointId) run.stop();
  }

  async #record(reports: readonly RunReport[], again: boolean): Promise<HeldLeases> {
    const { db, rules, observer } = this.#parts;
    const startedMs = monotonicMs();
    try {
      const { ours, disabled } = await recordOutcomes(db, reports, rules, again);
      observer?.resultsWritten(reports, monotonicMs() - startedMs, disabled);
      return ours;
    } catch (error) {
      observer?.writeFailed();
      throw error;
    }
  }

  #moving(): number {
    let moving = 0;
    for (const run of this.#runs) moving += run.unstalled;
    return moving;
  }

  #forget(run: Run): void {
    if (!this.#runs.delete(run)) return;
    const waiting = this.#released;
    this.#released = [];
    for (const resolve of waiting) resolve();
  }
}
