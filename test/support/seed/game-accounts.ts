// Game servers whose players link their accounts, and such links of the voter.
import { sql } from 'kysely';
import type { AppContext } from '../../../src/context.ts';
import { seedListing } from './people-and-listings.ts';
import { ago, HOUR } from './rows.ts';
import { VOTER } from './sample-site.ts';
import { insertVote } from './votes.ts';

export const ROBLOX_GAME = 'lst_sampleroblox';
export const FIVEM_SERVER = 'lst_samplefivem';
/** The voter's link to unlink. */
export const LINK_ID = 1_000_001;

export async function addGameServers({ db }: AppContext): Promise<void> {
  const game = { type: 'game', tags: ['sample'] } as const;
  await seedListing(db, { ...game, id: ROBLOX_GAME, game: 'roblox', name: 'Sample Obby', summary: 'Jump on.' });
  await seedListing(db, { ...game, id: FIVEM_SERVER, game: 'fivem', name: 'Sample Bay', summary: 'Drive.' });
}

/** The voter has connected Roblox, linked a FiveM account on one server, and voted for both. */
export async function linkVoter({ db }: AppContext): Promise<void> {
  const fivem = 'fivem:license:0123456789abcdef0123456789abcdef01234567';
  await sql`
    insert into linked_identity (id, person_id, platform, identity, name, listing_id, linked_at) overriding system value
    values
      (${LINK_ID + 1}, ${VOTER.id}, 'roblox', 'roblox:4815162342', 'Sample_Player', null, ${ago(HOUR)}),
      (${LINK_ID}, ${VOTER.id}, 'fivem', ${fivem}, null, ${FIVEM_SERVER}, ${ago(HOUR)})`.execute(db);
  await insertVote(db, { listingId: ROBLOX_GAME, playerName: null, state: null });
}
