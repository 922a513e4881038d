// Linking a Roblox account, from the account page through Roblox and back; only Roblox is simulated, by a server of its
// own (decision P276).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { selectLinkedIdentities } from '../../src/access/linked-identity-queries.ts';
import type { Person } from '../../src/access/person.ts';
import { startProviderSignIn } from '../../src/access/sign-in.ts';
import { buildHttp } from '../../src/app.ts';
import { sessionCookieOf, TEST_PASSWORD } from '../support/auth.ts';
import { fakeDiscord } from '../support/fake-discord.ts';
import { type FakeRoblox, ROBLOX_SETTINGS, startFakeRoblox } from '../support/fake-roblox.ts';
import { aPerson } from '../support/people-and-listings.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

let app: RunningApp;
let roblox: FakeRoblox;
let made = 0;
beforeAll(async () => {
  app = await runApp({
    ...ROBLOX_SETTINGS,
    DISCORD_CLIENT_ID: 'client',
    DISCORD_CLIENT_SECRET: 'hush',
    BASE_URL: 'http://localhost',
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  roblox = await startFakeRoblox({ sub: `${++made}56`, preferred_username: 'Sample_Player', nickname: 'Sample' });
});
afterEach(() => roblox.close());

interface Member {
  readonly person: Person;
  readonly cookie: string;
}

async function aMember(): Promise<Member> {
  const email = `member${++made}@mail.example`;
  const person = await aPerson(app.context.db, { email, emailVerified: true, password: TEST_PASSWORD });
  const signedIn = await buildHttp(app.context).request('/sign-in', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email, password: TEST_PASSWORD }),
  });
  return { person, cookie: sessionCookieOf(signedIn) };
}

const get = (path: string, cookie: string) => buildHttp(app.context).request(path, { headers: { cookie } });

/** Goes to Roblox and comes back; returns where the browser ends up. */
async function connect({ cookie }: Pick<Member, 'cookie'>) {
  const leaving = await get('/account/roblox', cookie);
  const authorization = new URL(leaving.headers.get('location') ?? '');
  const state = authorization.searchParams.get('state');
  const cookies = `${cookie}; ${sessionCookieOf(leaving)}`;
  const back = await get(`/auth/callback/roblox?code=sample-code&state=${state}`, cookies);
  return { authorization, location: back.headers.get('location') ?? '', back };
}

const linksOf = async ({ person }: Member) =>
  (await selectLinkedIdentities(app.context.db, person.id)).map(({ identity, name, listingId }) => ({
    identity,
    name,
    listingId,
  }));
const storedSignIns = () =>
  app.context.db.selectFrom('credential').selectAll().where('provider_id', '=', 'roblox').execute();

