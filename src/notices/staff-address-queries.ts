// Statements about the addresses of staff members.
import type { Connection } from '../db/database.ts';

/** The confirmed addresses of all staff members. */
export async function selectStaffAddresses(db: Connection): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('person')
    .select('email')
    .where('role', '=', 'staff')
    .where('email_verified', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
