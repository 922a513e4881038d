// Resolves SRV records (RFC 2782). The resulting host and port are checked like any other when a connection is opened.
import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';

export interface SrvTarget {
  readonly host: string;
  readonly port: number;
}

/** Null: no such record, or none in time; the caller then uses the name itself. Never rejects. */
export type ResolveSrv = (name: string) => Promise<SrvTarget | null>;

export interface SrvResolverOptions {
  /** As `address:port`. Default: those of this machine. */
  readonly nameServers?: readonly string[];
  /** Returns a random number in [0, 1). */
  readonly chance?: () => number;
}

const QUERY_TIMEOUT_MS = 600;
/** For all name servers of this machine together. */
const TIMEOUT_MS = 2_000;
const MAX_RECORDS = 20;

export function createSrvResolver({ nameServers, chance = Math.random }: SrvResolverOptions = {}): ResolveSrv {
  const servers = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2, maxTimeout: QUERY_TIMEOUT_MS });
  if (nameServers) servers.setServers(nameServers);
  return async (name) => {
    const { promise: timeout, resolve } = Promise.withResolvers<readonly SrvCandidate[]>();
    const timer = setTimeout(resolve, TIMEOUT_MS, []);
    const found = await Promise.race([servers.resolveSrv(name).catch(() => []), timeout]);
    clearTimeout(timer);
    return chooseSrvTarget(found.slice(0, MAX_RECORDS), chance());
  };
}

export interface SrvCandidate {
  readonly name: string;
  readonly port: number;
  readonly priority: number;
  readonly weight: number;
}

/** Chooses one of the records with the lowest priority, by weight. A target must be a name: addresses are ignored. */
export function chooseSrvTarget(records: readonly SrvCandidate[], chance: number): SrvTarget | null {
  const usable = records.filter(({ name, port }) => name !== '' && name !== '.' && !isIP(name) && port > 0);
  const lowest = Math.min(...usable.map(({ priority }) => priority));
  const first = usable.filter(({ priority }) => priority === lowest);
  // Each weight is increased by one, so that a record with weight 0 is chosen rarely instead of never.
  let left = chance * first.reduce((sum, { weight }) => sum + weight + 1, 0);
  const chosen = first.find(({ weight }) => {
    left -= weight + 1;
    return left < 0;
  });
  return chosen ? { host: chosen.name, port: chosen.port } : null;
}
