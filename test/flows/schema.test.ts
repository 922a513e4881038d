// Compares the typed schema with the database itself: every table and column on both sides, with its nullability.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { freshDatabase } from '../support/database.ts';
import { untilLocksAwaited } from '../support/locks.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');

/** Parses `Tables` and its parts: table → column → whether null is allowed. */
function typedSchema(): Map<string, Map<string, boolean>> {
  const folder = join(import.meta.dirname, '../../src/db');
  const names = readdirSync(folder).filter((name) => name.endsWith('-tables.ts'));
  const text = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const tables = text.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm);
  return new Map([...tables].map(([, table, body]) => [table!, columns(body!)]));
}

function columns(body: string): Map<string, boolean> {
  return new Map([...body.matchAll(/(\w+): ([^;]+);?/g)].map(([, name, type]) => [name!, /\| null/.test(type!)]));
}

test('O1 the types match the tables', async () => {
  const { db, close } = await freshDatabase();
  const { rows } = await sql<{ table: string; column: string; nullable: boolean }>`
    select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '_\\d{4}_\\d\\d_\\d\\d$' and table_name not like 'migration%'
    order by 1, 2`.execute(db);
  const real = new Map<string, Map<string, boolean>>();
  for (const { table, column, nullable } of rows) {
    if (!real.has(table)) real.set(table, new Map());
    real.get(table)!.set(column, nullable);
  }
  const sorted = (schema: Map<string, Map<string, boolean>>) =>
    [...schema].map(([table, found]) => [table, [...found].sort()]).sort();
  expect(sorted(typedSchema())).toEqual(sorted(real));
  await close();
});

test('O1 migrating twice changes nothing', async () => {
  const { db, close } = await freshDatabase();
  expect(await migrate(db)).toEqual([]);
  await close();
});

test('O3 after the migration to claims, what a dead process had in flight is logged as interrupted', async () => {
  const { db, run, drop } = await migratedUpTo('0002-endpoints-deliveries.sql');
  await sql`insert into endpoint (id, listing_id, kind, lease_until, epoch)
    values ('end_1', 'lst_1', 'webhook', plaudit_now() + interval '20 s', 7)`.execute(db);
  const event = sql`(select first_event_id(plaudit_now()))`;
  await sql`insert into delivery (event_id, endpoint_id, state, changed_at) values (${event}, 'end_1', 'waiting', plaudit_now())`.execute(
    db,
  );
  await sql`insert into queue (endpoint_id, event_id, due_at) select endpoint_id, event_id, changed_at from delivery`.execute(
    db,
  );
  await sql`insert into in_flight (endpoint_id, event_id, id, number, trigger, started_at)
    select endpoint_id, event_id, gen_random_uuid(), 1, 'vote', changed_at from delivery`.execute(db);
  await run('0003-claims.sql');
  const { rows } = await sql`
    select delivery.state, delivery.attempts, last_code, queue.attempts as queued, code, number, lease_until, epoch
    from delivery join queue using (event_id) join attempt using (event_id) join endpoint on endpoint.id = queue.endpoint_id`.execute(
    db,
  );
  expect(rows).toEqual([
    {
      state: 'waiting',
      attempts: 1,
      last_code: 'interrupted',
      queued: 1,
      code: 'interrupted',
      number: 1,
      lease_until: null,
      epoch: 8,
    },
  ]);
  await drop();
});

