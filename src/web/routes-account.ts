// The routes of sign-in, account pages and the first staff account.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showAccount } from './pages/account/account.tsx';
import * as discord from './pages/account/discord.tsx';
import * as name from './pages/account/display-name.tsx';
import * as address from './pages/account/email-address.tsx';
import * as games from './pages/account/game-accounts.tsx';
import { showLinkGame, submitLinkCode } from './pages/account/link-game.tsx';
import { showOwnVotes } from './pages/account/own-votes.tsx';
import * as password from './pages/account/password.tsx';
import * as data from './pages/account/personal-data.tsx';
import * as reset from './pages/account/reset-password.tsx';
import * as sessions from './pages/account/sessions.tsx';
import { showSetup, submitSetup } from './pages/account/setup.tsx';
import { showSignIn, submitSignIn, submitSignOut } from './pages/account/sign-in.tsx';
import { showSignUp, submitSignUp } from './pages/account/sign-up.tsx';
import { showConfirmSignUp, showSignUpSent, submitConfirmSignUp } from './pages/account/sign-up-confirm.tsx';

export function addAccountRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  form('/sign-up', 'account.sign_up', [showSignUp, submitSignUp]);
  get('/sign-up/sent', 'account.sign_up', showSignUpSent);
  form('/sign-up/confirm', 'account.sign_up', [showConfirmSignUp, submitConfirmSignUp]);
  form('/sign-in', 'account.sign_in', [showSignIn, submitSignIn]);
  get('/sign-in/discord', 'account.sign_in', discord.signInWithDiscord);
  post('/sign-out', 'account.sign_in', submitSignOut);
  form('/forgot', 'account.reset_password', [reset.showForgotPassword, reset.submitForgotPassword]);
  form('/reset', 'account.reset_password', [reset.showResetPassword, reset.submitResetPassword]);
  form('/confirm', 'account.confirm_address', [address.showConfirmEmail, address.submitConfirmEmail]);

  get('/account', 'account.manage', showAccount);
  post('/account/confirmation', 'account.manage', address.submitResendConfirmation);
  form('/account/name', 'account.manage', [name.showDisplayName, name.submitDisplayName]);
  form('/account/address', 'account.manage', [address.showChangeEmail, address.submitChangeEmail]);
  form('/account/password', 'account.manage', [password.showChangePassword, password.submitChangePassword]);
  get('/account/discord', 'account.manage', discord.connectDiscordAccount);
  form('/account/discord/disconnect', 'account.manage', [
    discord.confirmDisconnectDiscord,
    discord.submitDisconnectDiscord,
  ]);

  get('/account/roblox', 'game_accounts.manage', games.connectRobloxAccount);
  form('/account/game-accounts/:link/unlink', 'game_accounts.manage', [games.confirmUnlink, games.submitUnlink]);
  form('/listings/:id/link', 'game_accounts.manage', [showLinkGame, submitLinkCode]);

  get('/account/votes', 'account.manage', showOwnVotes);
  get('/account/sessions', 'account.manage', sessions.showSessions);
  form('/account/sessions/end-others', 'account.manage', [
    sessions.confirmEndOtherSessions,
    sessions.submitEndOtherSessions,
  ]);
  post('/account/sessions/:session/end', 'account.manage', sessions.submitEndSession);

  get('/account/data', 'account.manage', data.showPersonalData);
  get('/account/export', 'account.manage', data.downloadPersonalData);
  form('/account/delete', 'account.manage', [data.confirmDeleteAccount, data.submitDeleteAccount]);
  form('/setup', 'setup.claim', [showSetup, submitSetup]);
}
