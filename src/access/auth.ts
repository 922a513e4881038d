// Sign-in with better-auth on our database: passwords, providers and sessions. Links in emails are our own
// (one-time-links.ts): better-auth's take effect when opened, which mail scanners do too, and work more than once.

import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import { addressedTo } from '../mail/email-translations.ts';
import { accountConnectedEmail } from '../mail/templates.ts';
import { message } from '../messages/message.ts';
import type { AccountContext } from './account-context.ts';
import { selectSignInMethods } from './account-queries.ts';
import { authErrorFields, betterAuthLogger } from './better-auth-log.ts';
import { ACCOUNT, generateAuthId, SESSION, USER, VERIFICATION } from './better-auth-tables.ts';
import { onAccountConnected, onAccountDisconnected, repairConnections } from './connected-account.ts';
import { sendConfirmationEmail } from './email-addresses.ts';
import { cleaned, type GivenPerson } from './given-person.ts';
import { inNetwork, refuseManyAccounts } from './new-account-limit.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { findPerson } from './people.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, type Person } from './person.ts';
import {
  DISCORD,
  isProvider,
  isVerifyingProvider,
  offeredProviders,
  type Provider,
  providerName,
} from './providers.ts';
import { signInRefusal } from './refuse-sign-in.ts';
import {
  type EndpointCalled,
  forgetRobloxSignIn,
  linkRobloxOnly,
  ROBLOX,
  refuseRobloxSession,
} from './roblox-account.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';
import { toPerson } from './session-person.ts';
import { endUnprovenSession, noteNewAccount, noteSession, requireSecondStep } from './session-proof.ts';
import type { CurrentSession } from './sessions.ts';
import { type ProviderAccess, signInProviders } from './sign-in-providers.ts';
import { withStaffRule } from './staff-rule.ts';
import { isSuspended, refuseSuspended } from './suspend.ts';
import { providerIdentity } from './voter-identities.ts';

export type Auth = ReturnType<typeof createAuth>;

/**
 * `handle` serves everything under /auth, `api` offers the same to pages, and `personOf` returns the signed-in person.
 */
export function createAuth(context: AccountContext, vault: Vault, access: ProviderAccess) {
  const auth = betterAuth(options(context, vault, access));
  const offered = new Set<Provider>(offeredProviders(context.config).map(({ id }) => id));
  return {
    /** `network`: the key of the client's network, which can create only so many accounts. */
    handle: (request: Request, network?: string): Promise<Response> =>
      network === undefined ? auth.handler(request) : inNetwork(network, () => auth.handler(request)),
    api: auth.api,
    context: auth.$context,
    offers: (provider: Provider) => offered.has(provider),
    offersRoblox: context.config.roblox !== null,
    async personOf(headers: Headers): Promise<Person | null> {
      const session = await auth.api.getSession({ headers });
      return session && !isSuspended(session.user) ? withStaffRule(context, toPerson(session.user)) : null;
    },
    async sessionOf(headers: Headers): Promise<CurrentSession | null> {
      const found = await auth.api.getSession({ headers });
      return found && { id: found.session.id, signedInAt: found.session.createdAt };
    },
  };
}

function options(context: AccountContext, vault: Vault, access: ProviderAccess) {
  const { db, config, log } = context;
  return {
    appName: config.serviceName,
    baseURL: config.baseUrl,
    basePath: '/auth',
    secret: vault.derive('sessions').toString('base64url'),
    // No transaction around a whole sign-up: it would include hashing the password and sending mail, and block the
    // embedded database meanwhile. A person left without a password can reset it.
    database: { db, type: 'postgres', transaction: false },
    user: { ...USER, validateUserInfo: linkRobloxOnly(context) },
    // Written at most hourly; the list of sessions shows when each was last seen.
    session: { ...SESSION, expiresIn: 30 * 86_400, updateAge: 3_600 },
    account: {
      ...ACCOUNT,
      updateAccountOnSignIn: false,
      // Connecting while signed in is deliberate, even if the provider has a different address, and Roblox has none.
      accountLinking: { allowDifferentEmails: true, trustedProviders: [ROBLOX] },
    },
    verification: VERIFICATION,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_CHARACTERS,
      maxPasswordLength: PASSWORD_MAX_CHARACTERS,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    socialProviders: {
      ...(config.discord && { discord: { ...config.discord, mapProfileToUser: ownAddressOnly } }),
      ...(config.roblox && { roblox: { ...config.roblox, disableSignUp: true } }),
    },
    plugins: [SIGN_IN_CONFIRMED, signInProviders(config, access, log)],
    databaseHooks: databaseHooks(context),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: betterAuthLogger(log) },
    onAPIError: {
      // Our own page, not the library's.
      errorURL: `${config.baseUrl}/sign-in`,
      // API errors are shown to the person and not logged.
      onError: (error) => {
        if (!isAPIError(error)) log.error(authErrorFields(error), 'Signing in failed.');
      },
    },
    advanced: advanced(config, log),
  } satisfies BetterAuthOptions;
}

