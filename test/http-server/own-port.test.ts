// PORT=0: the service keeps the free port that it has chosen for its links, from before it opens the database.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openHttpServer } from '../../src/http-server.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0 };

/** The sockets of this process that accept connections. */
const listening = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;

/** A database that accepts a connection and does not respond until it is closed. */
async function silentDatabase() {
  const connected = Promise.withResolvers<Socket>();
  const server = createServer(connected.resolve);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://plaudit@127.0.0.1:${port}/plaudit`, connected: connected.promise };
}

test('the port is in use while the database is opened, and free again if that fails', async () => {
  const database = await silentDatabase();
  const before = listening();
  const config = readConfig({ PORT: '0', DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' });
  const started = startApp(config);
  started.catch(() => undefined);
  const socket = await database.connected;
  expect(listening() - before).toBe(1);
  socket.destroy();
  await expect(started).rejects.toThrow('Connection terminated');
  await expect.poll(() => listening() - before).toBe(0);
});

test('a connection to a server that is not ready yet is closed, and later ones are served', async () => {
  const server = await openHttpServer(LOOPBACK);
  onTestFinished(() => server.close());
  const early = connect(server.port, '127.0.0.1');
  early.on('error', () => undefined);
  await once(early, 'close');
  server.serve(new Hono().get('/', (context) => context.text('ready')));
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(await response.text()).toBe('ready');
});

test('a server that never became ready is closed', async () => {
  const server = await openHttpServer(LOOPBACK);
  await server.close();
  const again = await openHttpServer({ ...LOOPBACK, port: server.port });
  await again.close();
});
