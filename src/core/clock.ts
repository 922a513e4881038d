// What time this process believes it is. Leases, due times and voting windows never ask here: they ask the
// database (plaudit_now()). This clock serves what a person reads ("2 min ago") and what only this process measures.

let shiftMs = 0;

/** The present time, shifted as tests shifted it. */
export function now(): Date {
  return new Date(Date.now() + shiftMs);
}

/** Milliseconds that only ever rise; for measuring how long something took. */
export function monotonicMs(): number {
  return performance.now();
}

/** Tests: moves this process's clock together with the database's. */
export function shiftClock(byMs: number): void {
  shiftMs = byMs;
}
