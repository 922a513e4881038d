// What the pages of staff ask for.
import type { FoundPerson, PeopleFound, WhichPeople } from '../access/find-people.ts';
import type { ResetLinkResult } from '../access/reset-link.ts';
import type { StaffChange, SuspensionResult } from '../access/suspend.ts';
import type { EntryFilter, LatestEntry } from '../changelog/latest-entries-queries.ts';
import type { Listing } from '../listings/listing.ts';
import type { ListingWithOwner } from '../listings/staff-queries.ts';
import type { StaffListingPage, StaffListingSearch } from '../listings/staff-search.ts';
import type { VisibilityAction, VisibilityChangeResult } from '../listings/visibility.ts';
import type { Person } from './people-parts.ts';
import type { SystemFacts } from './system-parts.ts';

export type {
  FoundPerson,
  LatestEntry,
  ListingWithOwner,
  StaffListingPage,
  StaffListingSearch,
  VisibilityAction,
  WhichPeople,
};
export type Plan = ListingWithOwner['plan'];

export interface StaffParts {
  /** Whether new listings wait for staff. */
  readonly approval: boolean;
  /** What waits, the longest first, and how many there are in all. */
  queue(): Promise<{ readonly listings: readonly ListingWithOwner[]; readonly total: number }>;
  /** How many wait. */
  countWaiting(): Promise<number>;
  /** Mails to staff of what waits; null where the service sends none. */
  readonly queueMails: {
    wanted(personId: string): Promise<boolean>;
    choose(personId: string, mails: boolean): Promise<void>;
  } | null;
  findListings(search: StaffListingSearch): Promise<StaffListingPage>;
  listing(id: string): Promise<ListingWithOwner | null>;
  /** `seen`: when the text was last changed that was judged; another one is refused as `not_now`. */
  changePublicity(change: {
    listingId: string;
    act: VisibilityAction;
    reason?: string;
    seen?: Date;
    person: Person;
  }): Promise<VisibilityChangeResult>;
  setPlan(change: { listingId: string; plan: Plan; changelogPro: boolean; person: Person }): Promise<void>;
  deleteListing(listingId: string, person: Person): Promise<boolean>;
  /** Of all bots, newest first; `before`: those below the entry with this ID. */
  latestEntries(asked: { which: EntryFilter; before: string | null }): Promise<{
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
  }): Promise<SuspensionResult>;
  reinstate(personId: string, person: Person): Promise<boolean>;
  /** The link is shown once, to be handed over. */
  makeResetLink(personId: string, person: Person): Promise<ResetLinkResult>;
  setStaff(personId: string, isStaff: boolean, person: Person): Promise<StaffChange>;
}
