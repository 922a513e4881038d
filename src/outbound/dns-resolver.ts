// All addresses of a name. Asks the name servers itself (c-ares): one slow name server must not hold up the others,
// as it would in getaddrinfo's four threads. getaddrinfo still serves what only the hosts file knows.
import { promises as dns } from 'node:dns';
import { monotonicMs } from '../core/clock.ts';
import { isLocalhost } from './loopback.ts';

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
/** An answer of more is asked for again each time: whoever owns a name can give it thousands. */
const REMEMBERED_ADDRESSES = 50;
const LOCAL_LOOKUPS = 2;

export interface ResolverOptions {
  /** As `address:port`; without it, this machine's own. */
  readonly nameServers?: readonly string[];
  readonly limitMs?: number;
  /** All addresses by this machine's own means, such as its hosts file; none when it knows none. */
  readonly lookUp?: (name: string) => Promise<readonly string[]>;
}

/** Asks name servers. Addresses are remembered as long as their TTL says, at most 30 s. */
export function createResolver({
  nameServers,
  limitMs = LIMIT_MS,
  lookUp = lookUpLocally,
}: ResolverOptions = {}): Resolve {
  const servers = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2 });
  if (nameServers) servers.setServers(nameServers);
  const lookUpInTurn = limited(LOCAL_LOOKUPS, lookUp);
  let answeredMs = Number.NEGATIVE_INFINITY;

  return remembering(async (name): Promise<Lookup> => {
    if (isLocalhost(name)) return lasting({ ok: true, addresses: ['127.0.0.1', '::1'] }, REMEMBERED_SECONDS);
    const startedMs = monotonicMs();
    const outcome = await query(servers, name, limitMs);
    if ('addresses' in outcome) {
      answeredMs = monotonicMs();
      return lasting({ ok: true, addresses: outcome.addresses }, outcome.ttlSeconds);
    }
    const code = codeOf(outcome.errors);
    if (code === 'dns_not_found' || code === 'dns_broken') answeredMs = monotonicMs();
    // Silence is the receiver's fault only if our own name server is known to be there.
    if (code === 'dns_timeout' && answeredMs < startedMs - limitMs) return failed('dns_failed');
    if (code === 'dns_timeout' || code === 'dns_broken') return failed(code);
    let addresses: readonly string[] = [];
    const lookingUp = lookUpInTurn(name).then((found) => {
      addresses = found;
    });
    await within(startedMs + limitMs - monotonicMs(), lookingUp);
    return addresses.length > 0 ? lasting({ ok: true, addresses }, 0) : failed(code);
  });
}

interface Lookup {
  readonly resolution: Resolution;
  readonly ttlSeconds: number;
}

function lasting(resolution: Extract<Resolution, { ok: true }>, ttlSeconds: number): Lookup {
  const isCrowd = resolution.addresses.length > REMEMBERED_ADDRESSES;
  return { resolution, ttlSeconds: isCrowd ? 0 : Math.min(ttlSeconds, REMEMBERED_SECONDS) };
}

function failed(code: Extract<Resolution, { ok: false }>['code']): Lookup {
  return { resolution: { ok: false, code }, ttlSeconds: 0 };
}

/** Until a name is answered, everybody who asks for it waits for the same answer; then until its time is over. */
function remembering(ask: (name: string) => Promise<Lookup>): Resolve {
  const remembered = new Map<string, { untilMs: number; resolution: Promise<Resolution> }>();
  return (name) => {
    const known = remembered.get(name);
    if (known && known.untilMs > monotonicMs()) return known.resolution;
    const entry = {
      untilMs: Number.POSITIVE_INFINITY,
      resolution: ask(name).then(({ resolution, ttlSeconds }) => {
        entry.untilMs = monotonicMs() + ttlSeconds * 1000;
        if (ttlSeconds <= 0 && remembered.get(name) === entry) remembered.delete(name);
        return resolution;
      }),
    };
    remembered.delete(name);
    remembered.set(name, entry);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= REMEMBERED_NAMES) break;
      remembered.delete(oldest);
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
  const families = [servers.resolve4(name, { ttl: true }), servers.resolve6(name, { ttl: true })].map(
    (asked) =>
      asked.then(
        // Another name without an address (a CNAME that leads nowhere) comes as an answer, and an empty one.
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

/** Waits for `work`, at most so long. */
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
  if (codes.every((code) => ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(String(code))))
    return 'dns_not_found';
  return 'dns_failed';
}

async function lookUpLocally(name: string): Promise<readonly string[]> {
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
