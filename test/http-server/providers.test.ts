// Signing in with Google, GitHub and OpenID Connect, from the button to the account, with a provider that is a real
// server and behaves or misbehaves as the test says (decisions P445 to P448).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VERIFYING_PROVIDERS } from '../../src/access/providers.ts';
import { sessionCookieOf } from '../support/auth.ts';
import {
  type FakeProviders,
  newSigningKey,
  providerSettings,
  returnFrom,
  serveProviders,
  signed,
} from '../support/fake-providers.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { createSite, type OpenSite } from '../support/site.ts';

const PERSON = { sub: '12345', email: 'sample@mail.example', email_verified: true, name: 'Sample' };

let fake: FakeProviders;
let site: OpenSite;
beforeAll(async () => {
  fake = await serveProviders(PERSON);
  site = await createSite({
    as: null,
    environment: {
      ...providerSettings(fake.origin),
      ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
      ACCOUNTS_PER_NETWORK: 'off',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'silent',
    },
    overrides: { googleIssuer: fake.origin, githubOrigin: fake.origin },
  });
});
afterAll(async () => {
  await site.close();
  await fake.close();
});

const PEOPLE_BEFORE: string[] = [];
beforeEach(async () => {
  Object.assign(fake, { person: PERSON, claims: {}, respond: null });
  const { db } = site;
  if (PEOPLE_BEFORE.length === 0)
    PEOPLE_BEFORE.push(...(await db.selectFrom('person').select('id').execute()).map(({ id }) => id));
  await db.deleteFrom('person').where('id', 'not in', PEOPLE_BEFORE).execute();
  await db.deleteFrom('letter').execute();
});

type Way = (typeof VERIFYING_PROVIDERS)[number];

async function comeBack(provider: Way, { session = '', devices = '' } = {}) {
  const { url, cookie } = await returnFrom(site.app, fake, provider, session || undefined);
  return bring(url, [cookie, devices].filter(Boolean).join('; '));
}

async function bring(url: string, cookie: string) {
  const response = await site.request(url, { headers: { cookie } });
  const cookies = sessionCookieOf(response);
  const person = await site.app.auth.personOf(new Headers({ cookie: cookies }));
  return { response, cookies, person, location: response.headers.get('location') ?? '' };
}

const accounts = () =>
  site.db
    .selectFrom('credential')
    .select(['person_id', 'provider_id', 'account_id', 'access_token', 'id_token'])
    .where('provider_id', 'in', VERIFYING_PROVIDERS)
    .execute();

const subjects = async () => (await site.db.selectFrom('letter').select('kind').execute()).map(({ kind }) => kind);

describe.each(VERIFYING_PROVIDERS)('P445 signing in with %s', (provider) => {
  test('creates an account with a confirmed address, and signs in to it again', async () => {
    const first = await comeBack(provider);
    expect(first.person).toMatchObject({ email: PERSON.email, emailVerified: true, name: 'Sample', image: null });
    expect(new URL(first.location, 'http://localhost').pathname).toBe('/account');
    const again = await comeBack(provider);
    expect(again.person?.id).toBe(first.person?.id);
    const accountId = provider === 'oidc' ? `${fake.origin}#12345` : '12345';
    expect(await accounts()).toEqual([
      { person_id: first.person?.id, provider_id: provider, account_id: accountId, access_token: null, id_token: null },
    ]);
  });

  test('refuses an address that the provider has not verified, whether or not it has an account', async () => {
    fake.person = { ...PERSON, email_verified: false };
    const strange = await comeBack(provider);
    await aPerson(site.db, { email: PERSON.email, emailVerified: true });
    const known = await comeBack(provider);
    for (const { person, location } of [strange, known]) {
      expect(person).toBeNull();
      expect(location).toContain('error=email_not_found');
    }
    const { page } = await site.get(strange.location);
    expect(page).toMatch(/has not verified your email address/);
    expect(await accounts()).toEqual([]);
  });

  test('never takes over an account whose address is unconfirmed', async () => {
    const squatter = await aPerson(site.db, { email: PERSON.email, emailVerified: false });
    const { person, location } = await comeBack(provider);
    expect(person).toBeNull();
    expect((await site.get(location)).page).toContain('There is already an account with the email address');
    expect(await site.db.selectFrom('person').select('email_verified').where('id', '=', squatter.id).execute()).toEqual(
      [{ email_verified: false }],
    );
    expect(await accounts()).toEqual([]);
  });

  test('connects an account with another address, which identifies and confirms the voter', async () => {
    const session = await site.cookieOf('voter');
    const { location } = await comeBack(provider, { session });
    expect(new URL(location, 'http://localhost').pathname).toBe('/account');
    expect(await accounts()).toMatchObject([{ provider_id: provider }]);
    // Nobody else can connect it.
    const other = await comeBack(provider, { session: await site.cookieOf('stranger') });
    expect(other.location).toContain('error=');
    expect((await site.get(other.location, { cookie: await site.cookieOf('stranger') })).page).toContain(
      'was not connected',
    );
    expect(await accounts()).toHaveLength(1);
    await site.db.deleteFrom('credential').where('provider_id', '=', provider).execute();
  });

  test('a canceled sign-in and a state of another browser lead back to the sign-in page', async () => {
    const mine = await returnFrom(site.app, fake, provider);
    const theirs = await returnFrom(site.app, fake, provider);
    const canceled = mine.url.replace(/code=[^&]+/, 'error=access_denied&error_description=Call+0900');
    const { location, person } = await bring(canceled, mine.cookie);
    expect([person, location]).toEqual([null, expect.stringContaining('error=access_denied')]);
    expect((await site.get(location)).page).not.toContain('0900');
    expect((await bring(theirs.url, mine.cookie)).location).toContain('error=state_mismatch');
  });

  test('an answer counts once', async () => {
    const { url, cookie } = await returnFrom(site.app, fake, provider);
    expect((await bring(url, cookie)).person).not.toBeNull();
    const again = await bring(url, cookie);
    expect([again.person, again.location]).toEqual([null, expect.stringContaining('error=')]);
  });

  test.each([
    ['huge', (response: import('node:http').ServerResponse) => response.end(`{"a":"${'x'.repeat(3_000_000)}"}`)],
    ['not JSON', (response: import('node:http').ServerResponse) => response.end('<html>')],
    ['of another type', (response: import('node:http').ServerResponse) => response.end('[null]')],
    ['an error', (response: import('node:http').ServerResponse) => response.writeHead(500).end('{}')],
    ['a redirect', (response: import('node:http').ServerResponse) => response.writeHead(302, { Location: '/' }).end()],
    ['cut off', (response: import('node:http').ServerResponse) => response.destroy()],
  ])('an answer that is %s signs nobody in', async (_, misbehave) => {
    await comeBack(provider);
    await site.db.deleteFrom('person').where('id', 'not in', PEOPLE_BEFORE).execute();
    for (const path of provider === 'github' ? ['/login/oauth/access_token', '/user', '/user/emails'] : ['/token']) {
      fake.respond = (request, response) => {
        if (request.url !== path) return false;
        misbehave(response);
        return true;
      };
      const { person, response, location } = await comeBack(provider);
      expect([path, person, response.status]).toEqual([path, null, 302]);
      expect(location).toMatch(/error=(invalid_code|unable_to_get_user_info)/);
    }
    expect(await accounts()).toEqual([]);
  });
});

