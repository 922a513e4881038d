// The behaviors of hostile receivers, by name.
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { drip, type HostileBehavior, type HostileConversation, pour } from './hostile-receivers.ts';

/** Writes these bytes for each request, and leaves the connection open. */
const writes =
  (bytes: string | Buffer): HostileBehavior['talk'] =>
  ({ socket }) =>
    void socket.write(bytes);

/** Writes these bytes and closes the connection. */
const writesAndCloses =
  (bytes: string | Buffer): HostileBehavior['talk'] =>
  ({ socket }) =>
    void socket.end(bytes);

/** Writes one piece once, then another repeatedly. */
const pours =
  (first: string, piece: string): HostileBehavior['talk'] =>
  ({ socket }) => {
    socket.write(first);
    pour(socket, piece.repeat(Math.ceil(4_096 / piece.length)));
  };

/** Writes one piece at once, then another one byte at a time. */
const drips =
  (first: string, rest: string): HostileBehavior['talk'] =>
  ({ socket }) => {
    if (first) socket.write(first);
    drip(socket, rest);
  };

const breaksOffAfter =
  (bytes: string): HostileBehavior['talk'] =>
  ({ socket, taken, reset }) => {
    socket.write(bytes);
    void taken().then(reset);
  };

const redirects =
  (to: (talking: HostileConversation) => string): HostileBehavior['talk'] =>
  (talking) =>
    void talking.socket.write(
      `HTTP/1.1 307 Temporary Redirect\r\nlocation: ${to(talking)}\r\ncontent-length: 0\r\n\r\n`,
    );

/** Requests renegotiation after each handshake (TLS 1.2). */
export const shakesAgain: HostileBehavior['talk'] = ({ socket }) => {
  const again = () => {
    if (!socket.destroyed) (socket as TLSSocket).renegotiate({}, (failure) => failure || again());
  };
  again();
};

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
const LONG_HEADERS = `HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1_000)}\r\n`.repeat(31)}`;
const SETTINGS_FRAME = Buffer.from('00001204000000000000030000006400040000ffff000500004000', 'hex');

/** Ten megabytes, compressed to ten kilobytes. */
const bomb = gzipSync(Buffer.alloc(10_000_000));
const GZIP_BOMB = Buffer.concat([
  Buffer.from(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`),
  bomb,
]);

const NOT_UTF8 = Buffer.concat([
  Buffer.from('HTTP/1.1 200 OK\r\nx: '),
  Buffer.of(0xff, 0xfe, 0xc3),
  Buffer.from('\r\ncontent-length: 6\r\n\r\n'),
  Buffer.of(0xff, 0xc0, 0x80, 0, 0xed, 0xa0),
]);

