// Changelog writes in two real server processes on one PostgreSQL (§3.3, §8, decision C9).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { TEST_SECRET_KEY } from '../support/delivery-fixture.ts';
import { aBot, aToken } from '../support/people-and-listings.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let database: TestDatabase;
let db: Db;
let environment: Record<string, string>;
let servers: readonly ServerProcess[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  environment = { DATABASE_URL: database.url ?? '', SECRET_KEY: TEST_SECRET_KEY };
  servers = [await startServer(environment), await startServer(environment)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.close();
});

async function aWriter(): Promise<{ id: string; token: string }> {
  const { id } = await aBot(db);
  await db.updateTable('listing').set({ plan: 'verified' }).where('id', '=', id).execute();
  return { id, token: (await aToken(db, { id }, ['changelog:write'])).token };
}

interface Written {
  readonly status: number;
  readonly body: { readonly created: boolean; readonly code: string };
}

async function write(place: number, { id, token }: { id: string; token: string }, path: string, method = 'PUT') {
  const { port } = servers[place % servers.length]!.summary;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/bots/${id}/changelog/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'PUT' && { body: JSON.stringify({ body: `Notes ${place}` }) }),
  });
  return { status: answer.status, body: await answer.json() } as Written;
}

const entriesOf = ({ id }: { id: string }) =>
  db.selectFrom('changelog_entry').select(['version', 'body']).where('listing_id', '=', id).execute();

test('§3.3 of 200 concurrent PUTs of one version one creates it, and there is one entry', async () => {
  const writer = await aWriter();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, place) => write(place, writer, '1.0.0')));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(30);
  expect(taken.filter(({ body }) => body.created)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(170);
  expect(await entriesOf(writer)).toHaveLength(1);
});

test('§8 of 100 concurrent writes, PUT and DELETE, exactly 30 are accepted, and as many entries changed', async () => {
  const writer = await aWriter();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) =>
      place % 4 === 3
        ? write(place, writer, 'none', 'DELETE')
        : write(place, writer, `1.${place}`).then((written) => ({ ...written, place })),
    ),
  );
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(30);
  expect(answers.filter(({ status, body }) => status === 429 && body.code === 'RATE_LIMITED')).toHaveLength(70);
  const put = accepted.flatMap((written) => ('place' in written ? [`1.${written.place}`] : []));
  expect((await entriesOf(writer)).map(({ version }) => version).sort()).toEqual(put.sort());
});

test('C9 writes that a killed process acknowledged are kept, and all others are complete or absent', async () => {
  const writer = await aWriter();
  const dying = await startServer(environment);
  const send = async (place: number) => {
    const answer = await fetch(`http://127.0.0.1:${dying.summary.port}/api/v1/bots/${writer.id}/changelog/2.${place}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ body: `Notes ${place}` }),
    }).catch(() => null);
    if (answer?.status === 200 && place === 8) await dying.kill();
    return answer?.status === 200 ? `2.${place}` : null;
  };
  const acknowledged = (await Promise.all(Array.from({ length: 29 }, (_, place) => send(place)))).filter(Boolean);
  await dying.kill();
  const stand = await entriesOf(writer);
  expect(stand.map(({ version }) => version)).toEqual(expect.arrayContaining(acknowledged));
  for (const { version, body } of stand) expect(body).toBe(`Notes ${version.slice(2)}`);
  // The other processes are not blocked by locks of the dead one, and every counted write exists.
  for (let left = 30 - stand.length; left > 0; left -= 1)
    expect((await write(left, writer, `3.${left}`)).status).toBe(200);
  expect((await write(0, writer, '4.0')).status).toBe(429);
});
