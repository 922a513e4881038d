// Decision P215: with the embedded database, commands run in the service while it has the database open.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { requestFromService } from '../../src/control/client.ts';
import { shortSocketPath } from '../../src/control/socket-path.ts';
import { VERSION } from '../../src/core/version.ts';
import { commandJson, runCommand, runCommandWords } from '../support/command-line.ts';
import { newDataFolder } from '../support/embedded-template.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');
let dataDir: string;
let receiver: Receiver;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await newDataFolder();
  receiver = await startReceiver();
  symlinkSync('/etc/hostname', join(dataDir, 'control.sock'));
  server = await startServer({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await server.stop();
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (words: string) => runCommand(words, { DATA_DIR: dataDir });
const json = (words: string) => commandJson(words, { DATA_DIR: dataDir });
const socketPath = () => join(dataDir, 'control.sock');

/** A command in a process of its own. */
function spawnCommand(words: readonly string[], user = process.getuid?.()) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user }),
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, error, [status]]) => ({ status: status as number | null, out, error }),
  );
  return { child, ended };
}

test('P215 a new installation is set up while it is served, and its first vote is delivered', async () => {
  await json('user create --email owner@sample.example --password sample-password');
  await json('listing create --owner owner@sample.example --type bot --name Sample --id bot1');
  await json(`webhook set --listing bot1 --url ${receiver.url}`);
  const { eventId } = await json('vote cast --listing bot1 --user-id 123456789012345678');
  await receiver.until(1);
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ eventId });
});

test('P215 the socket is only for its owner, and a link at its place is replaced without touching the target', () => {
  const { mode } = lstatSync(socketPath());
  expect([lstatSync(socketPath()).isSocket(), mode & 0o777, statSync(dataDir).mode & 0o777]).toEqual([
    true,
    0o600,
    0o700,
  ]);
  expect(lstatSync('/etc/hostname').isFile()).toBe(true);
});

test('P215 a refused command prints one sentence on stderr and exits with 1, also in a process of its own', async () => {
  const { status, out, error } = await spawnCommand([
    'listing',
    'create',
    '--owner',
    'nobody@sample.example',
    '--type',
    'bot',
    '--name',
    'X',
  ]).ended;
  expect({ status, out, error }).toEqual({
    status: 1,
    out: '',
    error:
      '--owner: there is no account with the address nobody@sample.example. Create the account first with `user create`.\n',
  });
});

test('P215 two commands run at once, beside votes', async () => {
  const ran = await Promise.all([
    run('listing list'),
    run('webhook show --listing bot1'),
    ...Array.from({ length: 20 }, (_, voter) => run(`vote cast --listing bot1 --user-id voter${voter}`)),
  ]);
  expect(ran.map(({ status }) => status)).toEqual(ran.map(() => 0));
  await receiver.until(21);
});

test('P215 the file that a command names is read by the calling process', async () => {
  const game = 'listing create --owner owner@sample.example --type game --game minecraft --name Server --id srv1';
  expect(await run(game)).toMatchObject({ status: 0 });
  const file = join(dataDir, '..', `plaudit-key-${process.pid}.txt`);
  writeFileSync(file, 'not a key');
  const set = `votifier set --listing srv1 --host 127.0.0.1 --public-key-file`;
  const ran = await run(`${set} ${file}`);
  rmSync(file);
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.error).toMatch(/^--public-key-file: /);
  expect(ran.error).not.toContain('cannot be read');
  expect((await run(`${set} ${file}`)).error).toContain('cannot be read');
});

test('P215 a command line and an output of nearly a megabyte arrive whole', async () => {
  const name = 'x'.repeat(900_000);
  const ran = await runCommandWords(['deliveries', 'list', '--listing', name], { DATA_DIR: dataDir });
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.error).toContain(name);
});

test('P215 a caller that is killed leaves the service working', async () => {
  const { child, ended } = spawnCommand(['webhook', 'check', '--listing', 'bot1', '--json']);
  await receiver.until(22);
  child.kill('SIGKILL');
  await ended;
  expect(await run('listing list')).toMatchObject({ status: 0 });
});

test('P215 commands that are not for the service, other versions and unreadable requests are refused', async () => {
  const command = (words: readonly string[]) => ({ words, isInteractive: false, files: {} });
  expect(await ask({ version: VERSION, command: command(['serve']) })).toEqual([
    { error: 'This command does not run in the service.' },
    { exit: 1 },
  ]);
  const [{ refused }] = await ask({ version: '0.0.1', command: command(['listing', 'list']) });
  expect(refused).toMatch(/^The running service is version .+ and this program is version 0\.0\.1\. Restart/);
  const [unknown] = await ask({ version: VERSION, request: 'constructor', input: null });
  expect(unknown.refused).toContain('does not know');
  expect(await ask('no object')).toHaveLength(1);
  expect(await askRaw('{"torn\n')).toEqual([]);
  expect(await askRaw(`"${'x'.repeat(2_000_000)}"\n`)).toEqual([]);
  expect(await run('listing list')).toMatchObject({ status: 0 });
});

