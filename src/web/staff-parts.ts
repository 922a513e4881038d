// What the pages of staff ask for.
import type { FoundPerson, PeopleFound, WhichPeople } from '../access/find-people.ts';
import type { ResetLinkMade } from '../access/reset-link.ts';
import type { StaffChange, Suspended } from '../access/suspend.ts';
import type { LatestEntry, WhichEntries } from '../changelog/latest-queries.ts';
import type { Listing } from '../listings/listing.ts';
import type { PublicityAct, PublicityChanged } from '../listings/publicity.ts';
import type { FoundForStaff, StaffSearch } from '../listings/search-for-staff.ts';
import type { OwnedListing } from '../listings/staff-queries.ts';
import type { Person } from './people-parts.ts';
import type { SystemFacts } from './system-parts.ts';

export type { FoundForStaff, FoundPerson, LatestEntry, OwnedListing, PublicityAct, StaffSearch, WhichPeople };
export type Plan = OwnedListing['plan'];

export interface StaffParts {
  /** Whether new listings wait for staff. */
  readonly approval: boolean;
  /** What waits, the longest first, and how many there are in all. */
  queue(): Promise<{ readonly listings: readonly OwnedListing[]; readonly total: number }>;
  /** How many wait. */
  countWaiting(): Promise<number>;
  /** Mails to staff of what waits; null where the service sends none. */
  readonly queueMails: {
    wanted(personId: string): Promise<boolean>;
    choose(personId: string, mails: boolean): Promise<void>;
  } | null;
  findListings(search: StaffSearch): Promise<FoundForStaff>;
  listing(id: string): Promise<OwnedListing | null>;
  /** `seen`: when the text was last changed that was judged; another one is refused as `not_now`. */
  changePublicity(change: {
    listingId: string;
    act: PublicityAct;
    reason?: string;
    seen?: Date;
    person: Person;
  }): Promise<PublicityChanged>;
  setPlan(change: { listingId: string; plan: Plan; changelogPro: boolean; person: Person }): Promise<void>;
  deleteListing(listingId: string, person: Person): Promise<boolean>;
  /** Of all bots, newest first; `before`: those below the entry with this ID. */
  latestEntries(asked: { which: WhichEntries; before: string | null }): Promise<{
    readonly entries: readonly LatestEntry[];
    /** Null: there are no older ones. */
    readonly nextBefore: string | null;
  }>;
  system(): Promise<SystemFacts>;
  findPeople(asked: { query: string; which: WhichPeople; page: number }): Promise<PeopleFound>;
  /** With the listings that the person owns or manages. */
  person(
    id: string,
  ): Promise<(FoundPerson & { readonly theirs: readonly (Listing & { isOwner: boolean })[] }) | null>;
  /** `days` null: until staff ends it. */
  suspend(change: {
    personId: string;
    reason: string;
    days: number | null;
    person: Person;
  }): Promise<Suspended>;
  reinstate(personId: string, person: Person): Promise<boolean>;
  /** The link is shown once, to be handed over. */
  makeResetLink(personId: string, person: Person): Promise<ResetLinkMade>;
  setStaff(personId: string, isStaff: boolean, person: Person): Promise<StaffChange>;
}
