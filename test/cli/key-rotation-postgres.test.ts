// Decision P218: the documented order of a rotation, with two processes on PostgreSQL and votes at every step.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandJson, runCommand } from '../support/command-line.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const [OLD, NEW] = ['sample-key-of-before-with-32-letters', 'sample-key-of-afterwards-with-32-letters'];

let database: TestDatabase;
let receiver: Receiver;
const servers: ServerProcess[] = [];
let votes = 0;

beforeAll(async () => {
  database = await freshDatabase();
  receiver = await startReceiver();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await receiver.close();
  await database.close();
});

const environment = (keys: Record<string, string>) => ({ DATABASE_URL: database.url!, ...keys });

/** Restarts both processes, one after the other, with a vote and a new webhook before, between and after. */
async function restartWith(keys: Record<string, string>): Promise<void> {
  for (const index of [0, 1]) {
    await servers[index]?.stop();
    servers[index] = await startServer(environment(keys));
    await vote(keys);
  }
}

async function vote(keys: Record<string, string>): Promise<void> {
  votes += 1;
  const json = (words: string) => commandJson(words, environment(keys));
  await json(`listing create --owner owner@sample.example --type bot --name Sample --id bot${votes}`);
  await json(`webhook set --listing bot${votes} --url ${receiver.url}`);
  await json(`vote cast --listing bot1 --user-id voter${votes}`);
  await json(`vote cast --listing bot${votes} --user-id another`);
}

test('P218 a key is replaced step by step under votes, and every vote arrives', async () => {
  await commandJson(
    'user create --email owner@sample.example --password sample-password',
    environment({ SECRET_KEY: OLD }),
  );
  await restartWith({ SECRET_KEY: OLD });
  await restartWith({ SECRET_KEYS: `${OLD},${NEW}` });
  await restartWith({ SECRET_KEYS: `${NEW},${OLD}` });
  const tooEarly = await runCommand('listing list', environment({ SECRET_KEY: NEW }));
  expect(tooEarly.error).toMatch(/^The key in SECRET_KEY \(ID [0-9a-f]{8}\) is not the key/);
  const both = { SECRET_KEYS: `${NEW},${OLD}` };
  const [rotated] = await Promise.all([runCommand('key rotate', environment(both)), vote(both)]);
  expect(rotated).toMatchObject({ status: 0, error: '' });
  expect(rotated.out).toContain('You can remove the previous keys');
  await restartWith({ SECRET_KEY: NEW });
  await receiver.until(votes * 2);
  expect(receiver.received).toHaveLength(votes * 2);
  expect(await commandJson('key status', environment({ SECRET_KEY: NEW }))).toMatchObject({
    missing: [],
    unreadable: 0,
    isRotated: true,
  });
});
