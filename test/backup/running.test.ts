// Backups of a running service: complete, of one moment, and without holding up votes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, onFolder, restore, temporaryFolder, withDatabase } from '../support/backup-databases.ts';
import { commandJson, runCommand } from '../support/command-line.ts';
import { createSampleInstallation } from '../support/sample-installation.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const environment = onFolder(temporaryFolder());
let server: ServerProcess;

beforeAll(async () => {
  await createSampleInstallation(environment);
  server = await startServer({ ...environment, PLAYER_COUNTS: 'off' });
});
afterAll(() => server.stop());

const vote = (number: number) =>
  commandJson(`vote cast --listing lst_1 --user-id voter_${number}`, environment).then(({ eventId }) => eventId);

test('a backup of a running embedded database has every vote that was accepted before', async () => {
  const owner = 'owner@running.example';
  await commandJson(`user create --email ${owner} --password sample-password`, environment);
  await commandJson(`listing create --owner ${owner} --type bot --name Running --id lst_1`, environment);
  const before = [await vote(1), await vote(2)];
  const [file, during] = await Promise.all([backUp(environment), vote(3)]);
  expect(during).toMatch(/^[0-9a-f]{32}$/);
  expect(readdirSync(join(environment.DATA_DIR, 'database.copy'))).toEqual([]);

  const target = onFolder(temporaryFolder());
  expect(await restore(file, target)).toMatchObject({ status: 0 });
  const restored = await withDatabase(target, ({ db }) =>
    db.selectFrom('vote').select('event_id').where('listing_id', '=', 'lst_1').execute(),
  );
  expect(restored.map(({ event_id }) => event_id.replaceAll('-', ''))).toEqual(expect.arrayContaining(before));
});

test('two backups at once: the second is refused', async () => {
  const folder = temporaryFolder();
  const results = await Promise.all([
    runCommand(`backup --to ${folder}/one`, environment),
    runCommand(`backup --to ${folder}/two`, environment),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual([0, 1]);
  expect(results.map(({ error }) => error).join('')).toContain('Another backup is being made right now.');
  expect(existsSync(join(folder, 'one')) !== existsSync(join(folder, 'two'))).toBe(true);
});

test('a backup that is stopped by a signal leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, ['scripts/start.mjs', 'backup', '--to', folder], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  const copy = join(environment.DATA_DIR, 'database.copy');
  await expect.poll(() => existsSync(join(copy, 'database')), { interval: 5 }).toBe(true);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(143);
  expect(readdirSync(folder)).toEqual([]);
  await expect.poll(() => readdirSync(copy)).toEqual([]);
  await backUp(environment);
});

test('what a killed backup left behind is removed when the service starts', async () => {
  const copy = join(environment.DATA_DIR, 'database.copy', 'database');
  await server.stop();
  mkdirSync(join(copy, 'base'), { recursive: true });
  server = await startServer({ ...environment, PLAYER_COUNTS: 'off' });
  expect(existsSync(copy)).toBe(false);
});
