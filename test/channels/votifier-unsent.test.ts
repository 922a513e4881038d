// L1, L3, A.3: every way in which a vote is not sent to its listener: nothing is written, and the state is always
// `failed`.
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  interpretGreeting,
  interpretUnwritable,
  type UsableGreeting,
} from '../../src/channels/votifier/interpret-response.ts';
import type { ListenerStep } from '../../src/channels/votifier/listener-steps.ts';
import { createVotifierChannel } from '../../src/channels/votifier/votifier.ts';
import { HOST_CODES } from '../../src/outbound/check-host.ts';
import { FAILURE_CODES } from '../../src/outbound/failure-codes.ts';
import type { ReadEnd } from '../../src/outbound/tcp-connection.ts';
import { freePort } from '../support/free-port.ts';
import { openTestOutbound } from '../support/test-outbound.ts';
import { openTestVotifierListener } from '../support/votifier-listener.ts';
import { BODY, never, type Sending, SOON, send, targetAt, V2 } from '../support/votifier-sending.ts';

describe('L1 before the vote is sent every result is failed', () => {
  test.each([
    ['dns_not_found', { host: 'nowhere.test' }],
    ['blocked_address', { host: '10.0.0.1' }],
    ['blocked_address', { addresses: ['127.0.0.1', '169.254.169.254'] }],
    ['host_invalid', { host: 'http://receiver.test' }],
    ['connect_refused', {}],
  ] as const)('%s with %j', async (code, sending) => {
    const { answer } = await send({ port: await freePort() }, sending);
    expect(answer).toMatchObject({ verdict: 'failed', code, charged: true, responseBody: null });
  });

  test('port_denied', async () => {
    expect((await send({ port: 25 })).answer).toMatchObject({ verdict: 'failed', code: 'port_denied' });
  });

  test.each([...FAILURE_CODES, ...HOST_CODES])('the outbound error %s is failed, with an explanation', async (code) => {
    const timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null };
    const outbound = {
      connectTcp: async () =>
        ({ ok: false, code, sentence: null, timings, address: null, elapsedMs: () => 0 }) as const,
    };
    const channel = createVotifierChannel({ outbound, serviceName: 'Acme' }, targetAt(8192));
    expect((await channel.attempt({ body: BODY }, never)).verdict).toBe('failed');
  });

  test.each<[string, string | null, ((socket: Socket) => void) | undefined, Sending, string | null]>([
    ['no_greeting', null, undefined, { limits: { greetingMs: SOON } }, null],
    ['no_greeting', null, undefined, { limits: { wholeMs: SOON } }, null],
    ['closed_before_greeting', null, (socket) => socket.end(), {}, null],
    ['greeting_unfinished', 'VOTIFIER 2 abc', (socket) => socket.end(), {}, null],
    ['not_votifier', 'SSH-2.0-OpenSSH_9.6\r\n', undefined, {}, 'SSH-2.0-OpenSSH_9.6'],
    ['not_votifier', '\x05\0binary', (socket) => socket.end(), {}, 'binary'],
    ['not_votifier', 'x'.repeat(100_000), undefined, {}, 'x'.repeat(40)],
    ['unknown_version', 'VOTIFIER 3 abc\n', undefined, {}, 'VOTIFIER 3 abc'],
    ['v1_only', 'VOTIFIER 1\n', undefined, {}, 'VOTIFIER 1'],
    ['v1_only', 'VOTIFIER 1.9\r\n', undefined, {}, 'VOTIFIER 1.9'],
    ['closed_before_sending', `${V2}${'x'.repeat(5_000)}`, undefined, {}, null],
    ['vote_too_long', `VOTIFIER 2 ${'"'.repeat(240)}\n`, undefined, {}, null],
  ])('%s, greeting %j', async (code, greeting, onGreeted, sending, words) => {
    const listener = await openTestVotifierListener({ greeting, ...(onGreeted && { onGreeted }) });
    const { answer } = await send(listener, sending);
    expect(answer).toMatchObject({ verdict: 'failed', code, responseBody: words, charged: true });
  });

  test.each([
    ['no_player', { body: BODY.replace('".Steve"', 'null') }, true],
    ['name_refused', { body: BODY.replace('.Steve', 'a\\nb') }, true],
    ['vote_unreadable', { body: '{}' }, false],
  ])('%s: no connection is opened', async (code, sending, charged) => {
    const listener = await openTestVotifierListener({ greeting: V2 });
    const { answer, dialled } = await send(listener, sending);
    expect(answer).toMatchObject({ verdict: 'failed', code, charged });
    expect(dialled).toBe(0);
  });

  test('key_unusable: no connection is opened', async () => {
    const target = { host: 'receiver.test', port: 1, protocol: 'v1', publicKey: 'AAAA' } as const;
    const channel = createVotifierChannel({ outbound: openTestOutbound(), serviceName: 'Acme' }, target);
    expect(await channel.attempt({ body: BODY }, never)).toMatchObject({
      code: 'key_unusable',
      address: null,
    });
  });

  test.each(['connected', 'greeting', 'signed'])('a shutdown at the step %s sends nothing', async (at) => {
    const stop = new AbortController();
    const listener = await openTestVotifierListener({ greeting: V2 });
    const watch = ({ step }: ListenerStep) => void (step === at && stop.abort());
    const { answer } = await send(listener, { signal: stop.signal, watch });
    expect(answer).toMatchObject({ verdict: 'failed', code: 'shutdown', charged: false });
  });

  test('a shutdown before the start opens no connection', async () => {
    const { answer, dialled } = await send({ port: 8192 }, { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ verdict: 'failed', code: 'shutdown', charged: false });
    expect(dialled).toBe(0);
  });

  test('a listener that resets at once: before or after the connection is established, depending on the kernel', async () => {
    const listener = await openTestVotifierListener({
      greeting: null,
      onGreeted: (socket) => void socket.resetAndDestroy(),
    });
    const { answer } = await send(listener);
    expect(answer.verdict).toBe('failed');
    expect(['reset', 'closed_before_greeting']).toContain(answer.code);
  });
});

