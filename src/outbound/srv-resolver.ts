// Where a service of a name is found (SRV records, RFC 2782). What is found is a host and port like any other: it is
// judged and resolved when it is connected to.
import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';

export interface SrvTarget {
  readonly host: string;
  readonly port: number;
}

/** Null: no such record, or none to be had in time; the name itself is asked then. Never rejects. */
export type ResolveSrv = (name: string) => Promise<SrvTarget | null>;

export interface SrvResolverOptions {
  /** As `address:port`; without it, this machine's own. */
  readonly nameServers?: readonly string[];
  /** From 0 up to 1. */
  readonly chance?: () => number;
}

const QUERY_TIMEOUT_MS = 600;
/** However many name servers this machine knows. */
const LIMIT_MS = 2_000;
/** More make no service easier to find. */
const MOST_RECORDS = 20;

export function createSrvResolver({
  nameServers,
  chance = Math.random,
}: SrvResolverOptions = {}): ResolveSrv {
  const servers = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2, maxTimeout: QUERY_TIMEOUT_MS });
  if (nameServers) servers.setServers(nameServers);
  return async (name) => {
    const { promise: late, resolve } = Promise.withResolvers<readonly SrvCandidate[]>();
    const timer = setTimeout(resolve, LIMIT_MS, []);
    const found = await Promise.race([servers.resolveSrv(name).catch(() => []), late]);
    clearTimeout(timer);
    return chooseSrvTarget(found.slice(0, MOST_RECORDS), chance());
  };
}

export interface SrvCandidate {
  readonly name: string;
  readonly port: number;
  readonly priority: number;
  readonly weight: number;
}

/** Of those with the lowest priority one by its weight. A target that is an address is no name, and counts for nothing. */
export function chooseSrvTarget(records: readonly SrvCandidate[], chance: number): SrvTarget | null {
  const usable = records.filter(({ name, port }) => name !== '' && name !== '.' && !isIP(name) && port > 0);
  const lowest = Math.min(...usable.map(({ priority }) => priority));
  const first = usable.filter(({ priority }) => priority === lowest);
  // One more each, so that a weight of 0 is chosen seldom and not never.
  let left = chance * first.reduce((sum, { weight }) => sum + weight + 1, 0);
  const chosen = first.find(({ weight }) => {
    left -= weight + 1;
    return left < 0;
  });
  return chosen ? { host: chosen.name, port: chosen.port } : null;
}
