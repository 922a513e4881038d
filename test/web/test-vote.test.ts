// The page of a test vote (decision L4): streamed step by step while the vote is sent, without influencing it.

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import type { AppContext } from '../../src/context.ts';
import { saveListener } from '../../src/endpoints/listener-settings.ts';
import { ENGLISH } from '../../src/messages/translations.ts';
import { statesOf } from '../support/delivery-state-words.ts';
import { scriptListener } from '../support/scripted-listener.ts';
import { LISTENER_TOKEN, MINECRAFT } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type Site } from '../support/site.ts';
import { LISTENER_KEYS, openVoteListener } from '../support/vote-listener.ts';
import { waitUntil } from '../support/wait.ts';

const PATH = `/dashboard/${MINECRAFT.id}/listener`;
const ACCEPTED = '{"status":"ok"}\n';
const REJECTED =
  '{"status":"error","cause":"CorruptedFrameException","error":"Signature is not valid (invalid token?)"}\n';

type Settings = Partial<Parameters<typeof saveListener>[1]>;
async function useListener(app: AppContext, port: number, settings: Settings = {}): Promise<void> {
  const v2 = { protocol: 'v2', secret: LISTENER_TOKEN } as const;
  const place = { listingId: MINECRAFT.id, host: '127.0.0.1', port, by: OPERATOR };
  const saved = await saveListener(app, { ...place, ...v2, ...settings });
  if (!saved.ok) throw new Error(ENGLISH.text(saved.sentence));
}

const send = (site: Site, playerName = '.Steve', headers: Record<string, string> = {}) =>
  site.request(`${PATH}/test`, {
    method: 'POST',
    body: new URLSearchParams({ playerName }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...SAME_SITE, ...headers },
  });

/** A site with a scripted listener. */
async function openScripted() {
  const listener = await scriptListener();
  const site = await openSite({ arrange: (app) => useListener(app, listener.port) });
  return { site, listener };
}

/** The page of a test vote that the listener accepts, or responds to otherwise. */
async function tested(response = ACCEPTED, playerName?: string): Promise<string> {
  const { site, listener } = await openScripted();
  listener.greet();
  listener.respond(response);
  return (await send(site, playerName)).text();
}

