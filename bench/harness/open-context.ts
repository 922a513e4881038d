// The service as in production on either database, in the benchmark program's own process and not started yet.
import { readConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { BENCH_SECRET_KEY } from '../drain/seed-plaudit.ts';

export interface DatabaseChoice {
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export function openBenchContext(choice: DatabaseChoice): Promise<AppContext> {
  return createContext(readConfig(benchEnvironment(choice)));
}

export function benchEnvironment({ databaseUrl, dataDir }: DatabaseChoice) {
  return {
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    SECRET_KEY: BENCH_SECRET_KEY,
    BASE_URL: 'https://votes.example',
    ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
    BACKUP_EVERY: 'off',
    LOG_LEVEL: 'warn',
  };
}
