// The catalogue's sign-in and account pages.
import type { AppContext } from '../../../src/context.ts';
import { providerSettings } from '../fake-providers.ts';
import { addApp } from '../second-factors.ts';
import {
  ACCOUNT_PASSWORD,
  addLinks,
  addPassword,
  addSamplePasskey,
  addSessions,
  addSignUp,
  insertDiscordAccount,
  LINKS,
  PASSKEY_ID,
  SIGN_UP_TOKEN,
  unconfirmEmail,
} from '../seed/accounts.ts';
import { addGameServers, FIVEM_SERVER, LINK_ID, linkVoter, ROBLOX_GAME } from '../seed/game-accounts.ts';
import { VOTER } from '../seed/sample-site.ts';
import { insertVote } from '../seed/votes.ts';
import type { SiteOptions } from '../site.ts';
import { pagesOf, press } from './catalogue-page.ts';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', REQUIRE_CONFIRMED_EMAIL: 'on' };
const DISCORD = { DISCORD_CLIENT_ID: 'sample', DISCORD_CLIENT_SECRET: 'sample' };

const VISITOR: SiteOptions = {
  as: null,
  environment: { ...MAIL, ...DISCORD },
  async arrange(app) {
    await addSignUp(app);
    await addLinks(app);
  },
};
const MEMBER: SiteOptions = {
  as: 'voter',
  environment: MAIL,
  async arrange(app) {
    await addPassword(app, VOTER.id);
    await addSessions(app, VOTER.id);
    await insertVote(app.db);
    await addLinks(app);
  },
};
const UNCONFIRMED: SiteOptions = {
  environment: { ...MAIL, ...DISCORD },
  arrange: (app) => unconfirmEmail(app),
};
const withDiscord = async (app: AppContext) => {
  await addPassword(app);
  await insertDiscordAccount(app);
};

/** Nobody is signed in; the voter has a password and an app. */
const SECOND_STEP: SiteOptions = {
  as: null,
  environment: { ...MAIL, ...DISCORD },
  async arrange(app) {
    await addPassword(app, VOTER.id);
    await addApp(app, VOTER);
    await addSamplePasskey(app, VOTER.id);
  },
};
const TWO_STEP: SiteOptions = { ...SECOND_STEP, as: 'voter' };
/** Sessions that were confirmed long ago. */
const UNPROVEN: SiteOptions = { ...TWO_STEP, unconfirmed: true };
const STAFF_FIRST: SiteOptions = { as: 'staff', environment: { STAFF_2FA: 'on' } };

const signInAsVoter = press('Sign in', { email: VOTER.email, password: ACCOUNT_PASSWORD });

/** Pages of two-step verification. */
const TWO_STEP_PAGES = [
  ...pagesOf(SECOND_STEP, {
    'second-step': { path: '/sign-in', act: signInAsVoter },
    // Without a first step, it leads to that, with an error.
    'second-step-wrong': {
      path: '/sign-in/second-step',
      status: 422,
      async act(page) {
        await signInAsVoter(page);
        await press('Sign in', { code: '000000' })(page);
      },
    },
  }),
  ...pagesOf(TWO_STEP, {
    'two-step': '/account/two-step',
    'two-step-app': '/account/two-step/app',
    'two-step-passkey': '/account/two-step/passkeys/new',
    'two-step-passkey-remove': `/account/two-step/passkeys/${PASSKEY_ID}/remove`,
    'two-step-app-remove': '/account/two-step/app/remove',
    'two-step-turn-off': '/account/two-step/off',
    'two-step-new-codes': '/account/two-step/codes',
    'two-step-codes': { path: '/account/two-step/codes', act: press('Create new codes') },
    'account-two-step': '/account',
  }),
  ...pagesOf(UNPROVEN, {
    'confirm-identity': { path: '/account/two-step/app', status: 403 },
  }),
  ...pagesOf({ as: 'stranger' }, { 'two-step-none': '/account/two-step' }),
  ...pagesOf(STAFF_FIRST, { 'two-step-staff': '/account/two-step', 'account-staff-two-step': '/account' }),
];

