// The routes of signing in and of one's own account.
import type { Hono } from 'hono';
import { publicForm, signedIn, staffOnly, type WebEnv } from './context.ts';
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
import { showMailQueue } from './pages/staff/mail-queue.tsx';

export function addAccountRoutes(web: Hono<WebEnv>): void {
  web.get('/sign-up', showSignUp).post(publicForm(submitSignUp));
  web.get('/sign-up/sent', showSignUpSent);
  web.get('/sign-up/confirm', showConfirmSignUp).post(publicForm(submitConfirmSignUp));
  web.get('/sign-in', showSignIn).post(publicForm(submitSignIn));
  web.get('/sign-in/discord', discord.signInWithDiscord);
  web.post('/sign-out', publicForm(submitSignOut));
  web.get('/forgot', reset.showForgotPassword).post(publicForm(reset.submitForgotPassword));
  web.get('/reset', reset.showResetPassword).post(publicForm(reset.submitResetPassword));
  web.get('/confirm', address.showConfirmEmail).post(publicForm(address.submitConfirmEmail));

  web.get('/account', signedIn(showAccount));
  web.post('/account/confirmation', signedIn(address.submitResendConfirmation));
  web.get('/account/name', signedIn(name.showDisplayName)).post(signedIn(name.submitDisplayName));
  web.get('/account/address', signedIn(address.showChangeEmail)).post(signedIn(address.submitChangeEmail));
  web
    .get('/account/password', signedIn(password.showChangePassword))
    .post(signedIn(password.submitChangePassword));
  web.get('/account/discord', signedIn(discord.connectDiscordAccount));
  web
    .get('/account/discord/disconnect', signedIn(discord.confirmDisconnectDiscord))
    .post(signedIn(discord.submitDisconnectDiscord));

  web.get('/account/votes', signedIn(showOwnVotes));
  web.get('/account/sessions', signedIn(sessions.showSessions));
  web
    .get('/account/sessions/end-others', signedIn(sessions.confirmEndOtherSessions))
    .post(signedIn(sessions.submitEndOtherSessions));
  web.post('/account/sessions/:session/end', signedIn(sessions.submitEndSession));

  web.get('/account/data', signedIn(data.showPersonalData));
  web.get('/account/export', signedIn(data.downloadPersonalData));
  web.get('/account/delete', signedIn(data.confirmDeleteAccount)).post(signedIn(data.submitDeleteAccount));

  web.get('/staff/mail', staffOnly(showMailQueue));
}
