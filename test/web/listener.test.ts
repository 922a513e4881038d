// The page of the vote listener: settings, status, recent votes and unrewarded players. The test vote:
// test-vote.test.ts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../src/context.ts';
import { readListener } from '../../src/endpoints/listener-settings.ts';
import { listingPath } from '../../src/listings/listing-path.ts';
import { RecentVotes } from '../../src/web/components/listener-votes.tsx';
import { statesOf } from '../support/delivery-state-words.ts';
import { ago, eventIdOf, HOUR, insertDelivery, MINUTE } from '../support/seed/rows.ts';
import { BOT, LISTENER_ID, LISTENER_TOKEN, MINECRAFT, WEBHOOK_ID } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite, openSite } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/listener`;
const SETTINGS = { host: '127.0.0.1', port: '8192', protocol: 'v2', secret: LISTENER_TOKEN };

const remove =
  (...ids: readonly string[]) =>
  ({ db }: AppContext) =>
    db.updateTable('endpoint').set({ state: 'removed' }).where('id', 'in', ids).execute();

const changeListener = (change: Readonly<Record<string, unknown>>) => (app: AppContext) =>
  app.db.updateTable('endpoint').set(change).where('id', '=', LISTENER_ID).execute();

async function withoutVotes(app: AppContext): Promise<void> {
  await app.db.deleteFrom('delivery').where('endpoint_id', '=', LISTENER_ID).execute();
  await app.db.deleteFrom('queue').where('endpoint_id', '=', LISTENER_ID).execute();
}

const rejectVote = (db: AppContext['db'], player: string, index: number, words: string | null = null) =>
  insertDelivery(db, {
    eventId: eventIdOf(HOUR + index * MINUTE, 'ee'),
    endpointId: LISTENER_ID,
    listing: MINECRAFT,
    ageMs: HOUR + index * MINUTE,
    state: 'rejected',
    userId: 'usr_voter',
    playerName: player,
    attempts: [{ code: 'wrong_token', response_body: words }],
  });

const read = async (arrange: (app: AppContext) => Promise<unknown>, path = PATH) =>
  (await (await openSite({ arrange })).get(path)).page;

describe('the listener’s page', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await createSite({ environment: { BASE_URL: 'http://localhost:3000' } });
  });
  afterAll(() => site?.close());

  test('§1 exists only for Minecraft servers', async () => {
    expect((await site.get(`/dashboard/${MINECRAFT.id}`)).page).toContain(`href="${PATH}"`);
    expect((await site.get(`/dashboard/${BOT.id}`)).page).not.toContain('Vote listener');
    for (const path of ['', '/remove', '/unrewarded.csv'])
      expect((await site.get(`/dashboard/${BOT.id}/listener${path}`)).status).toBe(404);
    for (const path of ['', '/test', '/remove'])
      expect((await site.post(`/dashboard/${BOT.id}/listener${path}`, SETTINGS)).status).toBe(404);
  });

  test('is not available to other people, including the file', async () => {
    const cookie = await site.cookieOf('stranger');
    for (const path of ['', '/remove', '/unrewarded.csv'])
      expect((await site.get(PATH + path, { cookie })).status).toBe(403);
    for (const path of ['', '/test', '/remove']) {
      const headers = { 'sec-fetch-site': 'same-origin', cookie };
      expect((await site.post(PATH + path, SETTINGS, headers)).status).toBe(403);
    }
    expect((await site.get(PATH, { cookie: 'none=1' })).status).toBe(303);
    expect(await readListener(site.db, MINECRAFT.id)).toMatchObject({ host: 'votes.survival.example' });
  });

  test('shows the status, with the reason of the last failure', async () => {
    const { page } = await site.get(PATH);
    expect(page).toMatch(/Failing: 2 in a row.*<p class="note">[^<]*token/s);
  });

  test('confirms before it removes the listener', async () => {
    expect((await site.get(`${PATH}/remove`)).page).toContain('>Cancel');
  });

  test.each([
    ['Waiting', 'This vote will be sent shortly.'],
    ['Delivered', 'Test vote'],
    ['Failed, rejected by your listener', 'token'],
    ['Failed, not sent', '8192'],
    ['Delivered, not confirmed', 'cannot be confirmed'],
    ['Failed, may have arrived', 'sent twice'],
  ])('L1 shows a vote as %s, with its reason and remedy', async (word, text) => {
    const { page } = await site.get(PATH);
    expect(statesOf(page)).toContain(word);
    expect(page).toContain(text);
  });

  test('shows what the listener sent as text', async () => {
    const { page } = await site.get(PATH);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  test('has the reward plugins’ configuration with the service name and the vote page', async () => {
    const { page } = await site.get(PATH);
    const url = `http://localhost:3000${listingPath(MINECRAFT, '/vote')}`;
    for (const line of ['ServiceSite: &#39;Plaudit&#39;', `VoteURL: &#39;${url}&#39;`, 'VoteDelay: 24'])
      expect(page).toContain(line);
    expect(page).toContain('service: Plaudit');
    expect(page).toContain(`data-copy="${url}"`);
  });

  test.each([
    ['host', { host: ' ' }],
    ['host', { host: 'a'.repeat(256) }],
    ['host', { host: '10.0.0.1' }],
    ['port', { port: '' }],
    ['port', { port: '0' }],
    ['port', { port: '65536' }],
    ['port', { port: '8192x' }],
    ['port', { port: '25565' }],
  ])('keeps what was typed after an invalid %s, but never the token (%j)', async (field, change) => {
    const typed = { ...SETTINGS, protocol: 'v1', ...change };
    const { status, page } = await site.post(PATH, typed);
    expect(status).toBe(422);
    expect(page).toContain(`href="#${field}"`);
    expect(page).toContain(`id="${field}-error"`);
    expect(page).toMatch(new RegExp(`name="host"[^>]*value="${typed.host}"`));
    expect(page).toMatch(new RegExp(`name="port"[^>]*value="${typed.port}"`));
    expect(page).toMatch(/value="v1" checked/);
    expect(page).not.toContain(LISTENER_TOKEN);
    expect(page).toContain('Paste the token or key again');
  });

  test('shows a host with markup as text', async () => {
    const host = '"><script>alert(1)</script>';
    expect((await site.post(PATH, { ...SETTINGS, host, port: '' })).page).not.toContain('<script>a');
  });
});

