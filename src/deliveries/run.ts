// A run: the work on one claimed endpoint, from its claim until its lease is released.
//
//   sending ──nothing left to start, room for more──▶ sending (claims more)
//      │  └──retryable result · lease lost · owner paused it · process stops──▶ draining
//      └──nothing left, nothing in flight──▶ ended ◀──nothing in flight── draining
//                                              └──last results written──▶ released
//
// - sending: starts attempts, oldest delivery first, up to the limit that the endpoint's health allows (10 for a
//   healthy webhook, 4 for a vote listener, 1 while paced). Each result updates the health at once, so the limit is
//   always current.
// - draining: starts nothing more and waits for the attempts in flight. A retryable failure leads here, because it
//   paces the endpoint. Claimed attempts that were not started are treated as if they had never been claimed.
// - ended: nothing is in flight. The recorder writes the last results and releases the lease in one transaction.
//
// A run asks for more deliveries (`wantsMore`) once it has had nothing left to start, and no result, for 200 ms, so
// that one slow request does not block the deliveries behind it. A receiver that has been silent for 500 ms (150 ms if
// it has not responded at all under this lease) is stalled: its attempts no longer count toward the process-wide limit.
import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import { monotonicMs, now } from '../core/clock.ts';
import { type Health, inFlightBound } from '../endpoints/health.ts';
import { type ClaimedAttempt, countAttempt, type EndedAttempt } from './attempt.ts';
import type { EndpointClaim } from './claim.ts';
import { LEASE_SECONDS } from './claim-queries.ts';
import { type OriginLimit, originOf, type StartedAttempt } from './origin-limit.ts';

const STALLED_MS = 500;
/**
 * Shorter, because dozens of hanging endpoints may be claimed together, and nothing else is claimed while their
 * attempts count.
 */
const UNRESPONSIVE_MS = 150;
export const CLAIM_MORE_AFTER_MS = 200;

export interface RunOptions {
  readonly send: (target: Target, attempt: ClaimedAttempt, startedAtMs: number) => Promise<AttemptResult>;
  /** Limits the requests in flight to one endpoint, in addition to its health. */
  readonly maxInFlight: () => number;
  /** Limits the requests in flight to all endpoints of one origin. */
  readonly originLimit: OriginLimit;
  readonly onResult: (claim: EndpointClaim, ended: EndedAttempt) => void;
  /** Called once, when the run has ended. */
  readonly onEnd: (claim: EndpointClaim) => void;
  readonly paceMaxMs: number;
}

export class Run {
  readonly claim: EndpointClaim;
  readonly #options: RunOptions;
  readonly #waiting: ClaimedAttempt[];
  readonly #origin: string | null;
  readonly #continue = (): void => this.startAttempts();
  #health: Health;
  #leasedAt: Date;
  #inFlight = 0;
  #lastResultMs = monotonicMs();
  #hasResponded = false;
  /** When it ran out of attempts to start, or last asked for more. */
  #idleSinceMs: number | null = null;
  #isDraining = false;
  #hasEnded = false;

  constructor(claim: EndpointClaim, options: RunOptions) {
    this.claim = claim;
    this.#options = options;
    this.#waiting = [...claim.attempts];
    const { target } = claim;
    // Votes to listeners are claimed only as they can be sent, so they never wait.
    this.#origin = target && 'url' in target ? originOf(target.url) : null;
    this.#health = claim.health;
    this.#leasedAt = claim.leasedAt;
  }

  /** How many attempts are waiting or in flight; 0 while the receiver is stalled. */
  get unstalled(): number {
    const silentMs = monotonicMs() - this.#lastResultMs;
    const isInLine = this.#inFlight === 0 && !this.#hasEnded;
    const isStalled = !isInLine && silentMs > (this.#hasResponded ? STALLED_MS : UNRESPONSIVE_MS);
    return isStalled ? 0 : this.#waiting.length + this.#inFlight;
  }

  /** Whether to claim more for this run. Returns true at most once every CLAIM_MORE_AFTER_MS. */
  wantsMore(): boolean {
    if (this.#hasEnded || this.#idleSinceMs === null || this.room <= 0 || !this.#holdsLease) return false;
    const nowMs = monotonicMs();
    if (nowMs - Math.max(this.#idleSinceMs, this.#lastResultMs) < CLAIM_MORE_AFTER_MS) return false;
    this.#idleSinceMs = nowMs;
    return true;
  }

  /** How many more attempts may start now. */
  get room(): number {
    if (this.#isDraining || this.#health.paceMs > 0) return 0;
    return this.#bound - this.#inFlight - this.#waiting.length;
  }

  get #bound(): number {
    return Math.min(inFlightBound(this.#health), this.#options.maxInFlight());
  }

  /**
   * Adds more deliveries of its endpoint. Those that arrive after the run has ended are treated as if they had never
   * been claimed.
   */
  addAttempts(attempts: readonly ClaimedAttempt[]): void {
    if (this.#hasEnded) return;
    this.#waiting.push(...attempts);
    this.startAttempts();
  }

  /** Starts as many attempts as allowed; ends the run when nothing is left. */
  startAttempts(): void {
    const { target } = this.claim;
    while (target && this.#mayStart) {
      const started = this.#origin === null ? null : this.#options.originLimit.start(this.#origin, this.#continue);
      if (this.#origin !== null && !started) break;
      const attempt = this.#waiting.shift();
      if (!attempt) break;
      this.#inFlight += 1;
      void this.#attempt(target, attempt, started);
    }
    this.#idleSinceMs = this.#waiting.length > 0 ? null : (this.#idleSinceMs ?? monotonicMs());
    // What may start now waits for its origin.
    if (this.#inFlight > 0 || this.#mayStart || this.#hasEnded) return;
    this.#hasEnded = true;
    this.#options.onEnd(this.claim);
  }

  get #mayStart(): boolean {
    // It may have ended in line at its origin, and is continued once more.
    if (this.#hasEnded || this.#isDraining || this.#waiting.length === 0) return false;
    if (!this.claim.target || !this.#holdsLease) return false;
    return this.#inFlight < this.#bound;
  }

  drain(): void {
    this.#isDraining = true;
  }

  /** The lease was renewed after `at`. */
  leaseRenewed(at: Date): void {
    this.#leasedAt = at;
  }

  /**
   * A process that was suspended past its lease must not send deliveries that another has taken over. This uses the
   * process's wall clock, which continues while the machine sleeps; querying the database before each attempt would
   * cost a round trip.
   */
  get #holdsLease(): boolean {
    return now().getTime() - this.#leasedAt.getTime() < LEASE_SECONDS * 1000;
  }

  async #attempt(target: Target, attempt: ClaimedAttempt, started: StartedAttempt | null): Promise<void> {
    const wasPaced = this.#health.paceMs > 0;
    const startedAtMs = this.claim.databaseClockOffsetMs + monotonicMs();
    const result = await this.#options.send(target, attempt, startedAtMs);
    this.#inFlight -= 1;
    this.#lastResultMs = monotonicMs();
    this.#hasResponded = true;
    const healthBefore = this.#health;
    const healthAfter = countAttempt(healthBefore, { attempt, result, wasPaced }, this.#options.paceMaxMs);
    this.#health = healthAfter;
    if (result.verdict === 'retryable') this.#isDraining = true;
    this.#options.onResult(this.claim, { attempt, startedAtMs, result, wasPaced, healthBefore, healthAfter });
    if (started) this.#options.originLimit.end(started, this.#continue);
    else this.startAttempts();
  }
}
