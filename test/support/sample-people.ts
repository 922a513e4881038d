// The people that staff sees, in memory and plainly made up.
import type { FoundPerson, StaffParts } from '../../src/web/staff-parts.ts';
import { ago, HOUR, OWNER } from './sample-data.ts';
import type { Sample } from './sample-parts.ts';
import { owned } from './sample-staff.ts';

const PLAIN: FoundPerson = {
  ...{ id: OWNER.id, name: OWNER.name, email: OWNER.email, emailVerified: true },
  ...{ role: 'member', platformId: '123456789012345678', createdAt: ago(900 * HOUR) },
  ...{ suspension: null, listings: 2, sessions: 1 },
};

export const PEOPLE: readonly FoundPerson[] = [
  PLAIN,
  { ...PLAIN, id: 'usr_manager', name: `M${'\u0301'.repeat(200)}anager sample`, listings: 0, sessions: 0 },
  { ...PLAIN, id: 'usr_staff', name: 'Sample Staff', role: 'staff' },
  {
    ...{ ...PLAIN, id: 'usr_suspended', name: `\u202Ednemmasup ${'x'.repeat(80)}`, emailVerified: false },
    suspension: {
      at: ago(HOUR),
      until: ago(-90 * HOUR),
      reason: `Votes for <b>money</b> ${'x'.repeat(300)}`,
    },
  },
];

type PeopleOfStaff = Pick<
  StaffParts,
  'findPeople' | 'person' | 'suspend' | 'reinstate' | 'setStaff' | 'makeResetLink'
>;

/** Nobody but usr_staff is staff, and usr_staff is the last. */
export function samplePeople(state: Sample): PeopleOfStaff {
  const note = (what: string) => void state.calls.push(what);
  return {
    findPeople: async ({ query, which, page }) => {
      const people = PEOPLE.filter(
        (one) =>
          one.name.includes(query) &&
          (which === 'all' || (which === 'staff' ? one.role === 'staff' : one.suspension !== null)),
      );
      return { people, total: people.length, page, pages: page };
    },
    person: async (id) => {
      const found = PEOPLE.find((one) => one.id === id);
      const theirs = state.listings.filter(({ ownerId }) => ownerId === id);
      return found ? { ...found, theirs: theirs.map((one) => ({ ...owned(one), isOwner: true })) } : null;
    },
    suspend: async ({ personId, reason, days, person }) => {
      note(`suspend ${personId} ${days} ${reason} by ${person.id}`);
      if (days === 0) return { ok: false, reason: 'invalid', field: 'days', sentence: 'Whole days.' };
      if (!reason.trim()) return { ok: false, reason: 'invalid', field: 'reason', sentence: 'Say why.' };
      return personId === 'usr_staff' ? { ok: false, reason: 'is_staff' } : { ok: true };
    },
    reinstate: async (id) => {
      note(`reinstate ${id}`);
      return id === 'usr_suspended';
    },
    makeResetLink: async (id, person) => {
      note(`resetLink ${id} by ${person.id}`);
      if (id === 'usr_suspended') return { ok: false, reason: 'suspended' };
      if (id === 'usr_staff') return { ok: false, reason: 'oneself' };
      return { ok: true, url: 'http://localhost/reset?token=sample' };
    },
    setStaff: async (id, isStaff) => {
      note(`setStaff ${id} ${isStaff}`);
      return id === 'usr_staff' ? { ok: false, reason: 'last' } : { ok: true };
    },
  };
}
