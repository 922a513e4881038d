// Runs the engine when something may be due: a vote was cast in this or another process, a released endpoint has more
// deliveries, or the next delivery's time has come. A slow poll finds what a lost notification announced, so an idle
// process executes one small statement per poll.
import { monotonicMs } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { RepeatedFailures } from '../core/repeated-failures.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import type { PgNotifier } from '../db/notifications.ts';
import type { Engine } from './engine.ts';
import { CLAIM_MORE_AFTER_MS } from './run.ts';

const SLOW_POLL_MS = 5_000;
/** While no notifications arrive, polling is what finds the votes of other processes. */
export const POLL_WITHOUT_NOTIFICATIONS_MS = 250;
/** For when deliveries are due, but there is no room for them, or another transaction has locked their endpoints. */
const SHORTEST_REST_MS = 5;
const QUERY_WHEN_FULL_MS = 1_000;
const RENEW_EVERY_MS = 5_000;
const PAUSE_AFTER_ERROR_MS = 500;
const STOP_PATIENCE_MS = 9_000;
/** The loop reaches the database at least every five seconds. If it has not for this long, it hangs. */
const MAX_SILENT_MS = 30_000;
/** Results are normally written within milliseconds. If a write takes this long, the database is not accepting it. */
const MAX_UNWRITTEN_MS = 30_000;

/** The engine's continuous tasks, named as in /readyz. */
export type DeliveryDuty = 'loop' | 'claims' | 'renewals' | 'results';

export interface DeliveryLoopDependencies {
  readonly engine: Pick<
    Engine,
    'startDue' | 'claimMore' | 'leases' | 'oldestWriteMs' | 'renew' | 'accept' | 'stop' | 'msUntilNextDue'
  >;
  readonly notifier: PgNotifier;
  readonly log: Log;
  /** Ends the leases of processes that are gone; returns how many. */
  readonly takeOver: (stopping: AbortSignal) => Promise<number>;
  /** No other process can have this database open: `takeOver` ends all leases, so the engine takes none before it. */
  readonly isAlone: boolean;
}

export class DeliveryLoop {
  readonly #dependencies: DeliveryLoopDependencies;
  readonly #stop = new AbortController();
  #woken = true;
  /** When the next delivery is due, as far as this process knows; Infinity: none is waiting. */
  #dueAtMs = 0;
  #searchedAtMs = 0;
  #wakeSleeper: (() => void) | null = null;
  #running: Promise<void> | null = null;
  #renewal: NodeJS.Timeout | null = null;
  #isRenewing = false;
  #lastResponseMs = monotonicMs();
  readonly #claims = new RepeatedFailures();
  readonly #renewals = new RepeatedFailures();

  constructor(dependencies: DeliveryLoopDependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#dependencies.notifier.listen('due', () => this.wake());
    const takenOver = this.#takeOver();
    this.#running = this.#dependencies.isAlone ? takenOver.then(() => this.#deliver()) : this.#deliver();
    this.#renewal = setInterval(() => void this.#renew(), RENEW_EVERY_MS);
  }

