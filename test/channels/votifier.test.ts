// §2.3, §6.6, L1, L3: the vote-listener channel with real listeners on loopback: one connection, one write, one result.
import type { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LISTENER_OUTCOMES } from '../../src/channels/votifier/listener-codes.ts';
import { diagnoseListener } from '../../src/channels/votifier/listener-diagnosis.ts';
import type { ListenerStep } from '../../src/channels/votifier/listener-steps.ts';
import { inEnglish } from '../../src/messages/in-english.ts';
import { decodeBlock, decodeFrame } from '../support/votifier-decoder.ts';
import { openTestVotifierListener } from '../support/votifier-listener.ts';
import { CHALLENGE, OK, SOON, send, TOKEN, V2, VOTED_AT } from '../support/votifier-sending.ts';
import { VOTIFIER } from '../support/votifier-vectors.ts';

describe('A.3 after the vote is sent', () => {
  const say = (text: string) => (socket: Socket) => void socket.end(text);
  const bytewise = (text: string) => (socket: Socket) => {
    for (const letter of text) socket.write(letter);
  };
  const close = (socket: Socket) => void socket.end();
  const reset = (socket: Socket) => void socket.resetAndDestroy();
  const nothing = () => {};
  const failure = (error: string) => `{"status":"error","cause":"CorruptedFrameException","error":"${error}"}\r\n`;

  const hytale = (words: string) => JSON.stringify({ status: 'error', cause: words, errorMessage: words });

  test.each<[string, string, string, 'v1' | 'v2', string, (socket: Socket) => void]>([
    ['accepted', 'accepted', 'NuVotifier', 'v2', V2, say(`${OK}\r\n`)],
    ['accepted', 'accepted', 'a listener that does not close', 'v2', V2, (socket) => void socket.write(OK)],
    ['accepted', 'accepted', 'a listener that sends byte by byte', 'v2', V2, bytewise(OK)],
    [
      'accepted',
      'accepted',
      'a listener that resets after its response',
      'v2',
      V2,
      (socket) => socket.write(OK, () => socket.resetAndDestroy()),
    ],
    ['rejected', 'wrong_token', 'NuVotifier', 'v2', V2, say(failure('Signature is not valid (invalid token?)'))],
    ['rejected', 'unknown_service', 'NuVotifier', 'v2', V2, say(failure('Unknown service \\u0027Acme\\u0027'))],
    ['unknown', 'plugin_failed', 'a plugin that throws', 'v2', V2, say(failure('boom'))],
    ['unknown', 'closed_after_sending', 'VotifierPlus', 'v2', V2, close],
    ['unknown', 'no_answer', 'a listener that hangs', 'v2', V2, nothing],
    ['unknown', 'answer_unreadable', 'half an answer', 'v2', V2, say('{"status":"o')],
    ['unknown', 'answer_unreadable', 'a web page', 'v2', V2, say('<html></html>')],
    [
      'unknown',
      'answer_unreadable',
      'an endless response',
      'v2',
      V2,
      (socket) => void socket.write('x'.repeat(1_000_000)),
    ],
    ['unknown', 'reset_after_sending', 'a crash', 'v2', V2, reset],
    ['accepted', 'accepted', 'VotifierPlus', 'v1', 'VOTIFIER 1\n', say(`${OK}\r\n`)],
    ['accepted', 'accepted', 'HytaleVotifier', 'v1', V2, say(OK)],
    ['rejected', 'v1_disabled', 'HytaleVotifier', 'v1', V2, say(hytale('V1 protocol is disabled'))],
    ['unknown', 'closed_after_sending_v1', 'VotifierPlus', 'v1', 'VOTIFIER 1\n', close],
    ['sent_unconfirmed', 'sent_unconfirmed', 'NuVotifier', 'v1', V2, close],
    ['sent_unconfirmed', 'sent_unconfirmed_classic', 'a classic Votifier', 'v1', 'VOTIFIER 1.9\n', close],
    ['unknown', 'left_open_v1', 'a classic Votifier', 'v1', 'VOTIFIER 1.9\n', nothing],
    ['unknown', 'no_answer', 'NuVotifier that hangs', 'v1', V2, nothing],
    ['unknown', 'reset_after_sending', 'a crash', 'v1', 'VOTIFIER 1.9\n', reset],
  ])('%s (%s): %s, %s', async (verdict, code, _name, protocol, greeting, onVote) => {
    const listener = await openTestVotifierListener({ greeting, onVote });
    const waits = onVote === nothing;
    const { answer } = await send(listener, { protocol, ...(waits && { limits: { answerMs: SOON } }) });
    expect(answer).toMatchObject({ verdict, code, charged: true, address: '127.0.0.1', httpStatus: null });
    const { timings } = answer;
    for (const ms of [timings.dnsMs, timings.connectMs, timings.firstByteMs, answer.durationMs])
      expect(Number.isInteger(ms)).toBe(true);
    const [piece] = listener.pieces;
    if (protocol === 'v2')
      expect(decodeFrame(piece!, TOKEN)).toMatchObject({
        signed: true,
        serviceName: 'Acme',
        username: '.Steve',
        address: '0.0.0.0',
        timestamp: Date.parse(VOTED_AT),
        challenge: CHALLENGE,
      });
    else
      expect(decodeBlock(piece!, VOTIFIER.v1)).toEqual({
        serviceName: 'Acme',
        username: '.Steve',
        address: '0.0.0.0',
        timestamp: String(Date.parse(VOTED_AT)),
      });
  });

  test('any bytes in any pieces, as greeting and response, produce a result and never an exception', async () => {
    const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 60 }), { maxLength: 4 });
    const greetings = fc.oneof(fc.constant([Buffer.from(V2)]), fc.constant([Buffer.from('VOTIFIER 1.9\n')]), pieces);
    const property = fc.asyncProperty(fc.constantFrom('v1', 'v2'), greetings, pieces, async (protocol, hello, said) => {
      const onVote = (socket: Socket) => {
        for (const piece of said) socket.write(piece);
        socket.end();
      };
      const onGreeted = (socket: Socket) => {
        for (const piece of hello) socket.write(piece);
        if (!Buffer.concat(hello).includes('\n')) socket.end();
      };
      const listener = await openTestVotifierListener({ greeting: null, onGreeted, onVote });
      const { answer } = await send(listener, { protocol });
      expect(LISTENER_OUTCOMES).toHaveProperty(answer.code);
      expect((answer.responseBody ?? '').length).toBeLessThanOrEqual(200);
    });
    await fc.assert(property, { numRuns: 40 });
  });

  test('there is a timeout for the whole vote', async () => {
    const listener = await openTestVotifierListener({ greeting: V2 });
    const { answer } = await send(listener, { limits: { wholeMs: 400 } });
    expect(answer).toMatchObject({ verdict: 'unknown', code: 'no_answer' });
  });

  test('our shutdown leaves the result unknown, and is not the listener’s error', async () => {
    const stop = new AbortController();
    const listener = await openTestVotifierListener({ greeting: V2, onVote: () => stop.abort() });
    const { answer } = await send(listener, { signal: stop.signal });
    expect(answer).toMatchObject({ verdict: 'unknown', code: 'interrupted', charged: false });
  });

  test('the listener’s text is stored as one plain line of at most 200 characters', async () => {
    const error = `<b>bad\\u0000\\u202e\\n token</b>${'x'.repeat(300)}`;
    const listener = await openTestVotifierListener({ greeting: V2, onVote: say(failure(error)) });
    const { answer } = await send(listener);
    expect(answer.responseBody).toMatch(/^CorruptedFrameException: <b>bad token<\/b>x+$/);
    expect(answer.responseBody).toHaveLength(200);
  });
});

