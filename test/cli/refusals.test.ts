// What the command line rejects: always with a single sentence that names the problem.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';

let database: CommandDatabase;

beforeAll(async () => {
  database = await commandDatabase();
  for (const words of [
    'user create --email owner@sample.example --password sample-password',
    'listing create --owner owner@sample.example --type bot --name Sample --id bot1',
    'vote cast --listing bot1 --user-id 123456789012345678',
  ])
    await commandJson(words, database.environment);
});

afterAll(() => database.close());

test.each([
  ['vote cast --listing bot1 --user-id 123456789012345678', 'has already voted'],
  ['vote cast --listing none --user-id 5', 'no listing with the ID none'],
  ['vote cast --listing bot1 --user-id a.b', '--user-id'],
  ['vote cast --listing bot1 --user-id 6 --player Steve', '--player'],
  ['vote cast --listing bot1 --user-id 7 --at yesterday', '--at'],
  ['vote cast --listing bot1 --user-id 7 --at 2099-01-01T00:00:00Z', 'in the future'],
  ['user reset-link --email nobody@sample.example', 'no account with'],
  ['user reset-two-step --email nobody@sample.example', 'no account with'],
  ['user reset-two-step --email owner@sample.example', 'already off'],
  ['user create --email nobody --password sample-password', '--email'],
  ['user create --email a@b.example --password short', '--password'],
  ['user create --email a@b.example --password Password1!', 'easy to guess'],
  ['user create --email a@b.example --password sampleperson1 --name SamplePerson', 'easy to guess'],
  ['user create --email owner@sample.example --password sample-password', 'already exists'],
  ['listing create --owner owner@sample.example --type bot --name Again --id bot1', 'already exists'],
  ['listing create --owner owner@sample.example --type game --name X', '--game'],
  ['listing create --owner owner@sample.example --type car --name X', '--type'],
  ['listing create --owner nobody@sample.example --type bot --name X', '--owner'],
  ['plan set --listing bot1 --plan gold', '--plan'],
  ['token create --listing bot1 --scopes votes:write', 'no scope votes:write'],
  ['webhook set --listing bot1 --url http://example.com/', '--url'],
  ['webhook show --listing none', 'no webhook'],
  ['deliveries list --listing none', 'no listing'],
  ['deliveries list --listing bot1 --limit 0', '--limit'],
  ['token create --listing bot1', '--scopes'],
  ['dance', 'dance'],
])('%s: one clear error, exit status 1', async (words, reason) => {
  const ran = await runCommand(words, database.environment);
  expect(ran).toMatchObject({ status: 1, out: '' });
  expect(ran.error).toContain(reason);
  expect(ran.error).not.toMatch(/\n\s+at /);
});
