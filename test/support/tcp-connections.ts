// Every TCP connection that this process starts, as Node reports it: its address, its port, and its result.
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
  /** In the order in which they were started; with `port`, only those to that port. */
  all(port?: number): readonly TcpConnectionAttempt[];
  stop(): void;
}

export function watchTcpConnections(): TcpConnectionWatch {
  const dials: TcpConnectionAttempt[] = [];
  const dialled = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    // This event comes before the connection is started, so it includes connections that fail.
    socket.on('connectionAttempt', (address: string, port: number) => dials.push({ socket, address, port }));
  };
  subscribe(DIALLED, dialled);
  return {
    all: (port) => dials.filter((dial) => port === undefined || dial.port === port),
    stop: () => void unsubscribe(DIALLED, dialled),
  };
}
