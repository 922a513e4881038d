// A digest of the database that shows whether a request changed anything except sessions and rate limits.
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

const TABLES = [
  'person',
  'account_link',
  'linked_identity',
  'identity_code',
  'listing',
  'listing_manager',
  'invitation',
  'ownership_proof',
  'ownership_claim',
  'endpoint',
  'webhook',
  'listener',
  'queue',
  'event',
  'delivery',
  'api_token',
  'changelog_entry',
  'notice_person',
  'vote',
  'letter',
  'audit_entry',
] as const;

export async function fingerprint(db: Db): Promise<string> {
  const parts = TABLES.map(
    (table) =>
      sql`(select coalesce(md5(string_agg(row::text, ',' order by row::text)), '') from ${sql.table(table)} as row)`,
  );
  const { rows } = await sql<{ print: string }>`select concat_ws(' ', ${sql.join(parts)}) as print`.execute(db);
  return rows[0]?.print ?? '';
}
