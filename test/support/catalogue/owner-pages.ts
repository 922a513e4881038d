// The catalogue's pages for owners and managers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPERATOR } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { hashSecret } from '../../../src/core/secrets.ts';
import { saveListener } from '../../../src/endpoints/listener-settings.ts';
import { saveWebhook } from '../../../src/endpoints/webhook-settings.ts';
import { HOSTILE_LISTING, seedListing } from '../seed/people-and-listings.ts';
import { ago, DAY, HOUR, MINUTE } from '../seed/rows.ts';
import {
  BOT,
  EVENT,
  FAILED_VOTE_EVENT,
  FORGED_EVENT,
  LISTENER_ID,
  LISTENER_TOKEN,
  MANAGER,
  MINECRAFT,
  OWNER,
  RETRIED_EVENT,
  TOKEN_ID,
  WEBHOOK_ID,
} from '../seed/sample-site.ts';
import { addStreamConsumers, STREAM_TEST } from '../seed/streams.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const server = `/dashboard/${MINECRAFT.id}`;
const bot = `/dashboard/${BOT.id}`;
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'votes@mail.example' };

/** Adds a listing of another person, and invitations for the owner and for that person. */
async function addInvitations({ db }: AppContext): Promise<void> {
  await seedListing(db, { id: 'lst_friends', name: 'Sample friend’s bot', owner_id: MANAGER.id });
  const invite = { role: 'manager' as const, person_id: null, expires_at: ago(-4 * DAY) };
  await db
    .insertInto('invitation')
    .values([
      {
        ...invite,
        id: 'inv_mine',
        listing_id: 'lst_friends',
        email: OWNER.email,
        secret_hash: hashSecret('mine'),
        invited_by: MANAGER.id,
      },
      {
        ...invite,
        id: 'inv_other',
        listing_id: MINECRAFT.id,
        email: 'friend@mail.example',
        secret_hash: hashSecret('other'),
        invited_by: OWNER.id,
      },
    ])
    .execute();
}

async function addNotices({ db }: AppContext): Promise<void> {
  const notice = { listing_id: BOT.id, kind: 'changelog.removed' as const, entry_id: 'chg_sample2' };
  await db
    .insertInto('notice')
    .values(Array.from({ length: 12 }, (_, index) => ({ ...notice, at: ago(index * HOUR) })))
    .execute();
}

async function arrangeOwner(app: AppContext): Promise<void> {
  await seedListing(app.db, HOSTILE_LISTING);
  await addInvitations(app);
  await addNotices(app);
}

const OWNERS: SiteOptions = { environment: WITH_MAIL, arrange: arrangeOwner };
/** Pages on which a button is clicked each need their own site. */
const changing = (): SiteOptions => ({ environment: WITH_MAIL });

