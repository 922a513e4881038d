// The system time of this process, for times shown to people ("2 min ago") and durations measured within the process.
// Leases, due times and voting windows use the database's time instead (plaudit_now()).

let shiftMs = 0;

/** The current time, shifted by `shiftClock`. */
export function now(): Date {
  return new Date(Date.now() + shiftMs);
}

/** Monotonic milliseconds, for measuring durations. */
export function monotonicMs(): number {
  return performance.now();
}

/** For tests: shifts this clock together with the database's. */
export function shiftClock(byMs: number): void {
  shiftMs = byMs;
}
