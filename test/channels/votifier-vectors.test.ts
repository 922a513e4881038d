// Votifier byte for byte: frames, blocks, greetings and responses compared with vectors from another implementation,
// and encoded messages with an independent decoder.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEncrypt, encodeVoteV1 } from '../../src/channels/votifier/encode-v1.ts';
import { encodeVoteV2 } from '../../src/channels/votifier/encode-v2.ts';
import { greetingLength, readGreeting } from '../../src/channels/votifier/greeting.ts';
import { interpretResponse } from '../../src/channels/votifier/interpret-response.ts';
import { LISTENER_OUTCOMES } from '../../src/channels/votifier/listener-codes.ts';
import { replyLength } from '../../src/channels/votifier/listener-reply.ts';
import { readVotifierVote } from '../../src/channels/votifier/votifier-vote.ts';
import { decodeBlock, decodeFrame, decryptV1Block } from '../support/votifier-decoder.ts';
import { VOTIFIER } from '../support/votifier-vectors.ts';

const TOKEN = '7k2m9v0c4p8s1q5n3r6t0uabde';
const CHALLENGE = '2o9sdn4v81k0qm6j3ru7ta5bce';
const VOTE = { serviceName: 'Acme', username: 'Steve_99', timestampMs: 1_769_860_800_123 };
const encrypt = createEncrypt(VOTIFIER.v1.publicKey)!;

describe('v2 frames', () => {
  test.each(VOTIFIER.frames)('$name: the exact bytes', ({ token, challenge, frameHex, ...vote }) => {
    const built = encodeVoteV2(vote, token, challenge);
    expect(built.ok && built.bytes.toString('hex')).toBe(frameHex);
    expect(decodeFrame(Buffer.from(frameHex, 'hex'), token)).toEqual({
      serviceName: vote.serviceName,
      username: vote.username,
      address: '0.0.0.0',
      timestamp: vote.timestampMs,
      challenge,
      signed: true,
      fields: ['serviceName', 'username', 'address', 'timestamp', 'challenge'],
    });
  });

  test('the decoder detects a wrong token', () => {
    const built = encodeVoteV2(VOTE, TOKEN, CHALLENGE);
    expect(built.ok && decodeFrame(built.bytes, `${TOKEN}x`).signed).toBe(false);
  });

  test('1,020 bytes of JSON are sent, one more is rejected', () => {
    const bytesOf = (length: number) => {
      const built = encodeVoteV2(VOTE, TOKEN, 'c'.repeat(length));
      return built.ok ? built.bytes.length : built.code;
    };
    const room = 1024 - (bytesOf(1) as number) + 1;
    expect(bytesOf(room)).toBe(1024);
    expect(bytesOf(room + 1)).toBe('vote_too_long');
  });

  test('any name, token and challenge: the encoded vote decodes to the same, or is rejected', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.string({ maxLength: 245 }), (username, token, challenge) => {
        const built = encodeVoteV2({ ...VOTE, username }, token, challenge);
        if (!built.ok) expect(['name_refused', 'vote_too_long']).toContain(built.code);
        else expect(decodeFrame(built.bytes, token)).toMatchObject({ username, challenge, signed: true });
      }),
    );
  });
});

