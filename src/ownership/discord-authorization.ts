// Asks Discord whether the person who has just signed in there owns an application (decision P392): OAuth 2.0 with
// state and PKCE. The access token is used for one question, revoked, and stored nowhere.

import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fetchDocument } from '../game-servers/fetch-document.ts';
import { readJson } from '../game-servers/untrusted-values.ts';
import { message } from '../messages/message.ts';
import { DISCORD_ORIGIN } from './methods/discord-origin.ts';
import { serviceFailure } from './methods/server-failures.ts';
import type { OwnershipDependencies } from './ownership-dependencies.ts';
import { checkFailedHere, notProven, type ProofResult } from './proof-method.ts';

/** Discord answers the entitlements of an application only to its owner with this scope. */
const SCOPE = 'applications.entitlements';
/** Distinguishes the return from that of a sign-in, which ends at the same registered address. */
const STATE_PREFIX = 'ownership-';
/** The redirect address that the operator has registered for signing in. */
const CALLBACK_PATH = '/auth/callback/discord';

export interface StartedAuthorization {
  readonly url: string;
  /** To be kept for the return, in a sealed cookie. */
  readonly state: string;
  readonly verifier: string;
}

type DiscordClient = Pick<OwnershipDependencies, 'config' | 'discordOrigin'>;

/** Null unless the operator has registered a Discord client. */
export function startDiscordAuthorization({ config, discordOrigin }: DiscordClient): StartedAuthorization | null {
  if (!config.discord) return null;
  const state = STATE_PREFIX + randomBytes(24).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL('/oauth2/authorize', discordOrigin ?? DISCORD_ORIGIN);
  url.search = new URLSearchParams({
    client_id: config.discord.clientId,
    response_type: 'code',
    redirect_uri: config.baseUrl + CALLBACK_PATH,
    scope: SCOPE,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return { url: url.href, state, verifier };
}

/** Whether a return from Discord belongs to a proof of ownership, and not to a sign-in. */
export function isOwnershipState(state: string | null | undefined): boolean {
  return state?.startsWith(STATE_PREFIX) ?? false;
}

export interface AuthorizationReturn {
  readonly code: string;
  readonly verifier: string;
  readonly applicationId: string;
}

const UNAVAILABLE = serviceFailure('Discord');
const CANCELED = checkFailedHere(message('ownershipProofs.signInCanceled'));

export async function checkDiscordOwner(deps: OwnershipDependencies, back: AuthorizationReturn): Promise<ProofResult> {
  const token = await exchangeCode(deps, back);
  if (token === 'refused') return CANCELED;
  if (token === null) return UNAVAILABLE;
  const result = await askForEntitlements(deps, token, back.applicationId);
  await revoke(deps, token);
  return result;
}

const tokenSchema = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,2000}$/),
  scope: z.string().refine((scopes) => scopes.split(' ').includes(SCOPE)),
});

async function exchangeCode(deps: OwnershipDependencies, { code, verifier }: AuthorizationReturn) {
  const response = await postForm(deps, '/api/v10/oauth2/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: deps.config.baseUrl + CALLBACK_PATH,
    code_verifier: verifier,
  });
  if (!response.ok || response.status >= 500 || response.status === 429) return null;
  if (response.status !== 200) return 'refused';
  const parsed = tokenSchema.safeParse(readJson(response.body));
  return parsed.success ? parsed.data.access_token : 'refused';
}

async function askForEntitlements(
  deps: OwnershipDependencies,
  token: string,
  applicationId: string,
): Promise<ProofResult> {
  const { discordOrigin, stopping: signal, outbound } = deps;
  const url = `${discordOrigin ?? DISCORD_ORIGIN}/api/v10/applications/${applicationId}/entitlements?limit=1`;
  const document = await fetchDocument({ outbound, signal }, { url, headers: { Authorization: `Bearer ${token}` } });
  if (!document.ok) return UNAVAILABLE;
  switch (document.status) {
    case 200:
      return Array.isArray(document.value) ? { ok: true } : UNAVAILABLE;
    case 401:
    case 403:
      return notProven(message('ownershipProofs.otherAccount', { id: applicationId }));
    case 404:
      return notProven(message('ownershipProofs.noApplication', { id: applicationId }));
    default:
      return UNAVAILABLE;
  }
}

/** If it fails, the token ends by itself after a week. */
async function revoke(deps: OwnershipDependencies, token: string): Promise<void> {
  await postForm(deps, '/api/v10/oauth2/token/revoke', { token, token_type_hint: 'access_token' });
}

function postForm(
  { outbound, config, discordOrigin, stopping: signal }: OwnershipDependencies,
  path: string,
  fields: Readonly<Record<string, string>>,
) {
  const { clientId = '', clientSecret = '' } = config.discord ?? {};
  return outbound.post({
    url: (discordOrigin ?? DISCORD_ORIGIN) + path,
    headers: {
      'User-Agent': 'Plaudit',
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret }).toString(),
    signal,
    isSingle: true,
  });
}
