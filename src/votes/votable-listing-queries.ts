// The SQL statement that finds the listing of a vote, with the database's time and an event ID.
import type { Plan } from '../config/values.ts';
import type { Connection } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { unnestRows } from '../db/unnest-rows.ts';
import type { VotedListing } from './vote-event.ts';

export interface VotableListing {
  /**
   * `isOpen`: whether it is not hidden from the public, by staff or for want of a proof. Test events can be sent either
   * way.
   */
  readonly listing: VotedListing & {
    readonly plan: Plan;
    readonly paused: boolean;
    readonly isOpen: boolean;
  };
  /** A new event ID and the database's time, to the millisecond, as in the contract. */
  readonly eventId: string;
  readonly now: Date;
}

/** A votable listing, with the slug of its page. */
export interface FoundListing extends VotableListing {
  readonly slug: string | null;
}

const GIVEN = { place: 'int', listing_id: 'text' } as const;

/**
 * The requested listings, in the order of the request, each with values that only the database can provide: its current
 * time, and a time-ordered event ID.
 */
export async function selectVotableListings(
  db: Connection,
  listingIds: readonly string[],
): Promise<readonly (FoundListing | null)[]> {
  const given = listingIds.map((listing_id, place) => ({ place, listing_id }));
  type Row = VotableListing['listing'] & Omit<FoundListing, 'listing'> & { place: number };
  const { rows } = await prepared<Row>('select-votable-listings')`
    select place, id, slug, type, game, plan, paused_at is not null as paused, 
      state = 'public' and (is_public or paused_at is not null) as "isOpen",
      new_event_id(plaudit_now()) as "eventId",
      date_trunc('milliseconds', plaudit_now()) as now
    from ${unnestRows('given', GIVEN, given)}
    cross join lateral (select * from listing where id = given.listing_id limit 1) as listing
    order by place`.execute(db);
  const byPlace = new Map(
    rows.map(({ place, slug, eventId, now, ...listing }) => [place, { listing, slug, eventId, now }]),
  );
  return listingIds.map((_, place) => byPlace.get(place) ?? null);
}

export async function selectVotableListing(db: Connection, listingId: string): Promise<FoundListing | null> {
  const [found] = await selectVotableListings(db, [listingId]);
  return found ?? null;
}