test('without a listener the page explains the next steps, offers no test, and suggests port 8192 and v2', async () => {
  const page = await read(async (app) => {
    await remove(LISTENER_ID)(app);
    await withoutVotes(app);
  });
  expect(page).toContain('What happens next');
  expect(page).not.toContain(`action="${PATH}/test"`);
  expect(page).not.toContain('Recent votes');
  expect(page).toMatch(/name="port"[^>]*value="8192"/);
  expect(page).toMatch(/value="v2" checked/);
});

test('a listener without votes has an explanation', async () => {
  const page = await read(async (app) => {
    await changeListener({ consecutive_failures: 0, last_delivered_at: null, last_failed_at: null })(app);
    await withoutVotes(app);
  });
  expect(page).toContain('<span class="pill idle">No votes yet</span>');
  expect(page).toContain('Each vote that names a player');
  expect(page).not.toContain('Unrewarded players');
});

test('a listener that accepted the last vote is shown as working', async () => {
  const page = await read(changeListener({ consecutive_failures: 0 }));
  expect(page).toMatch(/<span class="pill good">Working<\/span>/);
});

test('P137 unconfirmed votes are not shown as accepted, and the remedy names both plugins’ settings', async () => {
  const page = await read(
    changeListener({ consecutive_failures: 0, last_delivered_at: null, last_unconfirmed_at: ago(HOUR) }),
  );
  expect(page).toMatch(/<span class="pill warn">Not confirmed<\/span>/);
  expect(page).toContain('<dt>Last sent, not confirmed</dt>');
  expect(page).toMatch(/<dt>Last accepted<\/dt>\s*<dd>Never/);
  expect(page).toContain('this listener never confirms v1 votes. Use a v2 token to be sure.');
  expect(page).toMatch(/disable-v1-protocol.*DisableV1/s);
  expect(page).not.toContain('>Working<');
});

test('the failure of a test vote is not shown as the last one', async () => {
  const page = await read(({ db }) =>
    db.updateTable('delivery').set({ is_test: true }).where('endpoint_id', '=', LISTENER_ID).execute(),
  );
  expect(page).not.toMatch(/<p class="note">[^<]*token/);
});

test('saving uses the settings at once; an empty secret keeps the stored one', async () => {
  const site = await openSite();
  const saved = await site.post(PATH, { ...SETTINGS, port: '8193' });
  expect([saved.status, saved.location]).toEqual([303, PATH]);
  expect(saved.response.headers.getSetCookie().join()).not.toContain(LISTENER_TOKEN);
  expect(await readListener(site.db, MINECRAFT.id)).toMatchObject({ host: '127.0.0.1', port: 8193 });
  const stored = () => site.db.selectFrom('listener').select('token_sealed').executeTakeFirstOrThrow();
  const before = await stored();
  expect((await site.post(PATH, { ...SETTINGS, secret: '' })).status).toBe(303);
  expect(await stored()).toEqual(before);
});