  #deliver(): Promise<void> {
    this.#dependencies.engine.accept({
      started: () => this.#wakeSleeper?.(),
      released: (dueInMs) => this.#schedule(dueInMs),
    });
    return this.#loop();
  }

  /** Called when something may be due. */
  wake(): void {
    this.#woken = true;
    this.#wakeSleeper?.();
  }

  /** Wakes the engines of this and all other processes. Call it after a commit that made deliveries due. */
  readonly wakeAll = (): void => {
    this.wake();
    this.#dependencies.notifier.notify('due');
  };

  /** The tasks that have been failing for some time, for the readiness check; empty while all is well. */
  get failing(): readonly DeliveryDuty[] {
    const failing: readonly [DeliveryDuty, boolean][] = [
      ['loop', this.silentMs >= MAX_SILENT_MS],
      ['claims', this.#claims.areRepeated],
      ['renewals', this.#renewals.areRepeated],
      ['results', this.#dependencies.engine.oldestWriteMs >= MAX_UNWRITTEN_MS],
    ];
    return failing.filter(([, fails]) => fails).map(([duty]) => duty);
  }

  /** Milliseconds since the loop last reached the database. */
  get silentMs(): number {
    return monotonicMs() - this.#lastResponseMs;
  }

  /** Claims nothing more, and ends all attempts in flight within ten seconds. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    await this.#running;
    await this.#dependencies.engine.stop(STOP_PATIENCE_MS);
    if (this.#renewal) clearInterval(this.#renewal);
  }

  get #stopping(): boolean {
    return this.#stop.signal.aborted;
  }

  async #takeOver(): Promise<void> {
    const { takeOver, log } = this.#dependencies;
    try {
      if ((await takeOver(this.#stop.signal)) > 0) this.wake();
    } catch (error) {
      if (!this.#stopping)
        log.warn({ err: error }, 'Leases of an earlier process could not be ended. They will expire.');
    }
  }

  async #loop(): Promise<void> {
    const { engine, log } = this.#dependencies;
    while (!this.#stopping) {
      try {
        this.#woken = false;
        const round = await engine.startDue();
        if (round) this.#databaseResponded();
        if (!round) await this.#waitForRoom();
        else if (round.isComplete) await this.#rest();
      } catch (error) {
        this.#claims.failed(isDatabaseUnavailable(error));
        log.warn({ err: error }, 'The database did not respond to the delivery engine. Trying again.');
        await this.#sleep(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  /**
   * Without room it does not matter what is due. The database is queried only now and then, to check that it responds.
   */
  async #waitForRoom(): Promise<void> {
    if (this.silentMs >= QUERY_WHEN_FULL_MS) await this.#searchNextDue();
    if (!this.#woken) await this.#sleep(SHORTEST_REST_MS);
  }

  /**
   * Rests until something is due or the loop is woken. What other processes queue is announced; what this process
   * releases tells when it is due; the rest is found by a search after each claim and at each poll.
   */
  async #rest(): Promise<void> {
    const { engine, notifier } = this.#dependencies;
    this.#searchedAtMs = Number.NEGATIVE_INFINITY;
    while (!this.#woken && !this.#stopping) {
      const pollMs = notifier.isListening ? SLOW_POLL_MS : POLL_WITHOUT_NOTIFICATIONS_MS;
      if (monotonicMs() - this.#searchedAtMs >= pollMs) await this.#searchNextDue();
      if (engine.leases > 0) await engine.claimMore();
      if (this.#woken) return;
      const longestMs = engine.leases > 0 ? CLAIM_MORE_AFTER_MS : pollMs;
      const dueInMs = Math.max(SHORTEST_REST_MS, Math.ceil(this.#dueAtMs - monotonicMs()));
      await this.#sleep(Math.min(longestMs, dueInMs));
      if (this.#dueAtMs <= monotonicMs()) return;
    }
  }

  async #searchNextDue(): Promise<void> {
    const dueMs = await this.#dependencies.engine.msUntilNextDue();
    this.#databaseResponded();
    this.#searchedAtMs = monotonicMs();
    this.#dueAtMs = dueMs === null ? Number.POSITIVE_INFINITY : this.#searchedAtMs + dueMs;
  }

  /** A released endpoint has deliveries that are due in `dueInMs`; null: none. */
  #schedule(dueInMs: number | null): void {
    if (dueInMs === null) return;
    this.#dueAtMs = Math.min(this.#dueAtMs, monotonicMs() + dueInMs);
    if (dueInMs <= 0) this.wake();
    else this.#wakeSleeper?.();
  }

  #databaseResponded(): void {
    this.#lastResponseMs = monotonicMs();
    this.#claims.succeeded();
  }

  #sleep(ms: number): Promise<void> {
    if (this.#stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wakeSleeper = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wakeSleeper = done;
    });
  }

  /** Runs one renewal at a time: while the database is slow, more of them would use up the connection pool. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      await this.#dependencies.engine.renew();
      this.#renewals.succeeded();
    } catch (error) {
      this.#renewals.failed(isDatabaseUnavailable(error));
      this.#dependencies.log.warn({ err: error }, 'Leases could not be renewed.');
    } finally {
      this.#isRenewing = false;
    }
  }
}