function reading(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  return {
    leave: () => reader.cancel(),
    async until(text: string): Promise<string> {
      while (!read.includes(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The page ended without ${text}`);
        read += value;
      }
      return read;
    },
  };
}

test('L4 the page starts at once, and each step arrives before the next one begins', async () => {
  const { site, listener } = await openScripted();
  const page = reading(await send(site));
  const head = await page.until('<ol class="steps">');
  for (const shell of ['<!doctype html>', 'class="skip"', '<main id="content"', 'aria-current="page"'])
    expect(head).toContain(shell);
  expect(head).toContain('Test vote for <bdi>.Steve</bdi>');
  expect(await page.until('Connected')).not.toContain('Greeting received');
  listener.greet();
  await listener.voteReceived;
  const sent = await page.until('Vote sent');
  expect(sent).toContain('Greeting received');
  expect(sent).not.toContain('</ol>');
  listener.respond(REJECTED);
  const whole = await page.until('</html>');
  expect(whole).toMatch(
    /<a class="pill bad"[^>]*>Failed<\/a><span class="state-detail"> rejected by your listener<\/span>.*token/s,
  );
  expect(whole).toMatch(/in total.*Back to the vote listener.*<footer/s);
  expect(whole).not.toContain('<!--cut-->');
});

test('nothing buffers the stream, and it has the headers of every page', async () => {
  const { site, listener } = await openScripted();
  const { headers, status, body } = await send(site, '.Steve', { 'accept-encoding': 'gzip, deflate' });
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  listener.greet();
  listener.respond(ACCEPTED);
  await new Response(body).text();
});

const RESULTS: readonly (readonly [string, string, string, () => Promise<string>])[] = [
  ['accepted', 'good', 'Delivered', () => tested()],
  ['rejected', 'bad', 'Failed, rejected by your listener', () => tested(REJECTED)],
  ['unknown', 'warn', 'Failed, may have arrived', () => tested('hello\n')],
];

test.each(RESULTS)('L1 the result %s is shown correctly', async (outcome, tone, word, run) => {
  const page = await run();
  expect(statesOf(page)).toEqual([word]);
  expect(page).toContain(`<a class="pill ${tone}" `);
  expect(page).toContain(`class="doctor ${tone}"`);
  expect(page.includes('>Delivered<')).toBe(outcome === 'accepted');
  for (const step of ['Connected', 'Greeting received', 'Signed', 'Vote sent', ' bytes']) expect(page).toContain(step);
});

test('L1 a vote that is not sent, and one that is not confirmed, are shown as such', async () => {
  const listener = await openVoteListener({ behavior: 'classic', keys: LISTENER_KEYS });
  const site = await openSite({ arrange: (app) => useListener(app, 1) });
  expect(statesOf(await (await send(site)).text())).toEqual(['Failed, not sent']);
  await useListener(site.app, listener.port, { protocol: 'v1', secret: listener.publicKey });
  const page = await (await send(site)).text();
  expect(statesOf(page)).toEqual(['Delivered, not confirmed']);
  expect(page).toContain('class="doctor warn"');
});

test('the listener’s response is shown as text', async () => {
  const text = '<script>alert(1)</script><!--cut-->';
  const page = await tested(`{"status":"error","cause":"x","error":${JSON.stringify(text)}}\n`);
  expect(page).not.toMatch(/<script>|<!--/);
  expect(page.match(/&lt;script&gt;alert\(1\)/g)!.length).toBeGreaterThanOrEqual(2);
  expect(page.match(/<\/html>/g)).toHaveLength(1);
});

test('closing the page changes nothing: the vote is sent and recorded', async () => {
  const { site, listener } = await openScripted();
  const page = reading(await send(site));
  await page.until('<ol class="steps">');
  await page.leave();
  listener.greet();
  listener.respond(ACCEPTED);
  const recorded = () =>
    site.db
      .selectFrom('delivery')
      .select('state')
      .where('is_test', '=', true)
      .where('changed_at', '>', new Date(Date.now() - 30_000))
      .execute();
  await waitUntil(async () => (await recorded()).some(({ state }) => state === 'accepted'));
});

test('an invalid player name leads back to the form with the message at its field', async () => {
  const site = await openSite();
  const { status, page } = await site.post(`${PATH}/test`, { playerName: 'two "words"' });
  expect(status).toBe(422);
  expect(page).toMatch(/id="playerName-error"[^>]*>[^<]+</);
  expect(page).toMatch(/name="playerName"[^>]*value="two &quot;words&quot;"/);
  expect(page).toContain('<h1>Vote listener</h1>');
  expect(page).toMatch(/name="host"[^>]*value="votes.survival.example"/);
});

test('L4 a sixth test vote within a minute is rejected', async () => {
  const site = await openSite({ arrange: (app) => useListener(app, 1) });
  for (let sent = 0; sent < 5; sent += 1) await (await send(site)).text();
  const response = await send(site);
  expect(response.status).toBe(429);
  const wait = response.headers.get('retry-after');
  expect(await response.text()).toMatch(new RegExp(`id="playerName-error"[^>]*>[^<]*Wait ${wait} s`));
});

test('without a listener a test vote is rejected', async () => {
  const site = await openSite({
    arrange: ({ db }) => db.updateTable('endpoint').set({ state: 'removed' }).execute(),
  });
  const { status, page } = await site.post(`${PATH}/test`, { playerName: '.Steve' });
  expect(status).toBe(409);
  expect(page).toContain('Save your vote listener before you send a test vote.');
  expect(page).toMatch(/name="port"[^>]*value="8192"/);
});

test('an error halfway is shown on the page, without its cause', async () => {
  const { site, listener } = await openScripted();
  const page = reading(await send(site));
  await page.until('Connected');
  await sql`alter table attempt add constraint broken check (code <> 'answer_unreadable')`.execute(site.db);
  onTestFinished(async () => {
    await sql`alter table attempt drop constraint broken`.execute(site.db);
  });
  listener.greet();
  listener.respond('hello\n');
  const whole = await page.until('</html>');
  expect(whole).toContain('Something went wrong on our side, and we don’t know whether the vote was sent.');
  expect(whole).not.toContain('constraint');
});

test('its URL leads back to the form', async () => {
  const { status, location } = await (await openSite()).get(`${PATH}/test`);
  expect(status).toBe(303);
  expect(location).toBe(`${PATH}#test`);
});
