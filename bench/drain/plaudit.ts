// Plaudit's own engine as in production, with the SSRF guard and the full log, in its own process.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createDeliveryContext } from '../../src/delivery-context.ts';
import { runDrainProgram } from './drain.ts';
import { BENCH_SECRET_KEY } from './seed-plaudit.ts';

const LOOK_EVERY_MS = 5;

runDrainProgram(async ({ databaseUrl }) => {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: BENCH_SECRET_KEY,
    BASE_URL: 'https://votes.example',
    ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
    LOG_LEVEL: 'warn',
  });
  const database = await openDatabase(config);
  const log = createLog(config.logLevel);
  const { engine, loop, notifier, outbound } = createDeliveryContext({
    config,
    database,
    vault: createVault(BENCH_SECRET_KEY),
    log,
  });
  const isEmpty = async () => {
    const { rows } = await sql<{ empty: boolean }>`select not exists (select from queue) as empty`.execute(database.db);
    return rows[0]?.empty ?? false;
  };
  return {
    async drain() {
      loop.start();
      // No lease is left only when the last result is in the database.
      do await sleep(LOOK_EVERY_MS);
      while (engine.leases > 0 || !(await isEmpty()));
    },
    async close() {
      await loop.stop();
      await notifier.close();
      await outbound.close();
      await database.close();
    },
  };
});
