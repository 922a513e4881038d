// Requests that Node's HTTP server would reject itself, or without a response: over a real socket, byte for byte
// (decisions A1, A33).
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '../../src/api/problems.ts';
import { createApi } from '../../src/api/routes.ts';
import { type HttpServer, startHttpServer } from '../../src/http-server.ts';
import { createApiContext } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';
import { type RawHttpResponse, sendRawBytes } from '../support/raw-client.ts';

let database: TestDatabase;
let server: HttpServer;
let token: string;
/** Responds when the test allows it. */
let release = () => {};
beforeAll(async () => {
  database = await freshDatabase();
  token = (await aToken(database.db, await aBot(database.db), ['votes:read', 'webhooks:write'])).token;
  const app = new Hono()
    .get('/slow', async (context) => {
      await new Promise<void>((resolve) => (release = resolve));
      return context.json({ slow: true });
    })
    .route('/api/v1', createApi(createApiContext(database.db)));
  server = await startHttpServer(app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const HOST = 'Host: x\r\n';
const GET = 'GET /api/v1/tokens HTTP/1.1\r\n';
const POST = 'POST /api/v1/tokens HTTP/1.1\r\n';

function expectProblem(answer: RawHttpResponse | undefined, code: ProblemCode): void {
  expect(answer).toBeDefined();
  const { status, title } = PROBLEMS[code];
  expect(JSON.parse(answer!.text)).toMatchObject({ code, status, title, type: `/docs/errors#${code}` });
  expect(answer!.status).toBe(status);
  expect(answer!.headers.get('content-type')).toBe('application/problem+json');
  expect(answer!.headers.get('cache-control')).toBe('no-store');
}

describe('a malformed request gets a problem response, and the connection is closed', () => {
  test.each<[string, string | Uint8Array, ProblemCode]>([
    ['a text greeting', 'hello\r\n\r\n', 'VALIDATION_FAILED'],
    ['a method in lower case', `get /api/v1/tokens HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['an unknown method', `FOO /api/v1/tokens HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['HTTP/3.0', `GET / HTTP/3.0\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['unsolicited HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'VALIDATION_FAILED'],
    ['TLS', Buffer.from('160301020001000001fc0303', 'hex'), 'VALIDATION_FAILED'],
    ['no Host', `${GET}\r\n`, 'VALIDATION_FAILED'],
    ['two Hosts', `${GET}${HOST}${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['an invalid Host', `${GET}Host: user@evil/\r\n\r\n`, 'VALIDATION_FAILED'],
    ['an invalid URL', `GET http://[/ HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['another scheme', `GET ftp://x/ HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['a backslash', `GET /api/v1\\tokens HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['NUL in the URL', `GET /api/v1/\0 HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['a non-ASCII byte', Buffer.from(`GET /\xff HTTP/1.1\r\n${HOST}\r\n`, 'latin1'), 'VALIDATION_FAILED'],
    ['a space in the URL', `GET /a b HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['the asterisk form', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 'VALIDATION_FAILED'],
    ['a CONNECT request', `CONNECT x:443 HTTP/1.1\r\n${HOST}\r\n`, 'METHOD_NOT_ALLOWED'],
    ['a header of 20 kB', `${GET}${HOST}A: ${'x'.repeat(20_000)}\r\n\r\n`, 'HEADERS_TOO_LARGE'],
    ['a token of 100 kB', `${GET}Authorization: Bearer ${'x'.repeat(100_000)}\r\n\r\n`, 'HEADERS_TOO_LARGE'],
    ['a URL of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 'HEADERS_TOO_LARGE'],
    ['5,000 headers', `${GET}${HOST}${'a: b\r\n'.repeat(5_000)}\r\n`, 'HEADERS_TOO_LARGE'],
    ['a folded header', `${GET}${HOST}A: b\r\n c\r\n\r\n`, 'VALIDATION_FAILED'],
    ['a space in a header’s name', `${GET}${HOST}A b: c\r\n\r\n`, 'VALIDATION_FAILED'],
    ['bare line feeds', `${GET}${HOST}\r\n`.replaceAll('\r', ''), 'VALIDATION_FAILED'],
    [
      'a Content-Length and chunks',
      `${POST}${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      'VALIDATION_FAILED',
    ],
    [
      'chunks and a Content-Length',
      `${POST}${HOST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
      'VALIDATION_FAILED',
    ],
    ['two lengths', `${POST}${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`, 'VALIDATION_FAILED'],
    ['a list of lengths in one header', `${POST}${HOST}Content-Length: 5, 5\r\n\r\nabcde`, 'VALIDATION_FAILED'],
    ['a negative length', `${POST}${HOST}Content-Length: -1\r\n\r\n`, 'VALIDATION_FAILED'],
    ['an unknown transfer encoding', `${POST}${HOST}Transfer-Encoding: xchunked\r\n\r\n`, 'VALIDATION_FAILED'],
    [
      'chunked before another encoding',
      `${POST}${HOST}Transfer-Encoding: chunked, identity\r\n\r\n`,
      'VALIDATION_FAILED',
    ],
    ['a space before the colon', `${POST}${HOST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`, 'VALIDATION_FAILED'],
  ])('%s', async (_, bytes, code) => {
    const { answers } = sendRawBytes(server.port, bytes);
    const all = await answers();
    expect(all).toHaveLength(1);
    expectProblem(all[0], code);
    expect(all[0]!.headers.get('connection')).toMatch(/^close/);
  });

  test('a malformed chunk in a body that is being read', async () => {
    const head = `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;
    const all = await sendRawBytes(server.port, `${POST}${HOST}${head}\r\nzz\r\n`).answers();
    expect(all).toHaveLength(1);
    expectProblem(all[0], 'VALIDATION_FAILED');
  });
});

describe('a valid request gets a response', () => {
  test.each([
    ['HTTP/1.0 without a Host', 'GET /api/v1/tokens HTTP/1.0\r\n\r\n'],
    ['an absolute URL', `GET http://elsewhere/api/v1/tokens HTTP/1.1\r\n${HOST}\r\n`],
    ['Authorization twice', `${GET}${HOST}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`],
    ['an offer to upgrade', `${GET}${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
    ['an unknown expectation', `${POST}${HOST}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`],
  ])('%s', async (_, bytes) => {
    expectProblem((await sendRawBytes(server.port, bytes).answers(1))[0], 'UNAUTHENTICATED');
  });

  test('§5 two valid tokens in two headers are both rejected', async () => {
    const line = `Authorization: Bearer ${token}\r\n`;
    expect((await sendRawBytes(server.port, `${GET}${HOST}${line}\r\n`).answers(1))[0]!.status).toBe(200);
    expectProblem(
      (await sendRawBytes(server.port, `${GET}${HOST}${line}${line}\r\n`).answers(1))[0],
      'UNAUTHENTICATED',
    );
  });

  test('TRACE responds with 405 and echoes nothing', async () => {
    const bytes = `TRACE /api/v1/tokens HTTP/1.1\r\n${HOST}Cookie: secret\r\n\r\n`;
    const [answer] = await sendRawBytes(server.port, bytes).answers(1);
    expectProblem(answer, 'METHOD_NOT_ALLOWED');
    expect(answer!.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(answer!.text).not.toContain('secret');
  });

  test('pipelined requests get their responses in order, before the error for garbage after them', async () => {
    const slow = `GET /slow HTTP/1.1\r\n${HOST}\r\n`;
    const { answers, socket } = sendRawBytes(server.port, `${GET}${HOST}\r\n${slow}`);
    expectProblem((await answers(1))[0], 'UNAUTHENTICATED');
    socket.write('nonsense\r\n\r\n');
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(80);
    // The server has read it when it responds to a later request.
    await sendRawBytes(server.port, `${GET}${HOST}\r\n`).answers(1);
    release();
    const all = await answers();
    expect(all.map(({ status }) => status)).toEqual([401, 200, 400]);
    expectProblem(all[2], 'VALIDATION_FAILED');
  });

  test('a body that was not read is not parsed as the next request', async () => {
    const inner = `GET /api/v1/webhooks/stats HTTP/1.1\r\n${HOST}\r\n`;
    const head = `DELETE /api/v1/tokens/x HTTP/1.1\r\n${HOST}Content-Length: ${inner.length}\r\n\r\n`;
    const all = await sendRawBytes(server.port, `${head}${inner}`).answers();
    expect(all).toHaveLength(1);
    expectProblem(all[0], 'UNAUTHENTICATED');
  });
});

describe('Expect: 100-continue', () => {
  const post = (length: number) =>
    `${POST}${HOST}Authorization: Bearer ${token}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;

  test('is answered with 100, then with the response', async () => {
    const { answers, socket } = sendRawBytes(server.port, post(2));
    expect((await answers(1))[0]!.status).toBe(100);
    socket.write('{}');
    expectProblem((await answers(2))[1], 'VALIDATION_FAILED');
  });

  test('is rejected at once for a body that is too large', async () => {
    const all = await sendRawBytes(server.port, post(65_537)).answers();
    expect(all.map(({ status }) => status)).toEqual([413]);
  });
});
