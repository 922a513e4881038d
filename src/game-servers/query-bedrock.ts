// Queries a Minecraft server over UDP, as players of Bedrock Edition do.
import type { DatagramResult } from '../outbound/udp-exchange.ts';
import { BEDROCK_PING, MAX_PONG_BYTES, readPong } from './bedrock-ping.ts';
import type { HostAndPort, QueryContext, QueryResult } from './query-result.ts';

const BEDROCK_PORT = 19_132;
const JAVA_PORT = 25_565;
const TRIES = 2;
const TRY_MS = 1_500;

export async function queryBedrock(context: QueryContext, address: HostAndPort): Promise<QueryResult> {
  const response = await pingBedrock(context, address);
  return response.ok ? readPong(response.bytes) : response;
}

/** A datagram may be lost, so silence is only believed the second time. */
export async function pingBedrock(context: QueryContext, address: HostAndPort): Promise<DatagramResult> {
  let response = await pingOnce(context, address);
  for (let count = 1; count < TRIES && !response.ok && response.code === 'timeout_headers'; count += 1)
    response = await pingOnce(context, address);
  return response;
}

function pingOnce({ outbound, signal }: QueryContext, { host, port }: HostAndPort): Promise<DatagramResult> {
  return outbound.exchangeDatagram({
    host,
    // On a host with many servers, another port may be another owner's server: only the usual ports belong together.
    port: port === null || port === JAVA_PORT ? BEDROCK_PORT : port,
    datagram: BEDROCK_PING,
    mostBytes: MAX_PONG_BYTES,
    wholeMs: TRY_MS,
    signal,
  });
}
