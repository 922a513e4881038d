// How long it takes to poll the player counts of 2,000 game servers, over how many sockets and in how much memory.
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { startManyServers } from '../test/support/many-servers.ts';
import type { PollingReport } from '../test/support/polling-process.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { queryOnce } from '../test/support/query-once.ts';
import { startChild } from './harness/child.ts';
import { describeMachine } from './harness/report.ts';
import { flagsOfStart } from './harness/start-script.ts';

export const usage = `npm run bench -- probes [flags]
  --servers N   how many game servers (2000)
  --rounds N    how many rounds, each with a fresh database and process (3)`;

const PROGRAM = new URL('../test/support/polling-process.ts', import.meta.url);

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      servers: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const postgres = await startPostgres({ durable: true });
  try {
    console.log(`${await describeMachine(postgres.url, ['kysely', 'pg'])}\n`);
    console.log('| round | servers | seconds | sockets at most | idle MB | most MB |\n|---|---|---|---|---|---|');
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      await queryOnce(postgres.url, `create database probes_${round}`);
      const databaseUrl = new URL(`/probes_${round}`, postgres.url).href;
      console.log(line(round, await measure(databaseUrl, Number(values.servers))));
    }
  } finally {
    await postgres.stop();
  }
  return 0;
}

async function measure(databaseUrl: string, count: number): Promise<PollingReport> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  const servers = await startManyServers();
  await servers.enlist(db, count);
  const child = startChild(PROGRAM, null, flagsOfStart());
  const report = await child.request<PollingReport>({ databaseUrl, robloxOrigin: servers.robloxOrigin });
  await child.end();
  await servers.close();
  await close();
  return report;
}

function line(round: number, { probed, seconds, mostSockets, idleMegabytes, mostMegabytes }: PollingReport): string {
  const megabytes = `${idleMegabytes.toFixed(0)} | ${mostMegabytes.toFixed(0)}`;
  return `| ${round} | ${probed} | ${seconds.toFixed(1)} | ${mostSockets} | ${megabytes} |`;
}
