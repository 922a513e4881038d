// Decision P219: the generated key of an installation with the embedded database is replaced while it serves, and a
// crash at any moment leaves a readable installation.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { createVault } from '../../src/core/secrets.ts';
import { openDatabase } from '../../src/db/database.ts';
import { EMAIL_SEAL_LABEL } from '../../src/mail/outbox.ts';
import { commandJson, runCommand } from '../support/command-line.ts';
import { newDataFolder } from '../support/embedded-template.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const FOURTH = 'fourth key for tests with thirty-two letters';
const FIFTH = 'fifth key for tests with thirty-two letters!';
let dataDir: string;
let receiver: Receiver;
const keyFile = () => join(dataDir, 'secret.key');
const keys = () => readFileSync(keyFile(), 'utf8').trim().split('\n');
const previousKeys = () => readFileSync(join(dataDir, 'secret.key.previous'), 'utf8').trim().split('\n');
const json = (words: string) => commandJson(words, { DATA_DIR: dataDir });
const run = (words: string, more = {}) => runCommand(words, { DATA_DIR: dataDir, ...more });

beforeAll(async () => {
  dataDir = await newDataFolder();
  receiver = await startReceiver();
});

afterAll(async () => {
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Ends with the test, also if that fails. */
async function serve(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir });
  onTestFinished(() => server.kill());
  return server;
}

async function addListing(id: string): Promise<void> {
  await json(`listing create --owner owner@sample.example --type bot --name Sample --id ${id}`);
  await json(`webhook set --listing ${id} --url ${receiver.url}`);
}

test('P219 a new key replaces the generated one while votes are cast and webhooks are saved', async () => {
  const server = await serve();
  await json('user create --email owner@sample.example --password sample-password');
  for (let number = 0; number < 5; number += 1) await addListing(`bot${number}`);
  const [first] = keys();

  const rotating = spawnRotation();
  const closed = once(rotating, 'close');
  const line = once(createInterface(rotating.stdout!), 'line');
  const votes = Array.from({ length: 20 }, (_, voter) =>
    json(`vote cast --listing bot${voter % 5} --user-id voter${voter}`),
  );
  await line;
  await Promise.all([...votes, addListing('bot5')]);
  await closed;
  expect(keys()).toHaveLength(1);
  const [second] = keys();
  expect(second).not.toBe(first);
  expect(lstatSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(previousKeys()).toEqual([first]);
  expect(lstatSync(join(dataDir, 'secret.key.previous')).mode & 0o777).toBe(0o600);
  await json('vote cast --listing bot5 --user-id voter1');
  await receiver.until(21);

  await server.stop();
});

test('P219 a rotation that is killed halfway continues after the restart', async () => {
  await queueEmails(2_000);
  const server = await serve();
  const lines: string[] = [];
  const killed = runCommandLine(['key', 'rotate', '--new-key'], {
    print(line) {
      lines.push(line);
      if (line.startsWith('emails')) void server.kill();
    },
    printError: (line) => void lines.push(line),
    isInteractive: true,
    environment: { DATA_DIR: dataDir },
  });
  expect(await killed).toBe(1);
  expect(lines.at(-1)).toMatch(/^The service stopped before this was finished/);
  expect(keys()).toHaveLength(2);
  const [next] = keys();

  const again = await serve();
  const { keys: counted, isRotated } = await json('key status');
  expect([isRotated, counted[0].secrets > 0, counted[1].secrets > 0]).toEqual([false, true, true]);
  await addListing('bot6');
  const continued = await run('key rotate --new-key');
  expect(continued).toMatchObject({ status: 0, error: '' });
  expect(continued.out).toContain('An earlier rotation was not complete.');
  expect(keys()).toEqual([next]);
  expect(previousKeys()).toHaveLength(2);
  expect((await run('key status')).out).toContain('The previous keys are no longer in the file secret.key.');
  expect(await again.stop()).toBe(0);
  expect(await json('key status')).toMatchObject({ isRotated: true, unreadable: 0, missing: [] });
  for (const id of ['bot0', 'bot6']) await json(`vote cast --listing ${id} --user-id another`);
  const last = await serve();
  await receiver.until(23);
  await last.stop();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('secret.key'))).toEqual([
    'secret.key',
    'secret.key.previous',
  ]);
});

