// The test listener simulating each plugin: it accepts a valid vote and rejects an invalid one like the real plugin.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blockOf, challengeOf, connectVoteCaller, encryptText, frame, frameOf, VOTE } from '../support/vote-caller.ts';
import { openVoteListener, type WatchedListener } from '../support/vote-listener.ts';

const STRANGE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

/** Sends what `make` builds from the challenge, and returns how it ended. */
async function send({ port }: WatchedListener, make: (challenge: string) => Uint8Array) {
  const caller = connectVoteCaller(port);
  caller.send(make(await challengeOf(caller)));
  return caller.end;
}

describe.each([
  ['nuvotifier', /^VOTIFIER 2 [0-9a-v]{26}$/, '{"status":"ok"}\r\n', ''],
  ['votifierplus', /^VOTIFIER 2 [0-9a-v]{26}$/, '{"status":"ok"}\r\n', '{"status":"ok"}\r\n'],
  ['votifierplus-v1', /^VOTIFIER 1$/, null, '{"status":"ok"}\r\n'],
  ['classic', /^VOTIFIER 1\.9$/, null, ''],
  ['hytale', /^VOTIFIER 2 [A-Za-z0-9+/]{32}$/, '{"status":"ok"}', '{"status":"ok"}'],
] as const)('%s', (behavior, greeting, replyToV2, replyToV1) => {
  test('greets with a different challenge for each connection', async () => {
    const { port } = await openVoteListener({ behavior });
    const first = connectVoteCaller(port);
    expect(await first.greeting()).toMatch(greeting);
    first.leave();
    const second = await connectVoteCaller(port).greeting();
    expect(second).toMatch(greeting);
    if (replyToV2 !== null) expect(second).not.toBe(await first.greeting());
  });

  test.runIf(replyToV2 !== null)('accepts a v2 vote', async () => {
    const listener = await openVoteListener({ behavior });
    expect(listener.token).toMatch(/^[0-9a-v]{26}$/);
    const end = await send(listener, (challenge) => frameOf(listener.token!, challenge));
    expect(end).toEqual({ reply: replyToV2, how: 'closed' });
    expect(listener.votes).toEqual([{ protocol: 'v2', ...VOTE, receivedAt: expect.any(Date) }]);
    expect(listener.connections).toMatchObject([{ votes: 1, receivedBytes: expect.any(Number) }]);
    expect(listener.refusals).toEqual([]);
  });

  test('accepts a v1 vote', async () => {
    const listener = await openVoteListener({ behavior });
    expect(listener.publicKey).toMatch(/^MIIBIjANBgkqhkiG9w0BAQEF[A-Za-z0-9+/=]{368}$/);
    const end = await send(listener, () => blockOf(listener.publicKey!));
    expect(end).toEqual({ reply: replyToV1, how: 'closed' });
    const vote = { ...VOTE, timestamp: String(VOTE.timestamp) };
    expect(listener.votes).toEqual([{ protocol: 'v1', ...vote, receivedAt: expect.any(Date) }]);
    expect(listener.connections).toMatchObject([{ votes: 1, receivedBytes: 256 }]);
  });
});

