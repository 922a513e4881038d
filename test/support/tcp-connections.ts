// Every TCP connection this process begins, as Node itself tells of it: to which address and port, and what came of it.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Where Node tells of each socket that is dialled. */
const DIALLED = 'net.client.socket';

export interface TcpConnectionAttempt {
  readonly socket: Socket;
  readonly address: string;
  readonly port: number;
}

export interface TcpConnectionWatch {
  /** In their order; `port`: only those that went there. */
  all(port?: number): readonly TcpConnectionAttempt[];
  stop(): void;
}

export function watchTcpConnections(): TcpConnectionWatch {
  const dials: TcpConnectionAttempt[] = [];
  const dialled = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    // Told before the connection is begun, whether or not anybody answers.
    socket.on('connectionAttempt', (address: string, port: number) => dials.push({ socket, address, port }));
  };
  subscribe(DIALLED, dialled);
  return {
    all: (port) => dials.filter((dial) => port === undefined || dial.port === port),
    stop: () => void unsubscribe(DIALLED, dialled),
  };
}
