// Forms: typed values are kept, errors appear next to their fields, success responds with 303, and forms from other
// sites are rejected.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { BOT, EVENT, MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite, openSite, SAME_SITE } from '../support/site.ts';

const game = MINECRAFT.id;

describe('every form', () => {
  const posts = [
    '/sign-in',
    '/sign-up',
    '/sign-out',
    '/setup',
    `/listings/${game}/vote`,
    `/listings/${BOT.id}/changelog/remove`,
    `/listings/${BOT.id}/changelog/restore`,
    '/dashboard/new',
    `/dashboard/${game}/page`,
    `/dashboard/${game}/webhook`,
    `/dashboard/${game}/webhook/test`,
    `/dashboard/${game}/webhook/pause`,
    `/dashboard/${game}/webhook/resume`,
    `/dashboard/${game}/webhook/rotate`,
    `/dashboard/${game}/webhook/remove`,
    `/dashboard/${game}/deliveries/${EVENT}/redeliver`,
    `/dashboard/${game}/listener`,
    `/dashboard/${game}/listener/test`,
    `/dashboard/${game}/listener/remove`,
    `/dashboard/${game}/tokens`,
    `/dashboard/${game}/tokens/tok_1/revoke`,
  ];
  let site: OpenSite;
  beforeAll(async () => {
    site = await createSite();
  });
  afterAll(() => site.close());

  test.each(posts)('%s rejects a form from another site', async (path) => {
    const before = await fingerprint(site.db);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {} as Record<string, string>,
    ]) {
      const fields = { name: 'x', email: 'a@b.example', password: 'long enough' };
      const { status, page } = await site.post(path, fields, headers);
      expect(status).toBe(403);
      expect(page).toContain('This form was not sent from this site');
    }
    expect(await fingerprint(site.db)).toBe(before);
  });

  test('limits the size and the content type', async () => {
    expect((await site.post('/sign-in', { email: 'x'.repeat(70_000) })).status).toBe(413);
    const body = new FormData();
    body.set('email', 'x');
    const response = await site.request('/sign-in', { method: 'POST', body, headers: SAME_SITE });
    expect(response.status).toBe(415);
  });

  test('never shows a message from a forged cookie', async () => {
    const cookie = `plaudit_flash=${Buffer.from('{"flash":{"message":"forged"}}').toString('base64url')}`;
    expect((await site.get('/', { cookie })).page).not.toContain('forged');
  });
});

test('a form accepts its own origin from browsers that send no Sec-Fetch-Site', async () => {
  const { http } = await openSite({ environment: { BASE_URL: 'http://votes.example' } });
  const signOut = (origin: string) =>
    http.request('http://votes.example/sign-out', { method: 'POST', headers: { origin } });
  expect((await signOut('http://votes.example')).status).toBe(303);
  expect((await signOut('http://localhost')).status).toBe(403);
});

describe('sign-in and sign-up', () => {
  const PASSWORD = 'a long walk by the sea';
  let site: OpenSite;
  beforeAll(async () => {
    site = await createSite({ as: null });
    const account = { name: 'Sample', email: 'a@b.example', password: PASSWORD };
    expect((await site.post('/sign-up', account)).status).toBe(303);
  });
  afterAll(() => site.close());
  const signIn = (fields: Record<string, string>) => site.post('/sign-in', { email: 'a@b.example', ...fields });

  test('success sets the cookies and continues to the requested page', async () => {
    const { status, location, response } = await signIn({
      email: ' A@B.example ',
      password: PASSWORD,
      next: '/bots?q=a',
    });
    expect([status, location]).toEqual([303, '/bots?q=a']);
    expect(response.headers.getSetCookie().join()).toContain('plaudit.session_token=');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/a\nb',
  ])('an open redirect is rejected: %j', async (next) => {
    expect((await signIn({ password: PASSWORD, next })).location).toBe('/');
    const cookie = await site.cookieOf('owner');
    const shown = await site.get(`/sign-in?next=${encodeURIComponent(next)}`, { cookie });
    expect(shown.location).toBe('/dashboard');
    expect((await site.get(`/sign-up?next=${encodeURIComponent(next)}`)).page).not.toContain('evil');
  });

  test('typed values are kept, but not the password, and each error appears next to its field', async () => {
    const unseen = await site.post('/sign-up', {
      name: '\u3164',
      email: 'b@b.example',
      password: 'long enough',
    });
    expect(unseen.status).toBe(422);
    for (const words of ['href="#name"', 'id="name-error"', 'value="\u3164"']) expect(unseen.page).toContain(words);
    const fields = { name: 'Sample "Name"', email: 'nope', password: 'short' };
    const { status, page } = await site.post('/sign-up', fields);
    expect(status).toBe(422);
    expect(page).toContain('value="Sample &quot;Name&quot;"');
    expect(page).toContain('value="nope"');
    expect(page).not.toContain('short"');
    expect(page).toContain('href="#email"');
    expect(page).toContain('id="email-error"');
    expect(page).toMatch(/<input[^>]*aria-describedby="[^"]*email-error"[^>]*aria-invalid="true"/);
  });

  test('an address that is too long is refused in plain words', async () => {
    const email = `${'x'.repeat(250)}@b.example`;
    const { status, page } = await site.post('/sign-up', { name: 'Sample', email, password: PASSWORD });
    expect(status).toBe(422);
    expect(page).toContain('Enter an email address such as you@mail.example.');
    expect(page).not.toContain('Too big');
  });

  test('a wrong password does not reveal which part was wrong; too many attempts have to wait', async () => {
    const fields = { email: OWNER.email, password: 'wrong' };
    expect((await signIn(fields)).page).toContain('The email address or password is wrong.');
    let status = 0;
    for (let count = 0; count < 30 && status !== 429; count++) ({ status } = await signIn(fields));
    expect(status).toBe(429);
  });
});
