// A TCP proxy that cuts each connection after some bytes from the service, wherever that falls in a frame.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  readonly cuts: () => number;
  close(): Promise<void>;
}

/** `bytesBeforeCut` is called for each connection; null leaves it alone. */
export async function openCuttingProxy(target: string, bytesBeforeCut: () => number | null): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let left = bytesBeforeCut();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.on('data', (data) => {
      if (left === null || data.length < left) {
        if (left !== null) left -= data.length;
        return void client.write(data);
      }
      cuts += 1;
      client.write(data.subarray(0, left), () => client.destroy());
      upstream.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
