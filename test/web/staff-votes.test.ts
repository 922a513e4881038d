// Staff looks at flagged votes, annuls votes and restores them (decisions P410 to P416).
import { expect, test } from 'vitest';
import { MINECRAFT, STAFF } from '../support/seed/sample-site.ts';
import { ANNULMENT_ID, addAnnulment, addFlag, FLAG_ID } from '../support/seed/suspicion.ts';
import { openSite } from '../support/site.ts';

const PATH = `/staff/listings/${MINECRAFT.id}`;
const flagged = () => openSite({ as: 'staff', arrange: addFlag });

test('the count of flagged listings is on every staff page, and leads to the evidence', async () => {
  const { get } = await flagged();
  expect((await get('/staff')).page).toContain('1 listing with votes under suspicion');
  expect((await get('/staff/flags')).page).toContain(`/staff/flags/${FLAG_ID}`);
  const { page } = await get(`/staff/flags/${FLAG_ID}`);
  for (const text of ['Score: 100 of 100', 'voter_#', 'Network 1', '60 flagged votes', 'Votes per half hour'])
    expect(page).toContain(text);
  expect((await get('/staff/flags?state=dismissed')).page).toContain('Nothing flagged');
  for (const path of ['/staff/flags/0', '/staff/flags/x', '/staff/flags/99999999999999999999'])
    expect((await get(path)).status).toBe(404);
});

test('a flag is dismissed once', async () => {
  const { get, post } = await flagged();
  expect((await post(`/staff/flags/${FLAG_ID}/dismiss`, {})).location).toBe('/staff/flags');
  expect((await post(`/staff/flags/${FLAG_ID}/dismiss`, {})).location).toBe(`/staff/flags/${FLAG_ID}`);
  expect((await get('/staff')).page).not.toContain('votes under suspicion');
});

test('the votes of a flag are previewed, annulled with a reason, and restored', async () => {
  const { get, post } = await flagged();
  const votes = async () => Number(/<dt>Votes<\/dt><dd>([\d,]+)</.exec((await get(PATH)).page)?.[1]?.replace(',', ''));
  const before = await votes();
  const preview = await get(`${PATH}/annul?flag=${FLAG_ID}`);
  expect(preview.page).toContain('Annul 60 votes?');
  expect(preview.page).toContain('the newest 10 of them');
  const fields = { flag: String(FLAG_ID), until: new Date().toISOString() };
  const refused = await post(`${PATH}/annul`, { ...fields, reason: ' ' });
  expect([refused.status, refused.page.includes('Enter a reason.')]).toEqual([422, true]);
  const { location } = await post(`${PATH}/annul`, { ...fields, reason: 'Fake accounts.' });
  expect(location).toMatch(/^\/staff\/annulments\/ann_/);
  expect(await votes()).toBe(before - 60);
  const shown = await get(location!);
  expect(shown.page).toContain('Restore 60 votes');
  expect((await get(`${PATH}/annul?flag=${FLAG_ID}`)).page).toContain('No votes selected');
  expect((await post(`${location}/restore`, {})).location).toBe(location);
  expect(await votes()).toBe(before);
  expect((await get(location!)).page).toContain('Restored');
});

test('nothing invalid and nothing without a condition is annulled', async () => {
  const { get, post, db } = await flagged();
  const queries = [
    'since=yesterday',
    'younger=-1',
    'younger=1.5',
    'flag=0',
    'group=1',
    'vote=x',
    'until=9',
    `flag=${FLAG_ID}&vote=%00`,
  ];
  for (const query of queries) {
    expect([query, (await get(`${PATH}/annul?${query}`)).status]).toEqual([query, 422]);
    const fields = { ...Object.fromEntries(new URLSearchParams(query)), reason: 'x' };
    expect([query, (await post(`${PATH}/annul`, fields)).status]).toEqual([query, 422]);
  }
  expect((await post(`${PATH}/annul`, { until: new Date().toISOString(), reason: 'x' })).status).toBe(422);
  expect(await db.selectFrom('annulment').selectAll().execute()).toEqual([]);
  expect((await get(`${PATH}/votes`)).page).not.toContain('Annul all');
});

test('only staff sees them', async () => {
  const { get, post } = await openSite({ as: 'owner', arrange: addFlag });
  for (const path of ['/staff/flags', `/staff/flags/${FLAG_ID}`, `${PATH}/votes`, `${PATH}/annul`, '/staff/annulments'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await post(`${PATH}/annul`, { flag: String(FLAG_ID), reason: 'x' })).status).toBe(404);
});

test('the owner sees how many were annulled and why, and the voter that their vote was', async () => {
  const { get } = await openSite({ as: 'owner', arrange: addAnnulment });
  const { page } = await get(`/dashboard/${MINECRAFT.id}/notices`);
  expect(page).toContain('Staff annulled 60 votes.');
  expect(page).toContain('Votes of one script');
  expect((await get(`/dashboard/${MINECRAFT.id}/audit`)).page).toContain('annulled 60 votes');
  expect((await get(`/dashboard/${MINECRAFT.id}/audit`)).page).not.toContain(STAFF.name);
  const staff = await openSite({ as: 'staff', arrange: addAnnulment });
  expect((await staff.get(`/staff/annulments/${ANNULMENT_ID}`)).page).toContain('60 annulled votes');
});
