// The routes of signing in and of one's own account.
import type { Hono } from 'hono';
import { publicForm, signedIn, staffOnly, type WebEnv } from './context.ts';
import { showAccount } from './pages/account.tsx';
import * as address from './pages/account-address.tsx';
import * as data from './pages/account-data.tsx';
import * as discord from './pages/account-discord.tsx';
import * as name from './pages/account-name.tsx';
import * as password from './pages/account-password.tsx';
import * as sessions from './pages/account-sessions.tsx';
import { showOwnVotes } from './pages/account-votes.tsx';
import * as reset from './pages/reset-password.tsx';
import { showSignIn, signInFromPage, signOutFromPage } from './pages/sign-in.tsx';
import { showSignUp, signUpFromPage } from './pages/sign-up.tsx';
import { confirmSignUpFromPage, showConfirmSignUp, showSent } from './pages/sign-up-confirm.tsx';
import { showMail } from './pages/staff-mail.tsx';

export function accountPages(web: Hono<WebEnv>): void {
  web.get('/sign-up', showSignUp).post(publicForm(signUpFromPage));
  web.get('/sign-up/sent', showSent);
  web.get('/sign-up/confirm', showConfirmSignUp).post(publicForm(confirmSignUpFromPage));
  web.get('/sign-in', showSignIn).post(publicForm(signInFromPage));
  web.get('/sign-in/discord', discord.goToDiscord);
  web.post('/sign-out', publicForm(signOutFromPage));
  web.get('/forgot', reset.showForgot).post(publicForm(reset.askFromPage));
  web.get('/reset', reset.showReset).post(publicForm(reset.resetFromPage));
  web.get('/confirm', address.showConfirm).post(publicForm(address.confirmFromPage));

  web.get('/account', signedIn(showAccount));
  web.post('/account/confirmation', signedIn(address.sendConfirmation));
  web.get('/account/name', signedIn(name.showName)).post(signedIn(name.changeName));
  web.get('/account/address', signedIn(address.showChangeAddress)).post(signedIn(address.changeAddress));
  web.get('/account/password', signedIn(password.showPassword)).post(signedIn(password.changeFromPage));
  web.get('/account/discord', signedIn(discord.connectFromPage));
  web
    .get('/account/discord/disconnect', signedIn(discord.askDisconnect))
    .post(signedIn(discord.disconnectFromPage));

  web.get('/account/votes', signedIn(showOwnVotes));
  web.get('/account/sessions', signedIn(sessions.showSessions));
  web
    .get('/account/sessions/end-others', signedIn(sessions.askEndOthers))
    .post(signedIn(sessions.endOthersFromPage));
  web.post('/account/sessions/:session/end', signedIn(sessions.endFromPage));

  web.get('/account/data', signedIn(data.showData));
  web.get('/account/export', signedIn(data.exportData));
  web.get('/account/delete', signedIn(data.askDelete)).post(signedIn(data.deleteFromPage));

  web.get('/staff/mail', staffOnly(showMail));
}
