// Signing in, and one's own account, in the catalogue.
import { OWNER } from '../sample-data.ts';
import { press, shownWith } from './catalogue-page.ts';
import { EMPTY, OWNERS, SIGNED_OUT } from './scenes.ts';

const DISCORD = 'https://discord.example/';

export const ACCOUNT_PAGES = [
  ...shownWith(SIGNED_OUT, {
    'sign-in': '/sign-in',
    'sign-in-failed': '/sign-in?error=x',
    'sign-in-wrong': {
      path: '/sign-in',
      status: 422,
      act: press('Sign in', { email: 'owner@mail.example', password: 'wrong' }),
    },
    'sign-up': '/sign-up',
    'sign-up-sent': '/sign-up/sent',
    'sign-up-confirm': '/sign-up/confirm?token=right',
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
    reset: '/reset?token=right',
    'reset-ended': { path: '/reset', status: 422 },
    confirm: '/confirm?token=right',
    'confirm-ended': { path: '/confirm', status: 422 },
    setup: '/setup?token=right',
    'setup-not-valid': { path: '/setup?token=old', status: 404 },
  }),
  ...shownWith({ person: null, mail: false }, { 'forgot-without-mail': '/forgot' }),
  ...shownWith(OWNERS, {
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
    'setup-signed-in': '/setup?token=right',
  }),
  ...shownWith(EMPTY, { 'account-votes-empty': '/account/votes' }),
  ...shownWith(
    { person: { ...OWNER, emailVerified: false }, discord: DISCORD },
    { 'account-unconfirmed': '/account' },
  ),
  ...shownWith(
    { mail: false, hasPassword: false, owned: true, discord: DISCORD },
    { 'account-without-password': '/account', 'account-delete-owner': '/account/delete' },
  ),
  ...shownWith(
    { person: { ...OWNER, platformId: '123456789012345678' }, discord: DISCORD },
    { 'account-with-discord': '/account', 'account-disconnect': '/account/discord/disconnect' },
  ),
];
