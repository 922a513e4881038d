// The pages of proofs of ownership and claims, and the sign-in with Discord, on the real site with a fake Discord.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyOwnershipSetting } from '../../src/ownership/apply-setting.ts';
import { readOpenClaim, readProof } from '../../src/ownership/read-ownership.ts';
import {
  DISCORD_SETTINGS,
  type DiscordApplications,
  serveDiscordApplications,
} from '../support/discord-applications.ts';
import { addHostileListing } from '../support/seed/arrangements.ts';
import { addClaim, addProof } from '../support/seed/ownership.ts';
import { HOSTILE_LISTING } from '../support/seed/people-and-listings.ts';
import { BOT, MINECRAFT, OWNER, type PersonName, STRANGER } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type Site, type SiteOptions } from '../support/site.ts';

const DEVELOPER = '200000000000000001';
const SOMEBODY = '200000000000000002';
const proving = `/dashboard/${BOT.id}/ownership`;
const claiming = `/listings/${BOT.id}/claim`;

let discord: DiscordApplications;
beforeAll(async () => {
  discord = await serveDiscordApplications({ [BOT.id]: { description: 'A bot.', ownerId: DEVELOPER } });
});
afterAll(() => discord.close());

function openWithDiscord(options: SiteOptions = {}): Promise<Site> {
  const environment = { ...DISCORD_SETTINGS, ALLOW_PRIVATE_TARGETS: '127.0.0.0/8', ...options.environment };
  return openSite({ as: null, ...options, environment, overrides: { discordOrigin: discord.origin } });
}

interface SignIn {
  readonly person: PersonName;
  /** The page that begins it. */
  readonly from: string;
  /** The Discord account that agrees. */
  readonly account: string;
  /** Alters what the browser brings back. */
  readonly change?: Readonly<Record<string, string>>;
}

