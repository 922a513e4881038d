// Signing in with Google or another OpenID Connect provider, for better-auth, which keeps state, PKCE verifier and
// nonce. What the provider answers counts only with a valid signature, issuer, audience and nonce (decision P445).
import { createHash } from 'node:crypto';
import type { OAuthProvider } from 'better-auth';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { now } from '../core/clock.ts';
import { createDiscovery, type Discovery } from './openid-discovery.ts';
import { getJson, ProviderError, type ProviderHttp, postForm } from './provider-requests.ts';

export interface OpenIdClient {
  readonly id: 'google' | 'oidc';
  readonly name: string;
  readonly issuer: string;
  /** Other values of `iss` that mean the same issuer. */
  readonly otherIssuers?: readonly string[];
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A profile of a provider, with the ID under which the account is stored. */
export interface ProviderProfile {
  readonly accountId: string;
}

/** No symmetric ones and no `none`: only the provider can sign. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 60;

const tokensSchema = z.object({ id_token: z.string().max(32_768), access_token: z.string().max(32_768).optional() });
const claimsSchema = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
});
/** `email_verified` is a string at some providers. */
const profileSchema = z.object({
  sub: z.string(),
  email: z.string().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .catch(undefined),
  name: z.string().max(1_000).optional().catch(undefined),
  preferred_username: z.string().max(1_000).optional().catch(undefined),
});
type Profile = z.infer<typeof profileSchema>;

export function openIdProvider(client: OpenIdClient, http: ProviderHttp): OAuthProvider<ProviderProfile> {
  const discovery = createDiscovery(client.issuer, http);
  return {
    id: client.id,
    name: client.name,
    issuer: client.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.accountId,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce = '' }) {
      const url = new URL((await discovery.metadata()).authorization_endpoint);
      const asked = {
        client_id: client.clientId,
        response_type: 'code',
        redirect_uri: redirectURI,
        scope: 'openid email profile',
        state,
        nonce: idTokenNonce,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url;
    },
    async validateAuthorizationCode({ code, codeVerifier = '', redirectURI }) {
      const { token_endpoint, token_endpoint_auth_methods_supported: methods } = await discovery.metadata();
      const fields = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectURI,
        code_verifier: codeVerifier,
      };
      const tokens = tokensSchema.safeParse(
        await postForm(http, token_endpoint, authenticate(client, fields, methods)),
      );
      if (!tokens.success) throw new ProviderError(`${client.issuer} sent no ID token.`);
      return { idToken: tokens.data.id_token, accessToken: tokens.data.access_token };
    },
    async getUserInfo({ idToken = '', accessToken, expectedIdTokenNonce }) {
      const claims = await verifyIdToken(client, discovery, idToken, expectedIdTokenNonce);
      const profile = claims.email ? claims : await readUserInfo(discovery, http, claims, accessToken);
      const isVerified = profile.email_verified !== undefined;
      return {
        user: {
          name: profile.name ?? profile.preferred_username ?? '',
          // Without it the sign-in is refused, whether or not the address has an account here.
          email: isVerified ? (profile.email ?? '') : '',
          emailVerified: isVerified && profile.email !== undefined,
        },
        // A subject is unique only at its issuer, and the operator may change that.
        data: { accountId: client.id === 'oidc' ? `${client.issuer}#${claims.sub}` : claims.sub },
      };
    },
  };
}

/** The secret in a header, unless the provider accepts it only in the form. */
function authenticate(
  { clientId, clientSecret }: OpenIdClient,
  fields: Readonly<Record<string, string>>,
  methods: readonly string[] = ['client_secret_basic'],
) {
  if (!methods.includes('client_secret_basic') && methods.includes('client_secret_post'))
    return { fields: { ...fields, client_id: clientId, client_secret: clientSecret } };
  const pair = [clientId, clientSecret].map((text) => new URLSearchParams({ '': text }).toString().slice(1)).join(':');
  return { fields, headers: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}

async function verifyIdToken(client: OpenIdClient, discovery: Discovery, token: string, nonce: string | undefined) {
  const { payload } = await jwtVerify(token, discovery.findKey, {
    issuer: [client.issuer, ...(client.otherIssuers ?? [])],
    audience: client.clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: now(),
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  });
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) throw new ProviderError(`The ID token of ${client.issuer} lacks a claim.`);
  const { aud, azp = client.clientId, nonce: given } = claims.data;
  const isForOthersToo = Array.isArray(aud) && aud.length > 1 && payload.azp === undefined;
  if (azp !== client.clientId || isForOthersToo) throw new ProviderError('The ID token is for another client.');
  if (!nonce || given !== nonce) throw new ProviderError('The ID token belongs to another sign-in.');
  return profileSchema.parse(payload);
}

/** Some providers put the address only there. */
async function readUserInfo(
  discovery: Discovery,
  http: ProviderHttp,
  claims: Profile,
  accessToken: string | undefined,
): Promise<Profile> {
  const { userinfo_endpoint: url } = await discovery.metadata();
  if (!url || !accessToken || !/^[\x21-\x7e]+$/.test(accessToken)) return claims;
  const parsed = profileSchema.safeParse(await getJson(http, url, { Authorization: `Bearer ${accessToken}` }));
  if (!parsed.success || parsed.data.sub !== claims.sub)
    throw new ProviderError(`${new URL(url).origin} described another person than the ID token.`);
  return parsed.data;
}
