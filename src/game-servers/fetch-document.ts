// Fetches a JSON document from a game server or a game's own service.
import type { GetRequest } from '../outbound/http-get.ts';
import {
  type HostAndPort,
  QUERY_CONNECT_TIMEOUT_MS,
  QUERY_TIMEOUT_MS,
  type QueryContext,
  type ReasonCode,
} from './query-result.ts';
import { readJson } from './untrusted-values.ts';

export const MAX_DOCUMENT_BYTES = 131_072;

export type FetchedDocument =
  /** `value` is undefined if the body is not JSON. */
  | { readonly ok: true; readonly status: number; readonly value: unknown }
  | { readonly ok: false; readonly code: ReasonCode };

type Wanted = Pick<GetRequest, 'url'> & Partial<Pick<GetRequest, 'unsecured' | 'headers' | 'wholeMs' | 'mostBytes'>>;

export async function fetchDocument({ outbound, signal }: QueryContext, wanted: Wanted): Promise<FetchedDocument> {
  const wholeMs = wanted.wholeMs ?? QUERY_TIMEOUT_MS;
  const result = await outbound.get({
    url: wanted.url,
    // Sends no header that a proxy or a browser would add: FiveM blocks clients that do.
    headers: { 'User-Agent': 'Plaudit', Accept: 'application/json', ...wanted.headers },
    mostBytes: wanted.mostBytes ?? MAX_DOCUMENT_BYTES,
    connectMs: Math.min(QUERY_CONNECT_TIMEOUT_MS, wholeMs),
    wholeMs,
    unsecured: wanted.unsecured ?? false,
    signal,
  });
  if (!result.ok) return { ok: false, code: result.code };
  const { status, body, whole } = result;
  if (status === 200 && !whole) return { ok: false, code: 'answer_cut' };
  return { ok: true, status, value: readJson(body) };
}

/** Formats a host and port for a URL. */
export function hostInUrl({ host, port }: HostAndPort, defaultPort: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port ?? defaultPort}`;
}