describe('v1 blocks', () => {
  test.each(VOTIFIER.v1.blocks)('$name: the plain text', ({ plain, ciphertextHex, name: _name, ...vote }) => {
    expect(decryptV1Block(Buffer.from(ciphertextHex, 'hex'), VOTIFIER.v1)).toBe(plain);
    const built = encodeVoteV1(vote, encrypt);
    expect(built.ok && decryptV1Block(built.bytes, VOTIFIER.v1)).toBe(plain);
    expect(built.ok && decodeBlock(built.bytes, VOTIFIER.v1)).toEqual({
      serviceName: vote.serviceName,
      username: vote.username,
      address: '0.0.0.0',
      timestamp: String(vote.timestampMs),
    });
  });

  test.each([0x7b, 0x73, 0x50, 0x43, 0x0d, 0x16])('a block that starts with %i is encrypted again', (first) => {
    const blocks = [Buffer.alloc(256, first), Buffer.alloc(256, first), Buffer.alloc(256, 0x42)];
    const built = encodeVoteV1(VOTE, () => blocks.shift()!);
    expect(built.ok && built.bytes[0]).toBe(0x42);
    expect(blocks).toHaveLength(0);
  });

  test('after a hundred failed tries, or with a block of another size, nothing is sent', () => {
    let tries = 0;
    const unlucky = () => {
      tries++;
      return Buffer.alloc(256, 0x7b);
    };
    expect(encodeVoteV1(VOTE, unlucky)).toEqual({ ok: false, code: 'internal_error' });
    expect(tries).toBe(100);
    expect(encodeVoteV1(VOTE, () => Buffer.alloc(128, 1))).toEqual({ ok: false, code: 'internal_error' });
  });

  test('a key that is not 2,048-bit RSA is rejected', () => {
    expect(createEncrypt('')).toBeNull();
    expect(createEncrypt('AAAA')).toBeNull();
    expect(createEncrypt(VOTIFIER.v1.publicKey.slice(0, 300))).toBeNull();
  });

  test('245 bytes fit, 246 do not', () => {
    const other = 'VOTE\n\nSteve_99\n0.0.0.0\n1769860800123\n'.length;
    const built = (length: number) => encodeVoteV1({ ...VOTE, serviceName: 'A'.repeat(length) }, encrypt);
    expect(built(245 - other)).toMatchObject({ ok: true });
    expect(built(246 - other)).toEqual({ ok: false, code: 'vote_too_long' });
  });

  test('a name that US-ASCII cannot represent is rejected, not garbled', () => {
    expect(encodeVoteV1({ ...VOTE, username: 'Zoë' }, encrypt)).toEqual({ ok: false, code: 'name_refused' });
    expect(encodeVoteV1({ ...VOTE, serviceName: 'Ácme' }, encrypt)).toEqual({
      ok: false,
      code: 'service_name_refused',
    });
  });
});

describe.each([
  ['v2', (vote: typeof VOTE) => encodeVoteV2(vote, TOKEN, CHALLENGE)],
  ['v1', (vote: typeof VOTE) => encodeVoteV1(vote, encrypt)],
])('%s rejects what would shift fields or name another player', (_protocol, build) => {
  test.each(['', 'a\nb', 'a\r', '\0', 'a\tb', '\x7f', '\x85', '\u2028', '\ud800', 'abcdefghijklmnopq'])(
    'the name %j',
    (username) => {
      expect(build({ ...VOTE, username })).toEqual({ ok: false, code: 'name_refused' });
    },
  );
  test.each(['', 'Ac\nme', 'Acme\0'])('the service name %j', (serviceName) => {
    expect(build({ ...VOTE, serviceName })).toEqual({ ok: false, code: 'service_name_refused' });
  });
  test.each([Number.NaN, -1, 1.5])('the time %d', (timestampMs) => {
    expect(build({ ...VOTE, timestampMs })).toEqual({ ok: false, code: 'vote_unreadable' });
  });
});

describe('greetings', () => {
  test.each(VOTIFIER.greetings)('$name', ({ hex, parse }) => {
    const bytes = Buffer.from(hex, 'hex');
    expect(readGreeting(bytes.subarray(0, greetingLength(bytes) ?? 0))).toEqual(parse);
  });

  test('a greeting ends with its line, whatever follows', () => {
    expect(greetingLength(Buffer.from('VOTIFIER 2 a\nmore\n'))).toBe(13);
    expect(greetingLength(Buffer.from('VOTIFIER 2 a'))).toBeNull();
    expect(greetingLength(Buffer.alloc(256, 0x61))).toBeNull();
    expect(greetingLength(Buffer.alloc(257, 0x61))).toBe(257);
  });

  test('any bytes, split anywhere, produce the same of three results', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ maxLength: 40 }).map((text) => Buffer.from(`VOTIFIER ${text}\n`)),
    );
    fc.assert(
      fc.property(bytes, fc.nat(), (heard, cut) => {
        const whole = readGreeting(heard.subarray(0, greetingLength(heard) ?? heard.length));
        const early = heard.subarray(0, cut % (heard.length + 1));
        const length = greetingLength(early);
        const greeting = length === null ? whole : readGreeting(early.subarray(0, length));
        if (whole.kind === 'other') expect(greeting.kind).toBe('other');
        else expect(greeting).toEqual(whole);
        expect(['v1', 'v2', 'other']).toContain(greeting.kind);
        if (greeting.kind === 'other') {
          expect(greeting.shown.length).toBeLessThanOrEqual(40);
          expect(greeting.shown).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        }
      }),
    );
  });
});

