// Google, GitHub and an OpenID Connect provider as one real server on loopback: it gives codes for PKCE challenges, and
// signs ID tokens. A test decides who signs in, and how the server misbehaves.
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Provider } from '../../src/access/providers.ts';
import { connectProvider, type ProviderRedirect, startProviderSignIn } from '../../src/access/sign-in.ts';
import type { AppContext } from '../../src/context.ts';
import { type GameServer, serveJson } from './game-servers.ts';

export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: string;
}

const CLIENT = { id: 'sample-client', secret: 'sample secret' };

export const providerSettings = (origin: string): Record<string, string> => ({
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GITHUB_CLIENT_ID: CLIENT.id,
  GITHUB_CLIENT_SECRET: CLIENT.secret,
  OIDC_ISSUER: origin,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Sample ID',
});

interface Grant {
  readonly challenge: string;
  readonly nonce: string | undefined;
  readonly redirectUri: string;
}

export interface FakeProviders extends GameServer {
  readonly origin: string;
  /** Who signs in. */
  person: ProviderPerson;
  /** Merged into the claims of ID tokens; undefined removes one. */
  claims: Readonly<Record<string, unknown>>;
  /** Replaces the signature, the key or the whole token. */
  sign: (payload: JWTPayload) => Promise<string>;
  /** Answers instead of the server, unless it returns false. */
  respond: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** The paths that were requested. */
  readonly paths: string[];
  /** A new key; older ones are no longer published. */
  rotate(): Promise<void>;
  /** The code and the state that the browser brings back after the person has agreed at `url`. */
  agree(url: string): URLSearchParams;
}

export async function serveProviders(person: ProviderPerson): Promise<FakeProviders> {
  const grants = new Map<string, Grant>();
  let key = await newKey();
  const server = await serveJson((request, response) => {
    fake.paths.push((request.url ?? '').split('?')[0] ?? '');
    if (fake.respond?.(request, response)) return;
    void answer(fake, { grants, jwk: key.jwk }, request, response);
  });
  const fake: FakeProviders = {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    person,
    claims: {},
    sign: (payload) => signed(payload, key),
    respond: null,
    paths: [],
    async rotate() {
      key = await newKey();
    },
    agree(url) {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      grants.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        nonce: asked.get('nonce') ?? undefined,
        redirectUri: asked.get('redirect_uri') ?? '',
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' });
    },
  };
  return fake;
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

export type SigningKey = Awaited<ReturnType<typeof newKey>>;
export const newSigningKey = newKey;

export function signed(payload: JWTPayload, { kid, privateKey }: Pick<SigningKey, 'kid' | 'privateKey'>) {
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
}

interface State {
  readonly grants: Map<string, Grant>;
  readonly jwk: object;
}

async function answer(fake: FakeProviders, { grants, jwk }: State, request: IncomingMessage, response: ServerResponse) {
  const { origin, person } = fake;
  const json = (body: object, status = 200) => response.writeHead(status).end(JSON.stringify(body));
  const url = new URL(request.url ?? '', origin);
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return json({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        userinfo_endpoint: `${origin}/userinfo`,
      });
    case '/authorize': {
      const back = `${url.searchParams.get('redirect_uri')}?${fake.agree(url.href)}`;
      return response.writeHead(302, { Location: back }).end();
    }
    case '/keys':
      return json({ keys: [jwk] });
    case '/token':
    case '/login/oauth/access_token': {
      const grant = await takeGrant(grants, request);
      if (!grant) return json({ error: 'invalid_grant' }, url.pathname === '/token' ? 400 : 200);
      return json({ access_token: 'sample-token', token_type: 'Bearer', id_token: await idToken(fake, grant) });
    }
    case '/userinfo':
      return json(person);
    case '/user':
      return json({ id: Number(person.sub), login: 'sample', name: person.name ?? null });
    case '/user/emails':
      return json([
        { email: 'other@mail.example', primary: false, verified: true },
        { email: person.email ?? '', primary: true, verified: person.email_verified === true },
      ]);
    default:
      return json({}, 404);
  }
}

/** The client's secret arrives in the header, or at GitHub in the form. */
async function takeGrant(grants: Map<string, Grant>, request: IncomingMessage): Promise<Grant | null> {
  const sent = new URLSearchParams(await text(request));
  const basic = `Basic ${Buffer.from('sample-client:sample+secret').toString('base64')}`;
  if (request.headers.authorization !== basic && sent.get('client_secret') !== CLIENT.secret) return null;
  const grant = grants.get(sent.get('code') ?? '');
  grants.delete(sent.get('code') ?? '');
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  return grant?.challenge === challenge && grant.redirectUri === sent.get('redirect_uri') ? grant : null;
}

function idToken({ origin, person, claims, sign }: FakeProviders, { nonce }: Grant): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  return sign({ iss: origin, aud: CLIENT.id, iat: at, exp: at + 300, nonce, ...person, ...claims } as JWTPayload);
}

const cookiesOf = ({ cookies }: ProviderRedirect) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** The address that the provider redirects to, with the browser's cookies. */
export async function returnFrom(
  { auth, config }: AppContext,
  fake: FakeProviders,
  provider: Provider,
  session?: string,
): Promise<{ readonly url: string; readonly cookie: string }> {
  const started = session
    ? await connectProvider(auth, provider, new Headers({ cookie: session }))
    : await startProviderSignIn(auth, provider, '/account');
  if (!started) throw new Error(`Signing in with ${provider} is not offered.`);
  const cookie = [session, cookiesOf(started)].filter(Boolean).join('; ');
  return { url: `${config.baseUrl}/auth/callback/${provider}?${fake.agree(started.url)}`, cookie };
}
