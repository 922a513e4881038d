// The catalogue's public pages and pages for voters.
import type { AppContext } from '../../../src/context.ts';
import { hashSecret } from '../../../src/core/secrets.ts';
import { createCalendarFeed } from '../../../src/reminders/calendar-feed.ts';
import { captchaSettings } from '../fake-captcha.ts';
import { HOSTILE_LISTING, seedListing } from '../seed/people-and-listings.ts';
import { ago, DAY, HOUR } from '../seed/rows.ts';
import { BOT, MINECRAFT, OWNER, STAFF, VOTER } from '../seed/sample-site.ts';
import {
  busyNetwork,
  exhaustLimit,
  insertReward,
  insertVote,
  voteFromHere,
  voteFromOtherAccount,
} from '../seed/votes.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const server = `/listings/${MINECRAFT.id}`;
const bot = `/listings/${BOT.id}`;
const DISCORD = { DISCORD_CLIENT_ID: '100000000000000009', DISCORD_CLIENT_SECRET: 'sample' };
const CONFIRMED_ONLY = { REQUIRE_CONFIRMED_EMAIL: 'on' };

/** Enough listings to fill a list. */
async function addListings({ db }: AppContext): Promise<void> {
  const added = [
    ['lst_game1', 'game', 'minecraft', 'Sample Skies', 'Islands in the air, alone or with friends.', 'skyblock'],
    ['lst_game2', 'game', 'minecraft', 'Sample Kingdoms', 'Build a town and sign treaties.', 'economy'],
    ['lst_game3', 'game', 'fivem', 'Sample Bay', 'Drive, work, and read your rights.', 'roleplay'],
    ['lst_bot1', 'bot', null, 'Sample Quiz', 'Asks the channel a question every evening.', 'games'],
    ['lst_bot2', 'bot', null, 'Sample Weather', 'Says who has to take an umbrella.', 'weather'],
    ['lst_bot3', 'bot', null, 'Sample Notes', 'Remembers what was said.', 'productivity'],
  ] as const;
  for (const [index, [id, type, game, name, summary, tag]] of added.entries())
    await seedListing(db, { id, type, game, name, summary, tags: [tag], vote_count: 900 - index * 100 });
}

const invite = ({ db }: AppContext) =>
  db
    .insertInto('invitation')
    .values({
      id: 'inv_sample',
      listing_id: MINECRAFT.id,
      role: 'manager',
      email: 'invited@mail.example',
      person_id: null,
      secret_hash: hashSecret('sample'),
      invited_by: OWNER.id,
      expires_at: ago(-DAY),
    })
    .execute();

/** The voter voted an hour ago, was rewarded, and has reminders in a browser and a calendar. */
async function arrangeVoted({ db, vault }: AppContext): Promise<void> {
  await insertVote(db);
  await insertReward(db, '.Steve');
  await insertVote(db, { listingId: BOT.id, playerName: null, state: null });
  await createCalendarFeed(db, vault, VOTER.id);
  const endpoint_hash = hashSecret('sample');
  const keys = { p256dh: Buffer.alloc(65), auth: Buffer.alloc(16) };
  await db
    .insertInto('push_subscription')
    .values({ id: 'sub_1', person_id: VOTER.id, endpoint: 'https://push.example/1', endpoint_hash, ...keys })
    .execute();
  await db
    .insertInto('vote_reminder')
    .values({ person_id: VOTER.id, listing_id: MINECRAFT.id, due_at: ago(-DAY) })
    .execute();
}

const unconfirm =
  (id: string) =>
  ({ db }: AppContext) =>
    db.updateTable('person').set({ email_verified: false }).where('id', '=', id).execute();

const pause = ({ db }: AppContext) =>
  db
    .updateTable('listing')
    .set({ paused_at: ago(3 * HOUR) })
    .where('id', '=', MINECRAFT.id)
    .execute();

async function breakFrontPage({ frontPage }: AppContext): Promise<void> {
  Object.assign(frontPage, { read: () => Promise.reject(new Error('A sample of a bug.')) });
}

const SIGNED_OUT: SiteOptions = {
  as: null,
  environment: DISCORD,
  arrange: async (app) => {
    await addListings(app);
    await invite(app);
  },
};
const SIGNED_IN: SiteOptions = { as: 'voter', arrange: addListings };
const VOTED: SiteOptions = { as: 'voter', arrange: arrangeVoted };
const CHALLENGED: SiteOptions = { as: 'voter', environment: { VOTE_CHALLENGE: 'on' } };
const BUSY: SiteOptions = { ...CHALLENGED, arrange: (app) => busyNetwork(app, 40) };
const WITH_BOX: SiteOptions = { as: 'voter', environment: { VOTE_CHALLENGE: 'on', VOTE_CAPTCHA: 'altcha' } };
/** Nothing listens there. */
const CAPTCHA_DOWN: SiteOptions = {
  as: 'voter',
  environment: captchaSettings('hcaptcha'),
  overrides: { captchaOrigin: 'http://127.0.0.1:1' },
};
const HOSTILE: SiteOptions = { as: 'owner', arrange: ({ db }) => seedListing(db, HOSTILE_LISTING) };
const EMPTY: SiteOptions = { seeded: false, as: null };
const PAUSED: SiteOptions = { as: null, arrange: pause };

