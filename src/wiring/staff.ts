// Fills what the pages of staff ask for.
import { byPerson } from '../access/audit.ts';
import { findPeople, findPersonForStaff } from '../access/find-people.ts';
import { createResetLink } from '../access/reset-link.ts';
import { reinstatePerson, setStaff, suspendPerson } from '../access/suspend.ts';
import { listLatestEntries } from '../changelog/list-entries.ts';
import type { AppContext } from '../context.ts';
import { findListingsOfPerson } from '../listings/queries.ts';
import { deleteListing, setPlan } from '../listings/save-listing.ts';
import { countPendingListings, findListingForStaff } from '../listings/staff-queries.ts';
import { listPendingListings, searchListingsForStaff } from '../listings/staff-search.ts';
import { changeVisibility } from '../listings/visibility.ts';
import { setApprovalMails, wantsApprovalMails } from '../notices/notify-staff.ts';
import type { WebParts } from '../web/web-parts.ts';
import { wireSystem } from './system.ts';

export function wireStaff(house: AppContext): WebParts['staff'] {
  const { db, config } = house;
  return {
    approval: config.listingApproval,
    queue: () => listPendingListings(db),
    countWaiting: () => countPendingListings(db),
    queueMails: house.outbox && {
      wanted: (personId) => wantsApprovalMails(db, personId),
      choose: (personId, mails) => setApprovalMails(db, personId, mails),
    },
    findListings: (search) => searchListingsForStaff(db, search),
    listing: (id) => findListingForStaff(db, id),
    changePublicity: ({ person, act: action, ...change }) =>
      changeVisibility(db, { ...change, action }, byPerson(person)),
    setPlan: async ({ listingId, person, ...plan }) =>
      void (await setPlan(db, listingId, plan, byPerson(person))),
    latestEntries: ({ which, before }) => listLatestEntries(db, { filter: which, before }),
    system: wireSystem(house),
    findPeople: (asked) => findPeople(db, asked),
    async person(id) {
      const [found, theirs] = await Promise.all([findPersonForStaff(db, id), findListingsOfPerson(db, id)]);
      return found && { ...found, theirs };
    },
    suspend: ({ person, ...suspension }) => suspendPerson(db, suspension, byPerson(person)),
    reinstate: (personId, person) => reinstatePerson(db, personId, byPerson(person)),
    makeResetLink: (personId, person) => createResetLink(house, personId, byPerson(person)),
    setStaff: (personId, isStaff, person) => setStaff(db, personId, isStaff, byPerson(person)),
    deleteListing: (listingId, person) => deleteListing(db, listingId, byPerson(person)),
  };
}
