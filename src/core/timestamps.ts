// Moments from outside: what every database can hold, and events' IDs can begin with.

/** Events' IDs begin with the milliseconds since then. */
export const EARLIEST_TIMESTAMP = new Date(0);
/** The last one whose year has four digits: JavaScript writes later ones as PostgreSQL does not read them. */
export const LATEST_TIMESTAMP = new Date(Date.UTC(10_000, 0) - 1);

/** As it is; null for one outside, and for none. */
export function toStorableTimestamp(moment: Date | null | undefined): Date | null {
  return moment && moment >= EARLIEST_TIMESTAMP && moment <= LATEST_TIMESTAMP ? moment : null;
}

/** For a list that has nothing outside anyway. */
export function clampTimestamp(moment: Date): Date {
  if (moment < EARLIEST_TIMESTAMP) return EARLIEST_TIMESTAMP;
  return moment > LATEST_TIMESTAMP ? LATEST_TIMESTAMP : moment;
}
