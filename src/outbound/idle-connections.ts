// Connections that wait for their next request, by origin and by the very address they lead to: an attempt reuses one
// only if that address is among those judged for it, so that keeping connections cannot outlive a ruling.
import type { Connection } from './connection.ts';

export interface IdleConnections {
  take(origin: string, addresses: readonly string[]): Connection | null;
  keep(connection: Connection): void;
  close(): Promise<void>;
}

/** Keeps at most `most`; beyond that the one idle for longest is closed. */
export function createIdleConnections(most: number): IdleConnections {
  const byTarget = new Map<string, Connection[]>();
  // In the order they became idle.
  const all = new Set<Connection>();
  const watched = new WeakSet<Connection>();
  let closed = false;

  function remove(connection: Connection): void {
    if (!all.delete(connection)) return;
    const key = keyOf(connection.origin, connection.address);
    const waiting = byTarget.get(key) ?? [];
    // Nearly always the newest, which is the last.
    const place = waiting.lastIndexOf(connection);
    if (place >= 0) waiting.splice(place, 1);
    if (waiting.length === 0) byTarget.delete(key);
  }

  return {
    take(origin, addresses) {
      for (const address of addresses) {
        const newest = byTarget.get(keyOf(origin, address))?.at(-1);
        if (!newest) continue;
        remove(newest);
        return newest;
      }
      return null;
    },

    keep(connection) {
      if (closed) {
        void connection.destroy();
        return;
      }
      if (!watched.has(connection)) connection.whenGone(() => remove(connection));
      watched.add(connection);
      all.add(connection);
      const key = keyOf(connection.origin, connection.address);
      const waiting = byTarget.get(key);
      if (waiting) waiting.push(connection);
      else byTarget.set(key, [connection]);
      for (const oldest of all) {
        if (all.size <= most) break;
        remove(oldest);
        void oldest.destroy();
      }
    },

    async close() {
      closed = true;
      const idle = [...all];
      all.clear();
      byTarget.clear();
      await Promise.all(idle.map((connection) => connection.destroy()));
    },
  };
}

function keyOf(origin: string, address: string | null): string {
  return `${origin} ${address}`;
}
