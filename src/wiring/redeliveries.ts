// Fills what the pages ask about sending many deliveries again.
import {
  countRedeliveries,
  orderRedeliveries,
  readOutage,
  readRedeliveries,
  stopRedeliveries,
} from '../deliveries/redeliver-many.ts';
import type { House } from '../house.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireRedeliveries({ db }: House): WebParts['redeliveries'] {
  return {
    count: (wanted) => countRedeliveries(db, wanted),
    order: (wanted) => orderRedeliveries(db, wanted),
    read: (listingId) => readRedeliveries(db, listingId),
    stop: (listingId) => stopRedeliveries(db, listingId),
    outage: (listingId) => readOutage(db, listingId),
  };
}
