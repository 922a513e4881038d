// Limits the attempts in progress at one origin, for hosts that receive the votes of many listings. More than it takes
// to keep the CPU busy would only open more connections, and a TLS handshake costs as much as thirty deliveries.
//
// While attempts wait, the limit grows whenever this process is not busy, so a slow origin gets as many as it needs. An
// attempt that has been in progress for 150 ms no longer counts, so that each 96 attempts that hang hold up the others
// for no longer than that.
import { monotonicMs } from '../core/clock.ts';
import { monitorEventLoop } from '../core/event-loop-load.ts';

export const MAX_ACTIVE = 96;
const SLOW_MS = 150;
export const CHECK_INTERVAL_MS = 25;
const GROWTH = 1.5;
const SHRINKAGE = 0.9;
/** The event loop's load from which more attempts would not be faster. */
const BUSY = 0.5;

/** Continues a run: starts as many of its attempts as it may. */
type ContinueRun = () => void;

interface Origin {
  readonly name: string;
  /** Those that count, oldest first. */
  readonly active: Set<StartedAttempt>;
  /** The first in line is continued until it has enough, because results of few runs are cheaper to write. */
  readonly waiting: Set<ContinueRun>;
  maxActive: number;
  /** Whether a run is being continued, and not a new one started. */
  isTurn: boolean;
  /** Who was refused last. */
  refused: ContinueRun | null;
}

/** An attempt in progress; end it with `OriginLimit.end`. */
export interface StartedAttempt {
  readonly origin: Origin;
  readonly startedMs: number;
}

export class OriginLimit {
  readonly #isBusy: () => boolean;
  readonly #origins = new Map<string, Origin>();
  readonly #crowded = new Set<Origin>();
  #timer: NodeJS.Timeout | null = null;

  constructor(isBusy = monitorEventLoop(BUSY)) {
    this.#isBusy = isBusy;
  }

  /** Null if the attempt may not start yet: then `run` is continued when it may. */
  start(name: string, run: ContinueRun): StartedAttempt | null {
    const origin = this.#origins.get(name) ?? this.#add(name);
    const { active, waiting, maxActive, isTurn } = origin;
    if (active.size >= maxActive || (waiting.size > 0 && !isTurn)) {
      this.#wait(origin, run);
      return null;
    }
    const started = { origin, startedMs: monotonicMs() };
    active.add(started);
    return started;
  }

  /** `run`, whose attempt has ended, is continued before those in line. */
  end(started: StartedAttempt, run: ContinueRun): void {
    const { origin } = started;
    origin.active.delete(started);
    continueRun(origin, run);
    this.#continueWaiting(origin);
    const { name, active, waiting } = origin;
    if (active.size === 0 && waiting.size === 0 && this.#origins.get(name) === origin) this.#origins.delete(name);
  }

  #add(name: string): Origin {
    const origin: Origin = {
      name,
      active: new Set(),
      waiting: new Set(),
      maxActive: MAX_ACTIVE,
      isTurn: false,
      refused: null,
    };
    this.#origins.set(name, origin);
    return origin;
  }

  #wait(origin: Origin, run: ContinueRun): void {
    origin.waiting.add(run);
    origin.refused = run;
    this.#crowded.add(origin);
    if (this.#timer) return;
    // The load is measured from here on.
    this.#isBusy();
    this.#timer = setInterval(() => this.#check(), CHECK_INTERVAL_MS);
  }

  #continueWaiting(origin: Origin): void {
    for (const run of origin.waiting) {
      if (origin.active.size >= origin.maxActive) return;
      continueRun(origin, run);
      if (origin.refused === run) return;
      origin.waiting.delete(run);
    }
    this.#crowded.delete(origin);
  }

  #check(): void {
    const isBusy = this.#isBusy();
    const slowMs = monotonicMs() - SLOW_MS;
    for (const origin of this.#crowded) {
      for (const started of origin.active) {
        if (started.startedMs > slowMs) break;
        origin.active.delete(started);
      }
      origin.maxActive = Math.max(MAX_ACTIVE, Math.ceil(origin.maxActive * (isBusy ? SHRINKAGE : GROWTH)));
      this.#continueWaiting(origin);
    }
    if (this.#crowded.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}

function continueRun(origin: Origin, run: ContinueRun): void {
  origin.isTurn = true;
  origin.refused = null;
  run();
  origin.isTurn = false;
}

/** The part of a URL that says where it leads. */
export function originOf(url: string): string {
  const end = url.indexOf('/', url.indexOf('://') + 3);
  return end < 0 ? url : url.slice(0, end);
}
