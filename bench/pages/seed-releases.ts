// Gives every second bot release notes, so that there are recently updated bots.
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';

const PER_BOT = 3;

export async function addReleases(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await sql`
    insert into changelog_entry (id, listing_id, version, body, published_at)
    select 'chg_' || substr(id, 5) || '_' || step, id, '1.' || step, repeat('A sample change, made up for measuring. ', 5),
      plaudit_now() - random() * interval '400 days'
    from listing, generate_series(1, ${PER_BOT}::int) as step
    where type = 'bot' and substr(id, 5)::int % 4 = 0`.execute(db);
  await sql`vacuum analyze changelog_entry`.execute(db);
  await close();
}
