// GET /account/roblox redirects to Roblox; GET and POST /account/game-accounts/:link/unlink.
import { HTTPException } from 'hono/http-exception';
import { describeIdentity } from '../../../access/describe-identity.ts';
import { unlinkIdentity } from '../../../access/link-identity.ts';
import { selectShownLinks } from '../../../access/linked-identity-queries.ts';
import type { Person } from '../../../access/person.ts';
import { connectRoblox } from '../../../access/sign-in.ts';
import type { AppContext } from '../../../context.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { listOwnVotes } from '../../../votes/own-votes.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { GameAccounts } from '../../components/game-accounts.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { redirectToOtherSite, seeOther } from '../../redirect.ts';
import { addCookies } from '../../visitor.ts';

const ACCOUNT = '/account#game-accounts';
const MAX_SERVERS = 10;

export async function readGameAccounts({ auth, db }: AppContext, personId: string): Promise<GameAccounts> {
  const [links, { votes }] = await Promise.all([selectShownLinks(db, personId), listOwnVotes(db, personId, 1)]);
  const isConnected = links.some(({ platform, listingId }) => platform === 'roblox' && listingId === null);
  return {
    links,
    roblox: auth.offersRoblox ? (isConnected ? 'connected' : 'not_connected') : null,
    servers: votes.filter(({ type }) => type === 'game').slice(0, MAX_SERVERS),
  };
}

/** The cookies bind Roblox's response to this browser; without them, anyone's response would be accepted. */
export async function connectRobloxAccount(context: WebContext, person: Person) {
  const { app } = context.var;
  if ((await readGameAccounts(app, person.id)).roblox === 'connected') return seeOther(context, '/account');
  const { ok, resetSeconds } = await consume(app.db, { key: `roblox:${person.id}`, ...PAGE_LIMITS.robloxOfPerson });
  if (!ok) {
    context.header('Retry-After', String(resetSeconds));
    throw new HTTPException(429);
  }
  const redirect = await connectRoblox(app.auth, context.req.raw.headers);
  if (!redirect) throw new HTTPException(404);
  addCookies(context, redirect.cookies);
  context.header('Cache-Control', 'private, no-store');
  return redirectToOtherSite(context, redirect.url);
}

export async function confirmUnlink(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const links = await selectShownLinks(app.db, person.id);
  const link = links.find(({ id }) => String(id) === context.req.param('link'));
  if (!link) return seeOther(context, '/account');
  return confirmPage(context, {
    title: t('account.unlinkTitle'),
    section: 'account',
    question: t('account.unlinkQuestion'),
    action: `/account/game-accounts/${link.id}/unlink`,
    button: t('account.unlink'),
    back: '/account',
    text: t('account.unlinkText', { account: describeIdentity(t, link) }),
  });
}

export async function submitUnlink(context: WebContext, person: Person) {
  const id = Number(context.req.param('link'));
  if (!Number.isSafeInteger(id)) throw new HTTPException(404);
  if (!(await unlinkIdentity(context.var.app.db, person.id, id))) return seeOther(context, '/account');
  return redirectWithSuccess(context, ACCOUNT, context.var.t('account.unlinked'));
}
