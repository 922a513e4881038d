// GET /sign-in/discord and /account/discord, which lead to Discord; GET and POST /account/discord/disconnect.

import { HTTPException } from 'hono/http-exception';
import { ConfirmPage } from '../../components/confirm-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { localPath } from '../../local-path.ts';
import { redirectToOtherSite, seeOther } from '../../redirect.ts';
import type { Person } from '../../web-parts.ts';
import { addCookies } from './sign-in.tsx';

/** From a network, which many people may share. */
const TRIES_FROM_NETWORK = 100;
const TRIES_OF_PERSON = 30;
const TRIES_SECONDS = 600;

/** The cookies tie what Discord answers to this very browser: without them anybody's answer would be taken. */
export async function signInWithDiscord(context: WebContext) {
  const next = localPath(context.req.query('next'), '/dashboard');
  if (context.var.person) return seeOther(context, next);
  await spendTry(context, context.var.parts.visitorKey(context), TRIES_FROM_NETWORK);
  return leadTo(context, await context.var.parts.account.signInAtDiscord(next));
}

export async function connectDiscordAccount(context: WebContext, person: Person) {
  const { account } = context.var.parts;
  // A second one would take turns with the first: votes carry one Discord ID.
  if ((await account.waysIn(person.id)).discord) return seeOther(context, '/account');
  await spendTry(context, person.id, TRIES_OF_PERSON);
  return leadTo(context, await account.connectDiscord(context.req.raw.headers));
}

async function spendTry(context: WebContext, whose: string, limit: number): Promise<void> {
  const spent = await context.var.parts.spend(`discord:${whose}`, limit, TRIES_SECONDS);
  if (spent.ok) return;
  context.header('Retry-After', String(spent.resetSeconds));
  throw new HTTPException(429);
}

function leadTo(context: WebContext, asked: { url: string; cookies: readonly string[] } | null) {
  if (!asked) throw new HTTPException(404);
  addCookies(context, asked.cookies);
  context.header('Cache-Control', 'private, no-store');
  return redirectToOtherSite(context, asked.url);
}

export async function confirmDisconnectDiscord(context: WebContext, person: Person) {
  const ways = await context.var.parts.account.waysIn(person.id);
  if (!ways.discord || !ways.password) return seeOther(context, '/account');
  return showPage(context, {
    title: 'Disconnect Discord',
    section: 'account',
    content: (
      <div class="narrow-page">
        <ConfirmPage
          title="Disconnect Discord?"
          action="/account/discord/disconnect"
          button="Disconnect it"
          back="/account"
        >
          <p>
            You sign in with your password from then on. Votes that you cast until now keep your Discord ID,
            and are still found under it. Votes that you cast afterwards carry the ID of your account here,
            which bots that reward Discord members may not know.
          </p>
        </ConfirmPage>
      </div>
    ),
  });
}

export async function submitDisconnectDiscord(context: WebContext, person: Person) {
  const done = await context.var.parts.account.disconnectDiscord(person.id);
  if (done)
    return redirectWithFlash(context, '/account', { tone: 'good', message: 'Discord is disconnected.' });
  const message = 'Discord was not disconnected: it is your only way to sign in. Set a password first.';
  return redirectWithFlash(context, '/account', { tone: 'bad', message });
}
