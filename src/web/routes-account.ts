// The routes of sign-in, account pages and the first staff account.
import type { Hono } from 'hono';
import { PROVIDERS } from '../access/providers.ts';
import { confirmed, confirmedWithoutPassword, submitConfirmIdentity } from './confirm-identity.tsx';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showAccount } from './pages/account/account.tsx';
import * as authenticator from './pages/account/authenticator-app.tsx';
import * as name from './pages/account/display-name.tsx';
import * as address from './pages/account/email-address.tsx';
import * as games from './pages/account/game-accounts.tsx';
import { showLinkGame, submitLinkCode } from './pages/account/link-game.tsx';
import { showOwnVotes } from './pages/account/own-votes.tsx';
import * as passkeys from './pages/account/passkeys.tsx';
import * as password from './pages/account/password.tsx';
import * as data from './pages/account/personal-data.tsx';
import * as providers from './pages/account/providers.tsx';
import * as codes from './pages/account/recovery-codes.tsx';
import * as reset from './pages/account/reset-password.tsx';
import * as step from './pages/account/second-step.tsx';
import * as sessions from './pages/account/sessions.tsx';
import { showSetup, submitSetup } from './pages/account/setup.tsx';
import { showSignIn, submitSignIn, submitSignOut } from './pages/account/sign-in.tsx';
import { showSignUp, submitSignUp } from './pages/account/sign-up.tsx';
import { showConfirmSignUp, showSignUpSent, submitConfirmSignUp } from './pages/account/sign-up-confirm.tsx';
import * as twoStep from './pages/account/two-step.tsx';

export function addAccountRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  form('/sign-up', 'account.sign_up', [showSignUp, submitSignUp]);
  get('/sign-up/sent', 'account.sign_up', showSignUpSent);
  form('/sign-up/confirm', 'account.sign_up', [showConfirmSignUp, submitConfirmSignUp]);
  form('/sign-in', 'account.sign_in', [showSignIn, submitSignIn]);
  form('/sign-in/second-step', 'account.sign_in', [step.showSecondStep, step.submitSecondStep]);
  post('/sign-in/passkey', 'account.sign_in', step.submitPasskeySignIn);
  for (const provider of PROVIDERS) get(`/sign-in/${provider}`, 'account.sign_in', providers.signInWith(provider));
  post('/sign-out', 'account.sign_in', submitSignOut);
  form('/forgot', 'account.reset_password', [reset.showForgotPassword, reset.submitForgotPassword]);
  form('/reset', 'account.reset_password', [reset.showResetPassword, reset.submitResetPassword]);
  form('/confirm', 'account.confirm_address', [address.showConfirmEmail, address.submitConfirmEmail]);

  get('/account', 'account.manage', showAccount);
  post('/account/confirmation', 'account.manage', address.submitResendConfirmation);
  form('/account/name', 'account.manage', [name.showDisplayName, name.submitDisplayName]);
  form('/account/address', 'account.manage', [
    address.showChangeEmail,
    confirmedWithoutPassword(address.submitChangeEmail),
  ]);
  form('/account/password', 'account.manage', [
    password.showChangePassword,
    confirmedWithoutPassword(password.submitChangePassword),
  ]);
  addTwoStepRoutes(web);
  // Whoever connects an account can sign in with it.
  for (const provider of PROVIDERS)
    get(`/account/${provider}`, 'account.manage', confirmed(providers.connectAccountOf(provider)));
  form('/account/:provider/disconnect', 'account.manage', [
    providers.confirmDisconnect,
    confirmed(providers.submitDisconnect),
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
  form('/account/delete', 'account.manage', [
    data.confirmDeleteAccount,
    confirmedWithoutPassword(data.submitDeleteAccount),
  ]);
  form('/setup', 'setup.claim', [showSetup, submitSetup]);
}

/** Whoever has the session of somebody else must not change their second factors. */
function addTwoStepRoutes(web: Hono<WebEnv>): void {
  const { form, get, post } = pageRoutes(web);
  const path = '/account/two-step';
  post('/account/confirm', 'account.manage', submitConfirmIdentity);
  get(path, 'account.manage', twoStep.showTwoStep);
  form(`${path}/off`, 'account.manage', [twoStep.confirmTurnOff, confirmed(twoStep.submitTurnOff)]);
  form(`${path}/app`, 'account.manage', [
    confirmed(authenticator.showAppSetup),
    confirmed(authenticator.submitAppSetup),
  ]);
  form(`${path}/app/remove`, 'account.manage', [
    authenticator.confirmRemoveApp,
    confirmed(authenticator.submitRemoveApp),
  ]);
  form(`${path}/codes`, 'account.manage', [codes.showRecoveryCodes, confirmed(codes.submitNewCodes)]);
  form(`${path}/passkeys/new`, 'account.manage', [
    confirmed(passkeys.showNewPasskey),
    confirmed(passkeys.submitPasskey),
  ]);
  form(`${path}/passkeys/:passkey/remove`, 'account.manage', [
    passkeys.confirmRemovePasskey,
    confirmed(passkeys.submitRemovePasskey),
  ]);
}
