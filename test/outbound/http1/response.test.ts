// D3, D4: a response is parsed the same however its bytes are split, and any bytes produce a result.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LastHead } from '../../../src/outbound/http1/last-head.ts';
import { ResponseReader } from '../../../src/outbound/http1/response.ts';

const KEPT = 16 * 1024;

/**
 * What the parser makes of these pieces, and of the end of the connection after them if `closed`. `lastHead`: of the
 * response before it.
 */
function read(pieces: readonly Buffer[], closed = false, lastHead: LastHead | null = null) {
  const reader = new ResponseReader(KEPT, lastHead);
  // One buffer for all pieces, as with sockets.
  const memory = Buffer.alloc(64 * 1024);
  for (const piece of pieces) {
    piece.copy(memory);
    reader.push(memory, piece.length);
  }
  if (closed) reader.end();
  const { status, headers, body, fault, ended, keepMs } = reader;
  return { status, headers: { ...headers }, body, fault, ended, keepMs };
}

const cutAt = (bytes: Buffer, at: number) => [bytes.subarray(0, at), bytes.subarray(at)];
const byteByByte = (bytes: Buffer) => Array.from(bytes, (byte) => Buffer.of(byte));

/** Parses it whole, split at each position, byte by byte, and after itself, and expects the same result. */
function readAnyHow(text: string, closed = false) {
  const bytes = Buffer.from(text, 'latin1');
  const whole = read([bytes], closed);
  const lastHead = new LastHead();
  for (let time = 1; time <= 2; time++) expect(read([bytes], closed, lastHead)).toEqual(whole);
  for (let at = 1; at < bytes.length; at++) expect(read(cutAt(bytes, at), closed, lastHead)).toEqual(whole);
  for (let at = 1; at < bytes.length; at++) expect(read(cutAt(bytes, at), closed)).toEqual(whole);
  expect(read(byteByByte(bytes), closed)).toEqual(whole);
  return whole;
}

const CUT = { ended: true, keepMs: 0, fault: null };
const WHOLE = { ended: true, keepMs: 120_000, fault: null };

