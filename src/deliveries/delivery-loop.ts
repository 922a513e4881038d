// Keeps the engine going: wakes it when a vote is cast here or elsewhere, when the next delivery is due, and slowly
// otherwise, so that a lost wake-up costs seconds and an idle process about one small query a poll.
import { monotonicMs } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { RepeatedFailures } from '../core/repeated-failures.ts';
import type { PgNotifier } from '../db/notifications.ts';
import type { Engine } from './engine.ts';
import { CLAIM_MORE_AFTER_MS } from './run.ts';

const SLOW_POLL_MS = 5_000;
/** When something is due and there is no room for it: a run's release wakes us sooner. */
const SHORTEST_REST_MS = 5;
const ASK_WHEN_FULL_MS = 1_000;
const RENEW_EVERY_MS = 5_000;
const PAUSE_AFTER_ERROR_MS = 500;
const STOP_PATIENCE_MS = 9_000;
/** The loop reaches the database at least every five seconds; silent for this long, it hangs. */
const SILENT_MOST_MS = 30_000;
/** Results are written within milliseconds; those that were not written for this long cannot be. */
const UNWRITTEN_MOST_MS = 30_000;

/** What the engine does without end, by the names that /readyz gives them. */
export type DeliveryDuty = 'loop' | 'claims' | 'renewals' | 'results';

export interface DeliveryLoopDependencies {
  readonly engine: Pick<
    Engine,
    'startDue' | 'leases' | 'nextRelease' | 'oldestWriteMs' | 'renew' | 'stop' | 'msUntilNextDue'
  >;
  /** Carries wake-ups from and to other processes. */
  readonly notifier: PgNotifier;
  readonly log: Log;
}

export class DeliveryLoop {
  readonly #parts: DeliveryLoopDependencies;
  #stopping = false;
  #woken = true;
  #hearsRelease = false;
  #wakeSleeper: (() => void) | null = null;
  #running: Promise<void> | null = null;
  #renewal: NodeJS.Timeout | null = null;
  #isRenewing = false;
  #lastRoundMs = monotonicMs();
  readonly #claims = new RepeatedFailures();
  readonly #renewals = new RepeatedFailures();

  constructor(parts: DeliveryLoopDependencies) {
    this.#parts = parts;
  }

  start(): void {
    this.#parts.notifier.onWake(() => this.wake());
    this.#running = this.#loop();
    this.#renewal = setInterval(() => void this.#renew(), RENEW_EVERY_MS);
  }

  /** Something may be due. */
  wake(): void {
    this.#woken = true;
    this.#wakeSleeper?.();
  }

  /** What it cannot do for some time now; nothing while it delivers as it should. The readiness check looks at it. */
  get failing(): readonly DeliveryDuty[] {
    const failing: readonly [DeliveryDuty, boolean][] = [
      ['loop', this.silentMs >= SILENT_MOST_MS],
      ['claims', this.#claims.areRepeated],
      ['renewals', this.#renewals.areRepeated],
      ['results', this.#parts.engine.oldestWriteMs >= UNWRITTEN_MOST_MS],
    ];
    return failing.filter(([, fails]) => fails).map(([duty]) => duty);
  }

  /** Milliseconds since the loop last reached the database. */
  get silentMs(): number {
    return monotonicMs() - this.#lastRoundMs;
  }

  /** Claims nothing more and ends what is under way within ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
    await this.#parts.engine.stop(STOP_PATIENCE_MS);
    if (this.#renewal) clearInterval(this.#renewal);
  }

  async #loop(): Promise<void> {
    const { engine, log } = this.#parts;
    while (!this.#stopping) {
      try {
        this.#woken = false;
        const begun = await engine.startDue();
        if (begun !== null) this.#lastRoundMs = monotonicMs();
        if (begun !== null) this.#claims.succeeded();
        if (!begun && (!this.#woken || this.silentMs >= ASK_WHEN_FULL_MS)) await this.#rest(begun === null);
      } catch (error) {
        this.#claims.failed();
        log.warn({ err: error }, 'The database did not answer the delivery engine; trying again.');
        await this.#sleep(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  /**
   * Until something is due, a run is released (it may have more), or somebody wakes us. While nothing is, a slow poll is one
   * statement and not the four of a claim. Without room it does not matter what is due: the database is asked now and then
   * only, to know that it is there.
   */
  async #rest(isFull: boolean): Promise<void> {
    for (;;) {
      const dueMs = isFull && this.silentMs < ASK_WHEN_FULL_MS ? 0 : await this.#untilNextDueMs();
      if (this.#woken) return;
      const longestMs = this.#parts.engine.leases > 0 ? CLAIM_MORE_AFTER_MS : SLOW_POLL_MS;
      const restMs = Math.min(longestMs, Math.max(SHORTEST_REST_MS, Math.ceil(dueMs ?? SLOW_POLL_MS)));
      this.#hearRelease();
      await this.#sleep(restMs);
      if (this.#woken || restMs < SLOW_POLL_MS) return;
    }
  }

  async #untilNextDueMs(): Promise<number | null> {
    const dueMs = await this.#parts.engine.msUntilNextDue();
    this.#lastRoundMs = monotonicMs();
    this.#claims.succeeded();
    return dueMs;
  }

  /** One ear is enough, however often the loop rests while an endpoint takes its time. */
  #hearRelease(): void {
    if (this.#hearsRelease || this.#parts.engine.leases === 0) return;
    this.#hearsRelease = true;
    void this.#parts.engine.nextRelease().then(() => {
      this.#hearsRelease = false;
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

  /** One at a time: while the database lets one wait, others behind it would take all connections. */
  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      await this.#parts.engine.renew();
      this.#renewals.succeeded();
    } catch (error) {
      this.#renewals.failed();
      this.#parts.log.warn({ err: error }, 'Leases could not be renewed.');
    } finally {
      this.#isRenewing = false;
    }
  }
}
