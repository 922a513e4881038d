// The pages about game accounts: codes, links, and whom the reward of a vote goes to (decisions P275, P276).
import { describe, expect, test } from 'vitest';
import { createIdentityCodes } from '../../src/access/identity-codes.ts';
import { redeemIdentityCode } from '../../src/access/link-identity.ts';
import { linkable } from '../support/linking.ts';
import { addGameServers, FIVEM_SERVER, LINK_ID, linkVoter, ROBLOX_GAME } from '../support/seed/game-accounts.ts';
import { BOT, MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { openSite, type Site, type SiteOptions } from '../support/site.ts';

const ROBLOX = { ROBLOX_CLIENT_ID: 'sample', ROBLOX_CLIENT_SECRET: 'sample' };
const CODE = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/;

const site = ({ linked = false, ...options }: SiteOptions & { linked?: boolean } = {}) =>
  openSite({
    as: 'voter',
    environment: ROBLOX,
    async arrange(app) {
      await addGameServers(app);
      if (linked) await linkVoter(app);
    },
    ...options,
  });

const words = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,])/g, '$1');
const linksOf = ({ db }: Site) =>
  db.selectFrom('linked_identity').select(['identity', 'listing_id']).where('unlinked_at', 'is', null).execute();

describe('P275 a code for a server', () => {
  test('is shown once, and links the account when the server redeems it', async () => {
    const opened = await site();
    const path = `/listings/${FIVEM_SERVER}/link`;
    expect((await opened.get(path)).page).not.toMatch(CODE);
    const { page } = await opened.postAndFollow(path);
    const [code = ''] = CODE.exec(page) ?? [];
    expect(code).not.toBe('');
    const again = (await opened.get(path)).page;
    expect(again).not.toMatch(CODE);
    expect(again).toContain('Your last code still works');
    const { app } = opened;
    expect(createIdentityCodes(app.vault).hashOf(FIVEM_SERVER, code)).toBe(
      app.identityCodes.hashOf(FIVEM_SERVER, code),
    );
    const identity = linkable('fivem:steam:110000100000001');
    const listing = { id: FIVEM_SERVER, name: 'Sample Bay' };
    expect(await redeemIdentityCode(app, { listing, code, identity })).toEqual({ ok: true, isNew: true });
    expect(words((await opened.get(`/listings/${FIVEM_SERVER}/vote`)).page)).toContain(
      'The reward goes to FiveM account steam:110000100000001.',
    );
  });

  test('P330 is shown with the chat command where the site offers a plugin that has it', async () => {
    const opened = await site();
    const shown = async (id: string) => words((await opened.postAndFollow(`/listings/${id}/link`)).page);
    for (const id of [FIVEM_SERVER, ROBLOX_GAME])
      expect(await shown(id)).toMatch(new RegExp(`type /votelink ${CODE.source}\\. If the game does not know`));
    expect(await shown(MINECRAFT.id)).not.toContain('/votelink');
  });

  test('is limited to ten in ten minutes for a person', async () => {
    const opened = await site();
    const path = `/listings/${FIVEM_SERVER}/link`;
    for (let made = 0; made < 10; made += 1) expect((await opened.post(path)).status).toBe(303);
    const refused = await opened.post(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('needs a sign-in and a public game listing', async () => {
    const opened = await site({ as: null });
    expect((await opened.get(`/listings/${FIVEM_SERVER}/link`)).location).toContain('/sign-in?next=');
    const signedIn = await site();
    for (const id of [BOT.id, 'lst_unknown']) {
      expect((await signedIn.get(`/listings/${id}/link`)).status).toBe(404);
      expect((await signedIn.post(`/listings/${id}/link`)).status).toBe(404);
    }
  });

  test('is not offered for a game whose account is linked everywhere', async () => {
    const opened = await site({ linked: true });
    const path = `/listings/${ROBLOX_GAME}/link`;
    expect((await opened.get(path)).page).not.toContain('Get code');
    await opened.post(path);
    expect(await opened.db.selectFrom('identity_code').selectAll().execute()).toEqual([]);
  });
});

describe('P276 the vote page says whom the reward goes to', () => {
  test('before and after the vote', async () => {
    const opened = await site({ linked: true });
    const shown = async (id: string) => words((await opened.get(`/listings/${id}/vote`)).page);
    expect(await shown(ROBLOX_GAME)).toContain('The reward goes to Roblox account Sample_Player (4815162342).');
    expect(await shown(ROBLOX_GAME)).toContain('You voted');
    expect(await shown(FIVEM_SERVER)).toContain('The reward goes to FiveM account license:01234567…4567');
    expect(await shown(FIVEM_SERVER)).toContain('You can vote once every 24 hours');
  });

  test('or that none is linked, and how to link one', async () => {
    const { page } = await (await site()).get(`/listings/${ROBLOX_GAME}/vote`);
    expect(words(page)).toContain('No Roblox account is linked, so the server may not know whom to reward.');
    expect(page).toContain(`href="/listings/${ROBLOX_GAME}/link"`);
  });

  test('not on pages of bots and to visitors, and on Minecraft servers only that an account can be linked', async () => {
    const opened = await site();
    expect((await opened.get(`/listings/${BOT.id}/vote`)).page).not.toMatch(/account is linked|Link your/);
    expect(words((await opened.get(`/listings/${MINECRAFT.id}/vote`)).page)).toContain(
      'Link your Minecraft account, if this server asks for a code',
    );
    const visitor = await site({ as: null });
    expect((await visitor.get(`/listings/${ROBLOX_GAME}/vote`)).page).not.toMatch(/account is linked|Link your/);
  });
});

describe('P275 the account page', () => {
  test('lists the game accounts and unlinks one after asking', async () => {
    const opened = await site({ linked: true });
    const { page } = await opened.get('/account');
    expect(words(page)).toContain('Sample_Player (4815162342) for every server');
    expect(words(page)).toContain('for Sample Bay');
    const path = `/account/game-accounts/${LINK_ID}/unlink`;
    expect((await opened.get(path)).page).toContain('by the FiveM account license:01234567…4567');
    expect(words((await opened.postAndFollow(path)).page)).toContain('The game account is unlinked.');
    expect(await linksOf(opened)).toEqual([{ identity: 'roblox:4815162342', listing_id: null }]);
    expect((await opened.get(path)).location).toBe('/account');
  });

  test('unlinks nobody else’s', async () => {
    const opened = await site({ as: 'stranger', linked: true });
    const path = `/account/game-accounts/${LINK_ID}/unlink`;
    expect((await opened.get(path)).location).toBe('/account');
    expect((await opened.post(path)).location).toBe('/account');
    for (const id of ['x', '1e999', '-1', '9007199254740993', '%00'])
      expect((await opened.post(`/account/game-accounts/${id}/unlink`)).status).toBeLessThan(500);
    expect(await linksOf(opened)).toHaveLength(2);
  });

  test('offers Roblox only where it is set up; staff see how to set it up', async () => {
    expect((await (await site()).get('/account')).page).toContain('Connect Roblox');
    const bare = await site({ as: 'staff', environment: {} });
    const { page } = await bare.get('/account');
    expect(page).not.toContain('Connect Roblox');
    expect(page).toContain('/auth/callback/roblox');
    expect((await bare.get('/account/roblox')).status).toBe(404);
  });

  test('the export of personal data has the links, also those that ended, and no codes', async () => {
    const opened = await site({ linked: true });
    await opened.post(`/account/game-accounts/${LINK_ID}/unlink`);
    const { page } = await opened.postAndFollow(`/listings/${FIVEM_SERVER}/link`);
    const [code = ''] = CODE.exec(page) ?? [];
    const text = (await opened.get('/account/export')).page;
    const data = JSON.parse(text);
    expect(data.gameAccounts).toMatchObject([
      { identity: expect.stringMatching(/^fivem:/), listingId: FIVEM_SERVER, unlinkedAt: expect.any(String) },
      { identity: 'roblox:4815162342', name: 'Sample_Player', listingId: null, unlinkedAt: null },
    ]);
    expect(data.linkCodes).toMatchObject([{ listingId: FIVEM_SERVER }]);
    expect(text).not.toContain(code);
    expect(VOTER.id).toBe(data.account.id);
  });
});
