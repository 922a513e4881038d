// People: found by ID, address or platform ID, and created with or without a password.
import { ID_PATTERN, newId } from '../core/ids.ts';
import type { Connection, Db } from '../db/database.ts';
import { parseEmail } from '../mail/email-address.ts';
import { updateName, upsertPassword } from './account-queries.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { hashPassword } from './password-hash.ts';
import { hasPasswordLength, isPersonName, type Person } from './person.ts';
import { insertPerson, selectPerson } from './queries.ts';

export async function findPerson(db: Connection, id: string): Promise<Person | null> {
  return selectPerson(db, 'id', id);
}

export async function findPersonByEmail(db: Connection, email: string): Promise<Person | null> {
  const address = parseEmail(email);
  return address === null ? null : selectPerson(db, 'email', address);
}

export async function findPersonByPlatformId(db: Connection, platformId: string): Promise<Person | null> {
  return selectPerson(db, 'platform_id', platformId);
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  /** If missing, the person signs in with Discord or resets the password first. */
  readonly password?: string;
  readonly platformId?: string;
  /** If given, the person becomes staff, and the audit log names this actor. */
  readonly staffBy?: Actor;
  readonly emailVerified?: boolean;
}

export type PersonRefusal =
  | 'email_invalid'
  | 'name_invalid'
  | 'password_length'
  | 'platform_id_invalid'
  | 'email_taken'
  | 'platform_id_taken';

export type PersonCreation =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly reason: PersonRefusal };

/** Creates a person without sending mail. */
export async function createPerson(db: Db, given: NewPerson): Promise<PersonCreation> {
  const email = parseEmail(given.email);
  if (email === null) return { ok: false, reason: 'email_invalid' };
  const reason = refusal(given);
  if (reason) return { ok: false, reason };
  // Before the transaction: hashing takes a tenth of a second on purpose, and the embedded database has one connection.
  const hash = given.password === undefined ? null : await hashPassword(given.password);
  const person = await db.transaction().execute(async (transaction) => {
    const created = await insertPerson(transaction, {
      id: newId('usr'),
      email,
      name: given.name.trim(),
      platformId: given.platformId ?? null,
      role: given.staffBy ? 'staff' : 'member',
      emailVerified: given.emailVerified ?? false,
    });
    if (created && hash !== null) await upsertPassword(transaction, { id: newId('row'), personId: created.id, hash });
    if (created && given.staffBy) await recordNewStaff(transaction, created, given.staffBy);
    return created;
  });
  if (person) return { ok: true, person };
  const taken = await selectPerson(db, 'email', email);
  return { ok: false, reason: taken ? 'email_taken' : 'platform_id_taken' };
}

async function recordNewStaff(db: Connection, { id, name }: Person, by: Actor): Promise<void> {
  await recordAuditEvent(db, { action: 'person.made_staff', ...by, subject: name, detail: { personId: id } });
}

function refusal({ name, password, platformId }: NewPerson): PersonRefusal | null {
  if (!isPersonName(name)) return 'name_invalid';
  if (password !== undefined && !hasPasswordLength(password)) return 'password_length';
  if (platformId !== undefined && !ID_PATTERN.test(platformId)) return 'platform_id_invalid';
  return null;
}

/**
 * The name that others see, and whether top-voter lists show it. False if the name is invalid or the person does not
 * exist.
 */
export async function renamePerson(
  db: Connection,
  personId: string,
  name: string,
  showsName?: boolean,
): Promise<boolean> {
  return isPersonName(name) && updateName(db, personId, { name: name.trim(), showsName });
}
