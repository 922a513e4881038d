// `plaudit verify`: each usual mistake of a receiver is made here, and must be named.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainSignature, type SignatureQuestion } from '../../cli/src/verify/explain-signature.ts';

const SECRET = 'whsec_c2FtcGxlIHNhbXBsZSBzYW1wbGUgc2FtcGxlIHNhbXA=';
const OLD = 'whsec_b2xkZXIgb2xkZXIgb2xkZXIgb2xkZXIgb2xkZXIgb2w=';
const VOTE = {
  event: 'vote.created',
  version: 1,
  eventId: '01920000000070008000000000000001',
  timestamp: '2026-01-31T12:00:00.000Z',
  test: false,
  data: { listingId: 'a/b', listingType: 'game', userId: '1', game: 'minecraft', playerName: 'Zoë <3 & Ünal' },
};
const BODY = JSON.stringify(VOTE);
const ID = '01920000000070008000000000000001';
const TIMESTAMP = '1769860800';

const hmac = (key: string | Buffer, text: string | Buffer, encoding: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', key).update(text).digest(encoding);
const decoded = (secret: string) => Buffer.from(secret.replace('whsec_', ''), 'base64');
const own = (text: string | Buffer = BODY, key: string | Buffer = SECRET) => `sha256=${hmac(key, text)}`;
const standard = (content = `${ID}.${TIMESTAMP}.${BODY}`, key: string | Buffer = decoded(SECRET)) =>
  `v1,${hmac(key, content, 'base64')}`;

const explain = (question: Partial<Omit<SignatureQuestion, 'body'>> & { body?: string | Buffer }) =>
  explainSignature({ signature: own(), secret: SECRET, ...question, body: Buffer.from(question.body ?? BODY) });
const codesOf = (question: Parameters<typeof explain>[0]) => {
  const verdict = explain(question);
  return verdict.ok ? [] : verdict.mistakes.map(({ code }) => code);
};

const sorted = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, typeof field === 'object' ? sorted(field) : field]),
  );
