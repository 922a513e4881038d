// Signing up: where mail is sent the pages are the same for every address; elsewhere the account is made at once.
import { describe, expect, test } from 'vitest';
import { openSite, postForm } from '../support/sample-site.ts';
import type { Sample } from '../support/sample-state.ts';

const NEXT = '/listings/lst_sampleminecraft/vote';
const FIELDS = { name: 'Sample name', password: 'long enough', next: NEXT };
const site = (change: Partial<Sample> = {}) => openSite({ person: null, ...change });

/** Everything a browser is given, but the secret. */
async function answerTo(email: string) {
  const { web, state } = site();
  const answer = await postForm(web, '/sign-up', { ...FIELDS, email });
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return { status: answer.status, headers, body: await answer.text(), calls: state.calls.length };
}

describe('P115 signing up by mail', () => {
  test('says to check the mail, signs nobody in, and leads on by a cookie and the mail', async () => {
    const { web, state } = site();
    const answer = await postForm(web, '/sign-up', { ...FIELDS, email: 'new@mail.example' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/sign-up/sent?next=${encodeURIComponent(NEXT)}`,
    ]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^plaudit_sign_up=sample-secret; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(state.calls).toEqual([`askSignUp new@mail.example ${NEXT}`]);
    const { page } = await site().get(`/sign-up/sent?next=${encodeURIComponent(NEXT)}`);
    expect(page).toContain('Check your e-mail');
    expect(page).toContain(`/sign-in?next=${encodeURIComponent(NEXT)}`);
  });

  test('answers every address alike', async () => {
    expect(await answerTo('taken@mail.example')).toEqual(await answerTo('new@mail.example'));
  });

  test('the link asks before it acts, and signs in the browser that signed up', async () => {
    const { web, state, get } = site();
    const { page } = await get(`/sign-up/confirm?token=right&next=${encodeURIComponent(NEXT)}`);
    expect(page).toContain('new@mail.example');
    expect(page).toContain(`name="next" value="${NEXT}"`);
    expect(state.calls).toEqual([]);
    const fields = { token: 'right', next: NEXT };
    const headers = { 'sec-fetch-site': 'same-origin', cookie: 'plaudit_sign_up=sample-secret' };
    const done = await postForm(web, '/sign-up/confirm', fields, headers);
    expect([done.status, done.headers.get('location')]).toEqual([303, NEXT]);
    const cookies = done.headers.getSetCookie().join('\n');
    expect(cookies).toContain('sample_session=1');
    expect(cookies).toMatch(/plaudit_sign_up=; Max-Age=0; Path=\/;/);
    expect(state.calls).toEqual(['confirmSignUp right sample-secret']);
  });

  test('in another browser the link asks for the password, which may be tried so often', async () => {
    const { get, post, state } = site();
    const { page } = await get('/sign-up/confirm?token=right');
    expect(page).toContain('type="password"');
    const wrong = await post('/sign-up/confirm', { token: 'right', next: NEXT, password: 'wrong' });
    expect([wrong.status, wrong.page.includes('id="password-error"')]).toEqual([422, true]);
    const right = await post('/sign-up/confirm', { token: 'right', next: NEXT, password: 'long enough' });
    expect([right.status, right.location]).toEqual([303, NEXT]);
    state.spendOk = false;
    const tried = await post('/sign-up/confirm', { token: 'right', password: 'wrong' });
    expect(tried.status).toBe(429);
  });

  test('a link that does not work says so, and an open redirect is refused', async () => {
    for (const answer of [
      await site().get('/sign-up/confirm?token=wrong'),
      await site().get('/sign-up/confirm'),
      await site().post('/sign-up/confirm', { token: 'wrong' }),
    ])
      expect([answer.status, answer.page.includes('no longer works')]).toEqual([422, true]);
    const fields = { token: 'right', next: '//evil.example', password: 'long enough' };
    expect((await site().post('/sign-up/confirm', fields)).location).toBe('/dashboard');
  });

  test('a common password is refused at its field', async () => {
    const { status, page } = await site().post('/sign-up', {
      ...{ ...FIELDS, email: 'new@mail.example', password: 'password' },
    });
    expect([status, page.includes('id="password-error"')]).toEqual([422, true]);
    expect(page).toContain('easy to guess');
  });

  test('who has the setup link needs no mail', async () => {
    const next = '/setup?token=right';
    const right = site();
    const answer = await right.post('/sign-up', { ...FIELDS, email: 'new@mail.example', next });
    expect([answer.status, answer.location]).toEqual([303, next]);
    expect(right.state.calls).toEqual(['signUp new@mail.example']);
    const wrong = site();
    await wrong.post('/sign-up', { ...FIELDS, email: 'new@mail.example', next: '/setup?token=wrong' });
    expect(wrong.state.calls).toEqual(['askSignUp new@mail.example /setup?token=wrong']);
  });
});

test('without mail the account is made at once', async () => {
  const { post, state } = site({ mail: false });
  expect((await post('/sign-up', { ...FIELDS, email: 'new@mail.example' })).location).toBe(NEXT);
  expect(state.calls).toEqual(['signUp new@mail.example']);
});
