// What the pages ask about sending many deliveries again at once.
import type {
  BulkRedeliveryRequest,
  Outage,
  RedeliveryBatch,
  StartBulkRedeliveryResult,
} from '../deliveries/bulk-redelivery.ts';
import type { Person } from './people-parts.ts';

export type { BulkRedeliveryRequest, Outage, RedeliveryBatch, StartBulkRedeliveryResult };

export interface RedeliveryParts {
  /** How many events an order would find; null: no webhook. */
  count(wanted: BulkRedeliveryRequest): Promise<number | null>;
  order(wanted: BulkRedeliveryRequest, person: Person): Promise<StartBulkRedeliveryResult>;
  /** The newest order. */
  read(listingId: string): Promise<RedeliveryBatch | null>;
  /** False: none runs. */
  stop(listingId: string, person: Person): Promise<boolean>;
  /** Votes that failed one after the other. */
  outage(listingId: string): Promise<Outage | null>;
}
