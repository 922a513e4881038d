// `plaudit webhook check` (decision P54): what a script sees of a receiver, and the exit status.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandDatabase, commandDatabase, commandJson, runCommand } from '../support/command-line.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { verifyBody } from '../support/signatures.ts';

let database: CommandDatabase;
let receiver: Receiver;

beforeAll(async () => {
  database = await commandDatabase();
  receiver = await startReceiver();
});

afterAll(async () => {
  await receiver.close();
  await database.close();
});

const run = (words: string) => runCommand(words, database.environment);
const json = (words: string) => commandJson(words, database.environment);

test('reports the result of each check, with status 1 when any failed', async () => {
  await json('user create --email owner@sample.example --password sample-password');
  await json('listing create --owner owner@sample.example --type bot --name Sample --id bot1');
  expect(await run('webhook check --listing bot1')).toMatchObject({
    status: 1,
    error: expect.stringContaining('has no webhook'),
  });
  const { secret } = await json(`webhook set --listing bot1 --url ${receiver.url}`);

  const careless = await run('webhook check --listing bot1 --json');
  expect(careless).toMatchObject({ status: 1, error: 'The receiver did not pass the check.' });
  const { passed, steps } = JSON.parse(careless.out);
  expect(passed).toBe(false);
  expect(steps.find(({ step }: { step: string }) => step === 'forged')).toMatchObject({
    grade: 'bad',
    httpStatus: 204,
    what: expect.stringContaining('Anyone who knows the URL can forge votes.'),
  });

  receiver.answer = ({ body, headers }, response) => {
    const signature = headers['x-webhook-signature'] as string | undefined;
    response.writeHead(verifyBody(body, signature, secret) ? 200 : 401).end();
  };
  expect(await run('webhook check --listing bot1 --json')).toMatchObject({ status: 0 });
});
