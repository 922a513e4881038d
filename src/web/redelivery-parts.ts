// What the pages ask about sending many deliveries again at once.
import type { Batch, EndedState, Ordered, Outage, Wanted } from '../deliveries/redeliver-many.ts';
import type { Person } from './people-parts.ts';

export type { Batch, EndedState, Ordered, Outage, Wanted };

export interface RedeliveryParts {
  /** How many events an order would find; null: no webhook. */
  count(wanted: Wanted): Promise<number | null>;
  order(wanted: Wanted, person: Person): Promise<Ordered>;
  /** The newest order. */
  read(listingId: string): Promise<Batch | null>;
  /** False: none runs. */
  stop(listingId: string, person: Person): Promise<boolean>;
  /** Votes that failed one after the other. */
  outage(listingId: string): Promise<Outage | null>;
}
