// A port of loopback on which something listens later, or again, or nothing ever. It is below those that systems give
// to sockets that ask for any free port, so that no other test gets it in the meantime.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Linux gives any free port from 32768 on, other systems from 49152 on. Webhooks may be sent to each of these. */
const FIRST = 12_000;
const END = 25_000;

export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
