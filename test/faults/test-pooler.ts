// A connection pooler between Plaudit and PostgreSQL, as small as its modes allow: it speaks the wire protocol on a real
// socket, and rejects settings, drops them, shares sessions after each transaction or statement, or swallows
// notifications. The server must require no password.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface PoolerMode {
  /** Reject a connection that starts with any other setting than these. */
  readonly accepts?: readonly string[];
  /** Connect to PostgreSQL without any of the settings. */
  readonly dropsSettings?: boolean;
  /** Release a session after each transaction; which one is used next: the one released last, or first. */
  readonly shares?: 'last' | 'first';
  /** Release it after each statement, even within a transaction. */
  readonly splitsTransactions?: boolean;
  readonly swallowsNotifications?: boolean;
}

export interface TestPooler {
  /** The database, through this pooler. */
  readonly url: string;
  close(): Promise<void>;
}

interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

/** A connection to PostgreSQL; `onMessage` belongs to its current client. */
interface Session {
  readonly socket: Socket;
  onMessage: (message: Message) => void;
}

const LENGTH = 4;
const SSL_REQUEST = 80877103;

export async function startTestPooler(databaseUrl: string, mode: PoolerMode): Promise<TestPooler> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const idle: Session[] = [];
  const track = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };

  const take = async (startup: Buffer) =>
    (mode.shares === 'first' ? idle.shift() : idle.pop()) ??
    openSession(track(connect(Number(target.port), target.hostname)), startup);

  /** Its messages wait for a session, which it keeps until PostgreSQL is out of the transaction. */
  function serve(near: Socket, startup: Buffer): void {
    let session: Session | null = null;
    let taking = false;
    let waiting: Buffer[] = [];
    const onMessage = ({ type, bytes }: Message) => {
      if (type === 'A' && mode.swallowsNotifications) return;
      near.write(bytes);
      const isIdle = type === 'Z' && (mode.splitsTransactions || String.fromCharCode(bytes[5] ?? 0) === 'I');
      if (!isIdle || !mode.shares || !session) return;
      session.onMessage = () => {};
      idle.push(session);
      session = null;
    };
    const forward = async () => {
      if (!session && !taking) {
        taking = true;
        session = await take(startup);
        session.onMessage = onMessage;
        taking = false;
      }
      if (!session) return;
      for (const bytes of waiting) session.socket.write(bytes);
      waiting = [];
    };
    near.on('close', () => session?.socket.destroy());
    readMessages(near, ({ bytes }) => {
      waiting.push(bytes);
      void forward();
    });
    // “Authenticated”, a key of the pooler's own, as poolers do, “ready”.
    near.write(Buffer.from('R\0\0\0\x08\0\0\0\0K\0\0\0\x0c\0\0\x30\x39\0\0\0\0Z\0\0\0\x05I', 'latin1'));
  }

  const server = createServer((near) => {
    track(near).once('data', (startup) => {
      if (startup.readInt32BE(LENGTH) === SSL_REQUEST) return near.destroy();
      const settings = settingsIn(startup);
      const refused = settings.find((name, place) => place % 2 === 0 && name && mode.accepts?.includes(name) === false);
      if (refused) return near.end(errorMessage(`unsupported startup parameter: ${refused}`));
      serve(near, mode.dropsSettings ? bareStartup(settings) : startup);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function openSession(socket: Socket, startup: Buffer): Promise<Session> {
  const session: Session = { socket, onMessage: () => {} };
  const ready = new Promise<void>((resolve) => {
    session.onMessage = ({ type }) => type === 'Z' && resolve();
  });
  readMessages(socket, (message) => session.onMessage(message));
  socket.write(startup);
  await ready;
  return session;
}

/** Names and values alternate. */
function settingsIn(startup: Buffer): readonly string[] {
  return startup
    .subarray(2 * LENGTH)
    .toString()
    .split('\0');
}

/** Complete messages: a letter, a length that includes itself, the rest. */
function readMessages(socket: Socket, onMessage: (message: Message) => void): void {
  let unread: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      if (unread.length < 1 + LENGTH) return;
      const end = 1 + unread.readInt32BE(1);
      if (unread.length < end) return;
      const bytes = unread.subarray(0, end);
      unread = unread.subarray(end);
      onMessage({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  });
}

/** Only user and database. */
function bareStartup(settings: readonly string[]): Buffer {
  const kept = ['user', 'database'].flatMap((name) => [name, settings[settings.indexOf(name) + 1] ?? '']);
  const body = Buffer.from(`${kept.join('\0')}\0\0`);
  const head = Buffer.alloc(2 * LENGTH);
  head.writeInt32BE(head.length + body.length);
  head.writeInt32BE(0x30000, LENGTH);
  return Buffer.concat([head, body]);
}

function errorMessage(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(1 + LENGTH);
  head.write('E');
  head.writeInt32BE(LENGTH + fields.length, 1);
  return Buffer.concat([head, fields]);
}