describe('D4 a response and its end', () => {
  test.each([
    ['no body', 'HTTP/1.1 204 No Content\r\ndate: x\r\n\r\n', { ...WHOLE, status: 204, body: '' }],
    ['not modified', 'HTTP/1.1 304 X\r\ncontent-length: 9\r\n\r\n', { ...WHOLE, status: 304, body: '' }],
    ['a length', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfive!', { ...WHOLE, status: 200, body: 'five!' }],
    ['a length of 0', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', { ...WHOLE, status: 200, body: '' }],
    ['one length twice', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx', { ...WHOLE, body: 'x' }],
    [
      'chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nfour\r\n1\r\n!\r\n0\r\n\r\n',
      { ...WHOLE, body: 'four!' },
    ],
    [
      'chunks with every feature',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0A;a="b"\r\n0123456789\r\n000\r\nx: y\r\n\r\n',
      { ...WHOLE, body: '0123456789' },
    ],
    ['no reason', 'HTTP/1.1 200 \r\ncontent-length: 0\r\n\r\n', { ...WHOLE, status: 200 }],
    ['no reason and no space', 'HTTP/1.1 200\r\ncontent-length: 0\r\n\r\n', { ...WHOLE, status: 200 }],
    ['an unknown status', 'HTTP/1.1 999 X\r\ncontent-length: 0\r\n\r\n', { ...WHOLE, status: 999 }],
    [
      'interim responses',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nlink: x\r\n\r\nHTTP/1.1 204 X\r\n\r\n',
      { ...WHOLE, status: 204, headers: {} },
    ],
  ])('%s', (_what, text, result) => {
    expect(readAnyHow(text)).toMatchObject(result);
  });

  test('without a length it ends with the connection', () => {
    expect(readAnyHow('HTTP/1.1 200 OK\r\n\r\nso far')).toMatchObject({ ended: false, status: 200 });
    expect(readAnyHow('HTTP/1.1 200 OK\r\n\r\nso far', true)).toMatchObject({ ...CUT, body: 'so far' });
    const gzip = 'HTTP/1.1 200 OK\r\ntransfer-encoding: gzip\r\n\r\nso far';
    expect(readAnyHow(gzip, true)).toMatchObject({ ...CUT, body: 'so far' });
  });

  test('headers are in lower case, joined, trimmed, and may have any name', () => {
    const text = 'HTTP/1.1 204 X\r\n__proto__: x\r\nX-A:\t a b \t\r\nx-a: \xe9\r\nx-b:\r\nconstructor: y\r\n\r\n';
    const { headers } = readAnyHow(text);
    expect(Object.entries(headers)).toEqual([
      ['__proto__', 'x'],
      ['x-a', 'a b, \xe9'],
      ['x-b', ''],
      ['constructor', 'y'],
    ]);
  });

  test('the body is UTF-8: invalid bytes and NUL are replaced, and a truncated character at the end is dropped', () => {
    const text = 'HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\na\0\xff\xc3\xa4b\xc3';
    expect(readAnyHow(text).body).toBe('a\uFFFD\uFFFDäb');
  });
});

describe('D4 success is decided at the status line: what follows only truncates the body', () => {
  const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nso\r\n';
  test.each([
    ['a chunk with an invalid size', `${chunked}x\r\n`],
    ['a chunk with a negative size', `${chunked}-1\r\n`],
    ['a chunk with 0x', `${chunked}0x1\r\nz\r\n`],
    ['a chunk size with too many digits', `${chunked}${'0'.repeat(17)}\r\n`],
    ['a chunk longer than its size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nso far\r\n'],
    ['a chunk size that ends with LF only', `${chunked}4\n far\r\n0\r\n\r\n`],
    ['an invalid trailer', `${chunked}0\r\nno header\r\n\r\n`],
  ])('%s', (_what, text) => {
    expect(readAnyHow(text)).toMatchObject({ ...CUT, status: 200, body: 'so' });
  });

  test('a connection that ends in the middle', () => {
    expect(readAnyHow(`${chunked}4\r\n f`, true)).toMatchObject({ ...CUT, status: 200, body: 'so f' });
    const text = 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nso far';
    expect(readAnyHow(text, true)).toMatchObject({ ...CUT, status: 200, body: 'so far' });
  });

  test('an endless chunk', () => {
    const text = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nso far';
    expect(readAnyHow(text)).toMatchObject({ ended: false, status: 200, body: 'so far' });
  });
});

describe('D17 an invalid response', () => {
  const FINE = 'HTTP/1.1 204 X\r\n';
  test.each([
    ['HTTP/0.9', 'hello\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6'],
    ['a line before the status line', '\r\nHTTP/1.1 204 X\r\n\r\n'],
    ['another version', 'HTTP/2.0 200 OK\r\n\r\n'],
    ['no version', 'HTTP/ 200 OK\r\n\r\n'],
    ['a status of two digits', 'HTTP/1.1 99 X\r\n\r\n'],
    ['a status of four digits', 'HTTP/1.1 1000 X\r\n\r\n'],
    ['a status of four digits that starts like success', 'HTTP/1.1 2000\r\n\r\n'],
    ['a status that starts with 0', 'HTTP/1.1 020 X\r\n\r\n'],
    ['a status that is not a number', 'HTTP/1.1 2x0 X\r\n\r\n'],
    ['two spaces before the status', 'HTTP/1.1  200 X\r\n\r\n'],
    ['NUL in the reason', 'HTTP/1.1 200 O\0K\r\n\r\n'],
    ['101 Switching Protocols', 'HTTP/1.1 101 X\r\nupgrade: y\r\n\r\n'],
    ['a status line that ends with LF only', 'HTTP/1.1 204 X\n\r\n'],
    ['a header that ends with LF only', `${FINE}x: y\n\r\n`],
    ['headers that end with LF only', `${FINE}x: y\r\n\n`],
    ['a bare CR in a header', `${FINE}x: a\rb: c\r\n\r\n`],
    ['NUL in a header', `${FINE}x: a\0b\r\n\r\n`],
    ['a folded header', `${FINE}x: a\r\n b\r\n\r\n`],
    ['a header without a name', `${FINE}: a\r\n\r\n`],
    ['a header without a colon', `${FINE}x\r\n\r\n`],
    ['a space before the colon', `${FINE}x : a\r\n\r\n`],
    ['a negative length', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n'],
    ['a length with a sign', 'HTTP/1.1 200 OK\r\ncontent-length: +5\r\n\r\nfive!'],
    ['a hexadecimal length', 'HTTP/1.1 200 OK\r\ncontent-length: 0x5\r\n\r\nfive!'],
    ['an empty length', 'HTTP/1.1 200 OK\r\ncontent-length:\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx'],
    ['two lengths in one header', 'HTTP/1.1 200 OK\r\ncontent-length: 1,2\r\n\r\nxx'],
  ])('%s: malformed_http', (_what, text) => {
    expect(readAnyHow(text)).toMatchObject({ ended: true, status: 0, keepMs: 0, fault: 'malformed_http' });
  });

  test('a TLS alert: https_on_http', () => {
    expect(readAnyHow('\x15\x03\x01\0\x02\x02\x46')).toMatchObject({ status: 0, fault: 'https_on_http' });
  });

  test.each(['', 'H', '\x15', 'HTTP/1.1 20', 'HTTP/1.1 200 OK\r\nx: y\r\n', 'HTTP/1.1 103 X\r\n\r\n'])(
    '%j followed by the end: closed_early',
    (text) => {
      expect(readAnyHow(text, true)).toMatchObject({ ended: true, status: 0, fault: 'closed_early' });
    },
  );
});

describe('D4 reading stops where nothing more is stored', () => {
  const long = (before: string, piece: string, bytes: number) => Buffer.from(before.padEnd(bytes, piece));
  const eitherWay = (bytes: Buffer) => {
    const whole = read([bytes]);
    expect(read(byteByByte(bytes))).toEqual(whole);
    return whole;
  };

  test.each([
    ['a reason phrase', 'HTTP/1.1 200 ', 'very '],
    ['a header', 'HTTP/1.1 200 OK\r\nx: ', 'y'],
    ['headers', 'HTTP/1.1 200 OK\r\n', 'x: y\r\n'],
    ['interim responses', '', 'HTTP/1.1 103 X\r\nx: y\r\n\r\n'],
  ])('%s beyond 32 KiB: headers_too_large', (_what, before, piece) => {
    expect(eitherWay(long(before, piece, 32 * 1024))).toMatchObject({ ended: false, status: 0 });
    const tooLong = eitherWay(long(before, piece, 32 * 1024 + 1));
    expect(tooLong).toMatchObject({ ended: true, status: 0, fault: 'headers_too_large' });
  });

  test('a body of 16 KiB is stored and its connection kept; a longer one is truncated', () => {
    const answer = (length: number) =>
      Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n${'z'.repeat(length)}`);
    expect(eitherWay(answer(KEPT))).toMatchObject({ ...WHOLE, body: 'z'.repeat(KEPT) });
    expect(eitherWay(answer(KEPT + 1))).toMatchObject({ ...CUT, body: 'z'.repeat(KEPT) });
  });

  test.each([
    ['one-byte chunks', '1\r\nz\r\n'],
    ['an extension', `1;${'x'.repeat(50_000)}`],
    ['trailers', `0\r\n${'x: y\r\n'.repeat(10_000)}`],
  ])('endless %s: keeps what has arrived', (_what, piece) => {
    const bytes = long('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', piece, 48 * 1024);
    expect(eitherWay(bytes)).toMatchObject({ ...CUT, status: 200 });
    expect(eitherWay(bytes.subarray(0, -1))).toMatchObject({ ended: false, status: 200 });
  });
});

describe('D16 a connection is kept only if the next response is unambiguous', () => {
  const keepMs = (headers: string, rest = '') =>
    readAnyHow(`HTTP/1.1 200 OK\r\ncontent-length: 0\r\n${headers}\r\n${rest}`).keepMs;

  test('for as long as the receiver says, less a margin', () => {
    expect(keepMs('')).toBe(120_000);
    expect(keepMs('keep-alive: timeout=5, max=100\r\n')).toBe(3_000);
    expect(keepMs('keep-alive: timeout=2\r\n')).toBe(0);
    expect(keepMs(`keep-alive: timeout=${'9'.repeat(400)}\r\n`)).toBe(Number.POSITIVE_INFINITY);
    expect(keepMs('keep-alive: max=100\r\n')).toBe(120_000);
  });

  test.each([
    ['connection: close', 'HTTP/1.1 204 X\r\nconnection: x, Close\r\n\r\n'],
    ['HTTP/1.0', 'HTTP/1.0 204 X\r\nconnection: keep-alive\r\n\r\n'],
    ['a body announced after a 304', 'HTTP/1.1 304 X\r\ntransfer-encoding: chunked\r\n\r\n'],
    ['trailing data', 'HTTP/1.1 204 X\r\n\r\nHTTP/1.1 500 Smuggled\r\n\r\n'],
    ['a body longer than its length', 'HTTP/1.1 200 X\r\ncontent-length: 1\r\n\r\nxx'],
    ['both kinds of framing', 'HTTP/1.1 200 X\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a body announced after a 204', 'HTTP/1.1 204 X\r\ncontent-length: 1\r\n\r\n'],
    ['chunks announced after a 204', 'HTTP/1.1 204 X\r\ntransfer-encoding: chunked\r\n\r\n'],
  ])('but not after: %s', (_what, text) => {
    expect(readAnyHow(text)).toMatchObject(CUT);
  });
});

describe('any bytes produce a result, the same however they are split', () => {
  // Fragments of real responses get further into the parser than random noise.
  const piece = fc.oneof(
    fc.constantFrom(
      'HTTP/1.1 200 OK',
      'HTTP/1.1 103 X\r\n\r\n',
      '\r\n',
      '\r\n\r\n',
      '\n',
      'content-length: 3\r\n',
      'transfer-encoding: chunked\r\n',
      'x: y\r\n',
      '3\r\nabc\r\n',
      '0\r\n\r\n',
      '\x15\x03',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const answer = fc.array(piece, { maxLength: 12 }).map((pieces) => Buffer.from(pieces.join(''), 'latin1'));
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

  test('D4, after any other response over the connection', () => {
    const lastHead = new LastHead();
    fc.assert(
      fc.property(fc.oneof(answer, noise), fc.nat(200), (bytes, at) => {
        for (let time = 1; time <= 2; time++) expect(read([bytes], true, lastHead)).toEqual(read([bytes], true));
        const whole = read([bytes], true);
        expect(read(cutAt(bytes, Math.min(at, bytes.length)), true, lastHead)).toEqual(whole);
      }),
      { numRuns: 2_000 },
    );
  });

  test('D4', () => {
    fc.assert(
      fc.property(fc.oneof(answer, noise), fc.nat(200), (bytes, at) => {
        const whole = read([bytes], true);
        expect(whole.ended).toBe(true);
        expect(whole.status > 0).toBe(whole.fault === null);
        expect(read(cutAt(bytes, Math.min(at, bytes.length)), true)).toEqual(whole);
        expect(read(byteByByte(bytes), true)).toEqual(whole);
      }),
      { numRuns: 2_000 },
    );
  });
});