describe('P276 connecting Roblox', () => {
  test('asks Roblox for openid and profile, and links the account everywhere', async () => {
    const member = await aMember();
    const { authorization, location } = await connect(member);
    expect(authorization.origin + authorization.pathname).toBe('https://apis.roblox.com/oauth/v1/authorize');
    expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
      client_id: ROBLOX_SETTINGS.ROBLOX_CLIENT_ID,
      redirect_uri: 'http://localhost/auth/callback/roblox',
      response_type: 'code',
    });
    expect(authorization.searchParams.get('scope')?.split(/[ +]/).toSorted()).toEqual(['openid', 'profile']);
    expect(location).toMatch(/\/account\?connected=roblox$/);
    expect(roblox.requests).toEqual(['POST /oauth/v1/token', 'GET /oauth/v1/userinfo']);
    const identity = `roblox:${roblox.profile.sub}`;
    expect(await linksOf(member)).toEqual([{ identity, name: 'Sample_Player', listingId: null }]);
    const page = await (await get('/account', member.cookie)).text();
    expect(page).toContain(`Sample_Player (${roblox.profile.sub})`);
  });

  test('stores no token and no way to sign in', async () => {
    await connect(await aMember());
    expect(await storedSignIns()).toEqual([]);
  });

  test('is refused for an account that is linked to someone else, and the page says so', async () => {
    const [first, second] = [await aMember(), await aMember()];
    await connect(first);
    const { location } = await connect(second);
    expect(location).toContain('/account?');
    expect(await linksOf(second)).toEqual([]);
    const page = await (await get(location.replace('http://localhost', ''), second.cookie)).text();
    expect(page).toContain('Roblox was not connected.');
    expect(page).not.toContain('Discord was not connected.');
  });

  test('leads back to the account page if it is already connected', async () => {
    const member = await aMember();
    await connect(member);
    expect((await get('/account/roblox', member.cookie)).headers.get('location')).toBe('/account');
  });

  test('works again after a crash left the row of better-auth behind', async () => {
    const [crashed, member] = [await aMember(), await aMember()];
    await app.context.db
      .insertInto('credential')
      .values({ id: 'row_left', person_id: crashed.person.id, provider_id: 'roblox', account_id: roblox.profile.sub })
      .execute();
    await connect(member);
    expect([await linksOf(crashed), (await linksOf(member)).length]).toEqual([[], 1]);
    expect(await storedSignIns()).toEqual([]);
  });

  test.each([{ sub: 'abc' }, { sub: '0' }, {} as { sub: string }])(
    'links nothing if Roblox names no account: %j',
    async (profile) => {
      roblox.profile = profile;
      const member = await aMember();
      expect((await connect(member)).location).toMatch(/\/account\?.*error=/);
      expect(await linksOf(member)).toEqual([]);
    },
  );

  test('links nothing if Roblox rejects the code, and shows no name with control characters', async () => {
    const member = await aMember();
    const leaving = await get('/account/roblox', member.cookie);
    const state = new URL(leaving.headers.get('location') ?? '').searchParams.get('state');
    const cookies = `${member.cookie}; ${sessionCookieOf(leaving)}`;
    const back = await get(`/auth/callback/roblox?code=wrong&state=${state}`, cookies);
    expect(back.headers.get('location')).toContain('error=');
    expect(await linksOf(member)).toEqual([]);
    roblox.profile = { sub: roblox.profile.sub, preferred_username: '\u202eSample\n' };
    await connect(member);
    expect((await linksOf(member))[0]?.name).toBe('Sample');
  });

  test('is bound to the browser that started it', async () => {
    const [mine, other] = [await aMember(), await aMember()];
    const leaving = await get('/account/roblox', mine.cookie);
    const state = new URL(leaving.headers.get('location') ?? '').searchParams.get('state');
    const back = await get(`/auth/callback/roblox?code=sample-code&state=${state}`, other.cookie);
    expect(back.headers.get('location')).toContain('error=');
    expect([await linksOf(mine), await linksOf(other)]).toEqual([[], []]);
  });
});

describe('P276 nobody signs in with Roblox', () => {
  /** A sign-in with Discord that ends at the callback of Roblox. */
  async function signInWithRoblox() {
    const started = await startProviderSignIn(app.context.auth, 'discord', '/account');
    const state = new URL(started!.url).searchParams.get('state');
    const cookie = started!.cookies.map((one) => one.split(';')[0]).join('; ');
    return get(`/auth/callback/roblox?code=sample-code&state=${state}`, cookie);
  }

  test('neither with a linked account nor with a new one', async () => {
    for (const isLinked of [false, true]) {
      if (isLinked) await connect(await aMember());
      const people = await app.context.db.selectFrom('person').select('id').execute();
      const back = await signInWithRoblox();
      expect(back.headers.get('location')).toContain('error=');
      expect(sessionCookieOf(back)).not.toMatch(/session_token=\w/);
      expect(await app.context.db.selectFrom('person').select('id').execute()).toHaveLength(people.length);
    }
  });

  test('not even while the row of better-auth exists', async () => {
    const { person } = await aMember();
    await app.context.db
      .insertInto('credential')
      .values({ id: 'row_now', person_id: person.id, provider_id: 'roblox', account_id: roblox.profile.sub })
      .execute();
    const back = await signInWithRoblox();
    expect(sessionCookieOf(back)).not.toMatch(/session_token=\w/);
    await app.context.db.deleteFrom('credential').where('id', '=', 'row_now').execute();
  });

  test('and Discord still works', async () => {
    const discord = fakeDiscord({ id: '123456789012345678', email: 'new@mail.example' });
    const started = await startProviderSignIn(app.context.auth, 'discord', '/account');
    const state = new URL(started!.url).searchParams.get('state');
    const cookie = started!.cookies.map((one) => one.split(';')[0]).join('; ');
    const back = await get(`/auth/callback/discord?code=sample&state=${state}`, cookie);
    expect(sessionCookieOf(back)).toMatch(/session_token=\w/);
    discord.close();
  });
});
