// Fills what the pages of staff ask for.
import { byPerson } from '../access/audit.ts';
import { findPeople, findPersonForStaff } from '../access/find-people.ts';
import { makeResetLink } from '../access/reset-link.ts';
import { reinstatePerson, setStaff, suspendPerson } from '../access/suspend.ts';
import { selectLatest } from '../changelog/latest-queries.ts';
import type { House } from '../house.ts';
import { changePublicity } from '../listings/publicity.ts';
import { listingsOf } from '../listings/queries.ts';
import { deleteListing, setPlan } from '../listings/save-listing.ts';
import { searchForStaff } from '../listings/search-for-staff.ts';
import { countWaiting, findForStaff, selectWaiting } from '../listings/staff-queries.ts';
import { chooseQueueMails, wantsQueueMails } from '../notices/tell-staff.ts';
import type { WebParts } from '../web/web-parts.ts';
import { wireSystem } from './system.ts';

const WAITING_SHOWN = 50;
const ENTRIES_SHOWN = 25;

export function wireStaff(house: House): WebParts['staff'] {
  const { db, config } = house;
  return {
    approval: config.listingApproval,
    async queue() {
      const [listings, total] = await Promise.all([selectWaiting(db, WAITING_SHOWN), countWaiting(db)]);
      return { listings, total };
    },
    countWaiting: () => countWaiting(db),
    queueMails: house.desk.outbox && {
      wanted: (personId) => wantsQueueMails(db, personId),
      choose: (personId, mails) => chooseQueueMails(db, personId, mails),
    },
    findListings: (search) => searchForStaff(db, search),
    listing: (id) => findForStaff(db, id),
    changePublicity: ({ person, ...change }) => changePublicity(db, change, byPerson(person)),
    setPlan: async ({ listingId, person, ...plan }) =>
      void (await setPlan(db, listingId, plan, byPerson(person))),
    async latestEntries(asked) {
      const found = await selectLatest(db, { ...asked, limit: ENTRIES_SHOWN + 1 });
      const entries = found.slice(0, ENTRIES_SHOWN);
      return { entries, nextBefore: found.length > ENTRIES_SHOWN ? (entries.at(-1)?.id ?? null) : null };
    },
    system: wireSystem(house),
    findPeople: (asked) => findPeople(db, asked),
    async person(id) {
      const [found, theirs] = await Promise.all([findPersonForStaff(db, id), listingsOf(db, id)]);
      return found && { ...found, theirs };
    },
    suspend: ({ person, ...suspension }) => suspendPerson(db, suspension, byPerson(person)),
    reinstate: (personId, person) => reinstatePerson(db, personId, byPerson(person)),
    makeResetLink: (personId, person) => makeResetLink(house.desk, personId, byPerson(person)),
    setStaff: (personId, isStaff, person) => setStaff(db, personId, isStaff, byPerson(person)),
    deleteListing: (listingId, person) => deleteListing(db, listingId, byPerson(person)),
  };
}
