// P34, P35, P37: the vote page after a vote, calendar files, a person's own calendar, and notifications in browsers.
import { beforeEach, describe, expect, test } from 'vitest';
import { createCalendarFeed, findCalendarFeed } from '../../src/reminders/calendar-feed.ts';
import { countBrowsers, selectReminders } from '../../src/reminders/push-queries.ts';
import { aBrowser } from '../support/push-receiver.ts';
import { HOUR } from '../support/seed/rows.ts';
import { BOT, MINECRAFT, VOTER } from '../support/seed/sample-site.ts';
import { insertReward, insertVote } from '../support/seed/votes.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';

const VOTE = `/listings/${MINECRAFT.id}/vote`;
const SIGNED_OUT = { cookie: 'none=1' };
const CROSS_SITE = { 'sec-fetch-site': 'cross-site' };
const site = sharedSite({ as: 'voter' });

const read = async (path: string, headers = {}) => (await site().get(path, headers)).page;
const feed = () => findCalendarFeed(site().db, site().app.vault, VOTER.id);

/** Nobody has voted, and nobody has reminders. */
beforeEach(async () => {
  const { db } = site();
  for (const table of [
    'voting_window',
    'vote',
    'vote_reminder',
    'push_subscription',
    'calendar_feed',
    'spending',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('player_reward').execute();
});

const voted = (vote?: Parameters<typeof insertVote>[1]) => insertVote(site().db, vote);

describe('the vote page after a vote', () => {
  test('says when the next one is possible, even without JavaScript, and offers reminders', async () => {
    await voted();
    const page = await read(VOTE);
    expect(page).toMatch(/You can vote again <time datetime="[^"]+"[^>]*>in 2[23] h/);
    expect(page).toMatch(/\d{4}, \d\d:\d\d:\d\d UTC/);
    expect(page).toContain(`href="${VOTE}/reminder.ics"`);
    expect(page).toContain('href="/reminders"');
  });

  test.each([
    ['waiting', 'Sending your vote to the server'],
    ['accepted', 'Vote delivered.'],
    ['sent_unconfirmed', 'Vote sent.'],
    ['already_rewarded', 'there is no second reward'],
    ['undelivered', 'could not be sent to the server'],
    ['unknown', 'we don’t know whether the server received it'],
  ] as const)('L1, L2 shows a reward whose delivery is %s', async (state, words) => {
    await voted({ state });
    const page = await read(VOTE);
    expect(page).toContain('<bdi>.Steve</bdi>');
    expect(page).toContain(words);
  });

  test('does not mention a reward without a listener', async () => {
    await voted({ state: null });
    expect(await read(VOTE)).not.toContain('.Steve');
    await voted({ listingId: BOT.id, state: null });
    expect(await read(`/listings/${BOT.id}/vote`)).not.toContain('.Steve');
  });

  test('says that a vote without a player name is not rewarded', async () => {
    await voted({ playerName: null, state: null });
    expect(await read(VOTE)).toContain('You did not enter a player name');
  });
});

describe('L2 the vote form', () => {
  const yesterday = { ageMs: 25 * HOUR } as const;

  test('is prefilled with the player of the last vote, and says that the player was rewarded', async () => {
    await voted(yesterday);
    await insertReward(site().db, '.Steve');
    const page = await read(VOTE);
    expect(page).toMatch(/id="playerName"[^>]*value="\.Steve"/);
    expect(page).toContain('was already rewarded in the last 24 hours');
  });

  test('does not mention a reward that is a day old, and keeps an invalid name that was typed', async () => {
    await voted(yesterday);
    await insertReward(site().db, '.Steve', yesterday.ageMs);
    expect(await read(VOTE)).not.toContain('was already rewarded');
    const { page } = await site().post(VOTE, { playerName: 'not a name' });
    expect(page).toMatch(/id="playerName"[^>]*value="not a name"/);
  });
});

describe('P34 the calendar file', () => {
  const path = `${VOTE}/reminder.ics`;

  test('contains the next vote of a person who voted', async () => {
    await voted();
    const { response, page: calendar } = await site().get(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="next-vote.ics"');
    expect(calendar).toContain(`SUMMARY:Vote for ${MINECRAFT.name}\r\n`);
    expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(1);
  });

  test('sends people who can vote now to the vote page, and signed-out visitors to sign in first', async () => {
    const { status, location } = await site().get(path);
    expect([status, location]).toEqual([303, VOTE]);
    expect((await site().get(path, SIGNED_OUT)).location).toContain('/sign-in');
    expect((await site().get('/listings/none/vote/reminder.ics')).status).toBe(404);
  });
});

describe('P35 a person’s own calendar', () => {
  test('gets a URL when it is enabled, which a second click does not change', async () => {
    const { post, get } = site();
    expect(await read('/reminders')).not.toContain('/calendar/');
    expect((await post('/reminders/calendar')).location).toBe('/reminders');
    const secret = await feed();
    await post('/reminders/calendar');
    expect(await feed()).toBe(secret);
    const page = await read('/reminders');
    expect(page).toContain('<a href="/reminders" aria-current="page">Reminders</a>');
    expect(page).toContain(`http://localhost/calendar/${secret}.ics`);
    expect(page).toContain(`webcal://localhost/calendar/${secret}.ics`);
    const { response, page: calendar } = await get(`/calendar/${secret}.ics`, SIGNED_OUT);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('set-cookie')).toBe(null);
    expect(calendar).toContain('X-WR-CALNAME:Votes on Plaudit');
  });

  test('gets another URL, or none, after a confirmation', async () => {
    const { app, db, post, get } = site();
    await createCalendarFeed(db, app.vault, VOTER.id);
    const first = await feed();
    expect(await read('/reminders/calendar/renew')).toContain('The current address will stop working.');
    await post('/reminders/calendar/renew');
    expect(await feed()).not.toBe(first);
    expect((await get(`/calendar/${first}.ics`)).status).toBe(404);
    expect(await read('/reminders/calendar/remove')).toContain('Disable your calendar?');
    await post('/reminders/calendar/remove');
    expect(await feed()).toBe(null);
  });

  test('is found at no other URL, and has a rate limit', async () => {
    const { get } = site();
    for (const file of ['b'.repeat(32), 'x', '..%2f', `${'a'.repeat(33)}`])
      expect((await get(`/calendar/${file}.ics`)).status).toBe(404);
    for (let reads = 0; reads < 60; reads += 1) await get('/calendar/x.ics');
    const { status, response } = await get('/calendar/x.ics');
    expect(status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('rejects a form from another site', async () => {
    const { app, db, post } = site();
    await createCalendarFeed(db, app.vault, VOTER.id);
    const before = await feed();
    for (const action of ['', '/renew', '/remove'])
      expect((await post(`/reminders/calendar${action}`, {}, CROSS_SITE)).status).toBe(403);
    expect(await feed()).toBe(before);
  });

  test('requires a signed-in person', async () => {
    const { app, db, get, post } = site();
    await createCalendarFeed(db, app.vault, VOTER.id);
    const before = await feed();
    for (const path of ['/reminders', '/reminders/calendar/renew', '/reminders/calendar/remove'])
      expect((await get(path, SIGNED_OUT)).location).toContain('/sign-in');
    for (const path of ['/reminders/calendar', '/reminders/calendar/renew', '/reminders/calendar/remove'])
      expect((await post(path, {}, { ...SAME_SITE, ...SIGNED_OUT })).location).toContain('/sign-in');
    expect(await feed()).toBe(before);
  });
});

describe('P37 notifications in the browser', () => {
  const subscription = () => {
    const { keys } = aBrowser();
    return {
      endpoint: 'https://93.184.216.34/one',
      p256dh: keys.p256dh.toString('base64url'),
      auth: keys.auth.toString('base64url'),
    };
  };
  const reminders = () => selectReminders(site().db, VOTER.id);

  test('are offered only after a vote, with our public key', async () => {
    for (const headers of [undefined, SIGNED_OUT])
      expect(await read(VOTE, headers)).not.toMatch(/data-remind|remind\.js/);
    await voted();
    const page = await read(VOTE);
    expect(page).toMatch(/<form[^>]*data-remind="off" data-key="B[\w-]{86}" hidden/);
    expect(page).toMatch(/\/remind\.js"/);
  });

  test('are turned on and off by a form, and the page shows whether they are on', async () => {
    const { db, post } = site();
    await voted();
    const started = await post(`${VOTE}/remind`, subscription());
    expect([started.status, started.location]).toEqual([303, VOTE]);
    expect(await read(VOTE)).toContain('Stop notifying me');
    expect(await read('/reminders')).toContain('Notifications in 1 browser');
    await post(`${VOTE}/remind/off`);
    expect(await read(VOTE)).not.toContain('Stop notifying me');
    await post(`${VOTE}/remind`, subscription());
    expect((await post('/reminders/browsers/off')).location).toBe('/reminders');
    expect(await countBrowsers(db, VOTER.id)).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  test('with an invalid subscription, or after too many tries, are refused with a message', async () => {
    const { postAndFollow } = site();
    await voted();
    const refused = { ...subscription(), endpoint: 'http://10.0.0.1/' };
    expect((await postAndFollow(`${VOTE}/remind`, refused)).page).toContain('could not be set up');
    for (let tries = 0; tries < 20; tries += 1) await site().post(`${VOTE}/remind`, refused);
    expect((await postAndFollow(`${VOTE}/remind`, refused)).page).toContain('Wait a minute');
    expect(await reminders()).toEqual([]);
  });

  test('reject forms from another site and requests without a session', async () => {
    const { post } = site();
    for (const path of [`${VOTE}/remind`, `${VOTE}/remind/off`, '/reminders/browsers/off']) {
      expect((await post(path, subscription(), CROSS_SITE)).status).toBe(403);
      const signedOut = await post(path, subscription(), { ...SAME_SITE, ...SIGNED_OUT });
      expect(signedOut.location).toContain('/sign-in');
    }
    expect(await reminders()).toEqual([]);
  });

  test('the service worker has one URL, loads nothing and is checked for updates', async () => {
    const { status, response } = await site().get('/push.js');
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