test('saving for the first time without a token asks for one', async () => {
  const site = await openSite({ arrange: remove(LISTENER_ID) });
  await site.db.deleteFrom('listener').execute();
  const { page } = await site.post(PATH, { ...SETTINGS, secret: '' });
  expect(page).toMatch(/id="secret-error"[^>]*>Paste the token/);
});

test('removing deletes the listener', async () => {
  const site = await openSite();
  expect((await site.post(`${PATH}/remove`)).location).toBe(PATH);
  expect(await readListener(site.db, MINECRAFT.id)).toBeNull();
});

test('P138 the delivery log of a server that has only a listener says where its votes are', async () => {
  const log = `/dashboard/${MINECRAFT.id}/deliveries`;
  const withoutWebhook = async (app: AppContext) => {
    await remove(WEBHOOK_ID)(app);
    await app.db.deleteFrom('delivery').where('endpoint_id', '=', WEBHOOK_ID).execute();
    await app.db.deleteFrom('queue').where('endpoint_id', '=', WEBHOOK_ID).execute();
  };
  const page = await read(withoutWebhook, log);
  expect(page).toContain('Votes are sent to your vote listener');
  expect(page).toContain(`href="${PATH}"`);
  expect(page).not.toContain('No deliveries yet');
  const nothing = async (app: AppContext) => {
    await withoutWebhook(app);
    await remove(LISTENER_ID)(app);
  };
  expect(await read(nothing, log)).toContain('No deliveries yet');
});

test('shows only the beginning of a long response', async () => {
  const page = await read(({ db }) => rejectVote(db, 'Rejected_2', 0, `<b>${'x'.repeat(500)}`));
  expect(page).toContain(`&lt;b&gt;${'x'.repeat(197)}\n`.trim());
  expect(page).not.toContain('x'.repeat(198));
});

test('the page shows the newest 20 unrewarded players; the file has all of them', async () => {
  const site = await openSite({
    async arrange(app) {
      await withoutVotes(app);
      for (let index = 0; index < 23; index += 1) await rejectVote(app.db, `Missed_${index}_`, index);
    },
  });
  const section = /id="unrewarded".*?<\/section>/s.exec((await site.get(PATH)).page)?.[0] ?? '';
  expect(section.match(/<bdi>Missed_/g)).toHaveLength(20);
  expect(section).toContain('Votes are never sent twice');
  const file = await (await site.request(`${PATH}/unrewarded.csv`)).text();
  expect(file.trimEnd().split('\r\n')).toHaveLength(24);
});

test('the file is CSV whose cells spreadsheets do not execute', async () => {
  const players = ['plain', '=1+1', '+x', '-x', '@x', '\tx', 'a"b,c', 'Jürgen'];
  const site = await openSite({
    async arrange(app) {
      await withoutVotes(app);
      for (const [index, player] of players.entries()) await rejectVote(app.db, player, index);
    },
  });
  const response = await site.request(`${PATH}/unrewarded.csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const [head, ...lines] = (await response.text()).trimEnd().split('\r\n');
  expect(head).toBe('voted_at,player,end,reason');
  const escaped = ['plain', "'=1+1", "'+x", "'-x", "'@x", "'\tx", '"a""b,c"', 'Jürgen'];
  for (const [index, line] of lines.entries()) {
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,/);
    expect(line.slice(25)).toMatch(/,rejected,"?The listener rejected/);
    expect(line.slice(25).startsWith(`${escaped[index]},rejected,`)).toBe(true);
  }
  expect(lines).toHaveLength(players.length);
});

test.each([
  ['queued', 'Waiting, for an earlier vote', 'This one is sent only if that one fails.'],
  ['sending', 'Sending', 'This vote is being sent now.'],
  [
    'already_rewarded',
    'Delivered, with another vote',
    'Another vote has already rewarded this player within 24 hours.',
  ],
] as const)('L1 shows a vote that is %s', (state, word, text) => {
  const vote = { eventId: eventIdOf(HOUR), player: '.Bedrock1', isTest: false, state };
  const times = { recordedAt: ago(HOUR), votedAt: ago(HOUR), durationMs: null };
  const unknown = { code: null, words: null, address: null, diagnosis: null, mayResend: false };
  const html = String(RecentVotes({ votes: [{ ...vote, ...times, ...unknown }], resendPath: null }));
  expect(statesOf(html)).toEqual([word]);
  expect(html).toContain('<a class="pill idle" ');
  expect(html).toContain(text);
});
