// Where people land after signing in: staff without listings on their own pages, everybody else on the dashboard.
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/access/password-hash.ts';
import { OWNER, STAFF } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const PASSWORD = 'a long walk by the sea';
const site = sharedSite({ as: null });

beforeAll(async () => {
  const hash = await hashPassword(PASSWORD);
  const { db } = site();
  await db.deleteFrom('credential').where('person_id', 'in', [OWNER.id, STAFF.id]).execute();
  for (const { id } of [OWNER, STAFF])
    await db
      .insertInto('credential')
      .values({ id: `row_${id}`, person_id: id, provider_id: 'credential', account_id: id, password: hash })
      .execute();
});

const signIn = async (email: string, next?: string) =>
  (await site().post('/sign-in', { email, password: PASSWORD, ...(next && { next }) })).location;

test('an owner lands on the dashboard', async () => {
  expect(await signIn(OWNER.email)).toBe('/dashboard');
});

test('staff without listings land on the pages of staff', async () => {
  expect(await signIn(STAFF.email)).toBe('/staff');
  expect((await site().get('/sign-in', { cookie: await site().cookieOf('staff') })).location).toBe('/staff');
});

test('whoever was on the way to a page lands there', async () => {
  expect(await signIn(STAFF.email, '/bots?q=a')).toBe('/bots?q=a');
});

test('staff with a listing land on the dashboard', async () => {
  const { db } = site();
  await db
    .insertInto('listing_manager')
    .columns(['listing_id', 'person_id'])
    .expression(
      db
        .selectFrom('listing')
        .select(({ val }) => ['id', val(STAFF.id).as('person_id')])
        .limit(1),
    )
    .execute();
  expect(await signIn(STAFF.email)).toBe('/dashboard');
});
