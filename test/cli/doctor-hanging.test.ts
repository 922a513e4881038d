// Decision P227: `plaudit doctor` ends in time, and says what is wrong, when what it asks hangs or is hostile.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { forwardCommand } from '../../src/control/client.ts';
import { VERSION } from '../../src/core/version.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { databaseOfTest, dataFolderOfTest, examine } from '../support/doctor-fixture.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';

/** The limits of all steps add up to 12 seconds; a busy machine also takes its time. */
const MOST_MS = 30_000;

/** Accepts connections and never sends a byte, unless `respond` does. */
async function startHostileServer(respond: (socket: Socket) => void = () => undefined): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => respond(socket));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as { port: number }).port;
}

test('P227 a service that is suspended is named, and everything else is checked in time', async () => {
  const dataDir = await dataFolderOfTest();
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(() => server.kill());
  process.kill(server.pid, 'SIGSTOP');
  const startedMs = performance.now();
  const { status, problems, checks } = await examine({
    DATA_DIR: dataDir,
    BASE_URL: `http://localhost:${await freePort()}`,
  });
  expect(performance.now() - startedMs).toBeLessThan(MOST_MS);
  expect(status).toBe(1);
  expect(problems[0]).toMatch(/^database: The service is running, but it does not respond\./);
  expect(checks.get('data_folder')?.status).toBe('ok');
  const unread = { out: () => undefined, error: () => undefined };
  const forwarding = forwardCommand(
    { dataDir, version: VERSION, silenceMs: 100 },
    { words: ['listing', 'list'], isInteractive: false, files: {} },
    unread,
  );
  await expect(forwarding).rejects.toThrow('it does not respond');
});

test('P227 statements that wait for a lock do not hold up the other checks', async () => {
  const database = await databaseOfTest();
  // Not one of Plaudit's connections, whose idle transactions PostgreSQL ends.
  const holder = new pg.Client(database.url!);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table installation, letter in access exclusive mode');
  const startedMs = performance.now();
  const { status, problems, checks } = await examine({ DATABASE_URL: database.url!, SECRET_KEY: TEST_SECRET_KEY });
  expect(performance.now() - startedMs).toBeLessThan(MOST_MS);
  expect(status).toBe(1);
  expect(problems).toContain('database: A simple query took more than 5 seconds.');
  expect(checks.get('secret_key')?.found).toBe('There was no result within 5 seconds.');
});

test('P227 everything hangs at once', async () => {
  const silent = `127.0.0.1:${await startHostileServer()}`;
  const startedMs = performance.now();
  const { status, checks } = await examine({
    DATABASE_URL: `postgres://user:password@${silent},${silent},${silent}/plaudit`,
    SECRET_KEY: TEST_SECRET_KEY,
    BASE_URL: `https://${silent}`,
    SMTP_URL: `smtp://user:password@${silent}`,
  });
  expect(performance.now() - startedMs).toBeLessThan(MOST_MS);
  expect(status).toBe(1);
  for (const id of ['database', 'public_address', 'mail_server']) expect(checks.get(id)?.status).toBe('problem');
});

test.each([
  ['switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n', 'cannot be'],
  ['redirects in a loop', 'HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n', 'redirects to /'],
  ['never ends its headers', `HTTP/1.1 200 OK\r\n${`X: ${'x'.repeat(1_000)}\r\n`.repeat(100)}`, 'HPE_HEADER_OVERFLOW'],
  ['never ends its body', `HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(200_000)}`, 'leads to another server'],
  [
    'has another date',
    'HTTP/1.1 200 OK\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT\r\nContent-Length: 0\r\n\r\n',
    'another',
  ],
])('P227 the server at BASE_URL %s', async (_, response, found) => {
  const port = await startHostileServer((socket) => void socket.write(response));
  const { problems } = await examine({
    DATA_DIR: await dataFolderOfTest(),
    SECRET_KEY: TEST_SECRET_KEY,
    BASE_URL: `http://localhost:${port}`,
  });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^public_address: .*${found}`))]);
});

test('P227 a database without tables is not a failed check', async () => {
  const database = await databaseOfTest();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  const { checks } = await examine({ DATABASE_URL: database.url!, SECRET_KEY: TEST_SECRET_KEY });
  expect([...checks.values()].filter(({ found }) => found.startsWith('The check failed'))).toEqual([]);
});

test('P227 an empty database folder stays empty, and a file is not a data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaudit-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, 'database'));
  expect((await examine({ DATA_DIR: dataDir })).problems).toEqual([]);
  expect(readdirSync(join(dataDir, 'database'))).toEqual([]);
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(await examine({ DATA_DIR: file })).toMatchObject({
    status: 1,
    problems: [`data_folder: ${file} is not a folder.`],
  });
});