const ROBLOX = { ROBLOX_CLIENT_ID: 'sample', ROBLOX_CLIENT_SECRET: 'sample' };
const roblox = `/listings/${ROBLOX_GAME}`;
const fivem = `/listings/${FIVEM_SERVER}`;
const NOT_LINKED: SiteOptions = { as: 'voter', environment: ROBLOX, arrange: addGameServers };
const LINKED: SiteOptions = {
  as: 'voter',
  environment: ROBLOX,
  async arrange(app) {
    await addGameServers(app);
    await linkVoter(app);
  },
};

/** Pages about linked game accounts, and vote pages that say whom the reward goes to. */
const GAME_ACCOUNT_PAGES = [
  ...pagesOf(NOT_LINKED, {
    'vote-not-linked': `${roblox}/vote`,
    'link-game': `${roblox}/link`,
    'link-game-code': { path: `${fivem}/link`, act: press('Get code') },
  }),
  ...pagesOf(LINKED, {
    'vote-linked': `${fivem}/vote`,
    'voted-linked': `${roblox}/vote`,
    'link-game-linked': `${fivem}/link`,
    'link-game-everywhere': `${roblox}/link`,
    'account-game-accounts': '/account',
    'account-unlink': `/account/game-accounts/${LINK_ID}/unlink`,
  }),
];

export const ACCOUNT_PAGES = [
  ...GAME_ACCOUNT_PAGES,
  ...TWO_STEP_PAGES,
  ...pagesOf(VISITOR, {
    'sign-in': '/sign-in',
    'sign-in-failed': '/sign-in?error=x',
    'sign-in-wrong': {
      path: '/sign-in',
      status: 422,
      act: press('Sign in', { email: 'owner@mail.example', password: 'wrong' }),
    },
    'sign-up': '/sign-up',
    'sign-up-sent': '/sign-up/sent',
    'sign-up-confirm': `/sign-up/confirm?token=${SIGN_UP_TOKEN}`,
    'sign-up-confirm-ended': { path: '/sign-up/confirm', status: 422 },
    'sign-up-common-password': {
      path: '/sign-up',
      status: 422,
      act: press('Create account', {
        name: 'Sample name',
        email: 'new@mail.example',
        password: 'password',
      }),
    },
    forgot: '/forgot',
    'forgot-sent': { path: '/forgot', act: press('Send link', { email: 'owner@mail.example' }) },
    reset: `/reset?token=${LINKS.reset}`,
    'reset-ended': { path: '/reset', status: 422 },
    confirm: `/confirm?token=${LINKS.confirm}`,
    'confirm-ended': { path: '/confirm', status: 422 },
    setup: `/setup?token=${LINKS.setup}`,
    'setup-not-valid': { path: '/setup?token=old', status: 404 },
  }),
  ...pagesOf({ as: null }, { 'forgot-without-mail': '/forgot' }),
  ...pagesOf(MEMBER, {
    account: '/account',
    'account-votes': '/account/votes',
    'account-sessions': '/account/sessions',
    'account-end-sessions': '/account/sessions/end-others',
    'account-address': '/account/address',
    'account-address-refused': {
      path: '/account/address',
      status: 422,
      act: press('Change address', { email: 'new', password: 'wrong' }),
    },
    'account-name': '/account/name',
    'account-password': '/account/password',
    'account-data': '/account/data',
    'account-delete': '/account/delete',
    'setup-signed-in': `/setup?token=${LINKS.setup}`,
  }),
  ...pagesOf({ as: 'stranger' }, { 'account-votes-empty': '/account/votes' }),
  ...pagesOf(UNCONFIRMED, { 'account-unconfirmed': '/account' }),
  ...pagesOf(
    { environment: DISCORD },
    { 'account-without-password': '/account', 'account-delete-owner': '/account/delete' },
  ),
  ...pagesOf(
    { as: null, environment: { ...DISCORD, ...providerSettings('https://id.example') } },
    { 'sign-in-providers': '/sign-in', 'sign-up-providers': '/sign-up' },
  ),
  ...pagesOf(
    { environment: { ...DISCORD, ...providerSettings('https://id.example') } },
    { 'account-with-providers': '/account' },
  ),
  ...pagesOf(
    { environment: DISCORD, arrange: withDiscord },
    { 'account-with-discord': '/account', 'account-disconnect': '/account/discord/disconnect' },
  ),
];
