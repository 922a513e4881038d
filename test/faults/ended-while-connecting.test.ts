// A server that ends a connection in the same moment in which it is established.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { PostgresClient } from '../../src/db/postgres-client.ts';

/** `ErrorResponse`: "terminating connection due to administrator command". */
function terminated(): Buffer {
  const fields = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + fields.length);
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
}

const AUTHENTICATED_AND_READY = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I');

it('a connection that is terminated in the packet that established it fails its first query, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED_AND_READY, terminated()])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({
    connectionString: `postgres://plaudit@127.0.0.1:${port}/plaudit`,
    Client: PostgresClient,
  });
  pool.on('error', () => undefined);

  await expect(pool.query('select 1')).rejects.toThrow(/connection/i);

  await pool.end();
  server.close();
});
