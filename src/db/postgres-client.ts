// A connection to PostgreSQL as our pools open it: it times out by itself, searches for the server that accepts writes,
// and is watched for being dead.
import pg from 'pg';
import { parseDatabaseUrl } from '../config/database-address.ts';
import { MonitoredClient } from './dead-connections.ts';
import { createServerSearch, type ServerKind, type ServerSearch } from './server-search.ts';

/**
 * A server that does not accept a connection within this time is down. Waiting for a free connection may take longer.
 */
export const CONNECT_TIMEOUT_MS = 3_000;
const INT8 = 20;

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface ConnectionTarget {
  /** The first host; others replace it. */
  readonly url: string;
  /** Null with one host. */
  readonly search: ServerSearch | null;
}

/**
 * All connections of a process to one database share a target, so they search for its server together. `kind`: by
 * default as the URL says.
 */
export function connectionTarget(databaseUrl: string, kind?: ServerKind): ConnectionTarget {
  const address = parseDatabaseUrl(databaseUrl, kind === 'standby');
  if (!address) return { url: databaseUrl, search: null };
  const [url = databaseUrl] = address.urls;
  return { url, search: createServerSearch(address, kind ?? (address.isWritable ? 'writable' : 'any')) };
}

type ClientSettings = pg.ClientConfig & { readonly search?: ServerSearch | null };

/** pg has one timeout both for connecting and for waiting for a free connection; this separates them. */
export class PostgresClient extends MonitoredClient {
  readonly #search: ServerSearch | null;

  constructor({ search = null, ...settings }: ClientSettings = {}) {
    super({ types, ...settings, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    this.#search = search;
    // Without a listener, a broken connection would end the process. It must be there from the beginning: the server may
    // end the connection in the packet that establishes it. The pool replaces an idle connection; one in use fails its
    // query.
    this.on('error', () => undefined);
  }

  /** Has the parameters and the result of pg's own method. The pool passes a callback. */
  override connect(...[callback]: unknown[]): never {
    const connected = this.#connect();
    if (typeof callback !== 'function') return connected as never;
    connected.then(
      () => callback(null, this),
      (error) => callback(error),
    );
    return undefined as never;
  }

  async #connect(): Promise<this> {
    const search = this.#search;
    if (search) Object.assign(this, await search.find());
    try {
      await super.connect();
    } catch (error) {
      search?.forget();
      throw error;
    }
    return this;
  }
}

/** A single connection, open, for what must not use a pool. */
export async function connectToPostgres(
  { url, search }: ConnectionTarget,
  settings: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client: pg.Client = new PostgresClient({ ...settings, connectionString: url, search } as ClientSettings);
  await client.connect();
  return client;
}
