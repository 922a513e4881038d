// Fills what the pages ask about sending many deliveries again.
import { byPerson } from '../access/audit.ts';
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
    order: (wanted, person) => orderRedeliveries(db, wanted, byPerson(person)),
    read: (listingId) => readRedeliveries(db, listingId),
    stop: (listingId, person) => stopRedeliveries(db, listingId, byPerson(person)),
    outage: (listingId) => readOutage(db, listingId),
  };
}
