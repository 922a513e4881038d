// Endless response bodies: as fast as they are read, or one byte per second; plain, or a gzip stream of zeros.
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

const CHUNK_BYTES = 64 * 1024;
const DRIP_EVERY_MS = 1_000;
const CHUNKS_AT_ONCE = 4;
const REST_MS = 50;

/** Gzip members can be concatenated; unpacked, the stream is a thousand times as large. */
const BODIES = {
  flood: { encoding: null, chunk: Buffer.alloc(CHUNK_BYTES, 'endless '), everyMs: 0 },
  'flood, gzip': { encoding: 'gzip', chunk: gzipSync(Buffer.alloc(64 * 1024 * 1024)), everyMs: 0 },
  drip: { encoding: null, chunk: Buffer.from('e'), everyMs: DRIP_EVERY_MS },
} as const;

export type BodyName = keyof typeof BODIES;
export const BODY_NAMES = Object.keys(BODIES) as readonly BodyName[];

/** Responds with 200 and sends until the connection is closed. */
export function sendBody(response: ServerResponse, name: BodyName): void {
  const { encoding, chunk, everyMs } = BODIES[name];
  response.on('error', () => undefined);
  response.writeHead(200, {
    'content-type': 'text/plain',
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (everyMs > 0) {
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
    response.write(chunk);
    return;
  }
  let poured = 0;
  const pour = () => {
    poured += 1;
    if (!response.destroyed) response.write(chunk);
  };
  // At full rate first, far beyond what is read; then slower, or the benchmark would measure the receiver.
  response.on('drain', () => (poured < CHUNKS_AT_ONCE ? pour() : setTimeout(pour, REST_MS)));
  pour();
}
