// Asks a Hytale server in the ways that its plugins offer; the game itself has none (decision P6).
import { fetchDocument, hostInUrl } from './fetch-document.ts';
import { HYQUERY_REQUEST, MAX_HYREPLY_BYTES, readHyReply, readNitrado } from './hytale-responses.ts';
import {
  failedQuery,
  type HostAndPort,
  isOwnFault,
  type QueryContext,
  type QueryResult,
  type ReasonCode,
} from './query-result.ts';

const DEFAULT_PORT = 5_520;
/** From the game's port to its web server's. */
const WEB_PORT_DISTANCE = 3;
/** Five seconds in all. */
const UDP_MS = 1_500;
const HTTPS_MS = 2_000;
const HTTP_MS = 1_500;

const NITRADO = 'application/x.hytale.nitrado.query+json;version=1';
/** What plain http on the port looks like to somebody who speaks TLS. */
const PERHAPS_PLAIN: readonly ReasonCode[] = ['http_on_https', 'tls_failed', 'tls_timeout', 'reset'];
/** True of the host, however it is asked. */
const FINAL: readonly ReasonCode[] = [
  'dns_not_found',
  'dns_broken',
  'dns_timeout',
  'blocked_address',
  'host_invalid',
  'port_invalid',
  'port_denied',
];

export async function queryHytale(asking: QueryContext, address: HostAndPort): Promise<QueryResult> {
  const port = address.port ?? DEFAULT_PORT;
  const overUdp = await askHyQuery(asking, address.host, port);
  if (overUdp.ok || FINAL.includes(overUdp.code) || isOwnFault(overUdp.code)) return overUdp;
  const webPort = port + WEB_PORT_DISTANCE;
  if (webPort > 65_535) return failedQuery('query_missing');
  const web = { host: address.host, port: webPort };
  const secured = await askNitrado(asking, 'https', web, HTTPS_MS);
  if (secured.ok || !PERHAPS_PLAIN.includes(secured.code)) return told(secured);
  return told(await askNitrado(asking, 'http', web, HTTP_MS));
}

async function askHyQuery(
  { outbound, signal }: QueryContext,
  host: string,
  port: number,
): Promise<QueryResult> {
  const asked = {
    host,
    port,
    datagram: HYQUERY_REQUEST,
    mostBytes: MAX_HYREPLY_BYTES,
    wholeMs: UDP_MS,
    signal,
  };
  const answered = await outbound.exchangeDatagram(asked);
  return answered.ok ? readHyReply(answered.bytes) : answered;
}

async function askNitrado(
  asking: QueryContext,
  scheme: string,
  web: HostAndPort,
  wholeMs: number,
): Promise<QueryResult> {
  const url = `${scheme}://${hostInUrl(web, 0)}/Nitrado/Query`;
  const fetched = await fetchDocument(asking, {
    url,
    unsecured: true,
    headers: { Accept: NITRADO },
    wholeMs,
  });
  if (!fetched.ok) return fetched;
  if (fetched.status === 401 || fetched.status === 403) return failedQuery('query_not_allowed');
  return fetched.status === 200 ? readNitrado(fetched.value) : failedQuery('wrong_status');
}

/** Whatever went wrong by the last way, what the owner has to know is that there is no query. */
function told(counted: QueryResult): QueryResult {
  if (counted.ok || counted.code === 'query_not_allowed' || isOwnFault(counted.code)) return counted;
  return failedQuery('query_missing');
}
