// Queries a Hytale server through the protocols of plugins, because the game itself has none (decision P6).
import { fetchDocument, hostInUrl } from './fetch-document.ts';
import { HYQUERY_REQUEST, MAX_HYREPLY_BYTES, readHyReply, readNitrado } from './hytale-responses.ts';
import {
  failedQuery,
  type HostAndPort,
  isHostFault,
  isOwnFault,
  type QueryContext,
  type QueryResult,
  type ReasonCode,
} from './query-result.ts';

const DEFAULT_PORT = 5_520;
/** The web server's port is the game's port plus this. */
const WEB_PORT_DISTANCE = 3;
/** These timeouts total five seconds. */
const UDP_MS = 1_500;
const HTTPS_MS = 2_000;
const HTTP_MS = 1_500;

const NITRADO = 'application/x.hytale.nitrado.query+json;version=1';
/** What a TLS client may see if the port serves plain HTTP. */
const MAYBE_PLAIN_HTTP: readonly ReasonCode[] = ['http_on_https', 'tls_failed', 'tls_timeout', 'reset'];

export async function queryHytale(context: QueryContext, address: HostAndPort): Promise<QueryResult> {
  const port = address.port ?? DEFAULT_PORT;
  const overUdp = await queryHyQuery(context, address.host, port);
  if (overUdp.ok || isHostFault(overUdp.code) || isOwnFault(overUdp.code)) return overUdp;
  const webPort = port + WEB_PORT_DISTANCE;
  if (webPort > 65_535) return failedQuery('query_missing');
  const web = { host: address.host, port: webPort };
  const overHttps = await queryNitrado(context, 'https', web, HTTPS_MS);
  if (overHttps.ok || !MAYBE_PLAIN_HTTP.includes(overHttps.code)) return asMissingQuery(overHttps);
  return asMissingQuery(await queryNitrado(context, 'http', web, HTTP_MS));
}

async function queryHyQuery({ outbound, signal }: QueryContext, host: string, port: number): Promise<QueryResult> {
  const request = {
    host,
    port,
    datagram: HYQUERY_REQUEST,
    mostBytes: MAX_HYREPLY_BYTES,
    wholeMs: UDP_MS,
    signal,
  };
  const response = await outbound.exchangeDatagram(request);
  return response.ok ? readHyReply(response.bytes) : response;
}

async function queryNitrado(
  context: QueryContext,
  scheme: string,
  web: HostAndPort,
  wholeMs: number,
): Promise<QueryResult> {
  const url = `${scheme}://${hostInUrl(web, 0)}/Nitrado/Query`;
  const document = await fetchDocument(context, {
    url,
    unsecured: true,
    headers: { Accept: NITRADO },
    wholeMs,
  });
  if (!document.ok) return document;
  if (document.status === 401 || document.status === 403) return failedQuery('query_not_allowed');
  return document.status === 200 ? readNitrado(document.value) : failedQuery('wrong_status');
}

/** However the last attempt failed, the owner needs to know that no plugin responds to queries. */
function asMissingQuery(result: QueryResult): QueryResult {
  if (result.ok || result.code === 'query_not_allowed' || isOwnFault(result.code)) return result;
  return failedQuery('query_missing');
}
