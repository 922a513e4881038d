// One query on a connection of its own, for tests and benchmarks that watch a server from outside.
import pg from 'pg';

export async function queryOnce<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
