// People: found by ID, address or platform ID, and created with or without a password.
import { hashPassword } from 'better-auth/crypto';
import { ID_PATTERN, newId } from '../core/ids.ts';
import { PERSON_NAME_MAX_CHARACTERS } from '../core/limits.ts';
import { validateName } from '../core/text.ts';
import type { Connection, Db } from '../db/database.ts';
import { parseEmail } from '../mail/email-address.ts';
import { updateName } from './account-queries.ts';
import { type Actor, recordAuditEvent } from './audit.ts';
import { insertPassword, insertPerson, type PersonRow, selectPerson } from './queries.ts';

export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly role: 'member' | 'staff';
  /** The Discord ID, while Discord is connected (decision N2). */
  readonly platformId: string | null;
  readonly createdAt: Date;
}

export async function findPerson(db: Connection, id: string): Promise<Person | null> {
  return found(await selectPerson(db, 'id', id));
}

export async function findPersonByEmail(db: Connection, email: string): Promise<Person | null> {
  const address = parseEmail(email);
  return address === null ? null : found(await selectPerson(db, 'email', address));
}

export async function findPersonByPlatformId(db: Connection, platformId: string): Promise<Person | null> {
  return found(await selectPerson(db, 'platform_id', platformId));
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  /** None: the person signs in by Discord, or resets the password first. */
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

/** Makes a person, without a mail being sent. */
export async function createPerson(db: Db, given: NewPerson): Promise<PersonCreation> {
  const email = parseEmail(given.email);
  if (email === null) return { ok: false, reason: 'email_invalid' };
  const reason = refusal(given);
  if (reason) return { ok: false, reason };
  // Before the transaction: hashing takes a tenth of a second on purpose, and the embedded database has one connection.
  const hash = given.password === undefined ? null : await hashPassword(given.password);
  const row = await db.transaction().execute(async (transaction) => {
    const person = await insertPerson(transaction, {
      id: newId('usr'),
      email,
      name: given.name.trim(),
      platformId: given.platformId ?? null,
      role: given.staffBy ? 'staff' : 'member',
      emailVerified: given.emailVerified ?? false,
    });
    if (person && hash !== null) await insertPassword(transaction, { id: newId('row'), personId: person.id, hash });
    if (person && given.staffBy) await tellStaffMade(transaction, person, given.staffBy);
    return person;
  });
  if (row) return { ok: true, person: toPerson(row) };
  const taken = await selectPerson(db, 'email', email);
  return { ok: false, reason: taken ? 'email_taken' : 'platform_id_taken' };
}

async function tellStaffMade(db: Connection, { id, name }: PersonRow, by: Actor): Promise<void> {
  await recordAuditEvent(db, { action: 'person.made_staff', ...by, subject: name, detail: { personId: id } });
}

function refusal({ name, password, platformId }: NewPerson): PersonRefusal | null {
  if (!isPersonName(name)) return 'name_invalid';
  if (password !== undefined && !hasPasswordLength(password)) return 'password_length';
  if (platformId !== undefined && !ID_PATTERN.test(platformId)) return 'platform_id_invalid';
  return null;
}

export function hasPasswordLength(password: string): boolean {
  return password.length >= PASSWORD_MIN_CHARACTERS && password.length <= PASSWORD_MAX_CHARACTERS;
}

/** 1 to 100 code points besides the white space around them, on one line, and something is seen of them. */
export function isPersonName(name: string): boolean {
  return validateName(name, PERSON_NAME_MAX_CHARACTERS) === null;
}

/** The name that others see, and whether top-voter lists show it. False when it is not a name, or the person is gone. */
export async function renamePerson(
  db: Connection,
  personId: string,
  name: string,
  showsName?: boolean,
): Promise<boolean> {
  return isPersonName(name) && updateName(db, personId, { name: name.trim(), showsName });
}

function found(row: PersonRow | undefined): Person | null {
  return row ? toPerson(row) : null;
}

/** A stored person in the words of the code. */
export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    image: row.image,
    role: row.role,
    platformId: row.platform_id,
    createdAt: row.created_at,
  };
}
