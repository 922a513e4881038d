// Queries for sign-ups that are not confirmed yet.
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export interface SignUpRow {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

export interface NewSignUp extends SignUpRow {
  readonly tokenHash: Uint8Array;
  readonly browserHash: Uint8Array;
  readonly lifeSeconds: number;
}

export async function insertSignUp(db: Connection, given: NewSignUp): Promise<void> {
  await sql`
    insert into sign_up (token_hash, browser_hash, email, name, password_hash, expires_at)
    values (${given.tokenHash}, ${given.browserHash}, ${given.email}, ${given.name}, ${given.passwordHash},
      plaudit_now() + make_interval(secs => ${given.lifeSeconds}::integer))`.execute(db);
}

const COLUMNS = sql`email, name, password_hash as "passwordHash"`;

/** Finds a sign-up by the token of its link. */
export async function selectSignUp(db: Connection, tokenHash: Uint8Array): Promise<SignUpRow | undefined> {
  const { rows } = await sql<SignUpRow>`
    select ${COLUMNS} from sign_up where token_hash = ${tokenHash} and expires_at > plaudit_now()`.execute(db);
  return rows[0];
}

/** The sign-up that this browser requested for this address. */
export async function selectSignUpOfBrowser(
  db: Connection,
  browserHash: Uint8Array,
  email: string,
): Promise<SignUpRow | undefined> {
  const { rows } = await sql<SignUpRow>`
    select ${COLUMNS} from sign_up
    where browser_hash = ${browserHash} and email = ${email} and expires_at > plaudit_now()`.execute(db);
  return rows[0];
}

export async function deleteSignUpsOf(db: Connection, email: string): Promise<void> {
  await db.deleteFrom('sign_up').where('email', '=', email).execute();
}

/** Returns how many were deleted. */
export async function deleteExpiredSignUps(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sign_up where expires_at <= plaudit_now()`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
