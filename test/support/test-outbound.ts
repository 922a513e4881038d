// Outbound connections for tests: loopback is allowed, names are resolved from a table, the timeout is short, and
// everything is closed when the test ends.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Resolution, Resolve } from '../../src/outbound/dns-resolver.ts';
import { createOutbound, type Outbound, type OutboundOptions } from '../../src/outbound/outbound.ts';

/** The diagnostics channel for new TCP connections. */
const SOCKET_CREATED = 'net.client.socket';

export const LOOPBACK = ['127.0.0.0/8'];

/** A name server that knows only these names. */
export function resolveFromTable(names: Readonly<Record<string, readonly string[]>>): Resolve {
  return async (name): Promise<Resolution> => {
    const addresses = names[name];
    return addresses ? { ok: true, addresses } : { ok: false, code: 'dns_not_found' };
  };
}

export function openTestOutbound(options: Partial<OutboundOptions> = {}): Outbound {
  const outbound = createOutbound({
    allowedRanges: LOOPBACK,
    resolver: resolveFromTable({ 'receiver.test': ['127.0.0.1'] }),
    timeoutMs: 5_000,
    ...options,
  });
  onTestFinished(() => outbound.close());
  return outbound;
}

/** Must be called before the request; resolves when the first bytes on the new connection have been read. */
export function untilResponseRead(): Promise<void> {
  return new Promise((resolve) => {
    const onSocket = (message: unknown) => {
      unsubscribe(SOCKET_CREATED, onSocket);
      const { socket } = message as { socket: Socket };
      const look = () => void (socket.bytesRead > 0 ? resolve() : setImmediate(look));
      look();
    };
    subscribe(SOCKET_CREATED, onSocket);
  });
}

/**
 * Calls `action` in the same tick in which the next connection opens, before the code under test gets the connection.
 */
export function onNextConnection(action: (socket: Socket) => void): void {
  const onSocket = (message: unknown) => {
    unsubscribe(SOCKET_CREATED, onSocket);
    const { socket } = message as { socket: Socket };
    socket.prependOnceListener('connect', () => action(socket));
  };
  subscribe(SOCKET_CREATED, onSocket);
  onTestFinished(() => void unsubscribe(SOCKET_CREATED, onSocket));
}
