// `plaudit audit verify` on the command line.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';

let database: CommandDatabase;
beforeAll(async () => {
  database = await commandDatabase();
});
afterAll(() => database.close());

test('P420 the audit log is verified, up to a head that was noted', async () => {
  const { environment } = database;
  expect(await commandJson('audit verify', environment)).toMatchObject({ links: 0, faults: [] });
  await commandJson('user create --email owner@sample.example --password sample-password', environment);
  await commandJson('listing create --owner owner@sample.example --type bot --name Sample --id bot1', environment);
  const verified = await commandJson('audit verify', environment);
  expect(verified).toMatchObject({ faults: [], head: expect.stringMatching(/^\d+:[\w-]{43}$/) });
  expect(verified.links).toBeGreaterThan(0);
  expect(await commandJson(`audit verify --head ${verified.head}`, environment)).toEqual(verified);
  const other = `${verified.links}:${'0'.repeat(43)}`;
  expect((await runCommand(`audit verify --head ${other}`, environment)).error).toContain('The audit log was changed.');
  expect((await runCommand('audit verify --head nonsense', environment)).error).toContain(
    'not the head of an audit log',
  );
});
