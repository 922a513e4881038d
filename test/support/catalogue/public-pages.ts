// The pages that everybody may see, in the catalogue.
import { BOT, MINECRAFT, NASTY, OWNER } from '../sample-data.ts';
import { pagesOf, press, shownWith } from './catalogue-page.ts';
import {
  BROKEN,
  BUSY,
  CHALLENGED,
  EMPTY,
  HOSTILE,
  NETWORK_REFUSED,
  PAUSED,
  SIGNED_OUT,
  STAFF,
  VOTED,
  VOTED_ELSEWHERE,
  VOTER,
  VOTING_SHUT,
} from './scenes.ts';

const server = `/listings/${MINECRAFT.id}`;
const bot = `/listings/${BOT.id}`;

/** The standard site, for a visitor who is not signed in. */
const NOBODY = { as: null };

export const PUBLIC_PAGES = [
  ...shownWith(SIGNED_OUT, {
    home: '/',
    servers: '/servers',
    'servers-narrowed': '/servers?game=minecraft&tag=economy&sort=players',
    bots: '/bots',
    listing: server,
    'listing-of-a-bot': bot,
    'vote-signed-out': `${server}/vote`,
    'not-found': { path: '/nope', status: 404 },
    'invitation-signed-out': '/invitations/sample',
  }),
  ...pagesOf(NOBODY, {
    docs: '/docs',
    'docs-guide': '/docs/receive-votes',
    'docs-guide-signatures': '/docs/verify-signatures',
    'docs-errors': '/docs/errors',
    'docs-api': '/docs/api',
  }),
  ...shownWith(VOTER, {
    'home-signed-in': '/',
    vote: `${server}/vote`,
    'vote-for-a-bot': `${bot}/vote`,
    reminders: '/reminders',
    thanked: { path: `${bot}/vote`, act: press('Vote') },
  }),
  ...shownWith(VOTED, {
    voted: `${server}/vote`,
    'listing-voted': server,
    'reminders-set': '/reminders',
    'reminders-renew': '/reminders/calendar/renew',
    'reminders-remove': '/reminders/calendar/remove',
  }),
  ...shownWith({ ...VOTED, reward: null }, { 'voted-for-a-bot': `${bot}/vote` }),
  ...shownWith(CHALLENGED, {
    'vote-challenged': `${server}/vote`,
    'vote-refused': {
      path: `${server}/vote`,
      status: 422,
      act: async (page) => {
        // Sent by hand: the button waits for the puzzle, and the answer is what is looked at.
        const whole = page.waitForEvent('load');
        await page.evaluate('document.querySelector("main form[method=post]").submit()');
        await whole;
      },
    },
  }),
  ...shownWith({ person: { ...OWNER, emailVerified: false } }, { 'vote-unconfirmed': `${server}/vote` }),
  ...shownWith(NETWORK_REFUSED, {
    'vote-network-limit': { path: `${bot}/vote`, status: 429, act: press('Vote') },
  }),
  ...shownWith(VOTED_ELSEWHERE, { 'vote-other-account': `${server}/vote` }),
  ...shownWith({ ...VOTING_SHUT, person: null }, { 'vote-not-open': `${server}/vote` }),
  ...shownWith(
    { ...VOTING_SHUT, person: { ...STAFF, emailVerified: false } },
    { 'vote-not-open-staff': `${server}/vote` },
  ),
  ...shownWith(HOSTILE, {
    'bots-hostile': '/bots',
    'search-near': '/bots?q=nothing',
    'listing-hostile': `/listings/${NASTY.id}`,
    'vote-hostile': `/listings/${NASTY.id}/vote`,
  }),
  ...shownWith(PAUSED, { 'listing-paused': server, 'vote-paused': `${server}/vote` }),
  ...shownWith(EMPTY, {
    'home-empty': '/',
    'bots-empty': '/bots',
    'search-empty': '/servers?q=nothing',
    'category-empty': '/servers?game=hytale',
  }),
  ...shownWith(BUSY, { 'search-too-often': { path: '/bots?q=sample', status: 429 } }),
  ...shownWith(
    { ...BUSY, ...SIGNED_OUT, discord: 'https://discord.example/' },
    { 'discord-too-often': { path: '/sign-in/discord', status: 429 } },
  ),
  ...shownWith(BROKEN, { broken: { path: '/', status: 500 } }),
];
