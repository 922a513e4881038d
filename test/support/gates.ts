// An outbound gate for tests: loopback opened, names answered from a table, a short clock, closed at the end.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { onTestFinished } from 'vitest';
import { createOutbound, type Outbound, type OutboundOptions } from '../../src/outbound/outbound.ts';
import type { Resolution, Resolve } from '../../src/outbound/resolve.ts';

export const LOOPBACK = ['127.0.0.0/8'];

/** A name server that knows these names and no other. */
export function nameServer(names: Readonly<Record<string, readonly string[]>>): Resolve {
  return async (name): Promise<Resolution> => {
    const addresses = names[name];
    return addresses ? { ok: true, addresses } : { ok: false, code: 'dns_not_found' };
  };
}

export function openGate(options: Partial<OutboundOptions> = {}): Outbound {
  const outbound = createOutbound({
    allowedRanges: LOOPBACK,
    resolver: nameServer({ 'receiver.test': ['127.0.0.1'] }),
    timeoutMs: 5_000,
    ...options,
  });
  onTestFinished(() => outbound.close());
  return outbound;
}

/** Ends once the gate has taken in an answer's status line and headers. */
export function headersTaken(): Promise<void> {
  return new Promise((resolve) => {
    const taken = () => {
      unsubscribe('undici:request:headers', taken);
      // The channel speaks just before the gate is told.
      setImmediate(resolve);
    };
    subscribe('undici:request:headers', taken);
  });
}
