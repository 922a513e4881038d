// Finds an outage in the log: consecutive votes that failed, with none delivered in between (decision P55). Pure.
import type { EndedDelivery } from './bulk-redelivery-queries.ts';

/** Fewer may be coincidence. */
const MIN_EVENTS = 5;

export interface Outage {
  /** When the outage's first event was recorded, to the millisecond. */
  readonly since: Date;
  readonly until: Date;
  readonly events: number;
}

/** Returns the newest outage, or null. `ended`: newest first. */
export function newestOutage(ended: readonly EndedDelivery[]): Outage | null {
  let run: string[] = [];
  for (const { eventId, state } of [...ended, END]) {
    if (state !== 'delivered') {
      run.push(eventId);
      continue;
    }
    const [last, first] = [run[0], run.at(-1)];
    if (last && first && run.length >= MIN_EVENTS)
      return { since: timeOf(first), until: timeOf(last), events: run.length };
    run = [];
  }
  return null;
}

/** A sentinel that ends the oldest run. */
const END: EndedDelivery = { eventId: '', state: 'delivered' };

/** An event's ID begins with its time in milliseconds. */
function timeOf(eventId: string): Date {
  return new Date(Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16));
}
