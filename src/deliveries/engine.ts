// The delivery engine is a one-way pipeline:
//
//   claim ──▶ run ──▶ send ──▶ outcome ──▶ record ──▶ release
//
// - claim (claim.ts): leases due endpoints and commits their attempts before any socket opens. The deliveries of a vote
//   are usually claimed while it is recorded (enqueue-queries.ts).
// - run (run.ts): starts a claim's attempts, as many at a time as the endpoint's health allows.
// - send (attempt.ts): sends one attempt through its channel. A failure is a result, never an exception.
// - outcome (attempt.ts): decides whether the delivery has ended or is retried.
// - record (recorder.ts, record-outcomes.ts): writes results in batches: log, queue and endpoint health.
// - release: ends the lease in the statement or transaction that writes a run's last results.
//
// Each stage passes its results on through a callback and does not know the stages before it. The engine connects the
// stages and tracks the runs. A crash loses no delivery: attempts are committed before a socket opens, and results
// before the lease is released.
import { monotonicMs, now } from '../core/clock.ts';
import { monitorEventLoop } from '../core/event-loop-load.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '../db/database.ts';
import type { LoadTargets } from '../endpoints/targets.ts';
import { type ChannelFor, logAttempt, sendAttempt } from './attempt.ts';
import {
  claimEndpoints,
  claimMoreAttempts,
  DueSearch,
  type EndpointClaim,
  type TakenLeases,
  toClaims,
} from './claim.ts';
import { selectMsUntilNextDue } from './claim-queries.ts';
import type { Lessee } from './enqueue-queries.ts';
import type { DeliveryObserver } from './observer.ts';
import { OriginLimit } from './origin-limit.ts';
import { type HeldLeases, type RetryPolicy, type RunReport, recordOutcomes } from './record-outcomes.ts';
import { Recorder } from './recorder.ts';
import { renewLeases } from './renew-leases.ts';
import { Run, type RunOptions } from './run.ts';

/** Endpoints a process works on at once. Large, so that a hundred hanging ones leave room for all others. */
const MAX_RUNS = 1_000;
const MAX_CLAIMS_AT_ONCE = 32;
/** Stalled attempts do not count: a hundred hanging endpoints must not use this up. */
const MAX_UNSTALLED = 4_000;
/** Lower on a busy event loop, where each attempt took a quarter more CPU time with 4,000. */
const MAX_UNSTALLED_WHEN_BUSY = 1_000;
/** With this many in flight, most hang, so each endpoint gets fewer: a request takes 18 kB of memory. */
const MANY_IN_FLIGHT = 4_000;
const MAX_PER_ENDPOINT_THEN = 4;
/**
 * Bytes of response bodies waiting to be written. Above this nothing more is claimed, so that long bodies cannot fill
 * the memory.
 */
const MAX_UNWRITTEN_BYTES = 4_000_000;

export interface EngineDependencies {
  readonly db: Db;
  readonly loadTargets: LoadTargets;
  /** Shows that this process is there (`PgNotifier.presence`). */
  readonly presence: () => number | null;
  readonly channelFor: ChannelFor;
  readonly rules: RetryPolicy;
  readonly log: Log;
  /** Null: nothing is observed. */
  readonly observer: DeliveryObserver | null;
  /** Called with the endpoints whose results were just committed. */
  readonly onRecorded?: (endpointIds: readonly string[]) => void;
}

/** What a search for due deliveries has claimed. */
export interface ClaimRound {
  /** How many endpoints. */
  readonly claimed: number;
  /** Nothing more was due. */
  readonly isComplete: boolean;
}

/** Learns of deliveries that start and endpoints that are released without the listener's doing. */
export interface EngineListener {
  /** Deliveries were started that nobody searched for. */
  readonly started: () => void;
  /** Endpoints were released; `dueInMs`: until the first delivery to one of them is due, null when none is waiting. */
  readonly released: (dueInMs: number | null) => void;
}

