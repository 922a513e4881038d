// Leads every connection to the current primary, as HAProxy does. During a failover, it can hold new connections until
// there is a primary again.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface PrimaryRouter {
  /** The database, through this router. */
  readonly url: string;
  /** Holds new connections until the next `lead`; open ones stay with their server. */
  hold(): void;
  /** Closes the connections that are open now. */
  closeOpen(): void;
  /** From now on, connections lead to this server. */
  lead(databaseUrl: string): void;
  close(): Promise<void>;
}

export async function startPrimaryRouter(databaseUrl: string): Promise<PrimaryRouter> {
  const open = new Set<Socket>();
  const held = new Set<Socket>();
  let target: URL | null = new URL(databaseUrl);

  const join = (near: Socket, { port, hostname }: URL) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (target) return join(near, target);
    held.add(near);
    near.once('close', () => held.delete(near));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  const closeOpen = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    hold() {
      target = null;
    },
    closeOpen,
    lead(to) {
      target = new URL(to);
      for (const near of held) join(near, target);
      held.clear();
    },
    async close() {
      closeOpen();
      for (const near of held) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
