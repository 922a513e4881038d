// Fills what the pages ask about sending many deliveries again.
import { byPerson } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
import {
  countBulkRedelivery,
  readBulkRedelivery,
  readOutage,
  startBulkRedelivery,
  stopBulkRedelivery,
} from '../deliveries/bulk-redelivery.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireRedeliveries({ db }: AppContext): WebParts['redeliveries'] {
  return {
    count: (wanted) => countBulkRedelivery(db, wanted),
    order: (wanted, person) => startBulkRedelivery(db, wanted, byPerson(person)),
    read: (listingId) => readBulkRedelivery(db, listingId),
    stop: (listingId, person) => stopBulkRedelivery(db, listingId, byPerson(person)),
    outage: (listingId) => readOutage(db, listingId),
  };
}
