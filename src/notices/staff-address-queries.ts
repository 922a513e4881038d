// Statements about whom to write to among staff.
import type { Connection } from '../db/database.ts';

/** The confirmed addresses of everybody on staff. */
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
