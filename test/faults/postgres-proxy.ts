// A proxy to PostgreSQL that fails: at the worst moment, after a statement succeeded and before its response arrived; by
// going silent, completely or on open connections; or for a while or for good.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../support/free-port.ts';

export interface PostgresProxy {
  /** The database, through this proxy. */
  readonly url: string;
  /** How many statements succeeded and were left in doubt. */
  readonly doubted: number;
  /** The connection breaks when the next statement with this name has succeeded: nobody can tell whether it did. */
  doubtNext(name: string): void;
  /** From now on nothing is transmitted, without notice, not even on new connections. */
  fallSilent(): void;
  /** The open connections transmit nothing any more: no byte, no close. New ones do. */
  freezeOpenConnections(): void;
  /** Closes all connections and refuses new ones. */
  leave(): Promise<void>;
  /** After `leave` or `fallSilent`: new connections are accepted and work; old ones stay as they are. */
  comeBack(): Promise<void>;
  /** Closes all connections and accepts no more. */
  close(): Promise<void>;
}

/** The end of a response outside of a transaction. */
const READY_FOR_QUERY = Buffer.from('Z\0\0\0\x05I');

export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const lines = new Set<{ numb: boolean }>();
  let awaited: string | null = null;
  let silent = false;
  let doubted = 0;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const line = { numb: silent };
    lines.add(line);
    for (const socket of [near, far]) open.add(socket);
    closeTogether([near, far], line, (socket) => {
      open.delete(socket);
      // Neither side of a frozen connection learns that the other has closed.
      if (!line.numb) lines.delete(line);
    });
    let doubting = false;
    near.on('data', (chunk) => {
      if (line.numb) return;
      if (awaited !== null && chunk.includes(awaited)) {
        awaited = null;
        doubting = true;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (line.numb) return;
      if (!doubting) return near.write(chunk);
      if (!chunk.subarray(-READY_FOR_QUERY.length).equals(READY_FOR_QUERY)) return;
      doubting = false;
      doubted += 1;
      near.destroy();
    });
  });
  const numb = () => numbAll(lines);
  const shut = async () => {
    if (!server.listening) return;
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    get doubted() {
      return doubted;
    },
    doubtNext(name) {
      if (doubted === 0) awaited = name;
    },
    fallSilent() {
      silent = true;
      numb();
    },
    freezeOpenConnections: numb,
    leave: shut,
    async comeBack() {
      silent = false;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: shut,
  };
}

function numbAll(lines: Iterable<{ numb: boolean }>): void {
  for (const line of lines) line.numb = true;
}

/** Closes both sockets when one has closed, unless the connection is frozen. */
function closeTogether(
  sockets: readonly Socket[],
  line: { readonly numb: boolean },
  onClosed: (socket: Socket) => void,
): void {
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.on('close', () => {
      onClosed(socket);
      if (!line.numb) for (const one of sockets) one.destroy();
    });
  }
}
