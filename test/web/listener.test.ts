// The page of the vote listener: settings, what became of votes, players who went without. The test vote: test-vote.test.ts.
import { expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { ago, BOT, MINECRAFT, MINUTE } from '../support/sample-data.ts';
import { LISTENER, LISTENER_VOTES, SAMPLE_TOKEN } from '../support/sample-listener.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';
import { postForm } from '../support/sample-site.ts';

const here = `/dashboard/${MINECRAFT.id}/listener`;
const SETTINGS = { host: 'votes.survival.example', port: '8192', protocol: 'v2', secret: SAMPLE_TOKEN };
const NONE = { listener: null, listenerVotes: [] };

function site(change: Partial<Sample> = {}) {
  const state = sample(change);
  const web = createWeb(sampleParts(state));
  const post = (path: string, fields: Record<string, string> = {}) => postForm(web, path, fields);
  const page = async (path = here) => (await web.request(path)).text();
  return { state, web, post, page };
}

const vote = (change: Partial<(typeof LISTENER_VOTES)[number]>) => ({ ...LISTENER_VOTES[4]!, ...change });

test('§1 only a Minecraft server has the tab; elsewhere the addresses lead nowhere', async () => {
  const { web, page, post } = site();
  expect(await page(`/dashboard/${MINECRAFT.id}`)).toContain(`href="${here}"`);
  expect(await page(`/dashboard/${BOT.id}`)).not.toContain('Vote listener');
  for (const path of ['', '/remove', '/unrewarded.csv'])
    expect((await web.request(`/dashboard/${BOT.id}/listener${path}`)).status).toBe(404);
  for (const path of ['', '/test', '/remove'])
    expect((await post(`/dashboard/${BOT.id}/listener${path}`, SETTINGS)).status).toBe(404);
});

test('is closed to strangers, the file included', async () => {
  const { web, post, state } = site({ listings: [{ ...MINECRAFT, ownerId: 'usr_somebodyelse' }] });
  for (const path of ['', '/remove', '/unrewarded.csv'])
    expect((await web.request(here + path)).status).toBe(403);
  for (const path of ['', '/test', '/remove']) expect((await post(here + path, SETTINGS)).status).toBe(403);
  expect((await site({ person: null }).web.request(here)).status).toBe(303);
  expect(state.calls).toEqual([]);
});

test('without a listener it says how to begin, offers no test, and proposes port 8192 and v2', async () => {
  const page = await site(NONE).page();
  expect(page).toContain('What happens then');
  expect(page).not.toContain(`action="${here}/test"`);
  expect(page).not.toContain('Last votes');
  expect(page).toMatch(/name="port"[^>]*value="8192"/);
  expect(page).toMatch(/value="v2" checked/);
});

test('with a listener that got no vote yet it says so', async () => {
  const fresh = { consecutiveFailures: 0, lastAcceptedAt: null, lastFailure: null };
  const listener = { ...LISTENER, ...fresh, status: 'no_votes_yet' as const };
  const page = await site({ listener, listenerVotes: [] }).page();
  expect(page).toContain('Nothing but tests yet');
  expect(page).toContain('No vote was sent yet');
  expect(page).not.toContain('Players who went without');
});

test('says how the listener fares, with the sentence of the last failure', async () => {
  expect(await site().page()).toMatch(
    /Failing: 2 in a row.*<p class="note">The listener rejected the vote: the token is wrong\.</s,
  );
  const works = await site({ listener: { ...LISTENER, status: 'working', consecutiveFailures: 0 } }).page();
  expect(works).toMatch(/<span class="pill good">Working<\/span>/);
});

test('P137 votes that no listener confirmed are not shown as taken, and the remedy names both plugins’ settings', async () => {
  const change = { status: 'unconfirmed' as const, consecutiveFailures: 0, lastAcceptedAt: null };
  const listener = { ...LISTENER, ...change, lastUnconfirmedAt: new Date() };
  const page = await site({ listener }).page();
  expect(page).toMatch(/<span class="pill warn">Sent, not confirmed<\/span>/);
  expect(page).toContain('<dt>Last sent, not confirmed</dt>');
  expect(page).toMatch(/<dt>Last accepted<\/dt>\s*<dd>not yet/);
  expect(page).toContain('this listener never confirms v1 votes. Use a v2 token to be sure.');
  expect(page).toMatch(/disable-v1-protocol.*DisableV1/s);
  expect(page).not.toContain('Working');
});

test('a test’s failure is not taken for the last one', async () => {
  const listenerVotes = [vote({ isTest: true, diagnosis: { happened: 'Of a test.', todo: 'None.' } })];
  expect(await site({ listenerVotes }).page()).not.toContain('<p class="note">Of a test.');
});

test('saving answers 303 and puts the settings to use; an empty secret keeps the stored one', async () => {
  const { post, state } = site();
  const saved = await post(here, SETTINGS);
  expect(saved.status).toBe(303);
  expect(saved.headers.get('location')).toBe(here);
  expect(saved.headers.getSetCookie().join()).not.toContain(SAMPLE_TOKEN);
  await post(here, { ...SETTINGS, secret: '', protocol: 'v1' });
  expect(state.calls).toEqual([
    'saveListener votes.survival.example 8192 v2 new',
    'saveListener votes.survival.example 8192 v1 keeps',
  ]);
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
])('a refused %s keeps what was typed, but never the token (%j)', async (field, change) => {
  const typed = { ...SETTINGS, protocol: 'v1', ...change };
  const answer = await site().post(here, typed);
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(`href="#${field}"`);
  expect(page).toContain(`id="${field}-error"`);
  expect(page).toMatch(new RegExp(`name="host"[^>]*value="${typed.host}"`));
  expect(page).toMatch(new RegExp(`name="port"[^>]*value="${typed.port}"`));
  expect(page).toMatch(/value="v1" checked/);
  expect(page).not.toContain(SAMPLE_TOKEN);
  expect(page).toContain('Paste it again');
});

test('a first save without a token says what to paste', async () => {
  const answer = await site(NONE).post(here, { ...SETTINGS, secret: '' });
  expect(await answer.text()).toMatch(/id="secret-error"[^>]*>Paste the token\./);
});

test('a host with markup stays text', async () => {
  const host = '"><script>alert(1)</script>';
  expect(await (await site().post(here, { ...SETTINGS, host, port: '' })).text()).not.toContain('<script>a');
  expect(await site({ listener: { ...LISTENER, host } }).page()).not.toContain('<script>a');
});

test('P138 the delivery log of a server that has only a listener says where its votes are', async () => {
  const log = here.replace('/listener', '/deliveries');
  const page = await site({ webhook: null, deliveries: [] }).page(log);
  expect(page).toContain('Its votes go to the vote listener');
  expect(page).toContain(`href="${here}"`);
  expect(page).not.toContain('Nothing was sent yet');
  expect(await site({ webhook: null, listener: null, deliveries: [] }).page(log)).toContain(
    'Nothing was sent yet',
  );
});

test('removing asks first', async () => {
  const { page, post, state } = site();
  expect(await page(`${here}/remove`)).toContain('>Keep it');
  expect((await post(`${here}/remove`)).headers.get('location')).toBe(here);
  expect(state.calls).toEqual(['removeListener']);
});

test('L1 every end stands in words, with its sentence and its remedy', async () => {
  const page = await site().page();
  for (const { word, sentence } of [
    { word: 'waiting', sentence: 'It is sent in a moment.' },
    { word: 'queued', sentence: 'This one follows only if that one fails.' },
    { word: 'sending', sentence: 'It is being sent now.' },
    { word: 'accepted', sentence: 'test vote' },
    { word: 'rejected', sentence: 'Copy the token again' },
    { word: 'failed, nothing sent', sentence: 'Check that the plugin is loaded' },
    { word: 'sent, not confirmed', sentence: 'this listener closed the connection without a reply' },
    { word: 'sent, outcome not known', sentence: 'It is never sent twice.' },
    { word: 'already rewarded, not sent', sentence: 'Another vote rewarded this player within 24 hours.' },
  ]) {
    expect(page).toMatch(new RegExp(`<span class="pill \\w+">${word}</span>`));
    expect(page).toContain(sentence);
  }
});

test('what the listener said is text, and no more than its start', async () => {
  const page = await site({ listenerVotes: [vote({ words: `<b>${'x'.repeat(500)}` })] }).page();
  expect(page).toContain(`&lt;b&gt;${'x'.repeat(197)}\n`.trim());
  expect(page).not.toContain('x'.repeat(198));
  expect(await site().page()).not.toContain('<script>alert');
  expect(await site().page()).toContain('&lt;script&gt;alert(1)');
});

test('the configuration of reward plugins has the service’s name and the vote page', async () => {
  const page = await site({ baseUrl: 'https://votes.example' }).page();
  const url = `https://votes.example/listings/${MINECRAFT.id}/vote`;
  for (const line of ['ServiceSite: &#39;Plaudit&#39;', `VoteURL: &#39;${url}&#39;`, 'VoteDelay: 24'])
    expect(page).toContain(line);
  expect(page).toContain('service: Plaudit');
  expect(page).toContain(`data-copy="${url}"`);
});

test('players who went without are the newest 20; the file has all of them', async () => {
  const many = Array.from({ length: 23 }, (_, index) => vote({ player: `Missed_${index}_` }));
  const { page, web } = site({ listenerVotes: many });
  const section = /id="unrewarded".*?<\/section>/s.exec(await page())?.[0] ?? '';
  expect(section.match(/<bdi>Missed_/g)).toHaveLength(20);
  expect(section).toContain('Nothing is sent again by itself');
  const file = await (await web.request(`${here}/unrewarded.csv`)).text();
  expect(file.trimEnd().split('\r\n')).toHaveLength(24);
});

test('the file is CSV that spreadsheets do not run', async () => {
  const players = ['plain', '=1+1', '+x', '-x', '@x', '\tx', 'a"b,c', 'Jürgen'];
  const diagnosis = { happened: 'It said “no, "never"”\nand closed.', todo: '' };
  const votedAt = ago(MINUTE);
  const listenerVotes = players.map((player) => vote({ player, votedAt, diagnosis }));
  const answer = await site({ listenerVotes }).web.request(`${here}/unrewarded.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const reason = '"It said “no, ""never""”\nand closed."';
  const shown = ['plain', "'=1+1", "'+x", "'-x", "'@x", "'\tx", '"a""b,c"', 'Jürgen'];
  expect(await answer.text()).toBe(
    [
      'voted_at,player,end,reason',
      ...shown.map((player) => [votedAt.toISOString(), player, 'rejected', reason].join(',')),
      '',
    ].join('\r\n'),
  );
});
