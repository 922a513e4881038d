// A vote listener on loopback that greets and responds as a test says, and records each piece it receives.
import type { Socket } from 'node:net';
import { acceptRaw } from './sockets.ts';

interface ListenerScript {
  /** Sent at once; null to send nothing until `onVote` does. */
  readonly greeting: string | Uint8Array | null;
  /** Once the first bytes of a vote have arrived. */
  readonly onVote?: (socket: Socket, vote: Buffer) => void;
  /** After the greeting was written. */
  readonly onGreeted?: (socket: Socket) => void;
}

export interface TestListener {
  readonly port: number;
  readonly connections: () => number;
  /** Each piece as it came from the socket. */
  readonly pieces: readonly Buffer[];
  /** The first connection, and its end. */
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
