// Finds the server that accepts writes among several hosts, as libpq does for target_session_attrs=read-write. They are
// tried in order, each a moment after the one before, so that a host that does not respond costs only that moment.
import pg from 'pg';
import type { DatabaseAddress } from '../config/database-address.ts';
import { monotonicMs } from '../core/clock.ts';
import { OperatorError } from '../core/errors.ts';

export interface Server {
  readonly host: string;
  readonly port: number;
}

export interface ServerSearch {
  /** Throws an OperatorError if no server accepts writes. */
  find(): Promise<Server>;
  /** To be called when a connection to the server has failed, so that the next one searches again. */
  forget(): void;
}

const TRY_NEXT_AFTER_MS = 250;
const PROBE_TIMEOUT_MS = 3_000;
/** Many connections are opened at once. */
const VALID_FOR_MS = 1_000;

/** What a server has to be: one that accepts writes, a standby, or any. */
export type ServerKind = 'writable' | 'standby' | 'any';

/** Null if there is nothing to search for: one host, of which nothing is required. */
export function createServerSearch({ urls }: Pick<DatabaseAddress, 'urls'>, kind: ServerKind): ServerSearch | null {
  if (urls.length === 1 && kind !== 'writable') return null;
  let found: { readonly url: string; readonly server: Server; readonly untilMs: number } | null = null;
  let search: Promise<Server> | null = null;
  const start = async () => {
    // The last one first: it is most likely still the primary.
    const order = found ? [found.url, ...urls.filter((url) => url !== found?.url)] : urls;
    const { url, server } = await findFirst(order, kind);
    found = { url, server, untilMs: monotonicMs() + VALID_FOR_MS };
    return server;
  };
  return {
    async find() {
      if (found && monotonicMs() < found.untilMs) return found.server;
      search ??= start().finally(() => {
        search = null;
      });
      return search;
    },
    forget() {
      if (found) found = { ...found, untilMs: 0 };
    },
  };
}

interface ProbedServer {
  readonly url: string;
  readonly server: Server;
  /** Why it cannot be used; null if it can. */
  readonly problem: string | null;
}

function findFirst(urls: readonly string[], kind: ServerKind): Promise<ProbedServer> {
  return new Promise((resolve, reject) => {
    const failed: ProbedServer[] = [];
    let next = 0;
    let timer: NodeJS.Timeout | undefined;
    const tryNext = () => {
      clearTimeout(timer);
      const url = urls[next++];
      if (url === undefined) return;
      timer = setTimeout(tryNext, TRY_NEXT_AFTER_MS);
      void probe(url, kind).then((probed) => {
        if (probed.problem !== null) failed.push(probed);
        if (probed.problem === null || failed.length === urls.length) clearTimeout(timer);
        if (probed.problem === null) resolve(probed);
        else if (failed.length === urls.length) reject(noServer(failed));
        else tryNext();
      });
    };
    tryNext();
  });
}

async function probe(url: string, kind: ServerKind): Promise<ProbedServer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  const server = { host: client.host, port: client.port };
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return { url, server, problem: problemOf(kind, rows[0]?.transaction_read_only !== 'off') };
  } catch (error) {
    return { url, server, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    void client.end().catch(() => undefined);
  }
}

function problemOf(kind: ServerKind, isReadOnly: boolean): string | null {
  if (kind === 'writable' && isReadOnly) return 'it is read-only';
  return kind === 'standby' && !isReadOnly ? 'it is not a standby' : null;
}

/** `isDatabaseUnavailable` recognizes the beginning. */
function noServer(failed: readonly ProbedServer[]): OperatorError {
  const problems = failed.map(({ server: { host, port }, problem }) => `${host}:${port}: ${problem}`);
  return new OperatorError(
    `None of the servers in DATABASE_URL accepts writes (${problems.join('; ')}). Start the primary, or promote a standby.`,
  );
}
