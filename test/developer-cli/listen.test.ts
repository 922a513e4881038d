// `plaudit listen`: events of the real service reach a program on this machine, and what happens is said and reported.
import { verify } from '@plaudit/sdk';
import { streamSecret } from '@plaudit/sdk/stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDeveloperCli, startDeveloperCli } from '../support/developer-cli.ts';
import { type DeveloperSite, startDeveloperSite } from '../support/developer-site.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let site: DeveloperSite;
let receiver: Receiver;
let environment: Record<string, string>;
beforeAll(async () => {
  site = await startDeveloperSite();
  receiver = await startReceiver();
});
beforeEach(async () => {
  // A token of its own, because the streams of one are limited.
  environment = await site.environment(['votes:read', 'webhooks:write']);
  receiver.received.length = 0;
  receiver.answer = 204;
  await site.db.deleteFrom('spending').execute();
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

const run = (words: string, extra: Record<string, string> = {}) =>
  runDeveloperCli(words.split(' '), { environment: { ...environment, ...extra } });
const listen = (words: string) => startDeveloperCli(['listen', ...words.split(' ').filter(Boolean)], { environment });
const trigger = async () => {
  const { status, out, error } = await run('trigger vote --json');
  expect({ status, error }).toEqual({ status: 0, error: '' });
  return JSON.parse(out).id as string;
};

test('a test event is forwarded byte by byte, shown in one line, and reported to the delivery log', async () => {
  const listening = listen(`--forward-to ${receiver.url}`);
  await listening.until(/^Ready\. Listening for test events of /);
  expect(listening.output().out).toContain('SECRET=$(plaudit listen --print-secret)');
  await trigger();
  await listening.until(/\d\d:\d\d:\d\d {2}test {2}user \S+ {2}204 {2}\d+ ms/);
  const [{ body, headers }] = receiver.received as [Receiver['received'][number]];
  const secret = await run('listen --print-secret', { PLAUDIT_URL: '' });
  expect(secret).toEqual({ status: 0, error: '', out: await streamSecret(environment.PLAUDIT_TOKEN ?? '') });
  expect(await verify(body, headers, secret.out)).toMatchObject({ ok: true, event: { test: true } });
  expect(Object.keys(headers)).toEqual(
    ['host', 'connection', 'accept-encoding', 'content-type', 'user-agent', 'x-plaudit-event', 'x-plaudit-event-id']
      .concat(['x-plaudit-delivery', 'x-plaudit-attempt', 'x-webhook-signature', 'webhook-id', 'webhook-timestamp'])
      .concat(['webhook-signature', 'content-length']),
  );
  const reported = () =>
    site.db.selectFrom('stream_forward').selectAll().where('listing_id', '=', site.bot.id).execute();
  await expect.poll(reported).toMatchObject([{ forwarded_to: receiver.url, status: 204, error: null }]);
  listening.stop();
  expect(await listening.ended).toBe(0);
  expect(listening.output().out).toMatch(/Ended\.\n$/);
  expect(JSON.stringify(listening.output())).not.toContain(environment.PLAUDIT_TOKEN);
});

test('real votes come only with --live; without --forward-to, events are only printed', async () => {
  const tests = listen('--json');
  const live = listen('--json --live');
  await Promise.all([tests.until(/"ready"/), live.until(/"ready"/)]);
  const eventId = await site.vote('voter1');
  await live.until(/"event"/);
  await trigger();
  await tests.until(/"event"/);
  await expect.poll(() => live.lines('event').length).toBe(2);
  expect(live.lines('event')[0]).toMatchObject({ id: eventId, eventType: 'vote', event: { eventId, test: false } });
  expect(tests.lines('event')).toMatchObject([{ eventType: 'test', event: { test: true } }]);
  expect(tests.lines('ready')).toMatchObject([{ listingId: site.bot.id, events: ['test'], forwardTo: null }]);
  expect(live.lines('forward')).toEqual([]);
});

test('--since begins with older events', async () => {
  const ids = [await trigger(), await trigger()];
  const all = listen(`--json --since ${ids[0]}`);
  await all.until(/"event"/);
  expect(all.lines('event')).toMatchObject([{ id: ids[1] }]);
});

describe('the program', () => {
  const forwards = async (words = '') => {
    const listening = listen(`--json --forward-to ${receiver.url} ${words}`);
    await listening.until(/"ready"/);
    return listening;
  };

  test('that redirects is not followed, and the address is named', async () => {
    receiver.answer = (_, response) => void response.writeHead(308, { Location: '/other' }).end();
    const listening = await forwards();
    await trigger();
    await listening.until(/"forward"/);
    const address = new URL('/other', receiver.url).href;
    expect(listening.lines('forward')).toMatchObject([
      { status: 308, outcome: 'retried', todo: `Use that address itself: ${address}` },
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  test('that hangs is given up after ten seconds, and gets the next event', async () => {
    receiver.answer = () => undefined;
    const listening = await forwards();
    await trigger();
    await receiver.until(1);
    receiver.answer = 204;
    await trigger();
    await listening.until(/"forward"[\s\S]*"forward"/);
    expect(listening.lines('forward')).toMatchObject([
      { status: null, outcome: 'retried', what: expect.stringContaining('no response within 10 seconds') },
      { status: 204, outcome: 'delivered' },
    ]);
  });

  test('that hangs does not delay the end', async () => {
    receiver.answer = () => undefined;
    const listening = await forwards();
    await trigger();
    await receiver.until(1);
    const stoppedAt = performance.now();
    listening.stop('SIGTERM');
    expect(await listening.ended).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
  });

  test('that is not there, or fails, is explained', async () => {
    const nowhere = listen('--json --forward-to 1/votes');
    await nowhere.until(/"ready"/);
    receiver.answer = 500;
    const failing = await forwards();
    await trigger();
    await Promise.all([nowhere.until(/"forward"/), failing.until(/"forward"/)]);
    expect(nowhere.lines('forward')).toMatchObject([{ status: null, what: 'Nothing listens on localhost:1.' }]);
    expect(failing.lines('forward')).toMatchObject([{ status: 500, outcome: 'retried' }]);
  });

  test('on another machine is refused without --allow-remote', async () => {
    const ran = await run('listen --forward-to https://bot.example/votes');
    expect(ran).toMatchObject({ status: 2, out: '', error: expect.stringContaining('Add --allow-remote') });
  });
});

test('two commands with one token both receive every event', async () => {
  const both = [listen('--json'), listen('--json')];
  await Promise.all(both.map((one) => one.until(/"ready"/)));
  const id = await trigger();
  await Promise.all(both.map((one) => one.until(/"event"/)));
  for (const one of both) expect(one.lines('event')).toMatchObject([{ id }]);
});

describe('the connection', () => {
  test('a killed service is waited for, and what came in between is received, in order', async () => {
    const listening = listen('--json --live');
    await listening.until(/"ready"/);
    await site.kill();
    await listening.until(/"reconnecting"/);
    const ids = [await site.vote('voter2'), await site.vote('voter3')];
    await site.restart();
    await listening.until(/"caught-up"/);
    const events = listening.lines('event').map(({ id }) => id);
    expect(events).toEqual(ids);
    expect(listening.lines('reconnected')).toHaveLength(1);
    listening.stop();
    expect(await listening.ended).toBe(0);
  });

  test('it gives up after --max-failures, with status 1', async () => {
    const listening = listen('--max-failures 2');
    await listening.until(/Ready/);
    await site.kill();
    expect(await listening.ended).toBe(1);
    expect(listening.output().out).toMatch(/Trying again in \d+ s\./);
    expect(listening.output().error).toMatch(/Connecting failed 2 times in a row.*run this command again/);
    await site.restart();
  });

  test('a token that is revoked ends it at once, with status 1', async () => {
    const listening = listen('--json');
    await listening.until(/"ready"/);
    await site.revoke(environment.PLAUDIT_TOKEN ?? '');
    expect(await listening.ended).toBe(1);
    expect(listening.lines('ended')).toMatchObject([
      { reason: 'revoked', message: expect.stringContaining('plaudit login') },
    ]);
    const again = await run('listen');
    expect(again).toMatchObject({ status: 1, error: expect.stringContaining('refuses the token') });
  });

  test('a token without the scope is refused with the scope that it needs', async () => {
    const { PLAUDIT_TOKEN = '' } = await site.environment(['stats:write']);
    const ran = await run('listen', { PLAUDIT_TOKEN });
    expect(ran).toMatchObject({ status: 1, error: expect.stringContaining('votes:read') });
  });
});
