// All addresses of a name. Asks the name servers itself (c-ares): one slow name server must not hold up the others,
// as it would in getaddrinfo's four threads. getaddrinfo still serves what only the hosts file knows.
import { promises as dns } from 'node:dns';
import { monotonicMs } from '../core/clock.ts';
import { isLocalhost } from './open-ranges.ts';

export type Resolution =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly code: 'dns_not_found' | 'dns_broken' | 'dns_timeout' | 'dns_failed' };

/** Never rejects. Tests play a name server here. */
export type Resolve = (name: string) => Promise<Resolution>;

interface Found {
  readonly addresses: readonly string[];
  readonly ttlSeconds: number;
}

const QUERY_TIMEOUT_MS = 1_500;
/** Half of an attempt's time: whether our name server or theirs is silent must be known before the attempt ends. */
const LIMIT_MS = 5_000;
/** Broken name servers answer one of A and AAAA only; the other is waited for this long. */
const OTHER_FAMILY_MS = 1_000;
const REMEMBERED_NAMES = 10_000;
const REMEMBERED_SECONDS = 30;
const LOCAL_LOOKUPS = 2;

/**
 * Asks this machine's name servers, or `nameServers` (`address:port`). Addresses are remembered as long as their TTL
 * says, at most 30 s.
 */
export function createResolver(nameServers?: readonly string[]): Resolve {
  const servers = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2 });
  if (nameServers) servers.setServers(nameServers);
  const lookUpLocally = limited(LOCAL_LOOKUPS, lookUp);
  const remembered = new Map<string, { until: number; resolution: Promise<Resolution> }>();
  let answeredMs = Number.NEGATIVE_INFINITY;

  async function ask(name: string): Promise<Resolution> {
    if (isLocalhost(name)) return { ok: true, addresses: ['127.0.0.1', '::1'] };
    const startedMs = monotonicMs();
    const outcome = await query(servers, name);
    if ('addresses' in outcome) {
      answeredMs = monotonicMs();
      remember(name, outcome);
      return { ok: true, addresses: outcome.addresses };
    }
    const code = codeOf(outcome.errors);
    if (code === 'dns_not_found' || code === 'dns_broken') answeredMs = monotonicMs();
    if (code === 'dns_timeout') {
      // Silence is the receiver's fault only if our own name server is known to be there.
      return { ok: false, code: answeredMs > startedMs - LIMIT_MS ? code : 'dns_failed' };
    }
    if (code === 'dns_broken') return { ok: false, code };
    const addresses = await lookUpLocally(name);
    return addresses.length > 0 ? { ok: true, addresses } : { ok: false, code };
  }

  function remember(name: string, { ttlSeconds }: Found): void {
    const entry = remembered.get(name);
    if (entry) entry.until = monotonicMs() + Math.min(ttlSeconds, REMEMBERED_SECONDS) * 1000;
  }

  return (name) => {
    const known = remembered.get(name);
    if (known && known.until > monotonicMs()) return known.resolution;
    const resolution = ask(name);
    remembered.delete(name);
    // Until it is answered, everybody who asks for this name waits for the same answer.
    const entry = { until: monotonicMs() + LIMIT_MS, resolution };
    remembered.set(name, entry);
    forgetOldest(remembered);
    void resolution.then((outcome) => {
      if (!outcome.ok && remembered.get(name) === entry) remembered.delete(name);
    });
    return resolution;
  };
}

function forgetOldest(remembered: Map<string, unknown>): void {
  for (const name of remembered.keys()) {
    if (remembered.size <= REMEMBERED_NAMES) return;
    remembered.delete(name);
  }
}

async function query(servers: dns.Resolver, name: string): Promise<Found | { errors: readonly unknown[] }> {
  const errors: unknown[] = [];
  const found: { address: string; ttl: number }[] = [];
  const families = [servers.resolve4(name, { ttl: true }), servers.resolve6(name, { ttl: true })].map(
    (asked) =>
      asked.then(
        (records) => void found.push(...records),
        (error) => void errors.push(error),
      ),
  );
  await within(LIMIT_MS, Promise.race(families));
  await within(found.length > 0 ? OTHER_FAMILY_MS : LIMIT_MS, Promise.all(families));
  if (found.length === 0) return { errors };
  const addresses = found.map((record) => record.address);
  return { addresses, ttlSeconds: Math.min(...found.map((record) => record.ttl)) };
}

/** Waits for `work`, at most so long. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

function codeOf(errors: readonly unknown[]): Extract<Resolution, { ok: false }>['code'] {
  const codes = errors.map((error) => (error instanceof Error && 'code' in error ? error.code : ''));
  const has = (...wanted: string[]) => codes.some((code) => wanted.includes(String(code)));
  if (codes.length < 2 || has('ETIMEOUT')) return 'dns_timeout';
  if (has('ESERVFAIL', 'EBADRESP', 'EFORMERR')) return 'dns_broken';
  if (codes.every((code) => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(String(code))))
    return 'dns_not_found';
  return 'dns_failed';
}

async function lookUp(name: string): Promise<readonly string[]> {
  try {
    return (await dns.lookup(name, { all: true, order: 'verbatim' })).map((found) => found.address);
  } catch {
    return [];
  }
}

/** At most `most` at a time: the others of libuv's four threads stay free for the database's files. */
function limited<T>(most: number, work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (name) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work(name);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
