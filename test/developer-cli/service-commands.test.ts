// The commands that use the API, as processes against the real service in its own process.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { developerJson, homeFolder, runDeveloperCli, startDeveloperCli } from '../support/developer-cli.ts';
import { type DeveloperSite, startDeveloperSite } from '../support/developer-site.ts';
import { aVoteRow, unknownToken } from '../support/people-and-listings.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let site: DeveloperSite;
let receiver: Receiver;
let environment: Record<string, string>;
beforeAll(async () => {
  site = await startDeveloperSite();
  receiver = await startReceiver();
  environment = await site.environment();
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

const run = (words: string, extra: Record<string, string> = {}) =>
  runDeveloperCli(words.split(' '), { environment: { ...environment, ...extra } });
const json = (words: string) => developerJson(words.split(' '), { environment });

describe('changelog put', () => {
  const CHANGELOG = '# Changelog\n\n## [1.1.0] - 2026-01-31\n\n- Music\n\n## 1.0.0\n\n- First\n';

  test('publishes a section once, however often it runs; --dry-run sends nothing', async () => {
    const file = join(homeFolder(), 'CHANGELOG.md');
    writeFileSync(file, CHANGELOG);
    const dry = await run(`changelog put --from ${file} --version 1.1.0 --dry-run`, { PLAUDIT_TOKEN: '' });
    expect(dry).toMatchObject({ status: 0, out: expect.stringContaining('- Music\n\nNothing was sent') });
    const first = await json(`changelog put --from ${file} --version v1.1.0`);
    expect(first).toMatchObject({
      created: true,
      entry: { version: '1.1.0', body: '- Music', publishedAt: '2026-01-31T00:00:00.000Z' },
    });
    const again = await run(`changelog put --from ${file} --version 1.1.0`);
    expect(again).toMatchObject({ status: 0, out: 'Replaced 1.1.0.' });
    expect(await site.db.selectFrom('changelog_entry').select('version').execute()).toEqual([{ version: '1.1.0' }]);
  });

  test('takes whole notes from a file or from stdin', async () => {
    const words = ['changelog', 'put', '--body-file', '-', '--version', '2.0.0', '--title', 'Big one'];
    expect(await developerJson(words, { environment, input: '- All new\n' })).toMatchObject({
      entry: { title: 'Big one', body: '- All new' },
    });
  });

  test('a version without a section, and a token without the scope, are explained', async () => {
    const file = join(homeFolder(), 'CHANGELOG.md');
    writeFileSync(file, CHANGELOG);
    expect(await run(`changelog put --from ${file} --version 3.0.0`)).toMatchObject({
      status: 1,
      error: `${file} has no section for 3.0.0. It has: 1.1.0, 1.0.0.`,
    });
    const { PLAUDIT_TOKEN = '' } = await site.environment(['votes:read']);
    const refused = await run(`changelog put --from ${file} --version 1.0.0`, { PLAUDIT_TOKEN });
    expect(refused).toMatchObject({ status: 1, error: expect.stringContaining('scope changelog:write') });
    expect(JSON.stringify(refused)).not.toContain(PLAUDIT_TOKEN);
  });
});

test('stats post reports servers and shards', async () => {
  expect(await run('stats post --servers 1204 --shards 2')).toMatchObject({ status: 0, out: 'Reported 1204 servers.' });
  const row = await site.db.selectFrom('listing').selectAll().where('id', '=', site.bot.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ server_count: 1204, shard_count: 2 });
});

test('votes check says whether somebody voted, with status 1 if not', async () => {
  await aVoteRow(site.db, site.bot, { voterId: 'v1', userId: 'v1' });
  expect(await run('votes check --user v1')).toMatchObject({
    status: 0,
    out: expect.stringContaining('v1 voted at 20'),
  });
  expect(await run('votes check --user v2')).toMatchObject({ status: 1, out: 'v2 has no active vote.' });
});

describe('the webhook', () => {
  test('trigger vote --webhook sends a test event and shows what the receiver responded', async () => {
    expect(await run('deliveries tail --no-follow')).toMatchObject({ status: 0, out: '', error: 'There are none.' });
    expect(await run('trigger vote --webhook')).toMatchObject({
      status: 1,
      error: expect.stringContaining('no webhook'),
    });
    await site.setWebhook(receiver.url);
    expect(await run('trigger vote --webhook')).toMatchObject({ status: 0, out: expect.stringMatching(/^✓ /) });
    receiver.answer = 401;
    expect(await run('trigger vote --webhook')).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^✗ .*\n {2}→ /),
    });
    receiver.answer = 204;
  });

  test('deliveries tail lists, follows and filters; show explains; redeliver sends again', async () => {
    const listed = await run('deliveries tail --no-follow');
    expect(listed.out.split('\n')).toHaveLength(2);
    expect(listed.out).toMatch(/failed .* test .*HTTP 401/);
    const failed = await developerJson(['deliveries', 'tail', '--no-follow', '--status', 'failed'], { environment });
    const shown = await run(`deliveries show ${failed.eventId}`);
    expect(shown.out).toContain('"test":true');
    expect(shown.out).toMatch(/Attempt 1 \(test\).*HTTP 401[\s\S]*→ /);

    const tail = startDeveloperCli(['deliveries', 'tail', '--json'], { environment });
    await tail.until(/"status":"failed"/);
    expect(await run(`deliveries redeliver ${failed.eventId}`)).toMatchObject({
      status: 0,
      out: expect.stringMatching(/as attempt 2/),
    });
    await tail.until(/"status":"delivered","attempts":2/);
    expect(await run('deliveries redeliver --status failed --since 24h')).toMatchObject({ status: 0 });
    expect(await run('deliveries show nothing')).toMatchObject({
      status: 1,
      error: expect.stringMatching(/no event with this ID/),
    });
  });
});

