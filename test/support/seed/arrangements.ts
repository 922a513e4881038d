// Changes to the standard site that several tests need.
import type { AppContext } from '../../../src/context.ts';
import type { Visibility } from '../../../src/listings/listing.ts';
import { HOSTILE_LISTING, seedListing } from './people-and-listings.ts';
import { ago, HOUR } from './rows.ts';
import { MINECRAFT, WEBHOOK_ID } from './sample-site.ts';

/** A listing with names and texts that try to break pages. */
export function addHostileListing({ db }: AppContext): Promise<unknown> {
  return seedListing(db, HOSTILE_LISTING);
}

/** Sets the state as if staff had decided an hour ago. */
export async function setListingState(
  { db }: AppContext,
  id: string,
  state: Visibility['state'],
  reason: string | null = null,
): Promise<void> {
  await db
    .updateTable('listing')
    .set({ state, state_reason: reason, state_at: ago(HOUR) })
    .where('id', '=', id)
    .execute();
}

export const SUSPENSION_REASON = `Votes for <b>money</b> ${'x'.repeat(300)}`;

export async function suspendAccount({ db }: AppContext, id: string): Promise<void> {
  await db
    .updateTable('person')
    .set({
      name: `\u202Ednemmasup ${'x'.repeat(80)}`,
      email_verified: false,
      suspended_at: ago(HOUR),
      suspended_until: ago(-90 * HOUR),
      suspended_reason: SUSPENSION_REASON,
    })
    .where('id', '=', id)
    .execute();
}

/** Undismissed notices about the standard webhook. */
export async function addNotices({ db }: AppContext, personId: string, count: number): Promise<void> {
  const rows = await db
    .insertInto('notice')
    .values(
      Array.from({ length: count }, (_, index) => ({
        at: ago((index + 1) * HOUR),
        listing_id: MINECRAFT.id,
        kind: 'webhook.failing' as const,
        endpoint_id: WEBHOOK_ID,
        failures: 15,
        mailed_at: ago(HOUR),
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('notice_person')
    .values(rows.map(({ id }) => ({ notice_id: id, person_id: personId, mailed_at: ago(HOUR) })))
    .execute();
}
