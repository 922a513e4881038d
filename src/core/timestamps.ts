// The range of timestamps that the database and event IDs can store.

/** Event IDs begin with the milliseconds since this time. */
export const EARLIEST_TIMESTAMP = new Date(0);
/** The last timestamp with a four-digit year: PostgreSQL cannot parse JavaScript's format for later ones. */
export const LATEST_TIMESTAMP = new Date(Date.UTC(10_000, 0) - 1);

/** The timestamp itself; null if it is out of range or missing. */
export function toStorableTimestamp(timestamp: Date | null | undefined): Date | null {
  return timestamp && timestamp >= EARLIEST_TIMESTAMP && timestamp <= LATEST_TIMESTAMP ? timestamp : null;
}

/** For filters of lists, where nothing is out of range. */
export function clampTimestamp(timestamp: Date): Date {
  if (timestamp < EARLIEST_TIMESTAMP) return EARLIEST_TIMESTAMP;
  return timestamp > LATEST_TIMESTAMP ? LATEST_TIMESTAMP : timestamp;
}
