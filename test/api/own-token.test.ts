// GET /token (decision P290): a program learns which listing its token belongs to and what it may do.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SCOPES } from '../../src/access/scopes.ts';
import { expectProblem } from '../support/api.ts';
import { aManagedListing, type ManagedListing } from '../support/managed-listing.ts';

let on: ManagedListing;

beforeEach(async () => {
  on = await aManagedListing();
});
afterEach(() => on.close());

test.each(SCOPES)('P290 a token with only %s can read what it is for', async (scope) => {
  const token = await on.aToken([scope]);
  const read = await on.ask('/token', { token });
  expect(read.status).toBe(200);
  expect(read.body).toMatchObject({ scopes: [scope], listingId: on.listingId, listingType: 'bot', game: null });
  expect(JSON.stringify(read.body)).not.toContain(token.split('_')[2]);
  expect(read.headers.get('RateLimit-Policy')).toBe('"management";q=60;w=60');
});

test('P392 it says whether the owner has proven the listing', async () => {
  const token = await on.aToken(['votes:read']);
  expect((await on.ask('/token', { token })).body).toMatchObject({ ownerVerified: false });
  await on.fixture.db.updateTable('listing').set({ owner_proven_at: new Date() }).execute();
  expect((await on.ask('/token', { token })).body).toMatchObject({ ownerVerified: true });
});

test('P290 a token that is unknown or revoked reads nothing', async () => {
  expectProblem(await on.ask('/token'), 'UNAUTHENTICATED');
  const token = await on.aToken(['votes:read']);
  await on.send('DELETE', `/tokens/tok_${token.split('_')[1]}`);
  expectProblem(await on.ask('/token', { token }), 'UNAUTHENTICATED');
});
