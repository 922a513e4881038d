// The API tokens page: a secret is shown once, and only a token of this listing can be rotated or revoked.
import { expect, test } from 'vitest';
import { selectTokens } from '../../src/access/token-queries.ts';
import { BOT, MINECRAFT, TOKEN_ID } from '../support/seed/sample-site.ts';
import { openSite } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/tokens`;
const TOKEN = /plt_[0-9a-z]+_[0-9a-z]{40}/;

test('a created token is shown once, with errors next to their fields', async () => {
  const site = await openSite();
  const created = await site.postAndFollow(PATH, { name: 'CI', scopes: 'votes:read' });
  expect(created.page).toMatch(TOKEN);
  expect((await site.get(PATH)).page).not.toMatch(TOKEN);
  expect((await selectTokens(site.db, MINECRAFT.id))[0]).toMatchObject({ name: 'CI', scopes: ['votes:read'] });
  const refused = await site.post(PATH, { name: '' });
  expect(refused.status).toBe(422);
  for (const field of ['name', 'scopes']) expect(refused.page).toContain(`href="#${field}"`);
});

test('an unknown permission is refused in plain words', async () => {
  const { status, page } = await (await openSite()).post(PATH, { name: 'CI', scopes: 'everything' });
  expect(status).toBe(422);
  expect(page).toContain('This permission does not exist.');
  expect(page).not.toContain('Invalid option');
});

test('only a token of this listing is revoked or rotated', async () => {
  const site = await openSite();
  for (const path of [`${PATH}/tok_other`, `/dashboard/${BOT.id}/tokens/${TOKEN_ID}`])
    for (const action of ['revoke', 'rotate']) expect((await site.post(`${path}/${action}`)).status).toBe(404);
  expect((await site.get(`${PATH}/${TOKEN_ID}/rotate`)).page).toContain('Rotate this token?');
  expect((await site.postAndFollow(`${PATH}/${TOKEN_ID}/rotate`)).page).toMatch(TOKEN);
  expect((await site.get(`${PATH}/${TOKEN_ID}/revoke`)).page).toContain('Revoke this token?');
  await site.post(`${PATH}/${TOKEN_ID}/revoke`);
  expect((await selectTokens(site.db, MINECRAFT.id)).map(({ name }) => name)).toEqual(['Spare']);
});

test('§5.4 a game server is not offered the permissions of bots', async () => {
  const site = await openSite();
  expect((await site.get(PATH)).page).not.toContain('value="stats:write"');
  expect((await site.get(`/dashboard/${BOT.id}/tokens`)).page).toContain('value="stats:write"');
});

test('P450, P451 limits are set with a token and changed later, with errors next to their fields', async () => {
  const site = await openSite();
  const fields = { name: 'Limited', scopes: 'votes:read' };
  const refused = await site.post(PATH, { ...fields, expires: 'soon', addresses: 'nowhere' });
  expect(refused.status).toBe(422);
  for (const field of ['expires', 'addresses']) expect(refused.page).toContain(`href="#${field}"`);
  expect((await site.post(PATH, { ...fields, expires: '2020-01-31' })).page).toContain('Enter a day that is not over.');
  const made = await site.postAndFollow(PATH, { ...fields, expires: '2099-01-31', addresses: '203.0.113.7' });
  expect(made.page).toContain('Only from 203.0.113.7');
  const [token] = await selectTokens(site.db, MINECRAFT.id);
  const limits = `${PATH}/${token!.id}/limits`;
  expect((await site.get(limits)).page).toMatch(/value="2099-01-31".*value="203\.0\.113\.7"/s);
  expect((await site.post(limits, { expires: '2020-01-31', addresses: '' })).status).toBe(422);
  expect((await site.post(`${PATH}/tok_other/limits`, {})).status).toBe(404);
  expect((await site.postAndFollow(limits, { expires: '', addresses: '' })).page).toContain('limits were saved');
  const [freed] = await selectTokens(site.db, MINECRAFT.id);
  expect([freed?.expiresAt, freed?.allowedRanges]).toEqual([null, null]);
  expect((await site.get(`/dashboard/${MINECRAFT.id}/audit`)).page).toContain('changed the limits of the token');
});