export class Engine {
  readonly #dependencies: EngineDependencies;
  readonly #runs = new Map<EndpointClaim, Run>();
  readonly #runOptions: RunOptions;
  readonly #recorder: Recorder;
  readonly #abort = new AbortController();
  readonly #isBusy = monitorEventLoop();
  readonly #search = new DueSearch();
  readonly #starting = new Set<Promise<void>>();
  #listener: EngineListener | null = null;
  #hasStopped = false;
  #releaseWaiters: (() => void)[] = [];
  #inFlight = 0;

  constructor(dependencies: EngineDependencies) {
    const { channelFor, rules, log, observer } = dependencies;
    this.#dependencies = dependencies;
    this.#runOptions = {
      send: (target, attempt, startedAtMs) => {
        this.#inFlight += 1;
        return sendAttempt(channelFor(target), attempt, startedAtMs, this.#abort.signal);
      },
      maxInFlight: () => (this.#inFlight < MANY_IN_FLIGHT ? Infinity : MAX_PER_ENDPOINT_THEN),
      originLimit: new OriginLimit(),
      onResult: (claim, ended) => {
        this.#inFlight -= 1;
        observer?.attemptEnded(claim, ended);
        logAttempt(log, claim, ended);
        this.#recorder.addResult(claim, ended);
      },
      onEnd: (claim) => this.#recorder.endRun(claim),
      paceMaxMs: rules.paceMaxMs,
    };
    this.#recorder = new Recorder({
      record: (reports, isRetry) => this.#record(reports, isRetry),
      onWritten: ({ claim, ended }, isHeld) => {
        if (!isHeld) this.#runs.get(claim)?.drain();
        if (ended) this.#released(claim);
      },
      log,
    });
  }

  /** Endpoints being worked on now. */
  get leases(): number {
    return this.#runs.size;
  }

  /** Attempts that have started and not ended. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** How long the oldest write of results has been tried; 0 when none is under way. */
  get oldestWriteMs(): number {
    return this.#recorder.oldestWriteMs;
  }

  /** From now on, deliveries of new votes may be claimed while they are queued. */
  accept(listener: EngineListener): void {
    this.#listener = listener;
    this.#hasStopped = false;
  }

  get #isFullOfBodies(): boolean {
    return this.#recorder.unwrittenBytes > MAX_UNWRITTEN_BYTES;
  }

  /** How many endpoints may be claimed now. */
  get room(): number {
    if (this.#isFullOfBodies) return 0;
    const maxUnstalled = this.#isBusy() ? MAX_UNSTALLED_WHEN_BUSY : MAX_UNSTALLED;
    return this.#countUnstalled() < maxUnstalled ? Math.max(0, MAX_RUNS - this.#runs.size) : 0;
  }

  /** Which leases a transaction that queues deliveries may take for this engine. */
  get lessee(): Lessee {
    return { room: this.#listener ? this.room : 0, presence: this.#dependencies.presence() };
  }

  /** Starts deliveries that were claimed in the transaction that queued them, after its commit. */
  startQueued(taken: TakenLeases): void {
    const starting = this.#startQueued(taken).finally(() => this.#starting.delete(starting));
    this.#starting.add(starting);
  }

  async #startQueued(taken: TakenLeases): Promise<void> {
    const { db, loadTargets, log } = this.#dependencies;
    try {
      this.#start(await toClaims(db, loadTargets, taken));
      this.#listener?.started();
    } catch (error) {
      log.warn({ err: error }, 'Queued deliveries could not be started. They will be taken over in 30 seconds.');
    }
  }

  /** Claims due deliveries and starts them; null if there is no room for any. */
  async startDue(): Promise<ClaimRound | null> {
    await this.claimMore();
    const room = Math.min(MAX_CLAIMS_AT_ONCE, this.room);
    if (room === 0) return null;
    const { db, loadTargets, presence } = this.#dependencies;
    const claims = await claimEndpoints(db, loadTargets, room, { search: this.#search, presence: presence() });
    this.#start(claims);
    return { claimed: claims.length, isComplete: claims.length < room };
  }

  /** Claims more for runs that are waiting for a slow response and have nothing left to start. */
  async claimMore(): Promise<void> {
    if (this.#isFullOfBodies) return;
    const waiting = [...this.#runs.values()].filter((run) => run.wantsMore());
    if (waiting.length === 0) return;
    const more = await claimMoreAttempts(this.#dependencies.db, waiting);
    for (const run of waiting) run.addAttempts(more.get(run.claim.endpointId) ?? []);
  }

  /** Works until nothing is due. Only for tests: the loop never waits for a slow endpoint like this. */
  async tick(): Promise<void> {
    for (;;) {
      // A run released during the claim may have left due deliveries that the claim did not see.
      const wasIdle = this.#runs.size === 0;
      const round = await this.startDue();
      if (round && round.claimed > 0) continue;
      if (this.#runs.size > 0) await this.nextRelease();
      else if (wasIdle) return;
    }
  }

  /** Resolves when the next run has been released. */
  nextRelease(): Promise<void> {
    return new Promise((resolve) => this.#releaseWaiters.push(resolve));
  }

  /** Renews the leases of all runs; a run whose lease was lost starts nothing more. */
  async renew(): Promise<void> {
    const runs = [...this.#runs.values()];
    if (runs.length === 0) return;
    // If an endpoint has two runs, the lease of the earlier one was lost, even if another process took it over.
    const newest = new Map(runs.map((run) => [run.claim.endpointId, run]));
    const renewedAt = now();
    const held = [...newest.values()].map((run) => run.claim);
    const { renewed, locked } = await renewLeases(this.#dependencies.db, held);
    for (const run of runs) {
      const { endpointId } = run.claim;
      if (newest.get(endpointId) === run && renewed.has(endpointId)) run.leaseRenewed(renewedAt);
      else if (newest.get(endpointId) !== run || !locked.has(endpointId)) run.drain();
    }
  }

  /** Milliseconds until something is due; null when no delivery is waiting. */
  msUntilNextDue(): Promise<number | null> {
    return selectMsUntilNextDue(this.#dependencies.db);
  }

  /** Starts nothing more, waits for attempts in flight, aborts them after `patienceMs`, and releases all endpoints. */
  async stop(patienceMs: number): Promise<void> {
    this.#listener = null;
    this.#hasStopped = true;
    await Promise.all(this.#starting);
    for (const run of this.#runs.values()) run.drain();
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

  #start(claims: readonly EndpointClaim[]): void {
    for (const claim of claims) {
      if (claim.orphaned) this.#takeOver(claim.endpointId);
      const run = new Run(claim, this.#runOptions);
      this.#runs.set(claim, run);
      if (this.#hasStopped) run.drain();
      run.startAttempts();
    }
  }

  /** The expired lease may have been this process's own, if it could not renew it. */
  #takeOver(endpointId: string): void {
    this.#dependencies.observer?.leaseTakenOver();
    for (const run of this.#runs.values()) if (run.claim.endpointId === endpointId) run.drain();
  }

  async #record(reports: readonly RunReport[], isRetry: boolean): Promise<HeldLeases> {
    const { db, rules, observer, onRecorded } = this.#dependencies;
    const startedMs = monotonicMs();
    try {
      const { held, disabled, dueInMs } = await recordOutcomes(db, reports, rules, isRetry);
      observer?.resultsWritten(reports, monotonicMs() - startedMs, disabled);
      onRecorded?.(reports.map(({ claim }) => claim.endpointId));
      this.#listener?.released(dueInMs);
      return held;
    } catch (error) {
      observer?.writeFailed();
      throw error;
    }
  }

  #countUnstalled(): number {
    let unstalled = 0;
    for (const run of this.#runs.values()) unstalled += run.unstalled;
    return unstalled;
  }

  #released(claim: EndpointClaim): void {
    if (!this.#runs.delete(claim)) return;
    const waiters = this.#releaseWaiters;
    this.#releaseWaiters = [];
    for (const resolve of waiters) resolve();
  }
}
