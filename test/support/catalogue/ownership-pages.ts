// The catalogue's pages of proofs of ownership and claims.
import type { AppContext } from '../../../src/context.ts';
import { applyOwnershipSetting } from '../../../src/ownership/apply-setting.ts';
import { DISCORD_SETTINGS } from '../discord-applications.ts';
import { addHostileListing } from '../seed/arrangements.ts';
import { addClaim, addProof } from '../seed/ownership.ts';
import { HOSTILE_LISTING } from '../seed/people-and-listings.ts';
import { ago, DAY, HOUR } from '../seed/rows.ts';
import { BOT, MANAGER, MINECRAFT, OWNER } from '../seed/sample-site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const server = `/dashboard/${MINECRAFT.id}/ownership`;
const bot = `/dashboard/${BOT.id}/ownership`;
const claim = `/listings/${BOT.id}/claim`;

const privately = ({ db }: AppContext) =>
  db.updateTable('listing').set({ address: '10.0.0.1' }).where('id', '=', MINECRAFT.id).execute();
const failing = (app: AppContext) =>
  addProof(app, {
    failing_since: ago(2 * DAY),
    checked_at: ago(6 * HOUR),
    next_check_at: ago(-6 * HOUR),
    problem: 'The server accepted the connection but did not respond in time. Check that the server is running.',
  });
/** Both have proven the bot, and a hostile listing is claimed. */
async function contested(app: AppContext) {
  await addHostileListing(app);
  await addProof(app, {
    listing_id: BOT.id,
    person_id: OWNER.id,
    method: 'discord-sign-in',
    subject: `discord:${BOT.id}`,
  });
  await addClaim(app, { state: 'contested' });
  await addClaim(app, { id: 'clm_other', listing_id: HOSTILE_LISTING.id, claimant_id: MANAGER.id });
}
const waiting = ({ db, config }: AppContext) => applyOwnershipSetting(db, config);

export const OWNERSHIP_PAGES = [
  ...pagesOf({ as: 'owner', environment: DISCORD_SETTINGS }, { ownership: server, 'ownership-of-a-bot': bot }),
  ...pagesOf(
    { as: 'owner', arrange: privately },
    { 'ownership-refused': { path: server, status: 422, act: press('Check now Message of the day') } },
  ),
  ...pagesOf(
    { as: 'owner', arrange: addProof },
    { 'ownership-proven': server, 'listing-proven': `/listings/${MINECRAFT.id}`, 'servers-proven': '/servers' },
  ),
  ...pagesOf({ as: 'owner', arrange: failing }, { 'ownership-failing': server }),
  ...pagesOf({ as: 'owner', arrange: addClaim }, { 'ownership-claimed': bot }),
  ...pagesOf({ as: 'manager', arrange: addProof }, { 'ownership-as-manager': server }),
  ...pagesOf(
    { as: 'stranger', environment: DISCORD_SETTINGS },
    { claim, 'claim-server': `/listings/${MINECRAFT.id}/claim` },
  ),
  ...pagesOf({ as: 'stranger', arrange: addClaim }, { 'claim-own': claim }),
  ...pagesOf({ as: 'stranger', arrange: contested }, { 'claim-contested': claim }),
  ...pagesOf(
    { as: 'stranger', arrange: (app) => addClaim(app, { claimant_id: MANAGER.id }) },
    { 'claim-of-another': claim },
  ),
  ...pagesOf(
    { as: 'staff', arrange: contested },
    {
      'staff-claims': '/staff/claims',
      'staff-claim-transfer': '/staff/claims/clm_sample/transfer',
      'staff-claim-dismiss': '/staff/claims/clm_sample/dismiss',
      'staff-listing-proven': `/staff/listings/${BOT.id}`,
    },
  ),
  ...pagesOf({ as: 'staff' }, { 'staff-no-claims': '/staff/claims' }),
  ...pagesOf(
    { as: 'owner', environment: { OWNERSHIP: 'required' }, arrange: waiting },
    { 'listing-waiting-for-proof': `/listings/${BOT.id}`, 'dashboard-waiting-for-proof': `/dashboard/${BOT.id}` },
  ),
];
