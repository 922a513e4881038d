// Before the suites that use PostgreSQL, starts one server for the whole run and gives its URL to every test.
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `inject('postgresUrl')`: a server whose user may create databases; set only in suites on PostgreSQL. */
    readonly postgresUrl: string;
  }
}

/** Every suite loads this file again, so the server is stored on `globalThis`. */
const shared = globalThis as { plauditPostgres?: { users: number; server: Promise<PostgresServer> } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.plauditPostgres ??= { users: 0, server: startPostgres() };
  const { plauditPostgres } = shared;
  plauditPostgres.users += 1;
  project.provide('postgresUrl', (await plauditPostgres.server).url);
  return async () => {
    plauditPostgres.users -= 1;
    if (plauditPostgres.users > 0) return;
    delete shared.plauditPostgres;
    await (await plauditPostgres.server).stop();
  };
}