/** Receivers that get as far as HTTP, over plain TCP or over TLS. */
export const HOSTILE_BEHAVIORS = {
  'reads the request and never responds': { talk: () => {} },
  'never responds and never reads': { at: 'connection', talk: ({ socket }) => void socket.pause() },
  'a status line one byte at a time': { talk: drips('', `HTTP/1.1 200 ${'so '.repeat(1_000)}`) },
  'headers one byte at a time': { talk: drips('HTTP/1.1 200 OK\r\n', 'x: yyyyyyyy\r\n') },
  'interim responses one byte at a time': { talk: drips('', 'HTTP/1.1 103 Early Hints\r\nx: y\r\n\r\n') },
  'a body one byte at a time': { talk: drips('HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n', 'z') },
  'chunks one byte at a time': { talk: drips(CHUNKED, '1\r\nz\r\n') },
  'an endless status line': { talk: pours('HTTP/1.1 200 ', 'very ') },
  'endless headers': { talk: pours('HTTP/1.1 200 OK\r\n', `x: ${'y'.repeat(500)}\r\n`) },
  'an endless header': { talk: pours('HTTP/1.1 200 OK\r\nx: ', 'y') },
  'an endless header name': { talk: pours('HTTP/1.1 200 OK\r\n', 'y') },
  'a flood of interim responses': { talk: pours('', 'HTTP/1.1 100 Continue\r\n\r\n') },
  'an endless body': { talk: pours('HTTP/1.1 200 OK\r\n\r\n', 'z') },
  'an endless body after a 500': { talk: pours('HTTP/1.1 500 Oh\r\n\r\n', 'z') },
  'an endless body after a 404': { talk: pours('HTTP/1.1 404 No\r\n\r\n', 'z') },
  'an endless body after long headers': {
    talk({ socket, taken }) {
      socket.write(LONG_HEADERS);
      void taken().then(() => pours('\r\n', 'z')({ socket } as HostileConversation));
    },
  },
  'endless chunks': { talk: pours(CHUNKED, '1\r\nz\r\n') },
  'an endless chunk size': { talk: pours(`${CHUNKED}1;`, 'x') },
  'endless trailers': { talk: pours(`${CHUNKED}0\r\n`, 'x: y\r\n') },
  'a gzip bomb': { talk: writes(GZIP_BOMB) },
  'a content-length that is too long': { talk: writesAndCloses('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nok') },
  'a content-length that is too long, connection left open': {
    talk: writes('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nok'),
  },
  'a content-length that is too short': { talk: writes('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nok') },
  'a content-length that overflows': {
    talk: writes(`HTTP/1.1 200 OK\r\ncontent-length: ${'9'.repeat(400)}\r\nconnection: close\r\n\r\nok`),
  },
  'two content-lengths': {
    talk: writes('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nok'),
  },
  'malformed chunks': { talk: writes(`${CHUNKED}2\r\nok\r\nnot a size\r\n`) },
  'a chunk longer than its size': { talk: writes(`${CHUNKED}2\r\nokay\r\n0\r\n\r\n`) },
  'a redirect to a metadata address': { talk: redirects(() => 'http://169.254.169.254/latest/') },
  'a redirect to itself': { talk: redirects(({ port }) => `https://receiver.test:${port}/votes`) },
  'a redirect to plain http': { talk: redirects(({ port }) => `http://127.0.0.1:${port}/`) },
  'a reset instead of a response': { talk: ({ reset }) => reset() },
  'a reset within the headers': { talk: breaksOffAfter('HTTP/1.1 200 OK\r\nx: y\r\n') },
  'a reset within the body': { talk: breaksOffAfter('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nok') },
  'closed without a response': { talk: ({ socket }) => void socket.end() },
  'closed within the status line': { talk: writesAndCloses('HTTP/1.1 20') },
  'closed within the headers': { talk: writesAndCloses('HTTP/1.1 200 OK\r\nx: y\r\n') },
  'HTTP/0.9': { talk: writesAndCloses('<html>hello</html>') },
  'HTTP/2': { talk: writes(SETTINGS_FRAME) },
  'an HTTP/2 preface': { talk: writes('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
  'HTTP/2 as a text status line': { talk: writes('HTTP/2 200 OK\r\n\r\n') },
  garbage: { talk: writes(Buffer.from(Array.from({ length: 5_000 }, (_, place) => (place * 167) % 251))) },
  'bytes that are not UTF-8': { talk: writes(NOT_UTF8) },
  'NUL in a header': { talk: writes('HTTP/1.1 200 OK\r\nx: a\0b\r\ncontent-length: 0\r\n\r\n') },
  'lines that end with LF': { talk: writes('HTTP/1.1 200 OK\nx: y\n\n') },
  'a bare CR in a header': { talk: writes('HTTP/1.1 200 OK\r\nx: a\rb\r\n\r\n') },
  'a folded header': { talk: writes('HTTP/1.1 200 OK\r\nx: a\r\n b\r\n\r\n') },
  'a space before a colon': { talk: writes('HTTP/1.1 200 OK\r\ncontent-length : 0\r\n\r\n') },
  'switching protocols': { talk: writes('HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n') },
  'a response before the request was read': {
    at: 'connection',
    talk({ socket }) {
      socket.pause();
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    },
  },
  'two responses to one request': { talk: writes(`${OK}HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n`) },
  'closed as the next request is sent': {
    talk: ({ socket, request }) => void (request === 1 ? socket.write(OK) : socket.end()),
  },
  'reset as the next request is sent': {
    talk: ({ socket, request, reset }) => void (request === 1 ? socket.write(OK) : reset()),
  },
} as const satisfies Readonly<Record<string, HostileBehavior>>;

export type HostileBehaviorName = keyof typeof HOSTILE_BEHAVIORS;

/** The first record of a handshake, which announces more than is ever sent. */
const PARTIAL_HANDSHAKE = Buffer.concat([Buffer.from('160303400002003ffc0303', 'hex'), Buffer.alloc(9_000)]);
/** The second half of a ServerHello that declares a length of 16 MiB. */
const ENDLESS_HANDSHAKE = Buffer.concat([Buffer.from('16030340000bffffff', 'hex'), Buffer.alloc(16_380)]);

/** Receivers that never get as far as HTTP, by what they do when a connection opens. */
export const GREETINGS = {
  'accepts and sends nothing': { at: 'connection', talk: ({ socket }) => void socket.resume() },
  'a handshake one byte at a time': { at: 'connection', talk: ({ socket }) => drip(socket, PARTIAL_HANDSHAKE) },
  'an endless handshake': { at: 'connection', talk: ({ socket }) => pour(socket, ENDLESS_HANDSHAKE) },
  'a truncated handshake': { at: 'connection', talk: writesAndCloses(PARTIAL_HANDSHAKE.subarray(0, 20)) },
  'closes at once': { at: 'connection', talk: ({ socket }) => void socket.resume().end() },
  'resets at once': {
    at: 'connection',
    talk: ({ socket, reset }) => void socket.once('data', reset),
  },
  'responds with a TLS alert': {
    at: 'connection',
    talk: ({ socket }) => void socket.once('data', () => socket.end(Buffer.of(0x15, 3, 1, 0, 2, 2, 70))),
  },
  'sends an SSH banner': { at: 'connection', talk: writes('SSH-2.0-OpenSSH_9.6\r\n') },
  'responds in plain HTTP': { at: 'connection', talk: writes('HTTP/1.1 400 Bad Request\r\n\r\n') },
} as const satisfies Readonly<Record<string, HostileBehavior>>;

export type GreetingName = keyof typeof GREETINGS;
