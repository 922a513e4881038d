// D6: a process that was stalled past the end of an attempt sends nothing of it when it continues, because another
// process may have taken over the delivery. Its timers run too late for that, and after suspend they do not count the
// time asleep.
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { shiftClock } from '../../src/core/clock.ts';
import type { Resolve } from '../../src/outbound/dns-resolver.ts';
import { serveDatagrams } from '../support/game-servers.ts';
import { acceptRaw, receiveHttp } from '../support/sockets.ts';
import { onNextConnection, openTestOutbound } from '../support/test-outbound.ts';

const TIMEOUT_MS = 5_000;
const STILL_MS = 40_000;

// Only the monotonic clock is shifted: timers use another one, so they have not fired yet.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  shiftClock(0);
});

describe.each([
  ['stopped', () => vi.advanceTimersByTime(STILL_MS)],
  ['on a machine that was suspended', () => shiftClock(STILL_MS)],
])('a process that is %s', (_how, holdStill) => {
  const resolver: Resolve = async () => {
    holdStill();
    return { ok: true, addresses: ['127.0.0.1'] };
  };

  test('while a name is being resolved opens no connection', async () => {
    const receiver = await receiveHttp((response) => response.end());
    const outbound = openTestOutbound({ timeoutMs: TIMEOUT_MS, resolver });
    expect(await outbound.post(postTo(receiver.port))).toMatchObject({ code: 'stalled', charged: false });
    // A connection would arrive before this one.
    await openTestOutbound().post(postTo(receiver.port));
    expect(receiver.connections()).toBe(1);
  });

  test('while a name is being resolved sends no datagram', async () => {
    const heard: string[] = [];
    const server = await serveDatagrams((datagram) => {
      heard.push(String(datagram));
      return Buffer.from('!');
    });
    onTestFinished(() => server.close());
    const request = { host: 'receiver.test', port: server.port, mostBytes: 64, wholeMs: TIMEOUT_MS };
    const late = await openTestOutbound({ resolver }).exchangeDatagram({
      ...request,
      datagram: Buffer.from('late'),
    });
    expect(late).toMatchObject({ code: 'stalled' });
    // A datagram would arrive before this one.
    await openTestOutbound().exchangeDatagram({ ...request, datagram: Buffer.from('in time') });
    expect(heard).toEqual(['in time']);
  });

  test('while connecting sends nothing', async () => {
    onNextConnection(holdStill);
    const { port, heard } = await hearing();
    const result = await openTestOutbound({ timeoutMs: TIMEOUT_MS }).post(postTo(port));
    expect(result).toMatchObject({ code: 'stalled', charged: false });
    expect(await heard).toBe('');
  });

  test('before it responds to a greeting sends nothing', async () => {
    const { port, heard } = await hearing('!');
    const bounds = { connectMs: TIMEOUT_MS, wholeMs: TIMEOUT_MS, most: 64 };
    const opened = await openTestOutbound().connectTcp({ host: 'receiver.test', port, ...bounds });
    if (!opened.ok) throw new Error(opened.code);
    const { conversation } = opened;
    await conversation.readUntil((bytes) => bytes.length || null, TIMEOUT_MS);
    holdStill();
    expect(conversation.write(Buffer.from('?'))).toBe(false);
    expect((await conversation.readUntil(() => null, 5_000)).why).toBe('stalled');
    conversation.close();
    expect(await heard).toBe('');
  });
});

test('that continues in time sends the request', async () => {
  onNextConnection(() => shiftClock(TIMEOUT_MS / 2));
  const receiver = await receiveHttp((response) => response.end());
  const result = await openTestOutbound({ timeoutMs: TIMEOUT_MS }).post(postTo(receiver.port));
  expect(result).toMatchObject({ ok: true });
});

const postTo = (port: number) => ({ url: `http://receiver.test:${port}/`, headers: {}, body: '{}' });

/** Greets each connection; `heard`: everything received until the end of that connection. */
async function hearing(greeting = '') {
  const { promise: heard, resolve } = Promise.withResolvers<string>();
  const { port } = await acceptRaw((socket) => {
    let all = '';
    socket.on('data', (bytes) => {
      all += bytes;
    });
    socket.on('close', () => resolve(all));
    socket.write(greeting);
  });
  return { port, heard };
}
