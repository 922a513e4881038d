// Clients that send too much, too slowly or never, and clients that do not read (decisions A12, A33): with the short
// timeouts of a test. The service's own timeouts are tested in test/faults/hostile-clients.test.ts.
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../src/api/routes.ts';
import { type HttpServer, startHttpServer } from '../../src/http-server.ts';
import { createApiContext } from '../support/api.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';
import { type RawConversation, sendRawBytes } from '../support/raw-client.ts';
import { waitUntil } from '../support/wait.ts';

let database: TestDatabase;
let server: HttpServer;
/** With the timeouts of production: on a busy machine, a request may take longer than the short ones. */
let patientServer: HttpServer;
let head: string;
beforeAll(async () => {
  database = await freshDatabase();
  const { token } = await aToken(database.db, await aBot(database.db), ['webhooks:write']);
  head = `POST /api/v1/tokens HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
  const app = new Hono().route('/api/v1', createApi(createApiContext(database.db)));
  const patience = { requestMs: 250, inactivityMs: 1_000, idleMs: 400 };
  const place = { host: '127.0.0.1', port: 0 };
  server = await startHttpServer(app, place, patience);
  patientServer = await startHttpServer(app, place);
});
afterAll(async () => {
  await Promise.all([server.close(), patientServer.close()]);
  await database.close();
});

const GET = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';

async function codes({ answers }: RawConversation): Promise<readonly string[]> {
  return (await answers()).map(({ text }) => JSON.parse(text).code);
}

describe('a body that is too large', () => {
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;

  test.each([
    ['of 10 MB', () => `${head}Content-Length: 10000000\r\n\r\n${'x'.repeat(10_000_000)}`],
    ['of 10 MB in chunks', () => `${head}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(150)}`],
    [
      'of 10 MB without a token',
      () => `POST /api/v1/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n${'x'.repeat(10_000_000)}`,
    ],
  ])('%s gets a readable error, however much is still being sent', async (_, bytes) => {
    for (let round = 0; round < 3; round += 1) {
      const [code, ...more] = await codes(sendRawBytes(patientServer.port, bytes()));
      expect(code).toMatch(/PAYLOAD_TOO_LARGE|UNAUTHENTICATED/);
      expect(more).toEqual([]);
    }
  });

  test('is rejected by its Content-Length before it arrives, or as soon as the chunks exceed the limit', async () => {
    const said = sendRawBytes(patientServer.port, `${head}Content-Length: 10000000\r\n\r\n`);
    expect((await said.answers(1))[0]!.status).toBe(413);
    const chunked = sendRawBytes(patientServer.port, `${head}Transfer-Encoding: chunked\r\n\r\n${piece}${piece}`);
    expect((await chunked.answers(1))[0]!.status).toBe(413);
  });

  test('is discarded for a moment only: the connection is closed while it is still arriving', async () => {
    const { socket, answers } = sendRawBytes(patientServer.port, `${head}Transfer-Encoding: chunked\r\n\r\n`);
    let failed = false;
    socket.once('error', () => (failed = true));
    await waitUntil(() => {
      if (!failed) socket.write(piece);
      return failed;
    });
    expect((await answers()).map(({ status }) => status)).toEqual([413]);
  });

  test('is not followed by another request on the connection', async () => {
    const big = `${head}Content-Length: 70000\r\n\r\n${'x'.repeat(70_000)}`;
    expect(await codes(sendRawBytes(patientServer.port, `${big}${GET}`))).toEqual(['PAYLOAD_TOO_LARGE']);
  });
});

describe('an incomplete request', () => {
  /** Sends the piece again and again until the connection is closed. */
  function drip(bytes: string, piece: string): RawConversation {
    const talking = sendRawBytes(server.port, bytes);
    const timer = setInterval(() => talking.socket.writable && talking.socket.write(piece), 20);
    void talking.closed.then(() => clearInterval(timer));
    return talking;
  }

  test.each([
    ['no bytes', () => sendRawBytes(server.port)],
    ['half a line', () => sendRawBytes(server.port, 'GET /api')],
    ['endless headers', () => drip(GET.slice(0, -2), 'A: b\r\n')],
    ['a URL one byte at a time', () => drip('GET /', 'x')],
    ['a truncated body', () => sendRawBytes(server.port, `${head}Content-Length: 100\r\n\r\n{`)],
    ['a body one byte at a time', () => drip(`${head}Content-Length: 60000\r\n\r\n{`, ' ')],
    ['endless chunks', () => drip(`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n')],
    ['an endless chunk extension', () => drip(`${head}Transfer-Encoding: chunked\r\n\r\n1;`, 'x')],
  ])('%s: gets one 408, and the connection is closed', async (_, start) => {
    expect(await codes(start())).toEqual(['REQUEST_TIMEOUT']);
  });

  test('that was answered early gets no second response', async () => {
    const unknown = head.replace('POST', 'GET');
    const [first, ...more] = await drip(`${unknown}Content-Length: 60000\r\n\r\n`, ' ').answers();
    expect([first!.status, more]).toEqual([200, []]);
  });
});

test('a client that does not read its responses is disconnected, and its requests are not read', async () => {
  const { socket } = sendRawBytes(server.port);
  socket.pause();
  let failed = false;
  socket.once('error', () => (failed = true));
  const requests = GET.repeat(500);
  await waitUntil(() => {
    if (socket.writableLength === 0 && !failed) socket.write(requests);
    return failed;
  });
  // Far less was read than a response to each would have required.
  expect(socket.bytesWritten).toBeLessThan(32 * 1024 * 1024);
});

test('a thousand idle connections cost little, block nobody else, and are closed by themselves', async () => {
  const before = process.memoryUsage().heapUsed;
  const idle = Array.from({ length: 1_000 }, () =>
    sendRawBytes(patientServer.port, GET.replace('openapi.json', 'tokens')),
  );
  const answered = await Promise.all(idle.map(({ answers }) => answers(1)));
  expect(answered.every(([answer]) => answer?.status === 401)).toBe(true);
  expect((await sendRawBytes(patientServer.port, GET).answers(1))[0]!.status).toBe(200);
  // Both ends of each connection are in this process.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
  await Promise.all(idle.map(({ closed }) => closed));
});
