// Where people land after signing in: owners on the dashboard, staff without listings on
// their own pages, voters on the home page.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/access/password-hash.ts';
import { MINECRAFT, OWNER, STAFF, VOTER } from '../support/seed/sample-site.ts';
import { sharedSite } from '../support/site.ts';

const PASSWORD = 'a long walk by the sea';
const site = sharedSite({ as: null });

beforeAll(async () => {
  const hash = await hashPassword(PASSWORD);
  const { db } = site();
  await db.deleteFrom('credential').where('person_id', 'in', [OWNER.id, STAFF.id, VOTER.id]).execute();
  for (const { id } of [OWNER, STAFF, VOTER])
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

test('a voter lands on the home page, or where they were on the way to', async () => {
  expect(await signIn(VOTER.email)).toBe('/');
  expect(await signIn(VOTER.email, `/listings/${MINECRAFT.id}`)).toBe(`/listings/${MINECRAFT.id}`);
  expect(await signIn(VOTER.email, '/dashboard')).toBe('/dashboard');
  const cookie = await site().cookieOf('voter');
  for (const path of ['/sign-in', '/sign-up', '/sign-up/sent', '/sign-in/second-step'])
    expect([path, (await site().get(path, { cookie })).location]).toEqual([path, '/']);
});

test('somebody new lands on the home page, whose menu leads to what voters have', async () => {
  const { location, response } = await site().post('/sign-up', {
    name: 'Sample newcomer',
    email: 'newcomer@mail.example',
    password: PASSWORD,
  });
  expect(location).toBe('/');
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { page } = await site().get('/', { cookie });
  expect(page).toContain('Welcome! Your account is ready.');
  for (const path of ['/favorites', '/reminders']) expect(page).toContain(`href="${path}"`);
});

test('somebody who is invited to manage a listing lands on the dashboard, which shows the invitation', async () => {
  const row = {
    id: 'inv_sample',
    listing_id: MINECRAFT.id,
    email: VOTER.email,
    role: 'manager',
    invited_by: OWNER.id,
  } as const;
  await site()
    .db.insertInto('invitation')
    .values({ ...row, secret_hash: Buffer.alloc(32), expires_at: sql`plaudit_now() + interval '1 day'` })
    .execute();
  expect(await signIn(VOTER.email)).toBe('/dashboard');
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