describe('A.3 what was received before anything was sent', () => {
  test.each<['v1' | 'v2', string, ReadEnd, string]>([
    ['v2', '', 'time', 'no_greeting'],
    ['v2', '', 'reset', 'closed_before_greeting'],
    ['v2', 'VOTIFIER 2 abc', 'time', 'greeting_unfinished'],
    ['v1', 'VOTIFIER 1', 'closed', 'greeting_unfinished'],
    ['v1', '\x05\0binary', 'time', 'not_votifier'],
    ['v1', '+OK hello\r\n', 'enough', 'not_votifier'],
    ['v1', 'VOTIFIER 2\n', 'enough', 'unknown_version'],
    ['v2', 'VOTIFIER 1\n', 'enough', 'v1_only'],
    ['v2', 'VOTIFIER 2 a', 'shutdown', 'shutdown'],
    ['v2', '', 'stalled', 'stalled'],
  ])('%s, %j, %s: %s', (protocol, said, why, code) => {
    expect(interpretGreeting(protocol, { bytes: Buffer.from(said), why })).toMatchObject({ ok: false, code });
  });

  test.each<['v1' | 'v2', string, UsableGreeting]>([
    ['v2', 'VOTIFIER 2 abc\n', { kind: 'v2', challenge: 'abc' }],
    ['v1', 'VOTIFIER 2 abc\n', { kind: 'v2', challenge: 'abc' }],
    ['v1', 'VOTIFIER 1.9\n', { kind: 'v1', version: '1.9' }],
  ])('%s can be used after %j', (protocol, said, greeting) => {
    expect(interpretGreeting(protocol, { bytes: Buffer.from(said), why: 'enough' })).toEqual({
      ok: true,
      greeting,
    });
  });

  test.each<[ReadEnd, string]>([
    ['closed', 'closed_before_sending'],
    ['reset', 'closed_before_sending'],
    ['stalled', 'stalled'],
    ['shutdown', 'shutdown'],
  ])('after the greeting, %s: %s', (why, code) => {
    expect(interpretUnwritable(why)).toBe(code);
  });
});
