// GET /sign-in/discord and /account/discord redirect to Discord; GET and POST /account/discord/disconnect.
import { HTTPException } from 'hono/http-exception';
import { disconnectDiscord, readSignInMethods } from '../../../access/connected-account.ts';
import type { Person } from '../../../access/person.ts';
import { connectDiscord, type ProviderRedirect, startDiscordSignIn } from '../../../access/sign-in.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume, type RateLimit } from '../../../db/rate-limit.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { redirectToOtherSite, seeOther } from '../../redirect.ts';
import { addCookies } from '../../visitor.ts';

/** The cookies bind Discord's response to this browser; without them, anyone's response would be accepted. */
export async function signInWithDiscord(context: WebContext) {
  const next = localPath(context.req.query('next'), '/dashboard');
  if (context.var.person) return seeOther(context, next);
  await limitAttempts(context, {
    key: `discord:${context.var.app.clients.keyOf(context)}`,
    ...PAGE_LIMITS.discordOfNetwork,
  });
  return redirectToDiscord(context, await startDiscordSignIn(context.var.app.auth, next));
}

export async function connectDiscordAccount(context: WebContext, person: Person) {
  const { auth, db } = context.var.app;
  // A vote has at most one Discord ID, so an account can be connected to only one Discord account.
  if ((await readSignInMethods(db, person.id)).discord) return seeOther(context, '/account');
  await limitAttempts(context, { key: `discord:${person.id}`, ...PAGE_LIMITS.discordOfPerson });
  return redirectToDiscord(context, await connectDiscord(auth, context.req.raw.headers));
}

async function limitAttempts(context: WebContext, limit: RateLimit): Promise<void> {
  const { ok, resetSeconds } = await consume(context.var.app.db, limit);
  if (ok) return;
  context.header('Retry-After', String(resetSeconds));
  throw new HTTPException(429);
}

function redirectToDiscord(context: WebContext, redirect: ProviderRedirect | null) {
  if (!redirect) throw new HTTPException(404);
  addCookies(context, redirect.cookies);
  context.header('Cache-Control', 'private, no-store');
  return redirectToOtherSite(context, redirect.url);
}

export async function confirmDisconnectDiscord(context: WebContext, person: Person) {
  const { discord, password } = await readSignInMethods(context.var.app.db, person.id);
  if (!discord || !password) return seeOther(context, '/account');
  return confirmPage(context, {
    title: 'Disconnect Discord',
    section: 'account',
    question: 'Disconnect Discord?',
    action: '/account/discord/disconnect',
    button: 'Disconnect',
    back: '/account',
    text: 'From then on, you sign in with your password. Votes you have already cast keep your Discord ID and can still be found by it. Future votes carry the ID of your account here, which bots that reward Discord members may not recognize.',
  });
}

export async function submitDisconnectDiscord(context: WebContext, person: Person) {
  if (await disconnectDiscord(context.var.app.db, person.id))
    return redirectWithSuccess(context, '/account', 'Discord is disconnected.');
  const message = 'Discord is your only way to sign in. Set a password before you disconnect it.';
  return redirectWithError(context, '/account', message);
}