/** Emails that nobody sends, because no mail server is configured. */
async function queueEmails(count: number): Promise<void> {
  const sealed = createVault(keys(), { writeKeyIds: true }).encrypt('{"subject":"","text":""}', EMAIL_SEAL_LABEL);
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  await sql`
    insert into letter (kind, recipient, sealed, expires_at)
    select 'sample', 'somebody@sample.example', ${sealed}::bytea, plaudit_now() + interval '1 day'
    from generate_series(1, ${count}::int)`.execute(db);
  await close();
}

function spawnRotation() {
  return spawn(process.execPath, ['scripts/start.mjs', 'key', 'rotate', '--new-key', '--json'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('P219 a key that was removed too early stops the start with a sentence, and nothing is written', async () => {
  const [current] = keys();
  writeFileSync(keyFile(), `${FOURTH}\n${current}\n`);
  expect(await run('listing list')).toMatchObject({ status: 0 });
  await addListing('bot7');
  writeFileSync(keyFile(), `${current}\n`);
  const refused = await run('listing list');
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.error).toMatch(
    /^Some secrets in this database are still encrypted with the key [0-9a-f]{8}, which is not in/,
  );
  expect(keys()).toEqual([current]);
  writeFileSync(keyFile(), `${FOURTH}\n${current}\n`);
  expect(await run('key rotate')).toMatchObject({ status: 0 });
});

test('P219 a key file with a key twice, from another editor, is replaced like any other', async () => {
  const [current] = keys();
  writeFileSync(keyFile(), `\uFEFF${current}\r\n\r\n  ${current} \r\n`);
  writeFileSync(`${keyFile()}.${randomUUID()}`, `${current}\n`);
  const { out } = await run('key rotate --new-key');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('secret.key'))).toEqual([
    'secret.key',
    'secret.key.previous',
  ]);
  expect(out).not.toContain('An earlier rotation was not complete.');
  expect(keys()).toHaveLength(1);
  expect(keys()).not.toEqual([current]);
});

test('P219 a key file that was edited while the service runs is used, or refused if a key is missing', async () => {
  const server = await serve();
  const [current] = keys();
  writeFileSync(keyFile(), `${FOURTH}\n`);
  const refused = await run('key rotate --new-key');
  expect(refused).toMatchObject({ status: 1, out: '' });
  expect(refused.error).toMatch(/^The file secret\.key in DATA_DIR has changed since the service started/);
  expect(keys()).toEqual([FOURTH]);

  writeFileSync(keyFile(), `${FOURTH}\n${current}\n`);
  expect(await run('key rotate --new-key')).toMatchObject({ status: 0, error: '' });
  expect(keys()).toEqual([FOURTH]);
  expect(await server.stop()).toBe(0);
  expect(await json('key status')).toMatchObject({ isRotated: true, unreadable: 0, missing: [] });
});

test('P219 keys that are set by the operator, or that are linked, are not replaced', async () => {
  const [current] = keys();
  const configured = await run('key rotate --new-key', { SECRET_KEY: current! });
  expect(configured.error).toMatch(/^--new-key is for the generated key/);
  expect((await run('key status', { SECRET_KEY: current!, SECRET_KEYS: current! })).error).toMatch(
    /^SECRET_KEY and SECRET_KEYS are both set/,
  );
  renameSync(keyFile(), join(dataDir, 'secret.key.elsewhere'));
  symlinkSync('secret.key.elsewhere', keyFile());
  const linked = await run('key rotate --new-key');
  expect(linked.error).toMatch(/^The file secret\.key in DATA_DIR is a link/);
  expect(lstatSync(keyFile()).isSymbolicLink()).toBe(true);
  writeFileSync(keyFile(), `${FIFTH}\n${current}\n`);
  expect((await run('key rotate')).out).toContain('remove the previous keys from the file that secret.key links to');
  expect(keys()).toEqual([FIFTH, current]);
  rmSync(keyFile());
  mkdirSync(keyFile());
  expect((await run('key status')).error).toMatch(/secret\.key cannot be read \(EISDIR\), but it has to contain/);
  rmdirSync(keyFile());
  writeFileSync(keyFile(), '');
  chmodSync(keyFile(), 0o600);
  expect((await run('key status')).error).toMatch(/is empty, but it has to contain the secret key/);
});
