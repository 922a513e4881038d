// The same backlog in the tables of graphile-worker and pg-boss, through their own functions, and how to verify the
// result.
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type Backlog, SAMPLE_EVENT_ID, sampleBody } from './backlog.ts';

/**
 * One JSON object per job, as signed-post.ts expects it: $1 jobs, $2 endpoints, $3 the sample body, $4 its event ID.
 */
const PAYLOADS = `
  select json_build_object('endpoint', number % $2::int, 'eventId', id, 'body', replace($3::text, $4::text, id)) as job
  from generate_series(1, $1::int) as number, lateral (select replace(gen_random_uuid()::text, '-', '') as id
    where number > 0) as fresh`;

export async function seedGraphileWorker(databaseUrl: string, backlog: Backlog): Promise<void> {
  await runMigrations({ connectionString: databaseUrl });
  await fill(databaseUrl, backlog, async (client, parameters) => {
    await client.query(
      `select count(*) from graphile_worker.add_jobs((
         select array_agg(('deliver', job, null, null, null, null, null, null)::graphile_worker.job_spec)
         from (${PAYLOADS}) as payload))`,
      parameters,
    );
  });
}

export async function seedPgBoss(databaseUrl: string, backlog: Backlog): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('deliver');
  await fill(databaseUrl, backlog, async (client, parameters) => {
    const { rows } = await client.query<{ job: object }>(PAYLOADS, parameters);
    for (let from = 0; from < rows.length; from += 5_000) {
      await boss.insert(
        'deliver',
        rows.slice(from, from + 5_000).map(({ job }) => ({ data: job })),
      );
    }
  });
  await boss.stop({ graceful: false });
}

type Fill = (client: pg.Client, parameters: unknown[]) => Promise<void>;

async function fill(databaseUrl: string, { deliveries, endpoints }: Backlog, act: Fill): Promise<void> {
  await onClient(databaseUrl, async (client) => {
    await act(client, [deliveries, endpoints, sampleBody(), SAMPLE_EVENT_ID.replaceAll('-', '')]);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

/** Nothing may be left: jobs are deleted, or kept as completed. */
export async function findGraphileWorkerFault(databaseUrl: string): Promise<string | null> {
  const left = await count(databaseUrl, 'select count(*) from graphile_worker.jobs');
  return left === 0 ? null : `${left} jobs left`;
}

export async function findPgBossFault(databaseUrl: string, { deliveries }: Backlog): Promise<string | null> {
  const done = await count(databaseUrl, `select count(*) from pgboss.job where state = 'completed'`);
  return done === deliveries ? null : `${done} jobs completed`;
}

async function count(databaseUrl: string, query: string): Promise<number> {
  return onClient(databaseUrl, async (client) => Number((await client.query<{ count: string }>(query)).rows[0]?.count));
}

async function onClient<T>(databaseUrl: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
