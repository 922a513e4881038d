// Moments from outside: what every database can hold, and events' IDs can begin with.

/** Events' IDs begin with the milliseconds since then. */
export const EARLIEST = new Date(0);
/** The last one whose year has four digits: JavaScript writes later ones as PostgreSQL does not read them. */
export const LATEST = new Date(Date.UTC(10_000, 0) - 1);

/** As it is; null for one outside, and for none. */
export function storableMoment(moment: Date | null | undefined): Date | null {
  return moment && moment >= EARLIEST && moment <= LATEST ? moment : null;
}

/** For a list that has nothing outside anyway. */
export function nearestStorable(moment: Date): Date {
  if (moment < EARLIEST) return EARLIEST;
  return moment > LATEST ? LATEST : moment;
}