describe('responses (A.2, A.3)', () => {
  test.each(VOTIFIER.answers)('$name', ({ protocol, greeting, said, why, end, code, words }) => {
    const bytes = Buffer.from(said);
    const ending = interpretResponse(protocol, greeting, { bytes, why }, true);
    expect(ending).toEqual({ code, words });
    expect(LISTENER_OUTCOMES[ending.code]).toBe(end);
    expect(replyLength(bytes) !== null).toBe(why === 'enough');
  });

  test('a short wait for a classic Votifier is not reported as a connection left open', () => {
    const silence = { bytes: Buffer.alloc(0), why: 'time' } as const;
    expect(interpretResponse('v1', { kind: 'v1', version: '1.9' }, silence, false).code).toBe('no_answer');
  });

  test('any bytes, however they end and are split, produce a result and never an exception', () => {
    const pieces = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(text)),
      fc.json({ maxDepth: 3 }).map((json) => Buffer.from(`{"status":"error","cause":${json},"error":"x"}`)),
      fc.constantFrom('{"status":"ok"}', '{"status":"error"}', '[[[[', '{{{{', '"\\').map((text) => Buffer.from(text)),
    );
    const whys = fc.constantFrom('enough', 'closed', 'reset', 'full', 'time', 'stalled', 'shutdown');
    const greetings = fc.constantFrom(...VOTIFIER.answers.map(({ greeting }) => greeting));
    fc.assert(
      fc.property(
        fc.constantFrom('v1', 'v2'),
        greetings,
        fc.array(pieces, { maxLength: 4 }),
        whys,
        fc.boolean(),
        (protocol, greeting, parts, why, wasPatient) => {
          const heard = { bytes: Buffer.concat(parts), why } as const;
          const { code, words } = interpretResponse(protocol, greeting, heard, wasPatient);
          expect(['accepted', 'rejected', 'sent_unconfirmed', 'unknown']).toContain(LISTENER_OUTCOMES[code]);
          expect((words ?? '').length).toBeLessThanOrEqual(200);
          expect(words ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect((words ?? '').isWellFormed()).toBe(true);
        },
      ),
    );
  });

  test('a complete response stays complete, however the rest arrives', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}"\\a') }), fc.nat(), (text, cut) => {
        const bytes = Buffer.from(text);
        const early = replyLength(bytes.subarray(0, cut % (bytes.length + 1)));
        if (early !== null) expect(replyLength(bytes)).toBe(early);
      }),
    );
  });

  test('a JSON object is complete with its last byte, whatever follows', () => {
    const ok = Buffer.from('\r\n {"status":"ok","note":"}\\"{"}trailing');
    const end = ok.indexOf('trailing');
    for (let cut = 0; cut <= ok.length; cut++) expect(replyLength(ok.subarray(0, cut))).toBe(cut < end ? null : end);
  });
});

describe('the vote from a stored event', () => {
  const data = { listingType: 'game', votedAt: '2026-01-31T12:00:00.123Z', playerName: '.Steve' };
  const body = (changed: object) => JSON.stringify({ event: 'vote.created', data: { ...data, ...changed } });

  test('has the name, the time and our service name', () => {
    expect(readVotifierVote(body({}), 'Acme')).toEqual({
      ok: true,
      vote: { serviceName: 'Acme', username: '.Steve', timestampMs: 1_769_860_800_123 },
    });
  });

  test.each([{ playerName: null }, { playerName: '' }, { playerName: undefined }, { listingType: 'bot' }])(
    '%j has no player',
    (changed) => {
      expect(readVotifierVote(body(changed), 'Acme')).toEqual({ ok: false, code: 'no_player' });
    },
  );

  test.each(['', 'x', 'null', '[]', '{"event":"vote.created"}', body({ votedAt: 'x' }), body({ playerName: 7 })])(
    '%j is not a vote',
    (text) => {
      expect(readVotifierVote(text, 'Acme')).toEqual({ ok: false, code: 'vote_unreadable' });
    },
  );
});
