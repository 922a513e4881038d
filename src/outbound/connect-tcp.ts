// Opens a plain TCP connection: checks the host, resolves it, checks its addresses, and connects to one of them.

import type { Message } from '../messages/message.ts';
import type { ResolveChecked } from './check-address.ts';
import { checkHostSyntax, type HostCode } from './check-host.ts';
import { type ConnectionTimings, startTrace } from './connect-socket.ts';
import { Deadline } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';
import { ConnectError } from './socket-step.ts';
import { TcpConnection } from './tcp-connection.ts';

export interface TcpConnectRequest {
  readonly host: string;
  readonly port: number;
  /** The timeout for resolving and connecting. */
  readonly connectMs: number;
  /** The timeout for everything, from resolving to the last byte. */
  readonly wholeMs: number;
  /** How many received bytes are buffered until they are read. */
  readonly most: number;
  /** Aborted when this process stops. */
  readonly signal?: AbortSignal;
  /** Called as it happens. */
  readonly onStep?: (step: 'resolved' | 'connected', address: string) => void;
}

export type TcpConnectResult =
  /** The caller must close the connection. */
  (
    | { readonly ok: true; readonly conversation: TcpConnection }
    /** `sentence`: what is wrong with the host or its addresses, if known. */
    | { readonly ok: false; readonly code: FailureCode | HostCode; readonly sentence: Message | null }
  ) & {
    /** Milliseconds from the start to the end of each step. */
    readonly timings: Readonly<ConnectionTimings>;
    /** The address that was connected to. */
    readonly address: string | null;
    /** Since the start. */
    readonly elapsedMs: () => number;
  };

/** Never rejects. */
export async function connectTcp(resolve: ResolveChecked, request: TcpConnectRequest): Promise<TcpConnectResult> {
  const { host, port, connectMs, wholeMs, most, signal, onStep } = request;
  const whole = new Deadline(wholeMs, signal);
  const connecting = new Deadline(connectMs, signal);
  const trace = startTrace();
  const connection = new TcpConnection(whole, most);
  const details = () => ({
    timings: trace.steps,
    address: trace.address,
    elapsedMs: () => whole.elapsedMs(),
  });
  try {
    const resolved = await resolveCheckedHost({ resolve, host, port, deadline: connecting });
    if (!resolved.ok) {
      connection.close();
      return { ok: false, code: resolved.code, sentence: resolved.sentence, ...details() };
    }
    trace.steps.dnsMs = connecting.elapsedMs();
    onStep?.('resolved', resolved.addresses[0] as string);
    await connection.open({ addresses: resolved.addresses, port, tlsHost: null }, connecting, trace);
    onStep?.('connected', trace.address as string);
    return { ok: true, conversation: connection, ...details() };
  } catch (error) {
    connection.close();
    const code = error instanceof ConnectError ? error.code : 'internal_error';
    return { ok: false, code, sentence: null, ...details() };
  } finally {
    connecting.stop();
  }
}

interface HostResolution {
  readonly resolve: ResolveChecked;
  readonly host: string;
  readonly port: number;
  readonly deadline: Deadline;
}

/** Checks a host and port as they were typed, then the addresses that the host resolves to. */
export async function resolveCheckedHost({ resolve, host, port, deadline }: HostResolution) {
  const checked = checkHostSyntax(host, port);
  if (!checked.ok) return checked;
  const resolved = await resolve(checked.host, deadline);
  return resolved.ok ? { ...resolved, host: checked.host } : resolved;
}
