// Sends one UDP datagram and waits for one, at a checked address. The socket is connected, so the kernel accepts only
// datagrams from that address and port.
import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { ResolveChecked } from './check-address.ts';
import type { HostCode } from './check-host.ts';
import { classifyConnectError } from './classify-error.ts';
import { resolveCheckedHost } from './connect-tcp.ts';
import { Deadline, type DeadlineEnd } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';

export interface DatagramRequest {
  readonly host: string;
  readonly port: number;
  readonly datagram: Uint8Array;
  /** A longer response is refused. */
  readonly mostBytes: number;
  /** The timeout for everything, including resolving. */
  readonly wholeMs: number;
  /** Aborted when this process stops. */
  readonly signal?: AbortSignal;
}

export type DatagramResult =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly code: FailureCode | HostCode };

/** Never rejects. Tries only the first address of a host. */
export async function exchangeDatagram(resolve: ResolveChecked, request: DatagramRequest): Promise<DatagramResult> {
  const deadline = new Deadline(request.wholeMs, request.signal);
  try {
    const { host, port } = request;
    const resolved = await resolveCheckedHost({ resolve, host, port, deadline });
    if (!resolved.ok) return { ok: false, code: resolved.code };
    return await exchange(resolved.addresses[0] as string, request, deadline);
  } catch {
    return { ok: false, code: 'internal_error' };
  } finally {
    deadline.stop();
  }
}

function exchange(address: string, request: DatagramRequest, deadline: Deadline): Promise<DatagramResult> {
  const { port, datagram, mostBytes } = request;
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
    let result: DatagramResult | null = null;
    // Resolves once the socket is closed, so that the caller does not exceed its limit of open sockets with the next
    // one.
    const end = (found: DatagramResult) => {
      if (result) return;
      result = found;
      socket.close(() => resolve(found));
    };
    const fail = (code: FailureCode) => end({ ok: false, code });
    socket.on('error', (error) => fail(classifyConnectError(error)));
    socket.on('message', (bytes) => (bytes.length > mostBytes ? fail('network_error') : end({ ok: true, bytes })));
    // A callback passed to connect() would also run on failure.
    socket.once('connect', () => {
      if (!result) socket.send(datagram);
    });
    socket.connect(port, address);
    deadline.onEnd((why: DeadlineEnd) => fail(why === 'time' ? 'timeout_headers' : why));
  });
}