test('O3 after the migration that logs a delivery with its first attempt, a delivery without one has no log line', async () => {
  const { db, run, drop } = await migratedUpTo('0010-log-at-scale.sql');
  await sql`insert into endpoint (id, listing_id, kind) values ('end_1', 'lst_1', 'webhook'), ('end_2', 'lst_1', 'listener')`.execute(
    db,
  );
  await sql`insert into delivery (event_id, endpoint_id, state, attempts, changed_at)
    select first_event_id(plaudit_now() + number * interval '1 second'), endpoint, state, attempts, plaudit_now()
    from (values (1, 'end_1', 'waiting', 0), (2, 'end_1', 'waiting', 1), (3, 'end_1', 'undelivered', 0), (4, 'end_2', 'waiting', 0))
      as line (number, endpoint, state, attempts)`.execute(db);
  await sql`insert into queue (endpoint_id, event_id, due_at, attempts)
    select endpoint_id, event_id, changed_at, attempts from delivery where state = 'waiting'`.execute(db);
  await run('0011-log-lines.sql');
  const { rows } = await sql`select endpoint_id, state, attempts from delivery order by event_id`.execute(db);
  expect(rows).toEqual([
    { endpoint_id: 'end_1', state: 'waiting', attempts: 1 },
    { endpoint_id: 'end_1', state: 'undelivered', attempts: 0 },
    { endpoint_id: 'end_2', state: 'waiting', attempts: 0 },
  ]);
  expect((await sql`select from queue`.execute(db)).rows).toHaveLength(3);
  await drop();
});

test.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
  'O3 the migration of the queue’s key does not deadlock with another process that delivers',
  async () => {
    const { db, run, drop } = await migratedUpTo('0024-queue-mails.sql');
    await sql`insert into endpoint (id, listing_id, kind) values ('end_1', 'lst_1', 'webhook')`.execute(db);
    const { migrating } = await db.transaction().execute(async (transaction) => {
      // As the version of that time did it.
      await sql`select from endpoint where id = 'end_1' for no key update`.execute(transaction);
      const migrating = run('0025-queue-without-key.sql');
      await untilLocksAwaited(db);
      await sql`insert into queue (endpoint_id, event_id, due_at) values ('end_1', gen_random_uuid(), plaudit_now())`.execute(
        transaction,
      );
      return { migrating };
    });
    await migrating;
    await drop();
  },
);

/** A database as it was after the migration `last`, with a listing. */
async function migratedUpTo(last: string) {
  const { db, drop } = await freshDatabase();
  await sql.raw('drop schema public cascade; create schema public').execute(db);
  const run = (name: string) => sql.raw(readFileSync(join(MIGRATIONS, name), 'utf8')).execute(db);
  const names = readdirSync(MIGRATIONS).sort();
  for (const name of names.slice(0, names.indexOf(last) + 1)) await run(name);
  await sql`insert into person (id, email, name) values ('usr_1', 'a@example.test', 'Sample')`.execute(db);
  await sql`insert into listing (id, type, name, owner_id) values ('lst_1', 'bot', 'Sample', 'usr_1')`.execute(db);
  return { db, run, drop };
}

test('P365 the cheap check of IDs accepts what the regular expression accepted', async () => {
  const { db, close } = await freshDatabase();
  const characters = Array.from({ length: 0x180 - 1 }, (_, index) => String.fromCodePoint(index + 1));
  const lengths = [0, 1, 31, 32, 33, 64].map((length) => 'a'.repeat(length));
  const ends = ['lst_abc\n', '\nlst_abc', 'usr-1 ', 'AZaz09_-', '😀', 'é'.repeat(32)];
  const { rows } = await sql<{ value: string; fits: boolean; checked: boolean }>`
    select value, value ~ '^[A-Za-z0-9_-]{1,32}$' as fits,
      length(value) between 1 and 32 and value !~ '[^A-Za-z0-9_-]' as checked
    from unnest(${[...characters, ...lengths, ...ends]}::text[]) as value`.execute(db);
  expect(rows.filter(({ fits, checked }) => fits !== checked)).toEqual([]);
  expect(rows.filter(({ fits }) => fits)).toHaveLength(64 + 3 + 1);
  const { rows: checks } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where contypid = 'plaudit_id'::regtype`.execute(db);
  expect(checks.map(({ text }) => text)).toEqual([
    "CHECK ((((length(VALUE) >= 1) AND (length(VALUE) <= 32)) AND (VALUE !~ '[^A-Za-z0-9_-]'::text))) NOT VALID",
  ]);
  for (const id of ['', 'a'.repeat(33), 'lst_abc\n', 'lst abc'])
    await expect(sql`select ${id}::plaudit_id`.execute(db)).rejects.toThrow('plaudit_id_check');
  expect((await sql`select 'lst_abc'::plaudit_id, null::plaudit_id`.execute(db)).rows).toHaveLength(1);
  await close();
});
