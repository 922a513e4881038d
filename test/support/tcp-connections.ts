// Every TCP connection this process starts, as Node itself reports it: its address and port, and its result.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The diagnostics channel for new TCP connections. */
const DIALLED = 'net.client.socket';

export interface TcpConnectionAttempt {
  readonly socket: Socket;
  readonly address: string;
  readonly port: number;
}

export interface TcpConnectionWatch {
  /** In order; `port`: only those to that port. */
  all(port?: number): readonly TcpConnectionAttempt[];
  stop(): void;
}

export function watchTcpConnections(): TcpConnectionWatch {
  const dials: TcpConnectionAttempt[] = [];
  const dialled = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    // Reported before the connection is started, whether or not it succeeds.
    socket.on('connectionAttempt', (address: string, port: number) => dials.push({ socket, address, port }));
  };
  subscribe(DIALLED, dialled);
  return {
    all: (port) => dials.filter((dial) => port === undefined || dial.port === port),
    stop: () => void unsubscribe(DIALLED, dialled),
  };
}
