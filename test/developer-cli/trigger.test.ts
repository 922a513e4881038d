// `plaudit trigger vote --to`: what it sends to a receiver of your own, and how it grades the response.

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { createReceiver, memoryDedupe, signVote, verify } from '@plaudit/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeResponse } from '../../cli/src/forward/judge-response.ts';
import { isNodeTooOld } from '../../cli/src/node-version.ts';
import { developerJson, homeFolder, runDeveloperCli } from '../support/developer-cli.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

const SECRET = 'whsec_c2FtcGxlIHNhbXBsZSBzYW1wbGUgc2FtcGxlIHNhbXA=';
const environment = { PLAUDIT_SECRET: SECRET };

let plain: Receiver;
beforeEach(async () => {
  plain = await startReceiver();
});
afterEach(() => plain.close());

const trigger = (words: string, to = plain.url) =>
  runDeveloperCli(['trigger', 'vote', '--to', to, ...words.split(' ').filter(Boolean)], { environment });
const triggerJson = (words: string, to = plain.url) =>
  developerJson(['trigger', 'vote', '--to', to, ...words.split(' ').filter(Boolean)], { environment });

/** A receiver made with the SDK, as its readers make it. */
async function goodReceiver() {
  const votes: string[] = [];
  const receiver = createReceiver({
    secret: SECRET,
    dedupe: memoryDedupe(),
    onVote: ({ eventId }) => void votes.push(eventId),
    onRefused: () => undefined,
  });
  const server = createServer((request, response) => void receiver.node(request as never, response as never));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { votes, url: `http://127.0.0.1:${port}/votes`, close: () => server.close() };
}

test('a vote has the body and headers of a webhook, without any account', async () => {
  const ran = await trigger('--player Steve --service Sample');
  expect(ran).toMatchObject({ status: 0, error: '', out: expect.stringContaining('✓ Accepted') });
  const [{ body, headers }] = plain.received as [Receiver['received'][number]];
  const { data } = JSON.parse(body);
  expect(data).toMatchObject({ listingType: 'game', game: 'minecraft', playerName: 'Steve' });
  expect(headers).toMatchObject({ 'x-sample-event': 'vote.created', 'x-sample-attempt': '1' });
  expect(await verify(body, headers, SECRET)).toMatchObject({ ok: true });
  expect(`${ran.out}${JSON.stringify(headers)}`).not.toContain(SECRET);
});

test('names below localhost are this machine, whatever DNS says', async () => {
  const { port } = new URL(plain.url);
  for (const host of ['bot.localhost', 'LOCALHOST'])
    expect((await trigger('', `http://${host}:${port}`)).status).toBe(0);
  expect(plain.received.map(({ headers }) => headers.host)).toEqual([`bot.localhost:${port}`, `localhost:${port}`]);
  const other = await trigger('', `http://localhost.example:${port}`);
  expect(other).toMatchObject({ status: 2, error: expect.stringContaining('--allow-remote') });
});

test('a receiver made with the SDK passes every scenario, and rewards each vote once', async () => {
  const receiver = await goodReceiver();
  const graded = [];
  for (const words of ['', '--duplicate', '--concurrent 5', '--forged', '--stale', '--test'])
    graded.push((await triggerJson(words, receiver.url)).grade);
  expect(graded).toEqual(['good', 'good', 'good', 'good', 'good', 'good']);
  expect(receiver.votes).toHaveLength(3);
  expect(new Set(receiver.votes).size).toBe(3);
  receiver.close();
});

test('a careless receiver is told what is wrong, with status 1', async () => {
  expect(await trigger('--forged')).toMatchObject({ status: 1, out: expect.stringContaining('can forge votes') });
  expect(await trigger('--stale')).toMatchObject({
    status: 1,
    out: expect.stringContaining('send it again much later'),
  });
  let count = 0;
  plain.answer = (_, response) => void response.writeHead(count++ === 0 ? 204 : 409).end();
  expect(await trigger('--duplicate')).toMatchObject({
    status: 1,
    out: expect.stringContaining('The repeat was not accepted'),
  });
  plain.answer = 503;
  expect(await trigger('--concurrent 3')).toMatchObject({
    status: 1,
    out: expect.stringContaining('All were refused'),
  });
  expect(await trigger('--forged')).toMatchObject({
    status: 0,
    out: expect.stringContaining('! Neither accepted nor refused'),
  });
  plain.answer = 404;
  expect(await trigger('')).toMatchObject({ status: 1, out: expect.stringContaining('Is the path right?') });
});

test('a redirect is not followed, and the address it leads to is named', async () => {
  plain.answer = (_, response) => void response.writeHead(301, { Location: '/votes/' }).end();
  const ran = await trigger('');
  expect(ran.status).toBe(1);
  expect(ran.out).toContain(`Use that address itself: ${plain.url}/`);
  expect(plain.received).toHaveLength(1);
});