export const PUBLIC_PAGES = [
  ...pagesOf(SIGNED_OUT, {
    home: '/',
    servers: '/servers',
    'servers-narrowed': '/servers?game=minecraft&tag=economy&sort=players',
    bots: '/bots',
    listing: server,
    'listing-of-a-bot': bot,
    'vote-signed-out': `${server}/vote`,
    docs: '/docs',
    'docs-quick-start': '/docs/quick-start-discord-js',
    'docs-guide': '/docs/receive-votes',
    'docs-guide-signatures': '/docs/verify-signatures',
    'docs-errors': '/docs/errors',
    'docs-api': '/docs/api',
    downloads: '/sdk/',
    'not-found': { path: '/nope', status: 404 },
    'invitation-signed-out': '/invitations/sample',
  }),
  ...pagesOf(SIGNED_IN, {
    'home-signed-in': '/',
    vote: `${server}/vote`,
    'vote-for-a-bot': `${bot}/vote`,
    reminders: '/reminders',
    thanked: { path: `${bot}/vote`, act: press('Vote') },
  }),
  ...pagesOf(VOTED, {
    voted: `${server}/vote`,
    'listing-voted': server,
    'voted-for-a-bot': `${bot}/vote`,
    'reminders-set': '/reminders',
    'reminders-renew': '/reminders/calendar/renew',
    'reminders-remove': '/reminders/calendar/remove',
  }),
  ...pagesOf(CHALLENGED, {
    'vote-challenged': `${server}/vote`,
    'vote-refused': {
      path: `${server}/vote`,
      status: 422,
      act: async (page) => {
        // Submitted by script, because the button would wait for the challenge.
        const loaded = page.waitForEvent('load');
        await page.evaluate('document.querySelector("main form[method=post]").submit()');
        await loaded;
      },
    },
  }),
  ...pagesOf(BUSY, { 'vote-challenge-hardest': `${server}/vote` }),
  ...pagesOf(WITH_BOX, { 'vote-with-box': `${server}/vote` }),
  ...pagesOf(CAPTCHA_DOWN, { 'vote-captcha-replaced': `${server}/vote?captcha=unreachable` }),
  ...pagesOf(
    {
      as: 'voter',
      environment: {
        ...CONFIRMED_ONLY,
        ...DISCORD,
        SMTP_URL: 'smtp://127.0.0.1:9',
        SMTP_FROM: 'a@mail.example',
      },
      arrange: unconfirm(VOTER.id),
    },
    { 'vote-unconfirmed': `${server}/vote` },
  ),
  ...pagesOf(
    { as: 'voter', environment: { VOTES_PER_NETWORK: '1' }, arrange: voteFromHere },
    { 'vote-network-limit': { path: `${server}/vote`, status: 429, act: press('Vote') } },
  ),
  ...pagesOf({ as: 'voter', arrange: voteFromOtherAccount }, { 'vote-other-account': `${server}/vote` }),
  ...pagesOf({ as: null, environment: CONFIRMED_ONLY }, { 'vote-not-open': `${server}/vote` }),
  ...pagesOf(
    { as: 'staff', environment: CONFIRMED_ONLY, arrange: unconfirm(STAFF.id) },
    { 'vote-not-open-staff': `${server}/vote` },
  ),
  ...pagesOf(HOSTILE, {
    'bots-hostile': '/bots',
    'search-near': '/bots?q=Sampel+Bott',
    'listing-hostile': `/listings/${HOSTILE_LISTING.id}`,
    'vote-hostile': `/listings/${HOSTILE_LISTING.id}/vote`,
  }),
  ...pagesOf(PAUSED, { 'listing-paused': server, 'vote-paused': `${server}/vote` }),
  ...pagesOf(EMPTY, {
    'home-empty': '/',
    'bots-empty': '/bots',
    'search-empty': '/servers?q=nothing',
    'category-empty': '/servers?game=hytale',
  }),
  ...pagesOf(
    { as: null, arrange: (app) => exhaustLimit(app, 'search', 60) },
    { 'search-too-often': { path: '/bots?q=sample', status: 429 } },
  ),
  ...pagesOf(
    { as: null, environment: DISCORD, arrange: (app) => exhaustLimit(app, 'discord', 100) },
    { 'discord-too-often': { path: '/sign-in/discord', status: 429 } },
  ),
  ...pagesOf({ as: null, arrange: breakFrontPage }, { broken: { path: '/', status: 500 } }),
];
