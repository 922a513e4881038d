// The log queries of the API and the dashboard, for a large listing and for a small one.
import { sql } from 'kysely';
import type { Connection } from '../../src/db/database.ts';
import { listDeliveries, readDelivery } from '../../src/deliveries/delivery-log.ts';
import { DELIVERY_LOG_STATES } from '../../src/deliveries/delivery-log-queries.ts';
import { readHealth } from '../../src/endpoints/health-summary.ts';
import { listListenerVotes, listUnrewarded } from '../../src/votes/listener-log.ts';

export interface LogPage {
  readonly name: string;
  readonly read: (db: Connection) => Promise<unknown>;
  /** Not a page: everything there is, up to 10,000 rows. */
  readonly isFile?: true;
}

const LISTINGS = { large: 'lst_0', small: 'lst_7' } as const;
const PAGE = 50;
const ALL_UNREWARDED = 10_000;

const reader = (db: Connection) => ({ db, config: { serviceName: 'Plaudit' } });

export async function logPagesOf(db: Connection): Promise<readonly LogPage[]> {
  const large = await pagesOfListing(db, 'large');
  const small = await pagesOfListing(db, 'small');
  return [
    ...large,
    ...small,
    { name: 'listener: newest votes', read: (on) => listListenerVotes(reader(on), LISTINGS.large, PAGE) },
    {
      name: `listener: unrewarded, first ${PAGE}`,
      read: (on) => listUnrewarded(reader(on), LISTINGS.large, PAGE),
    },
    {
      name: 'listener: unrewarded, the file of all',
      read: (on) => listUnrewarded(reader(on), LISTINGS.large, ALL_UNREWARDED),
      isFile: true,
    },
  ];
}

async function pagesOfListing(db: Connection, size: keyof typeof LISTINGS): Promise<readonly LogPage[]> {
  const listingId = LISTINGS[size];
  const [middle, late] = [await eventAt(db, listingId, 0.5), await eventAt(db, listingId, 0.95)];
  const list = (name: string, query: object): LogPage => ({
    name: `${size}: ${name}`,
    read: (on) => listDeliveries(on, { listingId, limit: PAGE, ...query }),
  });
  return [
    list('newest', {}),
    list('half-way down', { cursor: middle }),
    list('nearly at the end', { cursor: late }),
    ...DELIVERY_LOG_STATES.map((state) => list(`newest, ${state}`, { state })),
    list('half-way down, failed', { cursor: middle, state: 'failed' }),
    list('one event', { eventId: middle }),
    {
      name: `${size}: one opened`,
      read: (on) => readDelivery(on, { listingId, eventId: middle, serviceName: 'Plaudit' }),
    },
    { name: `${size}: health`, read: (on) => readHealth(on, listingId) },
  ];
}

/** The ID of the event at this depth of the listing's log, as the contract formats it. */
async function eventAt(db: Connection, listingId: string, share: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select event_id from delivery join endpoint on endpoint.id = endpoint_id
      where listing_id = ${listingId} and kind = 'webhook'
    )
    select replace(event_id::text, '-', '') as id from own order by event_id desc
    offset (select count(*) * ${share}::float8 from own)::bigint limit 1`.execute(db);
  if (!rows[0]) throw new Error('The log is too small for this; raise the number of attempts.');
  return rows[0].id;
}
