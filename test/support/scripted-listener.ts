// A v2 vote listener that greets and responds only when a test tells it to.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ScriptedListener {
  readonly port: number;
  /** Resolves when a vote has been received. */
  readonly voteReceived: Promise<void>;
  greet(): void;
  /** Sends this text after the vote; the connection stays open. */
  respond(text: string): void;
}

export async function scriptListener(): Promise<ScriptedListener> {
  const greeting = Promise.withResolvers<void>();
  const vote = Promise.withResolvers<void>();
  const response = Promise.withResolvers<string>();
  const sockets = new Set<Socket>();
  const server = createServer(async (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => vote.resolve());
    await greeting.promise;
    socket.write('VOTIFIER 2 samplechallenge\n');
    socket.write(await response.promise);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    voteReceived: vote.promise,
    greet: greeting.resolve,
    respond: response.resolve,
  };
}