describe('nuvotifier rejects', () => {
  const wrong = (token: string, challenge: string) => ({
    token: frameOf(`${token}x`, challenge),
    challenge: frameOf(token, `${challenge}x`),
    'long name': frameOf(token, challenge, { username: 'SeventeenLetters_' }),
    service: frameOf(token, challenge, { serviceName: "<Other's=&>" }),
    address: frameOf(token, challenge, { address: undefined }),
    timestamp: frameOf(token, challenge, { timestamp: null }),
    uuid: frameOf(token, challenge, { uuid: 'none' }),
    'long frame': frame('x'.repeat(1_021)),
    'no JSON': frame('{"payload":'),
    'url-safe signature': frame(
      JSON.stringify({
        payload: JSON.stringify({ ...VOTE, challenge }),
        signature: '__--',
      }),
    ),
  });
  const DECODER = 'DecoderException';
  const CORRUPTED = 'CorruptedFrameException';

  test.each([
    ['token', CORRUPTED, 'Signature is not valid (invalid token?)'],
    ['challenge', CORRUPTED, 'Challenge is not valid'],
    ['long name', CORRUPTED, 'Username too long'],
    ['service', DECODER, "java.lang.RuntimeException: Unknown service '<Other's=&>'"],
    ['address', DECODER, 'java.lang.NullPointerException'],
    ['timestamp', DECODER, 'java.lang.UnsupportedOperationException: JsonNull'],
    ['uuid', DECODER, 'java.lang.IllegalArgumentException: Invalid UUID string: none'],
    ['long frame', 'TooLongFrameException', 'Adjusted frame length exceeds 1024: 1025 - discarded'],
    ['no JSON', DECODER, 'com.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException'],
    ['url-safe signature', DECODER, 'java.lang.IllegalArgumentException: Illegal base64 character 5f'],
  ] as const)('v2: %s', async (what, cause, error) => {
    const listener = await openVoteListener({ protocols: ['v2'], serviceName: VOTE.serviceName });
    const { reply, how } = await send(listener, (challenge) => wrong(listener.token!, challenge)[what]);
    expect(how).toBe('closed');
    expect(reply).toMatch(/^\{.*\}\r\n$/);
    expect(reply).not.toMatch(/[<>&=']/);
    expect(JSON.parse(reply)).toEqual({ status: 'error', cause, error });
    expect(listener.votes).toEqual([]);
    expect(listener.refusals).toMatchObject([{ protocol: 'v2', reason: expect.stringMatching(/\.$/) }]);
  });

  test.each([
    ['another key', 'another public key', () => blockOf(STRANGE_KEY)],
    ['one byte too many', '257 bytes', (key: string) => Buffer.concat([blockOf(key), Buffer.of(0)])],
    ['an empty timestamp', '4 fields', (key: string) => encryptText(key, 'VOTE\nPlaudit\nSteve\n0.0.0.0\n\n')],
    ['another opcode', 'begin with VOTE', (key: string) => encryptText(key, 'PING\nPlaudit\nSteve\n0.0.0.0\n1\n')],
  ])('v1, without a response: %s', async (_what, words, make) => {
    const listener = await openVoteListener({ protocols: ['v1'] });
    const end = await send(listener, () => make(listener.publicKey!));
    expect(end).toEqual({ reply: '', how: 'closed' });
    expect(listener.votes).toEqual([]);
    expect(listener.refusals).toMatchObject([{ protocol: 'v1', reason: expect.stringContaining(words) }]);
  });

  test('v1 where only v2 is accepted, and v2 where only v1 is', async () => {
    const v2 = await openVoteListener({ protocols: ['v2'] });
    expect(v2.publicKey).toBe(null);
    expect(await send(v2, () => blockOf(STRANGE_KEY))).toEqual({ reply: '', how: 'closed' });
    const v1 = await openVoteListener({ protocols: ['v1'] });
    expect(v1.token).toBe(null);
    const { reply } = await send(v1, (challenge) => frameOf('token', challenge));
    expect(reply).toContain('Unknown service');
  });

  test('nothing incomplete: it accepts a frame in two pieces, and waits for the announced length', async () => {
    const listener = await openVoteListener({ protocols: ['v2'] });
    const caller = connectVoteCaller(listener.port);
    const whole = frameOf(listener.token!, await challengeOf(caller));
    caller.send(whole.subarray(0, 1));
    await connectVoteCaller(listener.port).greeting();
    caller.send(whole.subarray(1));
    expect(await caller.end).toEqual({ reply: '{"status":"ok"}\r\n', how: 'closed' });
    const short = connectVoteCaller(listener.port);
    short.send(frameOf(listener.token!, await challengeOf(short)).subarray(0, -1));
    short.leave();
    expect(await short.end).toEqual({ reply: '', how: 'closed' });
    await listener.until(() => listener.refusals.length === 1);
    expect(listener.refusals[0]?.reason).toMatch(/before a complete vote arrived \(\d+ bytes\)/);
  });
});

describe('votifierplus', () => {
  test.each([
    ['another token', (token: string, challenge: string) => frameOf(`${token}x`, challenge)],
    ['another challenge', (token: string) => frameOf(token, 'x')],
    ['another service', (token: string, challenge: string) => frameOf(token, challenge, { serviceName: 'Other' })],
    ['an empty address', (token: string, challenge: string) => frameOf(token, challenge, { address: '' })],
    ['part of a frame', (token: string, challenge: string) => frameOf(token, challenge).subarray(0, 40)],
    ['a block for another key', () => blockOf(STRANGE_KEY)],
  ])('closes without a response: %s', async (_what, make) => {
    const listener = await openVoteListener({ behavior: 'votifierplus', serviceName: VOTE.serviceName });
    const end = await send(listener, (challenge) => make(listener.token!, challenge));
    expect(end).toEqual({ reply: '', how: 'closed' });
    expect(listener.refusals).toHaveLength(1);
    expect(listener.votes).toEqual([]);
  });

  test('truncates a long name, so that another player is rewarded', async () => {
    const listener = await openVoteListener({ behavior: 'votifierplus', protocols: ['v2'] });
    const username = 'SeventeenLetters_';
    await send(listener, (challenge) => frameOf(listener.token!, challenge, { username }));
    expect(listener.votes[0]?.username).toBe('SeventeenLetters');
  });
});

describe('classic', () => {
  test('leaves the connection open when it cannot decrypt, and greets the next one only after that', async () => {
    const listener = await openVoteListener({ behavior: 'classic' });
    const first = connectVoteCaller(listener.port);
    await first.greeting();
    const second = connectVoteCaller(listener.port);
    await listener.until(() => listener.connections.length === 2);
    expect(listener.connections[1]?.sentBytes).toBe(0);
    first.send(blockOf(STRANGE_KEY));
    await second.greeting();
    expect(listener.refusals).toMatchObject([{ protocol: 'v1' }]);
    expect(listener.connections[0]?.isOpen).toBe(true);
    second.send(blockOf(listener.publicKey!));
    expect(await second.end).toEqual({ reply: '', how: 'closed' });
    expect(listener.votes).toHaveLength(1);
  });

  test('continues when the connection it waited for has closed', async () => {
    const listener = await openVoteListener({ behavior: 'classic' });
    const first = connectVoteCaller(listener.port);
    await first.greeting();
    const second = connectVoteCaller(listener.port);
    first.leave();
    expect(await second.greeting()).toBe('VOTIFIER 1.9');
  });
});

describe('hytale rejects', () => {
  test.each([
    ['Signature verification failed', (token: string, challenge: string) => frameOf(`${token}x`, challenge)],
    ['Challenge verification failed', (token: string) => frameOf(token, 'x')],
    [
      'Invalid vote format: V2 payload missing username',
      (token: string, challenge: string) => frameOf(token, challenge, { username: ' ' }),
    ],
    ['Invalid message length', () => frame('')],
    ['Decryption failed', () => blockOf(STRANGE_KEY)],
    ['TLS/SSL not supported - use plain TCP connection', () => Buffer.of(0x16, 0x03, 0x01)],
  ])('%s', async (words, make) => {
    const listener = await openVoteListener({ behavior: 'hytale' });
    const { reply, how } = await send(listener, (challenge) => make(listener.token!, challenge));
    expect(how).toBe('closed');
    expect(reply).toMatch(/\}$/);
    expect(JSON.parse(reply)).toEqual({ status: 'error', cause: words, errorMessage: words });
    expect(listener.refusals).toHaveLength(1);
  });

  test('v1 where only v2 is accepted; the service name is case-insensitive', async () => {
    const listener = await openVoteListener({
      behavior: 'hytale',
      protocols: ['v2'],
      serviceName: 'plaudit',
    });
    const refused = await send(listener, () => blockOf(STRANGE_KEY));
    expect(refused.reply).toContain('V1 protocol is disabled');
    await send(listener, (challenge) => frameOf(listener.token!, challenge, { timestamp: 1_760_000_000 }));
    expect(listener.votes).toMatchObject([{ timestamp: VOTE.timestamp }]);
  });
});
