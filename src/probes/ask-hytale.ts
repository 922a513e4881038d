// Asks a Hytale server in the ways that its plugins offer; the game itself has none (decision P6).
import { fetchDocument, hostInUrl } from './documents.ts';
import { HYQUERY_REQUEST, HYREPLY_MOST, readHyReply, readNitrado } from './hytale.ts';
import { type Asking, type Counted, failed, type HostAndPort, isOurs, type ProbeCode } from './probe.ts';

const DEFAULT_PORT = 5_520;
/** From the game's port to its web server's. */
const WEB_PORT_DISTANCE = 3;
/** Five seconds in all. */
const UDP_MS = 1_500;
const HTTPS_MS = 2_000;
const HTTP_MS = 1_500;

const NITRADO = 'application/x.hytale.nitrado.query+json;version=1';
/** What plain http on the port looks like to somebody who speaks TLS. */
const PERHAPS_PLAIN: readonly ProbeCode[] = ['http_on_https', 'tls_failed', 'tls_timeout', 'reset'];
/** True of the host, however it is asked. */
const FINAL: readonly ProbeCode[] = [
  'dns_not_found',
  'dns_broken',
  'dns_timeout',
  'blocked_address',
  'host_invalid',
  'port_invalid',
  'port_denied',
];

export async function askHytale(asking: Asking, address: HostAndPort): Promise<Counted> {
  const port = address.port ?? DEFAULT_PORT;
  const overUdp = await askHyQuery(asking, address.host, port);
  if (overUdp.ok || FINAL.includes(overUdp.code) || isOurs(overUdp.code)) return overUdp;
  const webPort = port + WEB_PORT_DISTANCE;
  if (webPort > 65_535) return failed('query_missing');
  const web = { host: address.host, port: webPort };
  const secured = await askNitrado(asking, 'https', web, HTTPS_MS);
  if (secured.ok || !PERHAPS_PLAIN.includes(secured.code)) return told(secured);
  return told(await askNitrado(asking, 'http', web, HTTP_MS));
}

async function askHyQuery({ outbound, signal }: Asking, host: string, port: number): Promise<Counted> {
  const asked = { host, port, datagram: HYQUERY_REQUEST, mostBytes: HYREPLY_MOST, wholeMs: UDP_MS, signal };
  const answered = await outbound.askOverUdp(asked);
  return answered.ok ? readHyReply(answered.bytes) : answered;
}

async function askNitrado(
  asking: Asking,
  scheme: string,
  web: HostAndPort,
  wholeMs: number,
): Promise<Counted> {
  const url = `${scheme}://${hostInUrl(web, 0)}/Nitrado/Query`;
  const fetched = await fetchDocument(asking, {
    url,
    unsecured: true,
    headers: { Accept: NITRADO },
    wholeMs,
  });
  if (!fetched.ok) return fetched;
  if (fetched.status === 401 || fetched.status === 403) return failed('query_not_allowed');
  return fetched.status === 200 ? readNitrado(fetched.value) : failed('wrong_status');
}

/** Whatever went wrong by the last way, what the owner has to know is that there is no query. */
function told(counted: Counted): Counted {
  if (counted.ok || counted.code === 'query_not_allowed' || isOurs(counted.code)) return counted;
  return failed('query_missing');
}
