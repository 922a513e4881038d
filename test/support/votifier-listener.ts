// A vote listener on loopback that greets and responds as the test says, and records each piece that it receives.
import type { Socket } from 'node:net';
import { acceptRaw } from './sockets.ts';

interface ListenerScript {
  /** Sent when a connection opens; null to send nothing before `onVote`. */
  readonly greeting: string | Uint8Array | null;
  /** Called when the first bytes of a vote have arrived. */
  readonly onVote?: (socket: Socket, vote: Buffer) => void;
  /** Called when the greeting has been written. */
  readonly onGreeted?: (socket: Socket) => void;
}

export interface TestListener {
  readonly port: number;
  readonly connections: () => number;
  /** Each piece of data as the socket emitted it. */
  readonly pieces: readonly Buffer[];
  /** Resolves when the first connection has ended. */
  readonly gone: Promise<void>;
}

export async function openTestVotifierListener({ greeting, onVote, onGreeted }: ListenerScript): Promise<TestListener> {
  const pieces: Buffer[] = [];
  const gone = Promise.withResolvers<void>();
  const { port, connections } = await acceptRaw((socket) => {
    socket.on('close', () => gone.resolve());
    socket.on('data', (piece) => {
      pieces.push(piece);
      if (pieces.length === 1) onVote?.(socket, piece);
    });
    if (greeting === null) onGreeted?.(socket);
    else socket.write(greeting, () => onGreeted?.(socket));
  });
  return { port, connections, pieces, gone: gone.promise };
}