const escaped = (text: string, pattern: RegExp) =>
  text.replace(pattern, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
const PYTHON = `{${BODY.slice(1, -1).replaceAll('":', '": ').replaceAll(',"', ', "')}}`;

test('a right signature is right, by either header', () => {
  expect(explain({})).toEqual({ ok: true, scheme: 'own' });
  expect(explain({ signature: standard(), id: ID, timestamp: TIMESTAMP })).toEqual({ ok: true, scheme: 'standard' });
  const rotated = `${standard(undefined, decoded(OLD))} ${standard()}`;
  expect(explain({ signature: rotated, id: ID, timestamp: TIMESTAMP })).toEqual({ ok: true, scheme: 'standard' });
});

describe('the notation of the signature', () => {
  test.each([
    ['prefix_cut', own().slice('sha256='.length)],
    ['upper_case', `sha256=${own().slice('sha256='.length).toUpperCase()}`],
    ['base64', hmac(SECRET, BODY, 'base64')],
    ['base64', `sha256=${hmac(SECRET, BODY, 'base64')}`],
    ['wrong_prefix', own().replace('sha256=', 'SHA256=')],
    ['wrong_prefix', own().replace('sha256=', 'sha1=')],
    ['header_name', `X-Webhook-Signature: ${own()}`],
    ['quotes', `"${own()}"`],
    ['signature_space', `${own()}\n`],
    ['wrong_length', own().slice(0, -1)],
    ['wrong_length', `${own()}00`],
    ['signature_empty', ''],
    ['signature_empty', ' '],
    ['signature_malformed', 'sha256=zzzz'],
    ['signature_malformed', 'undefined'],
    ['signature_malformed', 'v1,abc'],
  ])('%s: %s', (code, signature) => {
    expect(codesOf({ signature })).toEqual([code]);
  });
});

describe('the secret', () => {
  test.each([
    ['decoded_secret', { signature: own(BODY, decoded(SECRET)) }],
    ['secret_hex', { signature: own(BODY, decoded(SECRET).toString('hex')) }],
    ['whsec_removed', { signature: own(BODY, SECRET.slice(6)) }],
    ['whsec_missing', { secret: SECRET.slice(6) }],
    ['secret_newline', { signature: own(BODY, `${SECRET}\n`) }],
    ['secret_newline', { signature: own(BODY, `${SECRET}\r\n`) }],
    ['secret_space', { secret: ` ${SECRET}\n` }],
    ['secret_space', { secret: `${SECRET.slice(0, 20)}\n${SECRET.slice(20)}` }],
    ['secret_quotes', { secret: `"${SECRET}"` }],
    ['secret_padding', { signature: own(BODY, SECRET.slice(0, -1)) }],
    ['secret_padding_lost', { secret: SECRET.slice(0, -1) }],
    ['old_secret', { signature: own(BODY, OLD), oldSecret: OLD }],
    ['secret_not_decoded', { signature: standard(undefined, SECRET), id: ID, timestamp: TIMESTAMP }],
  ])('%s', (code, question) => {
    expect(codesOf(question)).toEqual([code]);
  });
});

describe('the body', () => {
  const lines = `${JSON.stringify(VOTE, null, 2)}`;
  test.each<[string, { given: string | Buffer; signed: string | Buffer }]>([
    ['trailing_newline', { given: `${BODY}\n`, signed: BODY }],
    ['trailing_newline', { given: `${BODY}\r\n`, signed: BODY }],
    ['newline_lost', { given: BODY, signed: `${BODY}\n` }],
    ['crlf', { given: lines.replaceAll('\n', '\r\n'), signed: lines }],
    ['lf', { given: lines, signed: lines.replaceAll('\n', '\r\n') }],
    ['bom', { given: `\uFEFF${BODY}`, signed: BODY }],
    ['bom_lost', { given: BODY, signed: `\uFEFF${BODY}` }],
    ['surrounding_space', { given: ` ${BODY} `, signed: BODY }],
    ['json_spaces', { given: lines, signed: BODY }],
    ['json_spaces', { given: PYTHON, signed: BODY }],
    ['json_spaces', { given: BODY, signed: PYTHON }],
    ['json_spaces', { given: BODY, signed: JSON.stringify(VOTE, null, 4) }],
    ['json_escapes', { given: BODY, signed: escaped(PYTHON, /[\u0080-\uffff]/g) }],
    ['json_escapes', { given: BODY, signed: BODY.replaceAll('/', '\\/') }],
    ['json_escapes', { given: BODY, signed: escaped(BODY, /[\u0080-\uffff]/g).replaceAll('/', '\\/') }],
    ['json_escapes', { given: BODY, signed: escaped(BODY, /[<>&]/g) }],
    ['json_key_order', { given: JSON.stringify(sorted(VOTE)), signed: BODY }],
    ['json_key_order', { given: BODY, signed: JSON.stringify(sorted(VOTE)) }],
    ['json_key_order', { given: BODY, signed: escaped(JSON.stringify(sorted(VOTE)), /[<>&]/g) }],
    ['encoded_twice', { given: BODY, signed: Buffer.from(Buffer.from(BODY).toString('latin1'), 'utf8') }],
    ['body_base64', { given: Buffer.from(BODY).toString('base64'), signed: BODY }],
    ['body_empty', { given: BODY, signed: '' }],
  ])('%s', (code, { given, signed }) => {
    expect(codesOf({ body: given, signature: own(signed) })).toEqual([code]);
  });
});

describe('the two signature headers', () => {
  const headers = { id: ID, timestamp: TIMESTAMP };
  test.each([
    ['other_header', { ...headers, signature: `sha256=${hmac(decoded(SECRET), `${ID}.${TIMESTAMP}.${BODY}`)}` }],
    ['other_header', { ...headers, signature: `v1,${hmac(SECRET, BODY, 'base64')}` }],
    ['body_only', { ...headers, signature: standard(BODY) }],
    ['id_left_out', { ...headers, signature: standard(`${TIMESTAMP}.${BODY}`) }],
    ['timestamp_left_out', { ...headers, signature: standard(`${ID}.${BODY}`) }],
    ['headers_needed', { signature: standard() }],
  ])('%s', (code, question) => {
    expect(codesOf(question)).toEqual([code]);
  });
});

test('two mistakes are both named', () => {
  expect(codesOf({ signature: hmac(SECRET.slice(6), BODY) })).toEqual(['prefix_cut', 'whsec_removed']);
  expect(codesOf({ signature: own(BODY, decoded(SECRET)), body: `${BODY}\n` })).toEqual([
    'decoded_secret',
    'trailing_newline',
  ]);
});

test('a signature of something else has no explanation', () => {
  expect(explain({ signature: own(`${BODY}x`) })).toEqual({ ok: false, mistakes: [] });
  expect(explain({ signature: own(BODY, OLD) })).toEqual({ ok: false, mistakes: [] });
});

test('any body and secret: the right signature is right, and nothing throws', () => {
  const secrets = fc
    .uint8Array({ minLength: 1, maxLength: 64 })
    .map((key) => `whsec_${Buffer.from(key).toString('base64')}`);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), secrets, fc.string(), (bytes, secret, other) => {
      const body = Buffer.from(bytes);
      expect(explainSignature({ signature: own(body, secret), secret, body })).toEqual({ ok: true, scheme: 'own' });
      expect(explainSignature({ signature: other, secret: other, body }).ok).toBe(false);
    }),
    { numRuns: 100 },
  );
});