/** Signs in with Discord and follows the redirects to the page at the end. */
async function signInAtDiscord(site: Site, { person, from, account, change }: SignIn) {
  const session = await site.cookieOf(person);
  const started = await site.get(`${from}/discord`, { cookie: session });
  expect(started.status).toBe(303);
  const [pending = ''] = started.response.headers.getSetCookie();
  expect(pending).toMatch(/^plaudit_ownership=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const back = new URLSearchParams({ ...discord.agree(started.location!, account), ...change });
  const path = `/auth/callback/discord?${back}`;
  const cookie = `${session}; ${pending.split(';')[0]}`;
  const returned = await site.get(path, { cookie });
  const flash = returned.response.headers.getSetCookie().filter((one) => one.startsWith('plaudit_flash'));
  const shown = await site.get(returned.location ?? '/', { cookie: [session, ...flash].join('; ') });
  return { path, cookie, returned, page: shown.page };
}

describe('signing in with Discord', () => {
  test('proves a bot if the account owns its application; the token is revoked and stored nowhere', async () => {
    const site = await openWithDiscord();
    discord.requests.length = 0;
    const { returned, page } = await signInAtDiscord(site, { person: 'owner', from: proving, account: DEVELOPER });
    expect(returned.location).toBe(proving);
    expect(page).toContain('You have proven that this listing is yours.');
    expect(page).toContain('Owner verified');
    expect(await readProof(site.db, BOT.id)).toMatchObject({ method: 'discord-sign-in', personId: OWNER.id });
    expect(discord.requests).toEqual([
      'POST /api/v10/oauth2/token',
      `GET /api/v10/applications/${BOT.id}/entitlements?limit=1`,
      'POST /api/v10/oauth2/token/revoke',
    ]);
    expect(discord.tokens.size).toBe(0);
    expect((await site.get(`/listings/${BOT.id}`)).page).toContain('signing in with the Discord account');
  });

  test('proves nothing with another account', async () => {
    const site = await openWithDiscord();
    const { page } = await signInAtDiscord(site, { person: 'owner', from: proving, account: SOMEBODY });
    expect(page).toContain(`This Discord account does not own the application ${BOT.id}.`);
    expect(await readProof(site.db, BOT.id)).toBeNull();
    expect(discord.tokens.size).toBe(0);
  });

  test.each([
    ['another state', { state: 'ownership-forged' }],
    ['another code', { code: 'forged' }],
    ['a refusal', { code: '', error: 'access_denied' }],
  ])('proves nothing with %s', async (_, change) => {
    const site = await openWithDiscord();
    const { page } = await signInAtDiscord(site, { person: 'owner', from: proving, account: DEVELOPER, change });
    expect(page).toMatch(/The sign-in has expired|Discord did not confirm the sign-in/);
    expect(await readProof(site.db, BOT.id)).toBeNull();
  });

  test('can be completed only by the person and the session that began it, and only once', async () => {
    const site = await openWithDiscord();
    const session = await site.cookieOf('owner');
    const started = await site.get(`${proving}/discord`, { cookie: session });
    const pending = started.response.headers.getSetCookie()[0]!.split(';')[0];
    const path = `/auth/callback/discord?${new URLSearchParams(discord.agree(started.location!, DEVELOPER))}`;
    for (const thief of [await site.cookieOf('stranger'), await site.cookieOf('owner')]) {
      const stolen = await site.get(path, { cookie: `${thief}; ${pending}` });
      expect(stolen.location).toBe('/dashboard');
    }
    expect((await site.get(path, { cookie: session })).location).toBe('/dashboard');
    expect((await site.get(path)).location).toMatch(/^\/sign-in\?next=/);
    expect(await readProof(site.db, BOT.id)).toBeNull();
    expect((await site.get(path, { cookie: `${session}; ${pending}` })).location).toBe(proving);
    expect(await readProof(site.db, BOT.id)).not.toBeNull();
    await site.db.deleteFrom('ownership_proof').execute();
    await site.get(path, { cookie: `${session}; ${pending}` });
    expect(await readProof(site.db, BOT.id)).toBeNull();
  });

  test('is asked for again after a month, unless the code is in the description', async () => {
    const site = await openWithDiscord();
    await signInAtDiscord(site, { person: 'owner', from: proving, account: DEVELOPER });
    const { ownership } = site.app;
    const { runOwnershipRound } = await import('../../src/ownership/check-round.ts');
    await site.clock.advance('30d');
    await runOwnershipRound(ownership);
    expect(await readProof(site.db, BOT.id)).toMatchObject({ problem: expect.stringMatching(/Sign in again/) });
    discord.applications.get(BOT.id)!.description = ownership.codeFor(BOT.id, OWNER.id);
    await site.clock.advance('12h');
    await runOwnershipRound(ownership);
    expect(await readProof(site.db, BOT.id)).toMatchObject({ problem: null });
    discord.applications.get(BOT.id)!.description = 'A bot.';
  });

  test('is a claim for someone who does not own the listing', async () => {
    const site = await openWithDiscord();
    const { page } = await signInAtDiscord(site, { person: 'stranger', from: claiming, account: DEVELOPER });
    expect(page).toContain('Your claim');
    expect(await readOpenClaim(site.db, BOT.id)).toMatchObject({ claimantId: STRANGER.id, state: 'open' });
    const owner = await site.cookieOf('owner');
    expect((await site.get(proving, { cookie: owner })).page).toContain('Someone else claims this listing');
    expect((await site.get('/dashboard', { cookie: owner })).page).toContain(
      'Someone else has proven that this listing',
    );
  });

  test('is not offered without a Discord client', async () => {
    const site = await openSite();
    expect((await site.get(proving)).page).not.toContain('Sign in with Discord');
    expect((await site.get(`${proving}/discord`)).status).toBe(404);
  });
});

describe('who may do what', () => {
  test('the owner proves, a manager reads, a stranger claims, a visitor signs in', async () => {
    const site = await openSite({ as: null });
    const path = `/dashboard/${MINECRAFT.id}/ownership`;
    const statusOf = async (person: PersonName, where: string, post = false) => {
      const cookie = await site.cookieOf(person);
      return (
        post ? await site.post(where, { method: 'motd' }, { ...SAME_SITE, cookie }) : await site.get(where, { cookie })
      ).status;
    };
    expect([await statusOf('owner', path), await statusOf('manager', path)]).toEqual([200, 200]);
    expect([await statusOf('stranger', path), await statusOf('manager', path, true)]).toEqual([403, 403]);
    expect((await site.get(path)).location).toMatch(/^\/sign-in/);
    const claim = `/listings/${MINECRAFT.id}/claim`;
    expect([await statusOf('stranger', claim), await statusOf('owner', claim)]).toEqual([200, 303]);
    expect((await site.get(claim)).location).toMatch(/^\/sign-in/);
    expect([await statusOf('owner', '/staff/claims'), await statusOf('staff', '/staff/claims')]).toEqual([404, 200]);
  });

  test('a listing that staff has not approved can be claimed only if it takes up a bot’s own ID', async () => {
    const site = await openSite({ as: 'stranger' });
    await site.db.updateTable('listing').set({ state: 'pending' }).execute();
    expect((await site.get(`/listings/${MINECRAFT.id}/claim`)).status).toBe(404);
    const { status, page } = await site.get(claiming);
    expect([status, page.includes(BOT.name)]).toEqual([200, false]);
  });

  test('the form for a new bot leads to the claim if its ID is taken', async () => {
    const site = await openSite({ as: 'stranger' });
    const sent = await site.post('/dashboard/new', { kind: 'bot', name: 'Mine', applicationId: BOT.id });
    expect(sent.page).toContain(`If the bot is yours, claim it at http://localhost/listings/${BOT.id}/claim.`);
  });
});

describe('pages', () => {
  test('a failed check says why, below the way that was tried', async () => {
    const site = await openSite();
    const sent = await site.post(`/dashboard/${MINECRAFT.id}/ownership`, { method: 'motd' });
    expect(sent.status).toBe(422);
    expect(sent.page).toContain('The check found no proof');
    expect((await site.post(`/dashboard/${MINECRAFT.id}/ownership`, { method: '<b>' })).page).toContain('does not fit');
  });

  test('a proven listing has the badge on its page, in lists and for staff; its plan is called Plus', async () => {
    const site = await openSite({ as: 'staff', arrange: addProof });
    const shown = await site.get(`/listings/${MINECRAFT.id}`);
    expect(shown.page).toContain('Owner verified');
    expect(shown.page).toContain('Plus plan: each vote counts twice in the ranking.');
    expect(shown.page).not.toMatch(/>verified</i);
    expect((await site.get('/servers')).page).toContain('Owner verified');
    expect((await site.get('/servers')).page).toContain(
      'Each vote counts once for listings on the Free plan, twice on the Plus plan, and three times on the Enterprise plan.',
    );
    expect((await site.get(`/staff/listings/${MINECRAFT.id}`)).page).toContain('Owner verified');
    expect((await site.get('/staff/listings')).page).toContain(', owner verified');
    const unproven = await site.get(`/listings/${BOT.id}`);
    expect(unproven.page).toContain('Owner not verified');
    expect((await site.get('/bots')).page).not.toContain('Owner verified');
  });

  test('staff decides a claim', async () => {
    const site = await openSite({ as: 'staff', arrange: addClaim });
    expect((await site.get('/staff/claims')).page).toContain('Sample Stranger');
    expect((await site.get('/staff/claims/clm_sample/transfer')).page).toContain('Transfer this listing?');
    const done = await site.postAndFollow('/staff/claims/clm_sample/transfer');
    expect(done.page).toContain('The listing was transferred.');
    expect(done.page).toContain('No open claims');
    const listing = await site.db.selectFrom('listing').select('owner_id').where('id', '=', BOT.id).executeTakeFirst();
    expect(listing).toEqual({ owner_id: STRANGER.id });
    expect((await site.postAndFollow('/staff/claims/clm_sample/dismiss')).page).toContain('already ended');
    const log = await site.get(`/staff/audit?listing=${BOT.id}`);
    expect(log.page).toContain('transferred the listing to Sample Stranger');
  });

  test('the claimant can withdraw', async () => {
    const site = await openSite({ as: 'stranger', arrange: addClaim });
    expect((await site.get(claiming)).page).toContain('Your claim');
    expect((await site.postAndFollow(`${claiming}/withdraw`)).page).toContain('Your claim is withdrawn.');
    expect(await readOpenClaim(site.db, BOT.id)).toBeNull();
  });

  test('hostile names are escaped', async () => {
    const arrange = async (app: Site['app']) => {
      await addHostileListing(app);
      await addClaim(app, {
        listing_id: HOSTILE_LISTING.id,
        subject: 'fivem:<script>alert(1)</script>',
        method: 'new-method',
      });
    };
    const site = await openSite({ as: 'staff', arrange });
    const { status, page } = await site.get('/staff/claims');
    expect([status, page.includes('<script>alert')]).toEqual([200, false]);
  });
});

describe('OWNERSHIP', () => {
  const open = (ownership: string, as: PersonName | null) =>
    openSite({
      as,
      environment: { OWNERSHIP: ownership },
      arrange: ({ db, config }) => applyOwnershipSetting(db, config),
    });

  test('required hides unproven listings from visitors, and tells the owner what to do', async () => {
    const site = await open('required', null);
    const paths = ['', '/vote', '/changelog', '/changelog.atom'].map((path) => `/listings/${BOT.id}${path}`);
    for (const path of [...paths, `/listings/${BOT.id}/badges/votes.svg`])
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    expect((await site.get('/bots')).page).not.toContain(BOT.name);
    const owner = await site.cookieOf('owner');
    for (const path of [`/listings/${BOT.id}`, `/dashboard/${BOT.id}`]) {
      const { status, page } = await site.get(path, { cookie: owner });
      expect([path, status, page.includes('Hidden until you prove that it is yours')]).toEqual([path, 200, true]);
    }
    expect((await site.get(`/listings/${BOT.id}/vote`, { cookie: owner })).status).toBe(404);
    const staff = await site.cookieOf('staff');
    expect((await site.get(`/listings/${BOT.id}`, { cookie: staff })).status).toBe(200);
    const stranger = await site.cookieOf('stranger');
    const claim = await site.get(claiming, { cookie: stranger });
    expect([claim.status, claim.page.includes(BOT.name)]).toEqual([200, false]);
    const added = await site.post('/dashboard/new', { kind: 'bot', name: 'New' }, { ...SAME_SITE, cookie: owner });
    expect(added.location).toMatch(/^\/dashboard\/lst_\w+\/ownership$/);
  });

  test('off shows nothing of it', async () => {
    const site = await openSite({ as: 'owner', environment: { OWNERSHIP: 'off' }, arrange: addProof });
    for (const path of [`/listings/${MINECRAFT.id}`, `/listings/${BOT.id}`, `/dashboard/${BOT.id}`, '/servers'])
      expect((await site.get(path)).page).not.toMatch(/Owner (not )?verified|ownership|claim/i);
    expect((await site.get(proving)).status).toBe(404);
    expect((await site.get(claiming)).status).toBe(404);
    const staff = await site.cookieOf('staff');
    expect((await site.get('/staff/claims', { cookie: staff })).status).toBe(404);
    expect((await site.get('/staff/listings', { cookie: staff })).page).not.toMatch(/owner verified|Claims/);
  });
});
