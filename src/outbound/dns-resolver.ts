// Resolves a name to all of its addresses. Queries name servers directly (c-ares), because getaddrinfo has only four
// threads, which one slow name server would block. getaddrinfo is used only for names in the hosts file.
import { promises as dns } from 'node:dns';
import { monotonicMs } from '../core/clock.ts';
import { isLocalhost } from '../core/ip-address.ts';

export type Resolution =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly code: 'dns_not_found' | 'dns_broken' | 'dns_timeout' | 'dns_failed' };

/** Never rejects. Tests replace it. */
export type Resolve = (name: string) => Promise<Resolution>;

interface Found {
  readonly addresses: readonly string[];
  readonly ttlSeconds: number;
}

const QUERY_TIMEOUT_MS = 1_500;
/** Half of an attempt's time: whether our name server or theirs is silent must be known before the attempt ends. */
const LIMIT_MS = 5_000;
/** How long to wait for the second of A and AAAA: broken name servers respond to only one of them. */
const OTHER_FAMILY_MS = 1_000;
const MAX_CACHED_NAMES = 10_000;
const MAX_CACHE_SECONDS = 30;
/** Responses with more addresses are not cached: the owner of a name can assign it thousands. */
const MAX_CACHED_ADDRESSES = 50;
const MAX_LOCAL_LOOKUPS = 2;

export interface ResolverOptions {
  /** As `address:port`. Default: those of this machine. */
  readonly nameServers?: readonly string[];
  readonly limitMs?: number;
  /** Looks up the addresses that this machine itself knows for a name, for instance from its hosts file. */
  readonly lookUp?: (name: string) => Promise<readonly string[]>;
}

/** Caches addresses for their TTL, at most 30 s. */
export function createResolver({
  nameServers,
  limitMs = LIMIT_MS,
  lookUp = lookUpLocally,
}: ResolverOptions = {}): Resolve {
  const servers = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2 });
  if (nameServers) servers.setServers(nameServers);
  const lookUpLimited = limited(MAX_LOCAL_LOOKUPS, lookUp);
  let respondedMs = Number.NEGATIVE_INFINITY;

  return cached(async (name): Promise<Lookup> => {
    if (isLocalhost(name)) return succeeded({ ok: true, addresses: ['127.0.0.1', '::1'] }, MAX_CACHE_SECONDS);
    const startedMs = monotonicMs();
    const outcome = await query(servers, name, limitMs);
    if ('addresses' in outcome) {
      respondedMs = monotonicMs();
      return succeeded({ ok: true, addresses: outcome.addresses }, outcome.ttlSeconds);
    }
    const code = codeOf(outcome.errors);
    if (code === 'dns_not_found' || code === 'dns_broken') respondedMs = monotonicMs();
    // A timeout is the receiver's fault only if our own name server is known to work.
    if (code === 'dns_timeout' && respondedMs < startedMs - limitMs) return failed('dns_failed');
    if (code === 'dns_timeout' || code === 'dns_broken') return failed(code);
    let addresses: readonly string[] = [];
    const lookingUp = lookUpLimited(name).then((found) => {
      addresses = found;
    });
    await within(startedMs + limitMs - monotonicMs(), lookingUp);
    return addresses.length > 0 ? succeeded({ ok: true, addresses }, 0) : failed(code);
  });
}

interface Lookup {
  readonly resolution: Resolution;
  readonly ttlSeconds: number;
}

function succeeded(resolution: Extract<Resolution, { ok: true }>, ttlSeconds: number): Lookup {
  const isLarge = resolution.addresses.length > MAX_CACHED_ADDRESSES;
  return { resolution, ttlSeconds: isLarge ? 0 : Math.min(ttlSeconds, MAX_CACHE_SECONDS) };
}

function failed(code: Extract<Resolution, { ok: false }>['code']): Lookup {
  return { resolution: { ok: false, code }, ttlSeconds: 0 };
}

/** Runs one lookup per name at a time, and returns its result to all callers until it expires. */
function cached(lookUp: (name: string) => Promise<Lookup>): Resolve {
  const cache = new Map<string, { untilMs: number; resolution: Promise<Resolution> }>();
  return (name) => {
    const known = cache.get(name);
    if (known && known.untilMs > monotonicMs()) return known.resolution;
    const entry = {
      untilMs: Number.POSITIVE_INFINITY,
      resolution: lookUp(name).then(({ resolution, ttlSeconds }) => {
        entry.untilMs = monotonicMs() + ttlSeconds * 1000;
        if (ttlSeconds <= 0 && cache.get(name) === entry) cache.delete(name);
        return resolution;
      }),
    };
    cache.delete(name);
    cache.set(name, entry);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED_NAMES) break;
      cache.delete(oldest);
    }
    return entry.resolution;
  };
}

const NO_ADDRESS = Object.assign(new Error('no address'), { code: 'ENODATA' });

async function query(
  servers: dns.Resolver,
  name: string,
  limitMs: number,
): Promise<Found | { errors: readonly unknown[] }> {
  const errors: unknown[] = [];
  const found: { address: string; ttl: number }[] = [];
  const families = [servers.resolve4(name, { ttl: true }), servers.resolve6(name, { ttl: true })].map((query) =>
    query.then(
      // A CNAME to a name without addresses results in an empty response.
      (records) => void (records.length > 0 ? found.push(...records) : errors.push(NO_ADDRESS)),
      (error) => void errors.push(error),
    ),
  );
  const untilMs = monotonicMs() + limitMs;
  await within(limitMs, Promise.race(families));
  const leftMs = untilMs - monotonicMs();
  await within(found.length > 0 ? Math.min(OTHER_FAMILY_MS, leftMs) : leftMs, Promise.all(families));
  if (found.length === 0) return { errors };
  const addresses = found.map((record) => record.address);
  return { addresses, ttlSeconds: Math.min(...found.map((record) => record.ttl)) };
}

/** Waits for `work`, but no longer than `limitMs`. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, limitMs));
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

function codeOf(errors: readonly unknown[]): Extract<Resolution, { ok: false }>['code'] {
  const codes = errors.map((error) => (error instanceof Error && 'code' in error ? error.code : ''));
  const has = (...wanted: string[]) => codes.some((code) => wanted.includes(String(code)));
  if (codes.length < 2 || has('ETIMEOUT')) return 'dns_timeout';
  if (has('ESERVFAIL', 'EBADRESP', 'EFORMERR')) return 'dns_broken';
  if (codes.every((code) => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(String(code)))) return 'dns_not_found';
  return 'dns_failed';
}

async function lookUpLocally(name: string): Promise<readonly string[]> {
  try {
    return (await dns.lookup(name, { all: true, order: 'verbatim' })).map((found) => found.address);
  } catch {
    return [];
  }
}

/** Runs at most `most` at a time, so that the rest of libuv's four threads stay free for the database's files. */
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
