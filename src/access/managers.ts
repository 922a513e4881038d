// The people an owner has invited to run a listing.
import type { Connection } from '../db/database.ts';
import { asPerson, findPersonByEmail, type Person } from './people.ts';
import { deleteManager, insertManager, selectManagers } from './queries.ts';

export type ManagerAddition =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly reason: 'unknown_person' | 'unknown_listing' | 'is_owner' | 'already' };

/** Adds whoever signs in with this address. */
export async function addManager(db: Connection, listingId: string, email: string): Promise<ManagerAddition> {
  const person = await findPersonByEmail(db, email);
  if (!person) return { ok: false, reason: 'unknown_person' };
  switch (await insertManager(db, listingId, person.id)) {
    case 'added':
      return { ok: true, person };
    case 'already':
      return { ok: false, reason: 'already' };
    case 'owner':
      return { ok: false, reason: 'is_owner' };
    case 'none':
      return { ok: false, reason: 'unknown_listing' };
  }
}

/** False when the person was no manager. */
export async function removeManager(db: Connection, listingId: string, personId: string): Promise<boolean> {
  return deleteManager(db, listingId, personId);
}

export async function managersOf(db: Connection, listingId: string): Promise<readonly Person[]> {
  return (await selectManagers(db, listingId)).map(asPerson);
}
