// What owners and managers see of their listings, in the catalogue.
import { BATCH, BOT, EVENT, FORGED_EVENT, MINECRAFT, RETRIED_EVENT } from '../sample-data.ts';
import { press, shownWith } from './catalogue-page.ts';
import { DISABLED, EMPTY, FRESH, JUDGED, MANAGED, OWNERS, UNCONFIRMED } from './scenes.ts';

const server = `/dashboard/${MINECRAFT.id}`;
const bot = `/dashboard/${BOT.id}`;

const WEBHOOK = {
  webhook: `${server}/webhook`,
  'webhook-tested': { path: `${server}/webhook`, act: press('Send a test event') },
  'webhook-checked': { path: `${server}/webhook`, act: press('Check my endpoint') },
  'webhook-saved': {
    path: `${server}/webhook`,
    act: press('Save', { url: 'https://survival.example/votes' }),
  },
  'webhook-refused': {
    path: `${server}/webhook`,
    status: 422,
    act: press('Save', { url: 'http://survival.example/votes' }),
  },
  'webhook-rotate': `${server}/webhook/rotate`,
  'webhook-remove': `${server}/webhook/remove`,
};

const DELIVERIES = {
  deliveries: `${server}/deliveries`,
  'deliveries-narrowed': `${server}/deliveries?answer=5xx&who=Steve`,
  delivery: `${server}/deliveries/${EVENT}`,
  'delivery-of-self-check': `${server}/deliveries/${FORGED_EVENT}`,
  'delivery-under-way': `${server}/deliveries/${RETRIED_EVENT}`,
  redeliver: `${server}/deliveries/redeliver`,
  'redeliver-counted': `${server}/deliveries/redeliver?status=failed&since=2026-01-01`,
};

const LISTENER = {
  listener: `${server}/listener`,
  'listener-tested': { path: `${server}/listener`, act: press('Send a test vote', { playerName: '.Steve' }) },
  'listener-remove': `${server}/listener/remove`,
};

const TOKENS = {
  tokens: `${server}/tokens`,
  'token-made': { path: `${bot}/tokens`, act: press('Make the token', { name: 'Sample' }) },
  'token-rotate': `${server}/tokens/tok_1/rotate`,
  'token-revoke': `${server}/tokens/tok_1/revoke`,
};

const PEOPLE = {
  managers: `${server}/managers`,
  'manager-remove': `${server}/managers/usr_manager/remove`,
  'hand-over': `${server}/managers/hand-over?to=usr_manager`,
  invitation: '/invitations/sample',
  'invitation-for-another': '/invitations/other',
  'invitation-ended': { path: '/invitations/wrong', status: 404 },
};

const SETTINGS = {
  badges: `${server}/badges`,
  audit: `${server}/audit`,
  notices: `${server}/notices`,
};

export const OWNER_PAGES = [
  ...shownWith(OWNERS, {
    dashboard: '/dashboard',
    overview: server,
    'overview-of-a-bot': bot,
    ...{ ...WEBHOOK, ...DELIVERIES, ...LISTENER, ...TOKENS, ...PEOPLE, ...SETTINGS },
  }),
  ...shownWith(
    { ...OWNERS, mails: false },
    { invited: { path: `${server}/managers`, act: press('Invite', { email: 'friend@mail.example' }) } },
  ),
  ...shownWith(
    { batch: { ...BATCH, state: 'running' } },
    { 'redeliver-under-way': `${server}/deliveries/redeliver` },
  ),
  ...shownWith(FRESH, {
    'overview-fresh': server,
    'webhook-fresh': `${server}/webhook`,
    'listener-fresh': `${server}/listener`,
    'deliveries-fresh': `${server}/deliveries`,
    'tokens-fresh': `${server}/tokens`,
  }),
  ...shownWith(DISABLED, { 'overview-disabled': server, 'webhook-disabled': `${server}/webhook` }),
  ...shownWith(UNCONFIRMED, {
    'overview-unconfirmed': server,
    'listener-unconfirmed': `${server}/listener`,
    'deliveries-of-listener': `${server}/deliveries`,
  }),
  ...shownWith(JUDGED, {
    'dashboard-judged': '/dashboard',
    'overview-refused': bot,
    'listing-refused': `/listings/${BOT.id}`,
    'listing-pending': `/listings/${MINECRAFT.id}`,
  }),
  ...shownWith(MANAGED, {
    'managers-as-manager': `${server}/managers`,
    'manager-leave': `${server}/managers/leave`,
  }),
  ...shownWith(EMPTY, { 'dashboard-empty': '/dashboard' }),
];
