// §6.6, L2, L6, P136: which replies of a vote listener prove that no reward was given. Only those that a known listener
// sends before it handles a vote; after any other reply the player may have been rewarded, and the vote uses up the
// player's day.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Greeting } from '../../src/channels/votifier/greeting.ts';
import { interpretResponse } from '../../src/channels/votifier/interpret-response.ts';
import { LISTENER_OUTCOMES, type ListenerOutcome } from '../../src/channels/votifier/listener-codes.ts';

const V2: Extract<Greeting, { kind: 'v2' }> = { kind: 'v2', challenge: 'abc' };

function ends(bytes: string, protocol: 'v1' | 'v2' = 'v2', greeting: Exclude<Greeting, { kind: 'other' }> = V2) {
  const { code } = interpretResponse(protocol, greeting, { bytes: Buffer.from(bytes), why: 'closed' }, true);
  return { code, end: LISTENER_OUTCOMES[code] };
}

const nuVotifier = (cause: string, error: string) => JSON.stringify({ status: 'error', cause, error });
const hytale = (words: string) => JSON.stringify({ status: 'error', cause: words, errorMessage: words });

describe('rejected before the vote was handled', () => {
  test.each<[string, string, string]>([
    ['CorruptedFrameException', 'Signature is not valid (invalid token?)', 'wrong_token'],
    ['DecoderException', 'java.lang.RuntimeException: Signature is not valid (invalid token?)', 'wrong_token'],
    ['CorruptedFrameException', 'Challenge is not valid', 'challenge_refused'],
    ['CorruptedFrameException', 'Username too long', 'name_too_long'],
    ['DecoderException', "java.lang.RuntimeException: Unknown service 'Acme'", 'unknown_service'],
    [
      'DecoderException',
      'com.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException',
      'vote_not_understood',
    ],
    ['DecoderException', 'java.lang.NullPointerException', 'vote_not_understood'],
    [
      'DecoderException',
      'java.lang.NullPointerException: Cannot invoke "x.get()" because "x" is null',
      'vote_not_understood',
    ],
    ['DecoderException', 'java.lang.UnsupportedOperationException: JsonNull', 'vote_not_understood'],
    ['DecoderException', 'java.lang.IllegalArgumentException: Invalid UUID string: x', 'vote_not_understood'],
    ['DecoderException', 'java.lang.IllegalArgumentException: Illegal base64 character 5f', 'vote_not_understood'],
    ['TooLongFrameException', 'Adjusted frame length exceeds 1024: 1030 - discarded', 'message_too_long'],
  ])('NuVotifier, %s: %s', (cause, error, code) => {
    expect(ends(nuVotifier(cause, error))).toEqual({ code, end: 'rejected' });
  });

  test.each<[string, string]>([
    ['Signature verification failed', 'wrong_token'],
    ['Challenge verification failed', 'challenge_refused'],
    ['Invalid message length', 'message_too_long'],
    ['Invalid vote format: V2 payload missing username', 'vote_not_understood'],
    ['V1 protocol is disabled', 'v1_disabled'],
    ['Decryption failed', 'wrong_key'],
    ['TLS/SSL not supported - use plain TCP connection', 'taken_for_tls'],
  ])('HytaleVotifier: %s', (words, code) => {
    expect(ends(hytale(words))).toEqual({ code, end: 'rejected' });
  });
});

describe('possibly after the vote was handled', () => {
  test.each<[string, string]>([
    ['IllegalStateException', 'the plugin is disabled'],
    // An exception of a plugin that handles votes may have the same text as a rejection.
    ['IllegalStateException', 'Signature is not valid (invalid token?)'],
    ['IllegalStateException', "Unknown service 'Acme'"],
    ['RuntimeException', "Unknown service 'Acme'"],
    ['NullPointerException', 'java.lang.NullPointerException'],
    ['CorruptedFrameException', 'after the reward: Challenge is not valid'],
    ['CorruptedFrameException', 'boom'],
    ['DecoderException', 'java.lang.IllegalStateException: reward given twice'],
    ['TooLongFrameException', 'boom'],
    ['Signature verification failed', 'Something else'],
    ['', ''],
  ])('%s: %s', (cause, error) => {
    expect(ends(nuVotifier(cause, error))).toEqual({ code: 'plugin_failed', end: 'unknown' });
  });

  test('HytaleVotifier handles the vote before it replies, so a connection closed without a reply proves nothing', () => {
    expect(ends('')).toEqual({ code: 'closed_after_sending', end: 'unknown' });
    expect(ends('', 'v1', { kind: 'v1', version: '1' })).toEqual({
      code: 'closed_after_sending_v1',
      end: 'unknown',
    });
    expect(ends('', 'v1')).toEqual({ code: 'sent_unconfirmed', end: 'sent_unconfirmed' });
  });

  test('a classic Votifier that leaves the connection open may be blocked by its plugins', () => {
    const { code } = interpretResponse(
      'v1',
      { kind: 'v1', version: '1.9' },
      { bytes: Buffer.alloc(0), why: 'time' },
      true,
    );
    expect([code, LISTENER_OUTCOMES[code]]).toEqual(['left_open_v1', 'unknown']);
  });

  test('any other error is unknown', () => {
    const causes = fc.oneof(
      fc.string(),
      fc.constantFrom('CorruptedFrameException', 'DecoderException', 'TooLongFrameException', 'IllegalStateException'),
    );
    // Never one of the listed replies, which start with these letters or with a Java class.
    const errors = fc.string().map((text) => `x ${text}`);
    fc.assert(
      fc.property(causes, errors, fc.constantFrom('error', 'errorMessage'), (cause, error, field) => {
        const { end } = ends(JSON.stringify({ status: 'error', cause, [field]: error }));
        expect(end).toBe('unknown');
      }),
    );
  });

  test('only the listed replies count as a rejection', () => {
    const known: readonly ListenerOutcome[] = ['unknown', 'accepted'];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(known).toContain(ends(text).end);
      }),
    );
  });
});
