// Proofs of ownership and claims, as rows.
import type { Insertable } from 'kysely';
import type { AppContext } from '../../../src/context.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { ago, DAY, HOUR } from './rows.ts';
import { BOT, MINECRAFT, OWNER, STRANGER } from './sample-site.ts';

/** The owner has proven the Minecraft server, by default a week ago. */
export async function addProof(
  { db }: AppContext,
  change: Partial<Insertable<Tables['ownership_proof']>> = {},
): Promise<void> {
  const proof = {
    listing_id: MINECRAFT.id,
    person_id: OWNER.id,
    method: 'motd',
    subject: 'minecraft:play.survival.example',
    proven_at: ago(7 * DAY),
    checked_at: ago(7 * DAY),
    next_check_at: ago(-23 * DAY),
    ...change,
  };
  await db.insertInto('ownership_proof').values(proof).execute();
  await db
    .updateTable('listing')
    .set({ owner_proven_at: proof.proven_at })
    .where('id', '=', proof.listing_id)
    .execute();
}

type ClaimColumn = 'id' | 'listing_id' | 'claimant_id' | 'state' | 'subject' | 'method';

/** A stranger has claimed the bot a day ago. */
export async function addClaim(
  { db }: AppContext,
  change: Pick<Partial<Insertable<Tables['ownership_claim']>>, ClaimColumn> = {},
): Promise<void> {
  await db
    .insertInto('ownership_claim')
    .values({
      id: 'clm_sample',
      listing_id: BOT.id,
      claimant_id: STRANGER.id,
      holder_id: OWNER.id,
      method: 'discord-sign-in',
      subject: `discord:${BOT.id}`,
      created_at: ago(DAY),
      checked_at: ago(DAY),
      due_at: ago(-48 * HOUR),
      next_check_at: ago(-48 * HOUR),
      ...change,
    })
    .execute();
}