test('P215 more than 64 connections at once are refused, and the service stays reachable', async () => {
  const idle = Array.from({ length: 64 }, () => connect(socketPath()).on('error', () => undefined));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  await expect.poll(async () => (await ask({})).length).toBe(1);
  expect((await run('listing list')).error).toBe('The service is running too many commands. Try again.');
  for (const socket of idle) socket.destroy();
  await expect.poll(async () => (await run('listing list')).status).toBe(0);
});

test('P215 a caller that sends its request byte by byte does not keep the connection', async () => {
  const startedMs = performance.now();
  const socket = connect(socketPath()).on('error', () => undefined);
  const dripping = setInterval(() => socket.write(' '), 500);
  await once(socket, 'close');
  clearInterval(dripping);
  expect(performance.now() - startedMs).toBeLessThan(20_000);
});

test.runIf(process.platform === 'linux')('output that nobody can read ends no command with a stack trace', async () => {
  const start = (stdout: number | 'pipe') =>
    spawn(process.execPath, ['scripts/start.mjs', '--help'], {
      cwd: ROOT,
      stdio: ['ignore', stdout, 'pipe'],
    });
  const full = start(openSync('/dev/full', 'w'));
  const [error, [status]] = await Promise.all([text(full.stderr!), once(full, 'close')]);
  expect([status, error]).toEqual([1, expect.stringMatching(/^The output could not be written: .*ENOSPC.*\n$/)]);
  const unread = start('pipe');
  unread.stdout!.destroy();
  const [silence, [ended]] = await Promise.all([text(unread.stderr!), once(unread, 'close')]);
  expect([ended, silence]).toEqual([0, '']);
});

test('P215 a socket in a folder with a long name is reached also without /proc', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'x'.repeat(120)));
  const { path, release } = shortSocketPath(folder, '/nonexistent');
  expect(Buffer.byteLength(path)).toBeLessThan(104);
  const listener = createServer((socket) => socket.end()).listen(path);
  await once(listener, 'listening');
  expect(lstatSync(join(folder, 'control.sock')).isSocket()).toBe(true);
  listener.close();
  await once(listener, 'close');
  release();
  expect(existsSync(dirname(dirname(path)))).toBe(false);
  rmSync(folder, { recursive: true });
});

const ask = (request: unknown) => askRaw(`${JSON.stringify(request)}\n`);

/** Sends bytes to the socket and returns the frames until it closes. */
async function askRaw(bytes: string) {
  const socket = connect(socketPath());
  socket.on('error', () => undefined);
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  socket.write(bytes);
  await new Promise((closed) => socket.once('close', closed));
  return Buffer.concat(received)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test.runIf(process.getuid?.() === 0)('P215 another user of the machine is told to run it as the owner', async () => {
  const { status, error } = await spawnCommand(['listing', 'list'], 65_534).ended;
  expect(status).toBe(1);
  expect(error).toMatch(/belongs to another user \(ID 0\)\. Run the command as that user/);
});

test('P215 a requested stop ends the service like a signal, and commands then open the database themselves', async () => {
  const whileServed = await run('listing list');
  expect(await requestFromService({ dataDir, version: VERSION }, { name: 'status', input: null })).toEqual({
    result: { version: VERSION, pid: server.pid },
  });
  await requestFromService({ dataDir, version: VERSION }, { name: 'stop', input: null });
  const [stopped, other] = await Promise.all([run('listing list'), run('listing list')]);
  expect(other).toEqual(stopped);
  expect(existsSync(socketPath())).toBe(false);
  expect(stopped).toEqual(whileServed);
  expect(await requestFromService({ dataDir, version: VERSION }, { name: 'status', input: null })).toBeNull();
});

test('P215 after kill -9 the old socket is replaced, with a DATA_DIR that is too long for a socket address', async () => {
  const folder = join(dataDir, 'long', ...Array.from({ length: 5 }, () => 'x'.repeat(30)));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const first = await startServer({ DATA_DIR: folder });
  onTestFinished(() => first.kill());
  await first.kill();
  expect(lstatSync(join(folder, 'control.sock')).isSocket()).toBe(true);
  const second = await startServer({ DATA_DIR: folder });
  onTestFinished(() => second.kill());
  const created = 'user create --email owner@sample.example --password sample-password --json';
  expect(await runCommand(created, { DATA_DIR: folder })).toMatchObject({ status: 0 });
  const waiting = commandDuringKill(folder, second);
  expect(await waiting).toMatchObject({ status: 1, error: expect.stringMatching(/^The service stopped before/) });
});

/** A check that waits for a receiver that never responds, while the service is killed. */
async function commandDuringKill(folder: string, service: ServerProcess) {
  const silent = await startReceiver(() => undefined);
  await commandJson('listing create --owner owner@sample.example --type bot --name Sample --id bot1', {
    DATA_DIR: folder,
  });
  await commandJson(`webhook set --listing bot1 --url ${silent.url}`, { DATA_DIR: folder });
  const waiting = runCommand('webhook check --listing bot1', { DATA_DIR: folder });
  await silent.until(1);
  await service.kill();
  const ran = await waiting;
  await silent.close();
  return ran;
}