test.each([
  ['that switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
  ['that ends too early', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'],
])('a receiver %s has not responded', async (_, response) => {
  const server = createTcpServer((socket) => void socket.on('error', () => undefined).end(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const ran = await trigger('', `http://127.0.0.1:${port}/`);
  expect(ran).toMatchObject({ status: 1, out: expect.stringContaining('closed the connection without a response') });
  server.close();
});

test('a certificate that this machine does not trust is named', () => {
  const certificate = { ok: false, durationMs: 1, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } as const;
  expect(judgeResponse(new URL('https://localhost:3000/'), certificate)).toMatchObject({
    what: 'The certificate of localhost:3000 is not trusted on this machine.',
    todo: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
  });
});

test('a secret is taken from a file, and on the command line only with a warning', async () => {
  const file = join(homeFolder(), 'secret');
  writeFileSync(file, `${SECRET}\n`);
  const ran = await runDeveloperCli(['trigger', 'vote', '--to', plain.url, '--secret-file', file]);
  expect(ran.status).toBe(0);
  expect(await verify(plain.received[0]!.body, plain.received[0]!.headers, SECRET)).toMatchObject({ ok: true });
  const verified = ['verify', '--signature', 'sha256=00', '--body', '{}', '--secret', SECRET];
  expect(await runDeveloperCli(verified)).toMatchObject({ status: 1, error: expect.stringContaining('shell history') });
});

test('many responses are summed up', async () => {
  const { out } = await trigger('--concurrent 20');
  expect(out).toMatch(/response: 20 × 204 in \d+ to \d+ ms/);
});

test('verify reads the body from a file or from stdin, byte by byte, and mentions a stale timestamp', async () => {
  const { body, headers } = await signVote({ eventId: 'e1' }, SECRET, { now: new Date(Date.now() - 3_600_000) });
  const file = join(homeFolder(), 'body.json');
  writeFileSync(file, `${body}\n`);
  const own = ['verify', '--signature', headers['X-Webhook-Signature'] ?? ''];
  const wrong = await runDeveloperCli([...own, '--body', `@${file}`], { environment });
  expect(wrong).toMatchObject({ status: 1, out: expect.stringContaining('a line break was added at its end') });
  expect(await runDeveloperCli([...own, '--body', '@-'], { environment, input: body })).toMatchObject({
    status: 0,
    error: '',
  });
  const standard = ['--id', headers['webhook-id'] ?? '', '--timestamp', headers['webhook-timestamp'] ?? ''];
  const words = ['verify', '--signature', headers['webhook-signature'] ?? '', '--body', body, ...standard];
  const stale = await runDeveloperCli(words, { environment });
  expect(stale).toMatchObject({ status: 0, error: expect.stringMatching(/signed 36\d\d seconds ago/) });
});

test('an older Node is told which one is needed', () => {
  expect(['20.19.0', '22.11.0', '18.0.0'].map(isNodeTooOld)).toEqual([true, true, true]);
  expect(['22.12.0', '24.0.0', '25.1.0'].map(isNodeTooOld)).toEqual([false, false, false]);
});

test.each([
  ['trigger vote --to https://bot.example/votes', /bot\.example is not this machine.*--allow-remote/],
  ['trigger vote --to http://127.0.0.1.example/', /is not this machine/],
  ['trigger vote --to http://user:pass@localhost/', /Leave the user and password out/],
  ['trigger vote --to ftp://localhost/', /looks like http:\/\/localhost:3000\/votes/],
  ['trigger vote --to 1 --forged --stale', /only one of/],
  ['trigger vote --forged', /need --to/],
  ['trigger vote --to 1 --concurrent 1', /from 2 to 100/],
  ['trigger vote --to 1 --concurrent 1000', /from 2 to 100/],
  ['trigger vote --to 1 --service a:b', /--service/],
  ['stats post --servers 1', /There is no token/],
  ['trigger vote', /There is no token/],
  ['changelog put --version 1.0.0', /either --from/],
  ['changelog put --version 1/0 --from a', /--version must/],
  ['votes check', /exactly one of/],
  ['deliveries redeliver', /Name one event ID/],
  ['deliveries redeliver --status failed', /needs --since/],
  ['dance', /dance/],
])('%s: a sentence that says what to do', async (words, sentence) => {
  const ran = await runDeveloperCli(words.split(' '), {
    environment: { ...environment, XDG_CONFIG_HOME: '/nonexistent' },
  });
  expect(ran).toMatchObject({ status: words.startsWith('stats') || words === 'trigger vote' ? 1 : 2, out: '' });
  expect(ran.error).toMatch(sentence);
  expect(ran.error).not.toMatch(/\n\s+at /);
});
