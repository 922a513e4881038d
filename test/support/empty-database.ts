// An empty database of its own on the test run's PostgreSQL, dropped after the test.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** Returns its URL. */
export async function emptyDatabase(): Promise<string> {
  const name = `plaudit_empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  return new URL(`/${name}`, inject('postgresUrl')).href;
}
