// Forms: what was typed is kept, complaints stand by their fields, success answers 303, and foreign forms are refused.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { BOT, EVENT, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm, SAME_SITE } from '../support/sample-site.ts';

const game = MINECRAFT.id;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const post = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = SAME_SITE,
  ) => postForm(web, path, fields, headers);
  /** What stands on the page a form leads to, with the cookie it gave. */
  const follow = async (answer: Response) => {
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const path = (answer.headers.get('location') ?? '').split('#')[0] ?? '';
    return web.request(path, { headers: { cookie } });
  };
  return { state, web, post, follow };
}

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
    `/dashboard/${game}/settings`,
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

  test.each(posts)('%s refuses a form from another site', async (path) => {
    const { post, state } = site();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {} as Record<string, string>,
    ]) {
      const answer = await post(path, { name: 'x', email: 'a@b.example', password: 'long enough' }, headers);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('This form was not sent from this site');
    }
    expect(state.calls).toEqual([]);
  });

  test('takes its own origin where browsers send no Sec-Fetch-Site', async () => {
    const { post } = site({ baseUrl: 'http://votes.example' });
    expect((await post('/sign-out', {}, { origin: 'http://votes.example' })).status).toBe(303);
    expect((await post('/sign-out', {}, { origin: 'http://localhost' })).status).toBe(403);
  });

  test('is limited in size and kind', async () => {
    const { post, web } = site();
    expect((await post('/sign-in', { email: 'x'.repeat(70_000) })).status).toBe(413);
    const body = new FormData();
    body.set('email', 'x');
    const answer = await web.request('/sign-in', { method: 'POST', body, headers: SAME_SITE });
    expect(answer.status).toBe(415);
  });

  test('never shows what it says to anybody who forges the cookie', async () => {
    const { web } = site();
    const cookie = `plaudit_flash=${Buffer.from('{"flash":{"message":"forged"}}').toString('base64url')}`;
    const page = await (await web.request('/', { headers: { cookie } })).text();
    expect(page).not.toContain('forged');
  });
});

describe('sign in and up', () => {
  test('success sets the cookies and goes where one wanted to go', async () => {
    const { post } = site({ person: null });
    const answer = await post('/sign-in', {
      email: ' Owner@Mail.example ',
      password: 'right',
      next: '/bots?q=a',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/bots?q=a');
    expect(answer.headers.getSetCookie()[0]).toContain('sample_session=1');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/a\nb',
  ])('an open redirect is refused: %j', async (next) => {
    const { post, web } = site({ person: null });
    const signedIn = await post('/sign-in', { email: 'a@b.example', password: 'right', next });
    expect(signedIn.headers.get('location')).toBe('/dashboard');
    const shown = await site().web.request(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(shown.headers.get('location')).toBe('/dashboard');
    expect(await (await web.request(`/sign-up?next=${encodeURIComponent(next)}`)).text()).not.toContain(
      'evil',
    );
  });

  test('what was typed is kept, the password is not, and the complaint stands by its field', async () => {
    const { post } = site({ person: null });
    const unseen = await post('/sign-up', { name: '\u3164', email: 'a@b.example', password: 'long enough' });
    expect(unseen.status).toBe(422);
    const complaint = await unseen.text();
    for (const words of ['href="#name"', 'id="name-error"', 'value="\u3164"'])
      expect(complaint).toContain(words);
    const answer = await post('/sign-up', { name: 'Sample "Name"', email: 'nope', password: 'short' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('value="Sample &quot;Name&quot;"');
    expect(page).toContain('value="nope"');
    expect(page).not.toContain('short"');
    expect(page).toContain('href="#email"');
    expect(page).toContain('id="email-error"');
    expect(page).toMatch(/<input[^>]*aria-describedby="[^"]*email-error"[^>]*aria-invalid="true"/);
  });

  test('a wrong password says so without saying which part was wrong; too many tries wait', async () => {
    const wrong = await site({ person: null }).post('/sign-in', { email: 'a@b.example', password: 'wrong' });
    expect(await wrong.text()).toContain('The e-mail address or the password is wrong.');
    const many = await site({ person: null, spendOk: false }).post('/sign-in', {
      email: 'a@b.example',
      password: 'x',
    });
    expect(many.status).toBe(429);
  });
});
