// One datagram out and one back, to an address judged as any other. The socket is connected, so that the kernel hands
// over only what comes from that address and port.
import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { HostCode } from './check-host.ts';
import type { ResolveChecked } from './checked-resolver.ts';
import { classifyConnectError } from './classify-error.ts';
import { resolveCheckedHost } from './connect-tcp.ts';
import { type Deadline, type DeadlineEnd, startDeadline } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';

export interface DatagramRequest {
  readonly host: string;
  readonly port: number;
  readonly datagram: Uint8Array;
  /** A longer answer is none. */
  readonly mostBytes: number;
  /** For everything, the name included. */
  readonly wholeMs: number;
  /** Aborted when this process is to stop. */
  readonly signal?: AbortSignal;
}

export type DatagramResult =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly code: FailureCode | HostCode };

/** Never rejects. Only the first address of a name is asked: silence says nothing about the others. */
export async function exchangeDatagram(
  admit: ResolveChecked,
  request: DatagramRequest,
): Promise<DatagramResult> {
  const clock = startDeadline(request.wholeMs, request.signal);
  try {
    const admission = await resolveCheckedHost(admit, request.host, request.port, clock);
    if (!admission.ok) return { ok: false, code: admission.code };
    return await exchange(admission.addresses[0] as string, request, clock);
  } catch {
    return { ok: false, code: 'internal_error' };
  } finally {
    clock.stop();
  }
}

function exchange(address: string, request: DatagramRequest, clock: Deadline): Promise<DatagramResult> {
  const { port, datagram, mostBytes } = request;
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
    let result: DatagramResult | null = null;
    // Settled once the socket is gone: whoever counts sockets may open the next.
    const end = (found: DatagramResult) => {
      if (result) return;
      result = found;
      socket.close(() => resolve(found));
    };
    const fail = (code: FailureCode) => end({ ok: false, code });
    socket.on('error', (error) => fail(classifyConnectError(error)));
    socket.on('message', (bytes) =>
      bytes.length > mostBytes ? fail('network_error') : end({ ok: true, bytes }),
    );
    // Not handed to connect(): that would be called when it fails, too.
    socket.once('connect', () => {
      if (!result) socket.send(datagram);
    });
    socket.connect(port, address);
    clock.onEnd((why: DeadlineEnd) => fail(why === 'time' ? 'timeout_headers' : why));
  });
}
