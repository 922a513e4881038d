// Before the suites that use PostgreSQL, starts one server for the whole run and gives its URL to every test.
import { globSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** Temporary folders of the backup suite begin with this and the ID of the process that started the workers. */
export const BACKUP_FOLDER = 'plaudit-backup';

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
    // Worker processes are ended without their exit handlers.
    for (const folder of globSync(join(tmpdir(), `${BACKUP_FOLDER}-${process.pid}-*`)))
      rmSync(folder, { recursive: true, force: true });
    await (await plauditPostgres.server).stop();
  };
}
