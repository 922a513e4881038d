// One claimed endpoint being worked on: its attempts are sent oldest first, as many at a time as its health allows.
// The first failure that is worth a retry ends the run: the endpoint is paced from then on, and what was claimed and
// not begun goes back, as if it had never been claimed.
import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import { monotonicMs, now } from '../core/clock.ts';
import { type Health, healthAfterAttempt, inFlightBound } from '../endpoints/health.ts';
import type { EndpointClaim } from './claim.ts';
import { type ClaimedAttempt, LEASE_SECONDS } from './claim-queries.ts';

/**
 * An endpoint silent for longer holds its attempts, and nobody else's. Those of one that has not answered at all under this lease
 * stop counting as on the move sooner: dozens that hang may be claimed together, and while theirs count nothing else is claimed.
 */
const STALLED_MS = 500;
const UNHEARD_MS = 150;
/** How long a run waits for what is under way before it asks whether more is due. */
export const CLAIM_MORE_AFTER_MS = 200;

export interface EndedAttempt {
  readonly attempt: ClaimedAttempt;
  /** By the database's clock, in milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly answer: AttemptResult;
  /** Whether the endpoint was paced when the attempt began. */
  readonly wasPaced: boolean;
}

export interface RunDependencies {
  readonly send: (target: Target, attempt: ClaimedAttempt, startedAtMs: number) => Promise<AttemptResult>;
  /** How many requests to one endpoint may be open at once, besides what its health allows. */
  readonly mostAtOnce: () => number;
  /** Takes each result as it comes. */
  readonly onResult: (run: Run, result: EndedAttempt) => void;
  /** Called once, when nothing of this run is under way any more. */
  readonly onEnd: (run: Run) => void;
  readonly paceMaxMs: number;
}

export class Run {
  readonly claim: EndpointClaim;
  readonly #parts: RunDependencies;
  readonly #waiting: ClaimedAttempt[];
  #health: Health;
  #leasedAt: Date;
  #underWay = 0;
  #movedAtMs = monotonicMs();
  #hasAnswered = false;
  /** When it last had nothing left to begin, or was last asked about it. */
  #emptySinceMs: number | null = null;
  #stopped = false;
  #ended = false;

  constructor(claim: EndpointClaim, parts: RunDependencies) {
    this.claim = claim;
    this.#parts = parts;
    this.#waiting = [...claim.attempts];
    this.#health = claim.health;
    this.#leasedAt = claim.leasedAt;
  }

  /** Attempts that will soon be done with: none at an endpoint that has not answered for a while. */
  get unstalled(): number {
    const stalled = monotonicMs() - this.#movedAtMs > (this.#hasAnswered ? STALLED_MS : UNHEARD_MS);
    return stalled ? 0 : this.#waiting.length + this.#underWay;
  }

  /**
   * Whether requests under way have kept it from ending for a while with nothing left to begin, although more could be
   * on the way. Answers yes once, then again after as long.
   */
  wantsMore(): boolean {
    if (this.#ended || this.#emptySinceMs === null || this.room <= 0 || !this.#leaseHolds) return false;
    const nowMs = monotonicMs();
    if (nowMs - Math.max(this.#emptySinceMs, this.#movedAtMs) < CLAIM_MORE_AFTER_MS) return false;
    this.#emptySinceMs = nowMs;
    return true;
  }

  /** How many more attempts may begin now. */
  get room(): number {
    if (this.#stopped || this.#health.paceMs > 0) return 0;
    return this.#bound - this.#underWay - this.#waiting.length;
  }

  get #bound(): number {
    return Math.min(inFlightBound(this.#health), this.#parts.mostAtOnce());
  }

  /** Takes on more of its endpoint's deliveries. Those that come too late are as if they had never been claimed. */
  addAttempts(attempts: readonly ClaimedAttempt[]): void {
    if (this.#ended) return;
    this.#waiting.push(...attempts);
    this.startAttempts();
  }

  /** Begins what may begin; ends the run when nothing is left to do. */
  startAttempts(): void {
    const { target } = this.claim;
    while (target && !this.#stopped && this.#leaseHolds && this.#underWay < this.#bound) {
      const attempt = this.#waiting.shift();
      if (!attempt) break;
      this.#underWay += 1;
      void this.#attempt(target, attempt);
    }
    this.#emptySinceMs = this.#waiting.length > 0 ? null : (this.#emptySinceMs ?? monotonicMs());
    if (this.#underWay === 0 && !this.#ended) {
      this.#ended = true;
      this.#parts.onEnd(this);
    }
  }

  /** Begins nothing more: the process stops, the lease is lost, or the owner paused the endpoint. */
  stop(): void {
    this.#stopped = true;
  }

  /** The lease was renewed after `at`. */
  leaseRenewed(at: Date): void {
    this.#leasedAt = at;
  }

  /**
   * A process that was stopped past its lease must not go on sending what another has taken over. By this process's own
   * wall clock, which goes on while the machine sleeps: the database would have to be asked before each attempt.
   */
  get #leaseHolds(): boolean {
    return now().getTime() - this.#leasedAt.getTime() < LEASE_SECONDS * 1000;
  }

  async #attempt(target: Target, attempt: ClaimedAttempt): Promise<void> {
    const wasPaced = this.#health.paceMs > 0;
    const startedAtMs = this.claim.databaseClockOffsetMs + monotonicMs();
    const answer = await this.#parts.send(target, attempt, startedAtMs);
    this.#underWay -= 1;
    this.#movedAtMs = monotonicMs();
    this.#hasAnswered = true;
    // A test event's redelivery counts for nothing (decision D6).
    if (!attempt.is_test) {
      this.#health = healthAfterAttempt(this.#health, { ...answer, wasPaced }, this.#parts.paceMaxMs);
    }
    if (answer.verdict === 'retryable') this.#stopped = true;
    this.#parts.onResult(this, { attempt, startedAtMs, answer, wasPaced });
    this.startAttempts();
  }
}
