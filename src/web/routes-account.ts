// The routes of signing in and of one's own account.
import type { Hono } from 'hono';
import { allowed, type WebEnv } from './context.ts';
import { showAccount } from './pages/account/account.tsx';
import * as discord from './pages/account/discord.tsx';
import * as name from './pages/account/display-name.tsx';
import * as address from './pages/account/email-address.tsx';
import { showOwnVotes } from './pages/account/own-votes.tsx';
import * as password from './pages/account/password.tsx';
import * as data from './pages/account/personal-data.tsx';
import * as reset from './pages/account/reset-password.tsx';
import * as sessions from './pages/account/sessions.tsx';
import { showSignIn, submitSignIn, submitSignOut } from './pages/account/sign-in.tsx';
import { showSignUp, submitSignUp } from './pages/account/sign-up.tsx';
import { showConfirmSignUp, showSignUpSent, submitConfirmSignUp } from './pages/account/sign-up-confirm.tsx';

export function addAccountRoutes(web: Hono<WebEnv>): void {
  web.get('/sign-up', allowed('account.sign_up', showSignUp)).post(allowed('account.sign_up', submitSignUp));
  web.get('/sign-up/sent', allowed('account.sign_up', showSignUpSent));
  web
    .get('/sign-up/confirm', allowed('account.sign_up', showConfirmSignUp))
    .post(allowed('account.sign_up', submitConfirmSignUp));
  web.get('/sign-in', allowed('account.sign_in', showSignIn)).post(allowed('account.sign_in', submitSignIn));
  web.get('/sign-in/discord', allowed('account.sign_in', discord.signInWithDiscord));
  web.post('/sign-out', allowed('account.sign_in', submitSignOut));
  web
    .get('/forgot', allowed('account.reset_password', reset.showForgotPassword))
    .post(allowed('account.reset_password', reset.submitForgotPassword));
  web
    .get('/reset', allowed('account.reset_password', reset.showResetPassword))
    .post(allowed('account.reset_password', reset.submitResetPassword));
  web
    .get('/confirm', allowed('account.confirm_address', address.showConfirmEmail))
    .post(allowed('account.confirm_address', address.submitConfirmEmail));

  web.get('/account', allowed('account.manage', showAccount));
  web.post('/account/confirmation', allowed('account.manage', address.submitResendConfirmation));
  web
    .get('/account/name', allowed('account.manage', name.showDisplayName))
    .post(allowed('account.manage', name.submitDisplayName));
  web
    .get('/account/address', allowed('account.manage', address.showChangeEmail))
    .post(allowed('account.manage', address.submitChangeEmail));
  web
    .get('/account/password', allowed('account.manage', password.showChangePassword))
    .post(allowed('account.manage', password.submitChangePassword));
  web.get('/account/discord', allowed('account.manage', discord.connectDiscordAccount));
  web
    .get('/account/discord/disconnect', allowed('account.manage', discord.confirmDisconnectDiscord))
    .post(allowed('account.manage', discord.submitDisconnectDiscord));

  web.get('/account/votes', allowed('account.manage', showOwnVotes));
  web.get('/account/sessions', allowed('account.manage', sessions.showSessions));
  web
    .get('/account/sessions/end-others', allowed('account.manage', sessions.confirmEndOtherSessions))
    .post(allowed('account.manage', sessions.submitEndOtherSessions));
  web.post('/account/sessions/:session/end', allowed('account.manage', sessions.submitEndSession));

  web.get('/account/data', allowed('account.manage', data.showPersonalData));
  web.get('/account/export', allowed('account.manage', data.downloadPersonalData));
  web
    .get('/account/delete', allowed('account.manage', data.confirmDeleteAccount))
    .post(allowed('account.manage', data.submitDeleteAccount));
}