describe.each(['google', 'oidc'] as const)('P445 the ID token of %s', (provider) => {
  const refused = async () => {
    const { person, location } = await comeBack(provider);
    expect([person, location]).toEqual([null, expect.stringContaining('error=unable_to_get_user_info')]);
    expect(await accounts()).toEqual([]);
  };

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['several audiences without azp', { aud: ['sample-client', 'somebody-else'] }],
    ['another azp', { aud: ['sample-client', 'somebody-else'], azp: 'somebody-else' }],
    ['another nonce', { nonce: 'replayed' }],
    ['no nonce', { nonce: undefined }],
    ['an end in the past', { exp: 1_000_000 }],
    ['no end', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['a subject with spaces', { sub: 'a b' }],
    ['a subject that is a list', { sub: ['a'] }],
  ])('is refused with %s', async (_, claims) => {
    fake.claims = claims;
    await refused();
  });

  test('is refused unsigned, signed with HMAC by the secret, and with a key that is not published', async () => {
    const { sign } = fake;
    try {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      fake.sign = async (payload) => `${part({ alg: 'none' })}.${part(payload)}.`;
      await refused();
      const { SignJWT } = await import('jose');
      fake.sign = (payload) =>
        new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('sample secret'));
      await refused();
      const stolen = await newSigningKey();
      fake.sign = (payload) => signed(payload, stolen);
      await refused();
      fake.sign = async () => 'not a token';
      await refused();
    } finally {
      fake.sign = sign;
    }
  });

  test('is accepted after the provider has rotated its keys', async () => {
    await comeBack(provider);
    await site.clock.advance('1m');
    await fake.rotate();
    expect((await comeBack(provider)).person).not.toBeNull();
  });

  test('without an address is completed by the user info, if that is about the same person', async () => {
    fake.claims = { email: undefined, email_verified: undefined };
    expect((await comeBack(provider)).person).toMatchObject({ email: PERSON.email, emailVerified: true });
    fake.respond = (request, response) => {
      if (request.url !== '/userinfo') return false;
      response.end(JSON.stringify({ ...PERSON, sub: 'other' }));
      return true;
    };
    expect((await comeBack(provider)).location).toContain('error=unable_to_get_user_info');
  });

  test('comes from the issuer that the browser brings back', async () => {
    const { url, cookie } = await returnFrom(site.app, fake, provider);
    expect((await bring(`${url}&iss=https%3A%2F%2Fevil.example`, cookie)).location).toContain('issuer_mismatch');
  });

  test('is not accepted for a sign-in that began with GitHub', async () => {
    const { url, cookie } = await returnFrom(site.app, fake, 'github');
    const { person, location } = await bring(url.replace('/callback/github', `/callback/${provider}`), cookie);
    expect([person, location]).toEqual([null, expect.stringContaining('error=nonce_binding_missing')]);
  });
});

describe('P448 a browser that is not known', () => {
  test('sends one email, and none for each sign-in there, nor for a new account', async () => {
    const first = await comeBack('oidc');
    expect(await subjects()).not.toContain('new_device');
    expect((await comeBack('oidc', { devices: first.cookies })).person).not.toBeNull();
    expect(await subjects()).not.toContain('new_device');
    const other = await comeBack('oidc');
    expect((await subjects()).filter((kind) => kind === 'new_device')).toHaveLength(1);
    await comeBack('oidc', { devices: other.cookies });
    expect((await subjects()).filter((kind) => kind === 'new_device')).toHaveLength(1);
  });
});
