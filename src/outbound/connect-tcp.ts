// Opens a conversation over plain TCP: the host is judged, resolved, its addresses judged, one of them dialled.

import { checkHostSyntax, type HostCode } from './check-host.ts';
import type { ResolveChecked } from './checked-resolver.ts';
import { ConnectError, type ConnectionTimings, startTrace } from './connect-socket.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';
import { TcpConnection } from './tcp-connection.ts';

export interface TcpConnectRequest {
  readonly host: string;
  readonly port: number;
  /** For the name and the connection. */
  readonly connectMs: number;
  /** For everything, from the name to the last byte. */
  readonly wholeMs: number;
  /** Bytes kept of what comes in. */
  readonly most: number;
  /** Aborted when this process is to stop. */
  readonly signal?: AbortSignal;
  /** Told as it happens, to somebody who watches. */
  readonly onStep?: (step: 'resolved' | 'connected', address: string) => void;
}

export type TcpConnectResult =
  /** To be closed by whoever asked for it. */
  (
    | { readonly ok: true; readonly conversation: TcpConnection }
    /** `sentence`: what is wrong with the host or its addresses, where that is known. */
    | { readonly ok: false; readonly code: FailureCode | HostCode; readonly sentence: string | null }
  ) & {
    /** Milliseconds from the beginning to the end of each step. */
    readonly timings: Readonly<ConnectionTimings>;
    /** The address that was dialled. */
    readonly address: string | null;
    /** Since the beginning. */
    readonly elapsedMs: () => number;
  };

/** Never rejects. */
export async function connectTcp(
  admit: ResolveChecked,
  request: TcpConnectRequest,
): Promise<TcpConnectResult> {
  const { host, port, connectMs, wholeMs, most, signal, onStep } = request;
  const whole = startDeadline(wholeMs, signal);
  const connecting = startDeadline(connectMs, signal);
  const trace = startTrace();
  const conversation = new TcpConnection(whole, most);
  const told = () => ({
    timings: trace.steps,
    address: trace.address,
    elapsedMs: () => whole.elapsedMs(),
  });
  try {
    const admission = await resolveCheckedHost(admit, host, port, connecting);
    if (!admission.ok) {
      conversation.close();
      return { ok: false, code: admission.code, sentence: admission.sentence, ...told() };
    }
    trace.steps.dnsMs = connecting.elapsedMs();
    onStep?.('resolved', admission.addresses[0] as string);
    await conversation.open({ addresses: admission.addresses, port, tlsHost: null }, connecting, trace);
    onStep?.('connected', trace.address as string);
    return { ok: true, conversation, ...told() };
  } catch (failure) {
    conversation.close();
    const code = failure instanceof ConnectError ? failure.code : 'internal_error';
    return { ok: false, code, sentence: null, ...told() };
  } finally {
    connecting.stop();
  }
}

/** A host and port as they are written, then where the name leads. */
export async function resolveCheckedHost(admit: ResolveChecked, text: string, port: number, clock: Deadline) {
  const written = checkHostSyntax(text, port);
  if (!written.ok) return written;
  const admission = await admit(written.host, clock);
  return admission.ok ? { ...admission, host: written.host } : admission;
}
