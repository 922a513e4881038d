// P34, P35 the vote page after a vote, calendar files, and a person's own calendar.
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import type { VoterReward } from '../../src/web/web-parts.ts';
import { ago, BOT, HOUR, MINECRAFT } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { SAME_SITE } from '../support/sample-site.ts';

const vote = `/listings/${MINECRAFT.id}/vote`;

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const read = async (path: string) => (await web.request(path)).text();
  const post = (path: string, headers = SAME_SITE) =>
    web.request(path, { method: 'POST', body: '', headers });
  return { state, web, read, post };
}

const reward = (change: Partial<VoterReward> = {}): VoterReward => ({
  playerName: '.Steve',
  state: 'given',
  rewardedAt: ago(HOUR),
  ...change,
});

describe('the vote page after a vote', () => {
  test('tells when the next one can be cast, without script too, and offers reminders', async () => {
    const page = await site({ votedAt: ago(HOUR) }).read(vote);
    expect(page).toMatch(/You can vote again <time datetime="[^"]+"[^>]*>in 2[23] h/);
    expect(page).toMatch(/\d{4}, \d\d:\d\d:\d\d UTC/);
    expect(page).toContain(`href="${vote}/reminder.ics"`);
    expect(page).toContain('href="/reminders"');
  });

  test.each([
    ['on_its_way', 'is being told of your vote now'],
    ['given', 'the server took your vote'],
    ['sent', 'the server was told of your vote'],
    ['already', 'brings no second reward'],
    ['missed', 'could not be told of your vote'],
    ['unknown', 'not certain'],
  ] as const)('L1, L2 a reward that is %s', async (state, words) => {
    const page = await site({ votedAt: ago(HOUR), reward: reward({ state }) }).read(vote);
    expect(page).toContain('<bdi>.Steve</bdi>');
    expect(page).toContain(words);
  });

  test('says nothing of rewards it knows nothing of', async () => {
    const none = await site({ votedAt: ago(HOUR), reward: reward({ state: 'none' }) }).read(vote);
    expect(none).not.toContain('.Steve');
    const bot = await site({ votedAt: ago(HOUR), reward: reward() }).read(`/listings/${BOT.id}/vote`);
    expect(bot).not.toContain('.Steve');
    expect(await site({ votedAt: ago(HOUR) }).read(vote)).toContain('Your vote named no player');
  });

  test('L2 before the vote the player of last time stands there, and what is known of its reward', async () => {
    const { read, web } = site({ reward: reward() });
    const page = await read(vote);
    expect(page).toMatch(/id="playerName"[^>]*value="\.Steve"/);
    expect(page).toContain('has been rewarded for a vote of the last 24 hours');
    const free = await site({ reward: reward({ rewardedAt: null }) }).read(vote);
    expect(free).not.toContain('has been rewarded');
    const typed = await web.request(vote, {
      method: 'POST',
      body: new URLSearchParams({ playerName: 'not a name' }).toString(),
      headers: { ...SAME_SITE, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await typed.text()).toMatch(/id="playerName"[^>]*value="not a name"/);
  });
});

describe('P34 the calendar file', () => {
  test('holds the next vote, for who voted', async () => {
    const answer = await site({ votedAt: ago(HOUR) }).web.request(`${vote}/reminder.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="next-vote.ics"');
    const calendar = await answer.text();
    expect(calendar).toContain(`SUMMARY:Vote for ${MINECRAFT.name}\r\n`);
    expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(1);
  });

  test('who can vote now is led to the vote, who is not signed in signs in first', async () => {
    const now = await site().web.request(`${vote}/reminder.ics`);
    expect([now.status, now.headers.get('location')]).toEqual([303, vote]);
    const nobody = await site({ person: null }).web.request(`${vote}/reminder.ics`);
    expect(nobody.headers.get('location')).toContain('/sign-in');
    expect((await site().web.request('/listings/none/vote/reminder.ics')).status).toBe(404);
  });
});

describe('P35 a person’s own calendar', () => {
  test('has an address once it is asked for, which a second press does not change', async () => {
    const { read, post, state, web } = site();
    expect(await read('/reminders')).not.toContain('/calendar/1');
    expect((await post('/reminders/calendar')).headers.get('location')).toBe('/reminders');
    await post('/reminders/calendar');
    expect(state.feed).toBe('1'.repeat(32));
    const page = await read('/reminders');
    expect(page).toContain('<a href="/reminders" aria-current="page">Reminders</a>');
    expect(page).toContain(`http://localhost/calendar/${state.feed}.ics`);
    expect(page).toContain(`webcal://localhost/calendar/${state.feed}.ics`);
    const calendar = await web.request(`/calendar/${state.feed}.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.headers.get('cache-control')).toBe('private, no-store');
    expect(calendar.headers.get('set-cookie')).toBe(null);
    expect(await calendar.text()).toContain('X-WR-CALNAME:Votes on Plaudit');
  });

  test('gets another address, or none, after a question', async () => {
    const { read, post, state, web } = site({ feed: 'a'.repeat(32) });
    expect(await read('/reminders/calendar/renew')).toContain('The present address stops working.');
    await post('/reminders/calendar/renew');
    expect((await web.request(`/calendar/${'a'.repeat(32)}.ics`)).status).toBe(404);
    expect(await read('/reminders/calendar/remove')).toContain('Switch your calendar off?');
    await post('/reminders/calendar/remove');
    expect(state.feed).toBe(null);
  });

  test('is nobody’s at any other address, and is asked for only so often', async () => {
    const { web } = site({ feed: 'a'.repeat(32) });
    for (const file of ['b'.repeat(32), 'x', '..%2f', `${'a'.repeat(33)}`])
      expect((await web.request(`/calendar/${file}.ics`)).status).toBe(404);
    const busy = site({ feed: 'a'.repeat(32), spendOk: false });
    const refused = await busy.web.request(`/calendar/${'a'.repeat(32)}.ics`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90']);
  });

  test('takes no form from another site', async () => {
    const { post, state } = site({ feed: 'a'.repeat(32) });
    for (const act of ['', '/renew', '/remove'])
      expect((await post(`/reminders/calendar${act}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(state.feed).toBe('a'.repeat(32));
  });

  test('needs somebody who is signed in', async () => {
    const { web, post, state } = site({ person: null, feed: 'a'.repeat(32) });
    for (const path of ['/reminders', '/reminders/calendar/renew', '/reminders/calendar/remove'])
      expect((await web.request(path)).headers.get('location')).toContain('/sign-in');
    for (const path of ['/reminders/calendar', '/reminders/calendar/renew', '/reminders/calendar/remove'])
      expect((await post(path)).headers.get('location')).toContain('/sign-in');
    expect(state.feed).toBe('a'.repeat(32));
  });
});

describe('P37 telling in the browser', () => {
  const send = (
    web: ReturnType<typeof site>['web'],
    path: string,
    fields: Record<string, string>,
    headers = {},
  ) =>
    web.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { ...SAME_SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const given = { endpoint: 'https://push.example/one', p256dh: 'key', auth: 'secret' };

  test('is offered after a vote and nowhere else, with our key', async () => {
    const page = await site({ votedAt: ago(HOUR) }).read(vote);
    expect(page).toMatch(/<form[^>]*data-remind="off" data-key="B[\w-]{86}" hidden/);
    expect(page).toMatch(/\/remind\.js"/);
    expect(await site().read(vote)).not.toContain('remind');
    expect(await site({ person: null }).read(vote)).not.toContain('remind');
  });

  test('begins and ends by a form, and the page says how it stands', async () => {
    const { web, read, state } = site({ votedAt: ago(HOUR) });
    const begun = await send(web, `${vote}/remind`, given);
    expect([begun.status, begun.headers.get('location')]).toEqual([303, vote]);
    expect(await read(vote)).toContain('Stop telling me');
    expect(await read('/reminders')).toContain('In 1 browser');
    await send(web, `${vote}/remind/off`, {});
    expect(await read(vote)).not.toContain('Stop telling me');
    await send(web, `${vote}/remind`, given);
    const off = await send(web, '/reminders/browsers/off', {});
    expect(off.headers.get('location')).toBe('/reminders');
    expect(state.calls.at(-1)).toBe('removeBrowsers');
  });

  test('a browser that cannot be used, or too many tries, is said on the page', async () => {
    for (const change of [{}, { spendOk: false }]) {
      const { web, state } = site({ votedAt: ago(HOUR), ...change });
      const answer = await send(web, `${vote}/remind`, { ...given, endpoint: 'http://10.0.0.1/' });
      const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
      const page = await (await web.request(vote, { headers: { cookie } })).text();
      expect(page).toContain(
        change.spendOk === false ? 'Please wait a minute.' : 'could not be reached to tell you',
      );
      expect(state.reminded).toEqual([]);
    }
  });

  test('takes no form from another site, and nobody who is not signed in', async () => {
    for (const path of [`${vote}/remind`, `${vote}/remind/off`, '/reminders/browsers/off']) {
      const { web, state } = site();
      expect((await send(web, path, given, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect(state.calls).toEqual([]);
      const nobody = site({ person: null });
      expect((await send(nobody.web, path, given)).headers.get('location')).toContain('/sign-in');
      expect(nobody.state.calls).toEqual([]);
    }
  });

  test('the worker has one address, asks for nothing and is looked for anew', async () => {
    const { status, headers } = await site().web.request('/push.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
