// What the pages of staff ask about, in memory and plainly made up.

import type { ListingWithOwner } from '../../src/web/staff-parts.ts';
import type { WebParts } from '../../src/web/web-parts.ts';
import { ago, BOT, HOUR, OWNER } from './sample-data.ts';
import type { Sample } from './sample-parts.ts';
import { samplePeople } from './sample-people.ts';
import { SYSTEM } from './sample-system.ts';

/** A reason `''` is refused as too short; a listing seen before its last change is judged by nobody. */
export function sampleStaff(state: Sample): WebParts['staff'] {
  const note = (what: string) => void state.calls.push(what);
  const all = () => state.listings.map(owned);
  return {
    approval: state.approval,
    queue: async () => {
      const listings = all().filter(({ visibility }) => visibility.state === 'pending');
      return { listings, total: listings.length };
    },
    countWaiting: async () => all().filter(({ visibility }) => visibility.state === 'pending').length,
    queueMails: state.mails
      ? {
          wanted: async () => !state.calls.includes('queue mails false'),
          choose: async (_, mails) => note(`queue mails ${mails}`),
        }
      : null,
    findListings: async ({ query, state: wanted, plan, page }) => {
      const listings = all().filter(
        (one) =>
          one.name.includes(query) &&
          (!wanted || one.visibility.state === wanted) &&
          (!plan || one.plan === plan),
      );
      return { listings, total: listings.length, page, pages: page };
    },
    listing: async (id) => all().find((one) => one.id === id) ?? null,
    changePublicity: async ({ listingId, act, reason, seen, person }) => {
      note(`${act} ${listingId} ${reason ?? ''} by ${person.id}`);
      const listing = all().find((one) => one.id === listingId);
      if (!listing || (seen && seen < listing.updatedAt)) return { ok: false, reason: 'not_now' };
      if (reason?.trim() === '') return { ok: false, reason: 'invalid', sentence: 'Say why.' };
      return { ok: true, listing };
    },
    setPlan: async ({ listingId, plan, changelogPro }) => note(`plan ${listingId} ${plan} ${changelogPro}`),
    ...samplePeople(state),
    latestEntries: async ({ which }) => {
      const entries = state.entries.filter(
        ({ removal }) => which === 'all' || (removal !== null) === (which === 'removed'),
      );
      const of = { listingId: BOT.id, listingName: BOT.name };
      return { entries: entries.map((entry) => ({ ...entry, ...of })), nextBefore: entries[0]?.id ?? null };
    },
    system: async () => SYSTEM,
    deleteListing: async (id) => {
      note(`delete ${id}`);
      return true;
    },
  };
}

export const UPDATED = ago(30 * HOUR);

export function owned(listing: Sample['listings'][number]): ListingWithOwner {
  const owner = { id: OWNER.id, name: OWNER.name, email: OWNER.email };
  return { ...listing, changelogPro: false, updatedAt: UPDATED, owner };
}
