// Decision P130: a process that reaches its database but cannot claim is not ready, reports it, and becomes ready again
// by itself.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

test('P130 while claims fail /readyz reports it, until they succeed again', async () => {
  const { db, url, drop } = await freshDatabase();
  const environment = { DATABASE_URL: url ?? '', SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' };
  const server = await startServer(environment);
  onTestFinished(async () => {
    await server.stop();
    await drop();
  });
  const ready = async () => {
    const response = await fetch(`http://127.0.0.1:${server.summary.port}/readyz`);
    return { code: response.status, ...((await response.json()) as object) };
  };
  expect(await ready()).toMatchObject({ code: 200, status: 'ok', failing: [] });
  await sql`alter table endpoint rename to endpoint_elsewhere`.execute(db);
  await expect
    .poll(ready)
    .toEqual({ code: 503, status: 'unavailable', database: true, engine: false, failing: ['claims'] });
  await sql`alter table endpoint_elsewhere rename to endpoint`.execute(db);
  await expect.poll(ready).toMatchObject({ code: 200, status: 'ok', failing: [] });
});