/** Signs in someone who has proven their identity in another way. It has no path, so it cannot be called over HTTP. */
const SIGN_IN_CONFIRMED = {
  id: 'sign-in-confirmed',
  endpoints: {
    signInConfirmed: createAuthEndpoint(
      { method: 'POST', body: z.object({ personId: z.string() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.personId);
        if (!user)
          throw new APIError('UNPROCESSABLE_ENTITY', { code: 'GONE', message: 'This account no longer exists.' });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return { ok: true };
      },
    ),
  },
} as const satisfies BetterAuthPlugin;

function advanced({ baseUrl }: AccountContext['config'], log: Log) {
  const secure = baseUrl.startsWith('https:');
  return {
    // A sibling subdomain can set cookies for the whole domain, even with `__Secure-`, the library's prefix, but not
    // with `__Host-`.
    cookiePrefix: secure ? `__Host-${COOKIE_PREFIX}` : COOKIE_PREFIX,
    useSecureCookies: false,
    defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure },
    ipAddress: { disableIpTracking: true },
    // Explicit, because better-auth disables both checks if NODE_ENV is `test`.
    disableOriginCheck: false,
    disableCSRFCheck: false,
    // The migrations and a test guarantee the tables, so checking them at every start is unnecessary.
    database: { generateId: generateAuthId, validateSchema: false },
    backgroundTasks: {
      handler: (task: Promise<unknown>) =>
        void task.catch((error: unknown) =>
          log.error(authErrorFields(error), 'A background task after a sign-in failed.'),
        ),
    },
  } as const;
}

function databaseHooks(context: AccountContext) {
  const { db } = context;
  return {
    user: {
      create: {
        before: async (user: GivenPerson) => {
          if (typeof user.email === 'string') await refuseDeletedAccount(context, { email: user.email });
          await refuseManyAccounts(context);
          return { data: cleaned(user) };
        },
        after: (user: Newcomer) => {
          noteNewAccount();
          return welcome(context, user);
        },
      },
      update: { before: async (user: GivenPerson) => ({ data: cleaned(user) }) },
    },
    account: {
      create: {
        before: async ({ providerId, accountId }: Account) => {
          if (providerId === DISCORD) await refuseDeletedAccount(context, { platformId: accountId });
          if (isVerifyingProvider(providerId))
            await refuseDeletedAccount(context, { providerAccounts: [providerIdentity({ providerId, accountId })] });
          return { data: NO_TOKENS };
        },
        after: async (account: Account) => {
          await onAccountConnected(context, account);
          if (account.providerId === ROBLOX) await forgetRobloxSignIn(db, account.accountId);
          await notifyConnected(context, account);
        },
      },
      update: { before: async () => ({ data: NO_TOKENS }) },
      delete: { after: (account: Account) => onAccountDisconnected(db, account) },
    },
    session: {
      create: {
        before: async (session: { userId: string }, endpoint: EndpointCalled | null) => {
          refuseRobloxSession(endpoint);
          await refuseSuspended(db, session.userId);
          await requireSecondStep(db, session.userId);
        },
        after: async (session: { id: string; userId: string }) => {
          await endUnprovenSession(db, session);
          await repairConnections(context, session.userId);
          noteSession(session.userId);
        },
      },
    },
  };
}

/** The account exists by now: a failing email must not undo it, and the person can request another. */
async function welcome(context: AccountContext, { id, email, emailVerified }: Newcomer): Promise<void> {
  try {
    await sendConfirmationEmail(context, { id, email, emailVerified });
  } catch (error) {
    context.log.error(authErrorFields(error), 'The confirmation email for a new account could not be queued.');
  }
}

/**
 * Notifies the owner of an additional sign-in method, in case someone else added it. The first method needs no notice.
 */
async function notifyConnected(
  { config, site, db, log, outbox }: AccountContext,
  { userId: personId, providerId }: Account,
): Promise<void> {
  if (!isProvider(providerId)) return;
  try {
    const methods = await selectSignInMethods(db, personId);
    const person = methods.length > 1 ? await findPerson(db, personId) : null;
    if (!person) return;
    const message = accountConnectedEmail(await addressedTo(db, site, person), providerName(config, providerId));
    if (await outbox?.enqueue(db, message)) outbox?.wake();
  } catch (error) {
    log.error(authErrorFields(error), 'The email about a connected account could not be queued.');
  }
}

/**
 * Someone who deleted an account cannot sign up again until the voting windows of its votes have ended (decision P45).
 */
async function refuseDeletedAccount(
  { db, deletedAccounts }: AccountContext,
  identity: { email: string } | { platformId: string } | { providerAccounts: readonly string[] },
) {
  const until = await deletedAccounts.blockedUntil(db, identity);
  if (!until) return;
  const why = message('validation.departed', { time: until });
  throw signInRefusal('UNPROCESSABLE_ENTITY', 'DEPARTED', why);
}

type Account = Parameters<typeof onAccountConnected>[1];
interface Newcomer {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}
/**
 * Leaves out an address that Discord has not verified, so that the sign-in is refused whether or not the address has an
 * account here: otherwise the response would reveal it.
 */
function ownAddressOnly({ verified }: { readonly verified: boolean }): { email?: string } {
  return verified ? {} : { email: '' };
}

/** Providers' tokens have no use after the sign-in, and what is not stored cannot leak. */
const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};
