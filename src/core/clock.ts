// The system time of this process, for what a person reads ("2 min ago") and what only this process measures. Leases,
// due times and voting windows use the time of the database instead (plaudit_now()).

let shiftMs = 0;

/** Shifted by `shiftClock`. */
export function now(): Date {
  return new Date(Date.now() + shiftMs);
}

/** Milliseconds that never go backward, for measuring how long something took. */
export function monotonicMs(): number {
  return performance.now();
}

/** Tests: moves this clock together with the database's. */
export function shiftClock(byMs: number): void {
  shiftMs = byMs;
}
