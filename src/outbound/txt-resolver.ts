// Resolves TXT records (RFC 1035 §3.3.14). Nothing is connected to, so there is no address to check.
import { promises as dns } from 'node:dns';

export type TxtResolution =
  /** The texts of the records, each put together from its parts. */
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly code: 'dns_not_found' | 'dns_broken' | 'dns_timeout' | 'dns_failed' };

/** Never rejects. */
export type ResolveTxt = (name: string) => Promise<TxtResolution>;

export interface TxtResolverOptions {
  /** As `address:port`. Default: those of this machine. */
  readonly nameServers?: readonly string[];
  readonly timeoutMs?: number;
}

const QUERY_TIMEOUT_MS = 1_500;
/** For all name servers of this machine together. */
const TIMEOUT_MS = 5_000;
const MAX_RECORDS = 50;
const MAX_TEXT_CHARACTERS = 1_000;

export function createTxtResolver({ nameServers, timeoutMs = TIMEOUT_MS }: TxtResolverOptions = {}): ResolveTxt {
  const servers = new dns.Resolver({ timeout: QUERY_TIMEOUT_MS, tries: 2, maxTimeout: QUERY_TIMEOUT_MS });
  if (nameServers) servers.setServers(nameServers);
  return async (name) => {
    const { promise: timeout, resolve } = Promise.withResolvers<TxtResolution>();
    const timer = setTimeout(resolve, timeoutMs, { ok: false, code: 'dns_timeout' });
    const found = await Promise.race([servers.resolveTxt(name).then(asTexts, asFailure), timeout]);
    clearTimeout(timer);
    return found;
  };
}

function asTexts(records: readonly (readonly string[])[]): TxtResolution {
  const texts = records.slice(0, MAX_RECORDS).map((parts) => parts.join('').slice(0, MAX_TEXT_CHARACTERS));
  return { ok: true, texts };
}

function asFailure(error: unknown): TxtResolution {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOTFOUND':
    case 'ENODATA':
    case 'EBADNAME':
      return { ok: false, code: 'dns_not_found' };
    case 'ESERVFAIL':
    case 'EBADRESP':
    case 'EFORMERR':
      return { ok: false, code: 'dns_broken' };
    case 'ETIMEOUT':
      return { ok: false, code: 'dns_timeout' };
    default:
      return { ok: false, code: 'dns_failed' };
  }
}
