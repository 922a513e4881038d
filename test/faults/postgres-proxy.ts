// A proxy to PostgreSQL that fails: at the worst moment, after a commit succeeded and before its response arrived; by
// going silent, completely or on open connections; or for a while or for good.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../support/free-port.ts';

export interface PostgresProxy {
  /** The database, through this proxy. */
  readonly url: string;
  /** How many commits succeeded and were reported as in doubt. */
  readonly doubted: number;
  /** The next commit succeeds, and gets an error response: nobody can tell whether it did. */
  doubtNextCommit(): void;
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

/** A simple query message with the given word. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0');

/** An ErrorResponse, "transaction resolution unknown", and ReadyForQuery outside of a transaction. */
function doubt(): Buffer {
  const fields = 'SERROR\0C08007\0Mtransaction resolution unknown\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + fields.length);
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields), Buffer.from('Z\0\0\0\x05I')]);
}

export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const lines = new Set<{ numb: boolean }>();
  let armed = false;
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
      if (armed && chunk.includes(COMMIT)) {
        armed = false;
        doubting = true;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (line.numb) return;
      if (!doubting) return near.write(chunk);
      doubting = false;
      doubted += 1;
      near.write(doubt());
    });
  });
  const numb = () => {
    for (const line of lines) line.numb = true;
  };
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
    doubtNextCommit() {
      if (doubted === 0) armed = true;
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
