// Runs the engine when a vote is cast in this or another process, when the next delivery is due, and otherwise at a
// slow poll. A lost notification therefore costs only seconds, and an idle process makes about one small query per
// poll.
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
/** For when deliveries are due but there is no room for them. A released run wakes the loop sooner. */
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
    'startDue' | 'leases' | 'nextRelease' | 'oldestWriteMs' | 'renew' | 'stop' | 'msUntilNextDue'
  >;
  readonly notifier: PgNotifier;
  readonly log: Log;
}

export class DeliveryLoop {
  readonly #dependencies: DeliveryLoopDependencies;
  #stopping = false;
  #woken = true;
  #listensForRelease = false;
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
    this.#running = this.#loop();
    this.#renewal = setInterval(() => void this.#renew(), RENEW_EVERY_MS);
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
    this.#stopping = true;
    this.wake();
    await this.#running;
    await this.#dependencies.engine.stop(STOP_PATIENCE_MS);
    if (this.#renewal) clearInterval(this.#renewal);
  }

  async #loop(): Promise<void> {
    const { engine, log } = this.#dependencies;
    while (!this.#stopping) {
      try {
        this.#woken = false;
        const started = await engine.startDue();
        if (started !== null) this.#databaseResponded();
        if (!started && (!this.#woken || this.silentMs >= QUERY_WHEN_FULL_MS)) await this.#rest(started === null);
      } catch (error) {
        this.#claims.failed(isDatabaseUnavailable(error));
        log.warn({ err: error }, 'The database did not respond to the delivery engine. Trying again.');
        await this.#sleep(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  /**
   * Rests until something is due, a run is released (its endpoint may have more due deliveries), or the loop is woken.
   * While nothing is due, a slow poll costs one statement instead of the four of a claim. Without room it does not
   * matter what is due: then the database is queried only now and then, to check that it responds.
   */
  async #rest(isFull: boolean): Promise<void> {
    for (;;) {
      const pollMs = this.#dependencies.notifier.isListening ? SLOW_POLL_MS : POLL_WITHOUT_NOTIFICATIONS_MS;
      const dueMs = isFull && this.silentMs < QUERY_WHEN_FULL_MS ? 0 : await this.#untilNextDueMs();
      if (this.#woken) return;
      const longestMs = this.#dependencies.engine.leases > 0 ? CLAIM_MORE_AFTER_MS : pollMs;
      const restMs = Math.min(longestMs, Math.max(SHORTEST_REST_MS, Math.ceil(dueMs ?? pollMs)));
      this.#listenForRelease();
      await this.#sleep(restMs);
      if (this.#woken || restMs < pollMs) return;
    }
  }

  async #untilNextDueMs(): Promise<number | null> {
    const dueMs = await this.#dependencies.engine.msUntilNextDue();
    this.#databaseResponded();
    return dueMs;
  }

  #databaseResponded(): void {
    this.#lastResponseMs = monotonicMs();
    this.#claims.succeeded();
  }

  /** Registers only one listener, however often the loop rests while an endpoint is slow. */
  #listenForRelease(): void {
    if (this.#listensForRelease || this.#dependencies.engine.leases === 0) return;
    this.#listensForRelease = true;
    void this.#dependencies.engine.nextRelease().then(() => {
      this.#listensForRelease = false;
      this.wake();
    });
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
