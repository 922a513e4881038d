// Every TCP connection that this process starts, as Node reports it: its address, its port, and its result.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The diagnostics channel for new TCP connections. */
const SOCKET_CREATED = 'net.client.socket';

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
  const attempts: TcpConnectionAttempt[] = [];
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    // This event comes before the connection is started, so it includes connections that fail.
    socket.on('connectionAttempt', (address: string, port: number) => attempts.push({ socket, address, port }));
  };
  subscribe(SOCKET_CREATED, onSocket);
  return {
    all: (port) => attempts.filter((attempt) => port === undefined || attempt.port === port),
    stop: () => void unsubscribe(SOCKET_CREATED, onSocket),
  };
}
