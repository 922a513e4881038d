// Before the suites that use PostgreSQL: starts one server for the whole run and gives every test its URL.
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `inject('postgresUrl')`: a server whose user may create databases; set in suites on PostgreSQL only. */
    readonly postgresUrl: string;
  }
}

/** Every suite loads this file again; the server is kept on the process. */
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