test('deliveries show describes an event that was sent on the live stream only', async () => {
  const headers = { authorization: `Bearer ${environment.PLAUDIT_TOKEN}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${site.url()}/api/v1/webhooks/stream/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as { readonly id: string };
  };
  const { id } = await post('test', {});
  await post('acknowledge', { consumer: 'rewards', eventId: id });
  await post('forwards', { id, to: 'http://localhost:3000/votes', status: 204, durationMs: 12, error: null });
  const { out } = await run(`deliveries show ${id}`);
  expect(out).toMatch(/no_webhook .* test .*0 attempts/);
  expect(out).toContain('Acknowledged by rewards');
  expect(out).toMatch(/Forwarded to http:\/\/localhost:3000\/votes, .*: HTTP 204, 12 ms/);
});

describe('a site that is not one', () => {
  test.each<[string, Receiver['answer'], RegExp]>([
    [
      'HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello'),
      /not that of a Plaudit site/,
    ],
    [
      'a firewall',
      (_, response) => void response.writeHead(403).end('<h1>Attention Required'),
      /not that of a Plaudit site/,
    ],
    [
      'a redirect',
      (_, response) => void response.writeHead(301, { Location: 'https://votes.example/x' }).end(),
      /redirects to https:\/\/votes\.example/,
    ],
  ])('%s', async (_, answer, sentence) => {
    const other = await startReceiver(answer);
    const ran = await run('stats post --servers 1', { PLAUDIT_URL: new URL(other.url).origin });
    await other.close();
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toMatch(sentence);
  });

  test('nothing there, and a token that is unknown', async () => {
    const unknown = await run('stats post --servers 1', {
      PLAUDIT_TOKEN: unknownToken(environment.PLAUDIT_TOKEN!),
    });
    expect(unknown).toMatchObject({ status: 1, error: expect.stringContaining('refuses the token') });
    const nothing = await run('stats post --servers 1', { PLAUDIT_URL: 'http://127.0.0.1:1' });
    expect(nothing).toMatchObject({ status: 1, error: expect.stringMatching(/failed/) });
  });
});
