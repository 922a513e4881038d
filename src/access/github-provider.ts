// Signing in with GitHub, for better-auth, which keeps state and PKCE verifier. Only the primary address counts, and
// only if GitHub has verified it.
import { createHash } from 'node:crypto';
import type { OAuthProvider } from 'better-auth';
import { z } from 'zod';
import type { ProviderProfile } from './openid-provider.ts';
import { getJson, ProviderError, type ProviderHttp, postForm } from './provider-requests.ts';

export interface GithubClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** For tests, which have their own. */
  readonly origin?: string | undefined;
}

const tokenSchema = z.object({ access_token: z.string().regex(/^[\x21-\x7e]{1,2000}$/) });
const userSchema = z.object({
  id: z.int().positive(),
  login: z.string().max(200),
  name: z.string().max(1_000).nullish(),
});
const emailsSchema = z
  .array(z.object({ email: z.string().max(254), primary: z.boolean(), verified: z.boolean() }))
  .max(1_000);

export function githubProvider(client: GithubClient, http: ProviderHttp): OAuthProvider<ProviderProfile> {
  const { clientId, clientSecret } = client;
  const origin = client.origin ?? 'https://github.com';
  const api = client.origin ?? 'https://api.github.com';
  return {
    id: 'github',
    name: 'GitHub',
    accountSubject: ({ profile }) => profile.accountId,
    createAuthorizationURL({ state, codeVerifier, redirectURI }) {
      const url = new URL('/login/oauth/authorize', origin);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectURI,
        scope: 'user:email',
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    async validateAuthorizationCode({ code, codeVerifier = '', redirectURI }) {
      const fields = {
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectURI,
      };
      const token = tokenSchema.safeParse(await postForm(http, `${origin}/login/oauth/access_token`, { fields }));
      // GitHub refuses a code with status 200.
      if (!token.success) throw new ProviderError('GitHub sent no access token. Check GITHUB_CLIENT_SECRET.');
      return { accessToken: token.data.access_token };
    },
    async getUserInfo({ accessToken = '' }) {
      const headers = { Authorization: `Bearer ${accessToken}` };
      const [user, emails] = await Promise.all([
        getJson(http, `${api}/user`, headers).then((value) => userSchema.safeParse(value)),
        getJson(http, `${api}/user/emails`, headers).then((value) => emailsSchema.safeParse(value)),
      ]);
      if (!user.success || !emails.success) throw new ProviderError('GitHub did not say who signed in.');
      const email = emails.data.find(({ primary, verified }) => primary && verified)?.email ?? '';
      return {
        user: { name: user.data.name || user.data.login, email, emailVerified: email !== '' },
        data: { accountId: String(user.data.id) },
      };
    },
  };
}