describe('L1 one connection', () => {
  test('another address of the name is tried only while none has accepted the connection', async () => {
    const listener = await openTestVotifierListener({
      greeting: V2,
      onVote: (socket) => void socket.end(OK),
    });
    const { answer, dialled } = await send(listener, { addresses: ['127.0.0.9', '127.0.0.1'] });
    expect(answer).toMatchObject({ verdict: 'accepted', address: '127.0.0.1' });
    expect(dialled).toBe(2);
  });

  test.each([
    ['closed_before_greeting', (socket: Socket) => void socket.end()],
    ['no_greeting', () => {}],
  ])('after an accepted connection no other is opened: %s', async (code, onGreeted) => {
    const listener = await openTestVotifierListener({ greeting: null, onGreeted });
    const addresses = ['127.0.0.1', '127.0.0.9'];
    const { answer, dialled } = await send(listener, { addresses, limits: { greetingMs: SOON } });
    expect(answer).toMatchObject({ code, address: '127.0.0.1' });
    expect(dialled).toBe(1);
  });
});

describe('L4 an observer', () => {
  test.each([
    ['v2', 'signed', V2, 'VOTIFIER 2'],
    ['v1', 'encrypted', 'VOTIFIER 1.9\n', 'VOTIFIER 1.9'],
  ] as const)(
    'is notified of each step of %s as it happens, without secrets',
    async (protocol, made, greeting, greeted) => {
      const steps: ListenerStep[] = [];
      const listener = await openTestVotifierListener({ greeting, onVote: (socket) => void socket.end(OK) });
      const { answer } = await send(listener, { protocol, watch: (step) => void steps.push(step) });
      expect(steps.map(({ step, text }) => [step, text])).toEqual([
        ['resolved', '127.0.0.1'],
        ['connected', '127.0.0.1'],
        ['greeting', greeted],
        ['protocol', protocol],
        [made, expect.any(String)],
        ['sent', expect.stringMatching(/^\d+ bytes$/)],
        ['answered', OK],
      ]);
      const times = steps.map(({ elapsedMs }) => elapsedMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(JSON.stringify([steps, answer])).not.toMatch(new RegExp(`${TOKEN}|${CHALLENGE}`));
    },
  );

  test('that throws does not affect the vote', async () => {
    const listener = await openTestVotifierListener({
      greeting: V2,
      onVote: (socket) => void socket.end(OK),
    });
    const watch = () => {
      throw new Error('the page is gone');
    };
    expect((await send(listener, { watch })).answer.verdict).toBe('accepted');
  });

  test('gets explanations of the result', async () => {
    const listener = await openTestVotifierListener({ greeting: 'VOTIFIER 1\n' });
    const { answer } = await send(listener);
    const { happened, todo } = inEnglish(
      diagnoseListener({
        code: answer.code,
        end: answer.verdict,
        protocol: 'v2',
        words: answer.responseBody,
      }),
    );
    expect(happened).toContain('VOTIFIER 1');
    expect(todo).toContain('TokenSupport: true');
  });
});
