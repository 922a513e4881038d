// D16: commands respect that trial mode has ended, whatever their own environment says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';

let database: CommandDatabase;
let receiver: Receiver;
const environment = () => ({ ...database.environment, LOG_LEVEL: 'silent' });
const run = (words: string) => runCommand(words, environment());

beforeAll(async () => {
  database = await commandDatabase();
  receiver = await startReceiver();
  for (const words of [
    'user create --email owner@sample.example --password sample-password',
    'listing create --owner owner@sample.example --type bot --name Sample --id bot1',
    'listing create --owner owner@sample.example --type game --game minecraft --name Sample --id game1',
    `webhook set --listing bot1 --url ${receiver.url}`,
  ])
    await commandJson(words, environment());
  const context = await createContext(readConfig(environment()));
  await context.trial.end('a request for the host votes.example');
  await context.close();
});
afterAll(async () => {
  await receiver.close();
  await database.close();
});

test('a webhook or vote listener on this machine can no longer be saved', async () => {
  const { port } = new URL(receiver.url);
  expect(await run(`webhook set --listing bot1 --url ${receiver.url}`)).toMatchObject({
    status: 1,
    error: expect.stringMatching(/^--url: .*a loopback address/),
  });
  expect(await run(`votifier set --listing game1 --host 127.0.0.1 --port ${port} --token x`)).toMatchObject({
    status: 1,
    error: expect.stringContaining('a loopback address'),
  });
});

test('a webhook that was saved before is not called', async () => {
  const checked = await run('webhook check --listing bot1 --json');
  expect(checked.status).toBe(1);
  expect(checked.out).toContain('blocked_address');
  expect(receiver.received).toHaveLength(0);
});
