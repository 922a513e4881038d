// Listings that imitate the standard site's bot and Minecraft server.
import { sql } from 'kysely';
import { OPERATOR } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { findLookAlikes } from '../../../src/listings/look-alikes.ts';
import { changeVisibility } from '../../../src/listings/visibility.ts';
import { BOT, MINECRAFT, STRANGER } from './sample-site.ts';

export const SQUAT_ID = 'lst_squat';

const DESCRIPTION = '## Sample\n\nA **bot** like another one.\n\n- [A link](https://sample.example/)\n- `code`';

/** One waits for approval and was rejected before; two are public. */
export async function addLookAlikes(app: AppContext): Promise<void> {
  const { db } = app;
  await sql`update listing set owner_proven_at = created_at where id in (${BOT.id}, ${MINECRAFT.id})`.execute(db);
  const insert = (id: string, source: string, name: string) =>
    sql`
    insert into listing (id, type, game, name, summary, description, address, link, tags, owner_id, state)
    select ${id}, type, game, ${name}, summary, ${DESCRIPTION}, address, link, tags, ${STRANGER.id},
      ${id === SQUAT_ID ? 'pending' : 'public'}
    from listing where id = ${source}`.execute(db);
  await insert(SQUAT_ID, BOT.id, imitate(BOT.name));
  await insert('lst_squat2', MINECRAFT.id, imitate(MINECRAFT.name));
  await insert('lst_squat3', BOT.id, `The ${BOT.name} bot`);
  const reason = 'This is the name of another bot. Choose one of your own.';
  await changeVisibility(db, { listingId: SQUAT_ID, action: 'refuse', reason }, OPERATOR);
  await sql`update listing set state = 'pending', state_reason = null where id = ${SQUAT_ID}`.execute(db);
  await findLookAlikes(db);
}

const imitate = (name: string) => name.replaceAll('o', 'о').replaceAll('a', 'а').replaceAll('e', 'е');