/** A webhook that verifies only one signature header and fails without it, and a vote listener at a closed port. */
async function useLocalEndpoints(app: AppContext): Promise<void> {
  const receiver = createServer(({ headers }, response) => {
    response.writeHead(headers['x-webhook-signature'] ? 204 : 500).end('<b>sample</b>');
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  receiver.unref();
  const { port } = receiver.address() as AddressInfo;
  const place = { listingId: MINECRAFT.id, by: OPERATOR };
  await saveWebhook(app, { ...place, url: `http://127.0.0.1:${port}/votes` });
  const listener = { host: '127.0.0.1', port: 1, protocol: 'v2', secret: LISTENER_TOKEN } as const;
  await saveListener(app, { ...place, ...listener });
}

/** A listing that was just added. */
/** One token has expired, the other expires soon. */
async function limitTokens({ db }: AppContext): Promise<void> {
  const limits = { expires_at: ago(HOUR), allowed_ranges: ['203.0.113.0/24', '2001:db8::1/128'] };
  await db.updateTable('api_token').set(limits).execute();
  await db
    .updateTable('api_token')
    .set({ expires_at: ago(-50 * HOUR) })
    .where('id', '=', TOKEN_ID)
    .execute();
}

async function arrangeFresh({ db }: AppContext): Promise<void> {
  await db.updateTable('endpoint').set({ state: 'removed' }).execute();
  for (const table of ['delivery', 'queue', 'notice', 'listing_day', 'api_token'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('listing').set({ vote_count: 0, score: 0 }).execute();
}

async function arrangeDisabled({ db }: AppContext): Promise<void> {
  await db
    .updateTable('endpoint')
    .set({
      state: 'disabled',
      disabled_at: ago(HOUR),
      consecutive_failures: 20,
      last_delivered_at: null,
      last_failed_at: ago(HOUR),
      last_failure_code: 'connect_refused',
      last_failure_status: null,
    })
    .where('id', '=', WEBHOOK_ID)
    .execute();
  const discord = { format: 'discord', url_shown: 'https://discord.com/api/webhooks/1…/…' };
  await db.updateTable('webhook').set(discord).execute();
}

/** A server with only a vote listener, which confirms no vote. */
async function arrangeUnconfirmed({ db }: AppContext): Promise<void> {
  await db.updateTable('endpoint').set({ state: 'removed' }).where('id', '=', WEBHOOK_ID).execute();
  await db.deleteFrom('delivery').where('endpoint_id', '=', WEBHOOK_ID).execute();
  await db.deleteFrom('queue').where('endpoint_id', '=', WEBHOOK_ID).execute();
  const unconfirmed = { consecutive_failures: 0, last_delivered_at: null, last_unconfirmed_at: ago(HOUR) };
  await db.updateTable('endpoint').set(unconfirmed).where('id', '=', LISTENER_ID).execute();
}

const REASON = 'The link leads to another place. Correct it, and the listing is looked at again.';

async function arrangeDecisions({ db }: AppContext): Promise<void> {
  const change = (id: string, state: 'pending' | 'refused', state_reason: string | null) =>
    db
      .updateTable('listing')
      .set({ state, state_reason, state_at: ago(HOUR) })
      .where('id', '=', id)
      .execute();
  await change(MINECRAFT.id, 'pending', null);
  await change(BOT.id, 'refused', REASON);
}

const startBatch = ({ db }: AppContext) =>
  db
    .insertInto('redelivery_batch')
    .values({
      id: 'row_sample',
      endpoint_id: WEBHOOK_ID,
      states: ['failed'],
      after_event: '00000000-0000-7000-8000-000000000000',
      before_event: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
      total: 42,
      redelivered: 20,
      created_at: ago(3 * MINUTE),
    })
    .execute();

export const OWNER_PAGES = [
  ...pagesOf(OWNERS, {
    dashboard: '/dashboard',
    overview: server,
    'overview-of-a-bot': bot,
    webhook: `${server}/webhook`,
    'webhook-rotate': `${server}/webhook/rotate`,
    'webhook-remove': `${server}/webhook/remove`,
    deliveries: `${server}/deliveries`,
    'deliveries-narrowed': `${server}/deliveries?answer=5xx&who=Steve`,
    delivery: `${server}/deliveries/${EVENT}`,
    'delivery-of-self-check': `${server}/deliveries/${FORGED_EVENT}`,
    'delivery-under-way': `${server}/deliveries/${RETRIED_EVENT}`,
    redeliver: `${server}/deliveries/redeliver`,
    'redeliver-counted': `${server}/deliveries/redeliver?status=failed&since=2026-01-01`,
    listener: `${server}/listener`,
    'listener-remove': `${server}/listener/remove`,
    'listener-resend': `${server}/listener/votes/${FAILED_VOTE_EVENT}/resend`,
    tokens: `${server}/tokens`,
    'token-rotate': `${server}/tokens/${TOKEN_ID}/rotate`,
    'token-revoke': `${server}/tokens/${TOKEN_ID}/revoke`,
    'token-limits': `${server}/tokens/${TOKEN_ID}/limits`,
    managers: `${server}/managers`,
    'manager-remove': `${server}/managers/${MANAGER.id}/remove`,
    'hand-over': `${server}/managers/hand-over?to=${MANAGER.id}`,
    invitation: '/invitations/mine',
    'invitation-for-another': '/invitations/other',
    'invitation-ended': { path: '/invitations/wrong', status: 404 },
    badges: `${server}/badges`,
    audit: `${server}/audit`,
    notices: `${server}/notices`,
    'webhook-refused': {
      path: `${server}/webhook`,
      status: 422,
      act: press('Save', { url: 'http://' }),
    },
  }),
  ...pagesOf(changing(), {
    'token-limits-wrong': {
      path: `${server}/tokens/${TOKEN_ID}/limits`,
      status: 422,
      act: press('Save limits', { addresses: 'nowhere' }),
    },
    'token-made': { path: `${bot}/tokens`, act: press('Create token', { name: 'Sample' }) },
    'webhook-saved': { path: `${bot}/webhook`, act: press('Save', { url: 'http://127.0.0.1:1/votes' }) },
  }),
  ...pagesOf(
    { arrange: useLocalEndpoints },
    {
      invited: { path: `${server}/managers`, act: press('Invite', { email: 'friend@mail.example' }) },
      'webhook-tested': { path: `${server}/webhook`, act: press('Send test event') },
      'webhook-checked': { path: `${server}/webhook`, act: press('Check my endpoint') },
      'listener-tested': {
        path: `${server}/listener`,
        act: press('Send test vote', { playerName: '.Steve' }),
      },
    },
  ),
  ...pagesOf(
    { arrange: addStreamConsumers },
    {
      'webhook-with-streams': `${server}/webhook`,
      'webhook-stream-tested': { path: `${bot}/webhook`, act: press('Send a test event to the stream') },
      'delivery-acknowledged': `${server}/deliveries/${EVENT}`,
      'stream-event': `${server}/deliveries/${STREAM_TEST}`,
      'consumer-remove': `${server}/webhook/consumers/rewards/remove`,
      'overview-consumer-behind': server,
    },
  ),
  ...pagesOf({ arrange: limitTokens }, { 'tokens-limited': `${server}/tokens` }),
  ...pagesOf({ arrange: startBatch }, { 'redeliver-under-way': `${server}/deliveries/redeliver` }),
  ...pagesOf(
    { arrange: arrangeFresh },
    {
      'overview-fresh': server,
      'webhook-fresh': `${server}/webhook`,
      'listener-fresh': `${server}/listener`,
      'deliveries-fresh': `${server}/deliveries`,
      'tokens-fresh': `${server}/tokens`,
    },
  ),
  ...pagesOf({ arrange: arrangeDisabled }, { 'overview-disabled': server, 'webhook-disabled': `${server}/webhook` }),
  ...pagesOf(
    { arrange: arrangeUnconfirmed },
    {
      'overview-unconfirmed': server,
      'listener-unconfirmed': `${server}/listener`,
      'deliveries-of-listener': `${server}/deliveries`,
    },
  ),
  ...pagesOf(
    { environment: { LISTING_APPROVAL: 'on' }, arrange: arrangeDecisions },
    {
      'dashboard-judged': '/dashboard',
      'overview-refused': bot,
      'listing-refused': `/listings/${BOT.id}`,
      'listing-pending': `/listings/${MINECRAFT.id}`,
    },
  ),
  ...pagesOf(
    { as: 'manager' },
    { 'managers-as-manager': `${server}/managers`, 'manager-leave': `${server}/managers/leave` },
  ),
  ...pagesOf({ as: 'stranger' }, { 'dashboard-empty': '/dashboard' }),
];
