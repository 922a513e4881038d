// The pages of signing in and of one's own account: who gets in, what each button does, what is said when it does not.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { NASTY, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const ask = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await web.request(
      `http://localhost${path}`,
      form && {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: 'http://localhost', ...headers },
      },
    );
    const location = response.headers.get('location');
    return { status: response.status, location, text: await response.text(), headers: response.headers };
  };
  return { state, ask };
}

const UNCONFIRMED = { ...OWNER, emailVerified: false };
const RIGHT = { password: 'right password' };

const PRIVATE = [
  '/account',
  '/account/name',
  '/account/address',
  '/account/password',
  '/account/votes',
  '/account/sessions',
  '/account/sessions/end-others',
  '/account/data',
  '/account/export',
  '/account/delete',
  '/account/discord',
  '/account/discord/disconnect',
];
const ACTS = [
  '/account/confirmation',
  '/account/name',
  '/account/address',
  '/account/password',
  '/account/sessions/row_phone/end',
  '/account/sessions/end-others',
  '/account/delete',
  '/account/discord/disconnect',
];

describe('a stranger', () => {
  test.each(PRIVATE)('%s leads to signing in and back', async (path) => {
    const { status, location } = await site({ person: null }).ask(path);
    expect([status, location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
  });

  test.each(ACTS)('POST %s does nothing', async (path) => {
    const { ask, state } = site({ person: null });
    expect((await ask(path, RIGHT)).location).toMatch(/^\/sign-in/);
    expect(state.calls).toEqual([]);
  });

  test.each([...ACTS, '/forgot', '/reset', '/confirm'])('POST %s from elsewhere is refused', async (path) => {
    const { ask, state } = site();
    const answer = await ask(path, { ...RIGHT, token: 'right' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(state.calls).toEqual([]);
  });
});

describe('the name', () => {
  test('is changed on the account’s page, or is none and stays', async () => {
    const { ask, state } = site();
    expect((await ask('/account')).text).toContain('href="/account/name"');
    expect((await ask('/account/name')).text).toContain(`value="${OWNER.name}"`);
    expect((await ask('/account/name', { name: 'Sample name' })).location).toBe('/account');
    const unseen = await ask('/account/name', { name: 'A\u202eda' });
    expect([unseen.status, unseen.text.includes('href="#name"')]).toEqual([422, true]);
    expect(unseen.text).toContain('value="A\u202eda"');
    expect((await ask('/account/name', { name: 'Too late' })).location).toBe('/sign-in');
    const wrong = await ask('/account/name', { name: ' ' });
    expect([wrong.status, wrong.text.includes('1 to 100 characters')]).toEqual([422, true]);
    expect(state.calls).toEqual(['rename Sample name', 'rename Too late']);
  });
});

describe('P42 the address', () => {
  test('who is not confirmed is told what that means, and gets the mail again', async () => {
    const { ask, state } = site({ person: UNCONFIRMED });
    expect((await ask('/account')).text).toContain('You cannot vote until you confirm it');
    expect((await ask('/account/confirmation', {})).location).toBe('/account');
    expect(state.calls).toEqual(['askConfirmation']);
    expect((await site({ person: UNCONFIRMED, mail: false }).ask('/account')).text).toContain(
      'does not send e-mail',
    );
  });

  test('is changed with the password; what is wrong is said at its field', async () => {
    const { ask, state } = site();
    const wrong = await ask('/account/address', { email: 'new@mail.example', password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('id="password-error"');
    expect(wrong.text).toContain('value="new@mail.example"');
    expect((await ask('/account/address', { email: 'none', ...RIGHT })).text).toContain('id="email-error"');
    expect((await ask('/account/address', { email: 'new@mail.example', ...RIGHT })).location).toBe(
      '/account',
    );
    expect(state.calls).toEqual(['askChange none', 'askChange new@mail.example']);
  });

  test('a link asks before it acts, for whoever opens it', async () => {
    const { ask, state } = site({ person: null });
    expect((await ask('/confirm?token=right')).text).toContain('new@mail.example');
    expect(state.calls).toEqual([]);
    expect((await ask('/confirm', { token: 'right' })).location).toBe('/sign-in');
    for (const dead of [
      await ask('/confirm?token=old'),
      await ask('/confirm'),
      await ask('/confirm', { token: 'old' }),
    ])
      expect([dead.status, dead.text.includes('no longer works')]).toEqual([422, true]);
  });
});

describe('P43 the password', () => {
  test('/forgot says the same of every address', async () => {
    const { ask, state } = site({ person: null });
    const known = await ask('/forgot', { email: 'owner@mail.example' });
    const unknown = await ask('/forgot', { email: 'nobody@mail.example' });
    expect([known.status, known.location]).toEqual([unknown.status, unknown.location]);
    expect(state.calls).toEqual(['askReset owner@mail.example', 'askReset nobody@mail.example']);
    expect((await ask('/forgot', { email: 'no address' })).status).toBe(422);
  });

  test('without mail a visitor is sent to staff, and is shown no command', async () => {
    const { ask, state } = site({ person: null, mail: false });
    for (const { text } of [await ask('/forgot'), await ask('/forgot', { email: 'owner@mail.example' })]) {
      expect(text).toContain('Ask the staff of this site for a reset link');
      expect(text).not.toMatch(/npm|reset-link|<code>/);
    }
    expect(state.calls).toEqual([]);
  });

  test('/reset asks for a password, and says when a link is dead', async () => {
    const { ask } = site({ person: null });
    expect((await ask('/reset?token=right')).text).toContain('name="token" value="right"');
    expect((await ask('/reset?token=old')).status).toBe(422);
    const short = await ask('/reset', { token: 'right', newPassword: 'short' });
    expect([short.status, short.text.includes('id="newPassword-error"')]).toEqual([422, true]);
    expect((await ask('/reset', { token: 'right', newPassword: 'long enough' })).location).toBe('/sign-in');
    expect((await ask('/reset', { token: 'old', newPassword: 'long enough' })).text).toContain('/forgot');
  });

  test('is changed by who knows it, and the session it is done in stays', async () => {
    const { ask, state } = site();
    expect((await ask('/account/password', { password: 'wrong', newPassword: 'long enough' })).status).toBe(
      422,
    );
    expect((await ask('/account/password', { ...RIGHT, newPassword: 'short' })).status).toBe(422);
    expect((await ask('/account/password', { ...RIGHT, newPassword: 'long enough' })).location).toBe(
      '/account',
    );
    expect(state.calls).toEqual(['changePassword row_this', 'changePassword row_this']);
  });

  test('who has none is asked to sign in again', async () => {
    const { ask } = site({ hasPassword: false });
    const page = await ask('/account/password', { newPassword: 'long enough' });
    expect([page.status, page.text.includes('sign in again')]).toEqual([422, true]);
  });
});

describe('P48 Discord', () => {
  test('is gone to with the cookies that tie the answer to this browser', async () => {
    const { ask } = site({ person: null, discord: 'https://discord.example/' });
    expect((await ask('/sign-in?next=/account')).text).toContain('/sign-in/discord?next=%2Faccount');
    const way = await ask('/sign-in/discord?next=/account');
    expect([way.status, way.location]).toEqual([303, 'https://discord.example/?next=/account']);
    expect(way.headers.getSetCookie()).toContain('sample_state=1; Path=/');
    expect((await ask('/sign-in/discord?next=https://evil.example')).location).toBe(
      'https://discord.example/?next=/dashboard',
    );
    expect((await site({ person: null }).ask('/sign-in/discord')).status).toBe(404);
  });

  test('the operator sees the redirect to register, where it is not set up', async () => {
    const page = await site({ person: { ...OWNER, role: 'staff' } }).ask('/account');
    expect(page.text).toContain('http://localhost/auth/callback/discord');
    expect((await site().ask('/account')).text).not.toContain('/auth/callback/discord');
  });

  test('is disconnected after a question, and not without a password', async () => {
    const person = { ...OWNER, platformId: '123456789012345678' };
    const { ask, state } = site({ person });
    expect((await ask('/account/discord/disconnect')).text).toContain('keep your Discord ID');
    expect((await ask('/account/discord/disconnect', {})).location).toBe('/account');
    expect(state.calls).toEqual(['disconnectDiscord']);
    const bare = site({ person, hasPassword: false });
    expect((await bare.ask('/account/discord/disconnect')).location).toBe('/account');
    expect((await bare.ask('/account')).text).toContain('Set a password before you disconnect it');
  });

  test('what went wrong there is said, and never in its own words', async () => {
    const page = await site({ person: null }).ask('/sign-in?error=%3Cb%3Eaccount_not_linked');
    expect(page.text).toContain('already has an account here');
    expect(page.text).not.toContain('<b>account');
  });
});

describe('P44 sessions and votes', () => {
  test('each session in words, hostile ones as text, this one marked', async () => {
    const { text } = await site().ask('/account/sessions');
    expect(text).toContain('Safari on iPhone');
    expect(text.match(/this device/g)).toHaveLength(1);
    expect(text).not.toContain(NASTY.name);
    expect(text).not.toContain('/account/sessions/row_this/end');
  });

  test('one is ended, or all others after a question', async () => {
    const { ask, state } = site();
    await ask('/account/sessions/row_phone/end', {});
    await ask('/account/sessions/not%20an%20id/end', {});
    expect((await ask('/account/sessions/end-others')).text).toContain('You stay signed in on this device');
    await ask('/account/sessions/end-others', {});
    expect(state.calls).toEqual(['endSession row_phone', 'endOtherSessions row_this']);
  });

  test('votes with the next one; odd page numbers do no harm', async () => {
    const { ask } = site();
    for (const page of ['', '?page=2', '?page=-1', '?page=x', '?page=9e99']) {
      const { status, text } = await ask(`/account/votes${page}`);
      expect([status, text.includes('41 votes'), text.includes('data-countdown')]).toEqual([200, true, true]);
    }
    expect((await site({ listings: [] }).ask('/account/votes')).text).toContain('No votes yet');
  });
});

describe('P45 and P46 taking along and leaving', () => {
  test('the export is a file that nobody keeps', async () => {
    const { headers, text } = await site().ask('/account/export');
    expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.parse(text)).toEqual({ account: {} });
  });

  test('leaving says what goes and stays, and needs the word and the password', async () => {
    const { ask, state } = site();
    const page = await ask('/account/delete');
    for (const said of ['for 90 days', 'Your votes stay counted', 'player names'])
      expect(page.text).toContain(said);
    expect((await ask('/account/delete', { word: 'no', ...RIGHT })).text).toContain('id="word-error"');
    expect((await ask('/account/delete', { word: 'delete', password: 'wrong' })).status).toBe(422);
    expect(state.calls).toEqual([]);
    expect((await ask('/account/delete', { word: ' Delete', ...RIGHT })).location).toBe('/');
    expect(state.calls).toEqual(['close']);
  });

  test('who owns listings is led to them instead', async () => {
    const { text } = await site({ owned: true }).ask('/account/delete');
    expect(text).toMatch(/href="\/dashboard\/[^"]+\/managers"/);
    expect(text).toMatch(/href="\/dashboard\/[^"]+\/settings\/delete"/);
    expect(text).not.toContain('name="word"');
  });
});

describe('P47 limits', () => {
  const LIMITED: readonly (readonly [string, Record<string, string>])[] = [
    ['/forgot', { email: 'owner@mail.example' }],
    ['/reset', { token: 'wrong', newPassword: 'long enough' }],
    ['/confirm', { token: 'wrong' }],
    ['/account/address', { email: 'new@mail.example', ...RIGHT }],
    ['/account/password', { ...RIGHT, newPassword: 'long enough' }],
    ['/account/delete', { word: 'delete', ...RIGHT }],
  ];
  test.each(LIMITED)('%s says when to try again and does nothing', async (path, form) => {
    const { ask, state } = site({ spendOk: false });
    const { status, text } = await ask(path, form);
    expect([status, /(wait|again in) (1 min|2 min|an hour|90 s)/.test(text)]).toEqual([429, true]);
    expect(state.calls.filter((call) => !call.endsWith(' wrong'))).toEqual([]);
  });

  test('mails and files, whose pages are elsewhere, say it there', async () => {
    const { ask, state } = site({ spendOk: false, person: UNCONFIRMED });
    expect((await ask('/account/confirmation', {})).location).toBe('/account');
    expect((await ask('/account/export')).location).toBe('/account/data');
    expect(state.calls).toEqual([]);
  });
});
