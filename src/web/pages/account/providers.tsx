// GET /sign-in/PROVIDER and /account/PROVIDER redirect to the provider; GET and POST /account/PROVIDER/disconnect.
import { HTTPException } from 'hono/http-exception';
import { disconnectProvider, readSignInMethods } from '../../../access/connected-account.ts';
import type { Person } from '../../../access/person.ts';
import { ProviderError } from '../../../access/provider-requests.ts';
import { DISCORD, isProvider, type Provider, providerName } from '../../../access/providers.ts';
import { connectProvider, type ProviderRedirect, startProviderSignIn } from '../../../access/sign-in.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume, type RateLimit } from '../../../db/rate-limit.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { DEFAULT_LANDING, landAgain } from '../../landing.ts';
import { localPath } from '../../local-path.ts';
import { redirectToOtherSite, seeOther } from '../../redirect.ts';
import { addCookies } from '../../visitor.ts';

/** The cookies bind the provider's response to this browser; without them, anyone's response would be accepted. */
export const signInWith = (provider: Provider) => async (context: WebContext) => {
  const next = localPath(context.req.query('next'), DEFAULT_LANDING);
  if (context.var.person) return landAgain(context, next);
  await limitAttempts(context, {
    key: `${provider}:${context.var.app.clients.keyOf(context)}`,
    ...PAGE_LIMITS.providersOfNetwork,
  });
  const trouble = `/sign-in?${new URLSearchParams({ next, with: provider, error: UNAVAILABLE })}`;
  return redirectTo(context, trouble, () => startProviderSignIn(context.var.app.auth, provider, next));
};

export const connectAccountOf = (provider: Provider) => async (context: WebContext, person: Person) => {
  const { app } = context.var;
  // A vote has at most one Discord ID, and nobody needs two accounts of another provider either.
  if ((await readSignInMethods(app, person.id)).connected.includes(provider)) return seeOther(context, '/account');
  await limitAttempts(context, { key: `${provider}:${person.id}`, ...PAGE_LIMITS.providersOfPerson });
  const trouble = `/account?${new URLSearchParams({ linking: provider, error: UNAVAILABLE })}`;
  return redirectTo(context, trouble, () => connectProvider(app.auth, provider, context.req.raw.headers));
};

const UNAVAILABLE = 'provider_unavailable';

async function limitAttempts(context: WebContext, limit: RateLimit): Promise<void> {
  const { ok, resetSeconds } = await consume(context.var.app.db, limit);
  if (ok) return;
  context.header('Retry-After', String(resetSeconds));
  throw new HTTPException(429);
}

/** `trouble`: where the visitor learns that the provider does not respond. */
async function redirectTo(context: WebContext, trouble: string, start: () => Promise<ProviderRedirect | null>) {
  try {
    const redirect = await start();
    if (!redirect) throw new HTTPException(404);
    addCookies(context, redirect.cookies);
    context.header('Cache-Control', 'private, no-store');
    return redirectToOtherSite(context, redirect.url);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.var.app.log.warn({ part: 'auth', reason: error.message }, 'A provider cannot be used to sign in.');
    return seeOther(context, trouble);
  }
}

function providerOf(context: WebContext): Provider {
  const provider = context.req.param('provider');
  if (!isProvider(provider)) throw new HTTPException(404);
  return provider;
}

export async function confirmDisconnect(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const provider = providerOf(context);
  const name = providerName(app.config, provider);
  if (!(await readSignInMethods(app, person.id)).replaceable.includes(provider)) return seeOther(context, '/account');
  return confirmPage(context, {
    title: t('account.disconnectNamed', { name }),
    section: 'account',
    question: t('account.disconnectQuestion', { name }),
    action: `/account/${provider}/disconnect`,
    button: t('account.disconnect'),
    back: '/account',
    text: t(provider === DISCORD ? 'account.disconnectDiscord' : 'account.disconnectOther'),
  });
}

export async function submitDisconnect(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const provider = providerOf(context);
  const name = providerName(app.config, provider);
  if (await disconnectProvider(app, person.id, provider))
    return redirectWithSuccess(context, '/account', t('account.disconnected', { name }));
  return redirectWithError(context, '/account', t('account.onlyWayToSignIn', { name }));
}
