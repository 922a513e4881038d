// Finds an outage in the log: votes that failed one after the other, without one that arrived between them (decision P55). Pure.
import type { EndedDeliveryRow } from './bulk-redelivery-queries.ts';

/** Fewer may be chance. */
const OUTAGE_LEAST = 5;

export interface Outage {
  /** When the first of its events was recorded, to the millisecond. */
  readonly since: Date;
  readonly until: Date;
  readonly events: number;
}

/** `ended`: newest first. The newest outage; null: there is none. */
export function newestOutage(ended: readonly EndedDeliveryRow[]): Outage | null {
  let run: string[] = [];
  for (const { event_id, state } of [...ended, null].map((row) => row ?? END)) {
    if (state !== 'delivered') {
      run.push(event_id);
      continue;
    }
    const [last, first] = [run[0], run.at(-1)];
    if (last && first && run.length >= OUTAGE_LEAST)
      return { since: timeOf(first), until: timeOf(last), events: run.length };
    run = [];
  }
  return null;
}

/** What was before all that is known. */
const END: EndedDeliveryRow = { event_id: '', state: 'delivered' };

/** An event's ID begins with its milliseconds. */
function timeOf(eventId: string): Date {
  return new Date(Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16));
}
