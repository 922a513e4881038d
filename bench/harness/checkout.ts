// The checkouts of this repository that a benchmark compares: this one, and the one that `--against` names.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as database from '../../src/db/database.ts';
import type * as migrations from '../../src/db/migrate.ts';
import { queryOnce } from '../../test/support/query-once.ts';

export interface Checkout {
  readonly name: 'plaudit' | 'against';
  readonly folder: string;
}

export const OWN_CHECKOUT: Checkout = { name: 'plaudit', folder: join(import.meta.dirname, '..', '..') };

export function checkoutsFor(against: string | undefined): readonly Checkout[] {
  return against ? [OWN_CHECKOUT, { name: 'against', folder: resolve(against) }] : [OWN_CHECKOUT];
}

/** `path`: from the checkout's root, such as `bench/checks/server.ts`. */
export function urlIn({ folder }: Checkout, path: string): URL {
  return pathToFileURL(join(folder, path));
}

/** Creates an empty database with the checkout's own schema; returns its URL. */
export async function createDatabase(checkout: Checkout, postgresUrl: string, name: string): Promise<string> {
  await queryOnce(postgresUrl, `create database ${name}`);
  const databaseUrl = new URL(`/${name}`, postgresUrl).href;
  const { openDatabase }: typeof database = await import(urlIn(checkout, 'src/db/database.ts').href);
  const { migrate }: typeof migrations = await import(urlIn(checkout, 'src/db/migrate.ts').href);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  await close();
  return databaseUrl;
}
