// An outbound gate for tests: loopback opened, names answered from a table, a short clock, closed at the end.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Resolution, Resolve } from '../../src/outbound/dns-resolver.ts';
import { createOutbound, type Outbound, type OutboundOptions } from '../../src/outbound/outbound.ts';

/** Where Node tells of each socket that is dialled. */
const DIALLED = 'net.client.socket';

export const LOOPBACK = ['127.0.0.0/8'];

/** A name server that knows these names and no other. */
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

/** Call it before the request; ends once the gate has read what came first on the connection it dials for it. */
export function untilResponseRead(): Promise<void> {
  return new Promise((resolve) => {
    const dialled = (message: unknown) => {
      unsubscribe(DIALLED, dialled);
      const { socket } = message as { socket: Socket };
      const look = () => void (socket.bytesRead > 0 ? resolve() : setImmediate(look));
      look();
    };
    subscribe(DIALLED, dialled);
  });
}

/** In the breath in which the next connection comes about, before whoever waits for it hears of that. */
export function onNextConnection(act: (socket: Socket) => void): void {
  const dialled = (message: unknown) => {
    unsubscribe(DIALLED, dialled);
    const { socket } = message as { socket: Socket };
    socket.prependOnceListener('connect', () => act(socket));
  };
  subscribe(DIALLED, dialled);
  onTestFinished(() => void unsubscribe(DIALLED, dialled));
}
