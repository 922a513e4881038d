// A JSON document fetched from a game server or a game's own service, or why there is none.
import type { GetRequest } from '../outbound/get.ts';
import { type Asking, CONNECT_MS, type HostAndPort, type ProbeCode, WHOLE_MS } from './probe.ts';
import { readJson } from './untrusted.ts';

export const DOCUMENT_MOST = 131_072;

export type Fetched =
  /** `value` undefined: no JSON. */
  | { readonly ok: true; readonly status: number; readonly value: unknown }
  | { readonly ok: false; readonly code: ProbeCode };

type Wanted = Pick<GetRequest, 'url'> & Partial<Pick<GetRequest, 'unsecured' | 'headers' | 'wholeMs'>>;

export async function fetchDocument({ outbound, signal }: Asking, wanted: Wanted): Promise<Fetched> {
  const wholeMs = wanted.wholeMs ?? WHOLE_MS;
  const result = await outbound.get({
    url: wanted.url,
    // Nothing that a proxy or a browser would add: FiveM blocks whoever sends it.
    headers: { 'User-Agent': 'Plaudit', Accept: 'application/json', ...wanted.headers },
    mostBytes: DOCUMENT_MOST,
    connectMs: Math.min(CONNECT_MS, wholeMs),
    wholeMs,
    unsecured: wanted.unsecured ?? false,
    signal,
  });
  if (!result.ok) return { ok: false, code: result.code };
  const { status, body, whole } = result;
  if (status === 200 && !whole) return { ok: false, code: 'answer_cut' };
  return { ok: true, status, value: readJson(body) };
}

/** A host and port as they stand in a URL. */
export function hostInUrl({ host, port }: HostAndPort, defaultPort: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port ?? defaultPort}`;
}
