// A vote cast by a command, in a process of its own, reaches the live streams of the service at once (decision P321).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandJson } from '../support/command-line.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { readEvents } from '../support/read-events.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { readStreamFrames } from '../support/stream-fixture.ts';

let database: TestDatabase;
let server: ServerProcess;
const environment = () => ({ DATABASE_URL: database.url!, SECRET_KEY: TEST_SECRET_KEY });
const json = (words: string) => commandJson(words, environment());

beforeAll(async () => {
  database = await freshDatabase();
  await json('user create --email owner@sample.example --password sample-password');
  await json('listing create --owner owner@sample.example --type bot --name Sample --id bot1');
  server = await startServer(environment());
});

afterAll(async () => {
  await server.kill();
  await database.close();
});

test('P321 votes cast on the command line reach an open stream long before its next poll', async () => {
  const { token } = await json('token create --listing bot1 --name Stream --scopes votes:read');
  const response = await fetch(`${server.summary.url}/api/v1/webhooks/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const frames = readStreamFrames(readEvents(response));
  const waits: number[] = [];
  for (const voter of ['one', 'two', 'three']) {
    const { eventId } = await json(`vote cast --listing bot1 --user-id ${voter}`);
    const castMs = performance.now();
    expect(await frames.ids(1)).toEqual([eventId]);
    waits.push(performance.now() - castMs);
  }
  // A poll soon after the stream was opened may find the first one; the next poll is 15 seconds later.
  expect(Math.max(...waits)).toBeLessThan(5_000);
  await frames.leave();
});
