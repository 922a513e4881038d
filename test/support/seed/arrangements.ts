// Changes to the standard site that several tests need.
import type { AppContext } from '../../../src/context.ts';
import type { Visibility } from '../../../src/listings/listing.ts';
import { ago, HOUR } from './rows.ts';
import { MINECRAFT, OWNER, WEBHOOK_ID } from './sample-site.ts';

/** A listing whose owner tries to break pages. */
export const HOSTILE_LISTING = {
  id: 'lst_nasty',
  name: '\u202Eevil\u202C Z\u0351\u036B\u0343\u036A\u0302a\u0300\u0301\u0302\u0303lgo<script>alert(1)</script>',
} as const;

export async function addHostileListing({ db }: AppContext): Promise<void> {
  await db
    .insertInto('listing')
    .values({
      ...HOSTILE_LISTING,
      owner_id: OWNER.id,
      type: 'bot',
      game: null,
      summary: `<img src=x onerror=alert(1)> ${'W'.repeat(120)}`,
      description: '<b>not bold</b>\n\n"quoted" & \u202Ereversed',
      link: 'javascript:alert(1)',
      address: null,
      tags: ['<i>', 'averyveryverylongtagname'],
      plan: 'free',
      created_at: ago(HOUR),
      state_at: ago(HOUR),
    })
    .execute();
}

/** As if staff had decided an hour ago. */
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

/** Open notices about the standard webhook. */
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
