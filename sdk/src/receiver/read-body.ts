// The raw bytes of a request's body, from wherever a framework has left them, and never more than the limit.
import type { Bytes } from '../contract/signature.ts';
import { type RefusedRequest, refuse } from './refusals.ts';
import { type RawBody, rawBytes } from './verify.ts';

export type ReadBody = ({ readonly ok: true } & RawBody) | RefusedRequest;

/** A body that a framework has read: raw bytes, text, or parsed. Null if it has none. */
export function readGivenBody(candidates: readonly unknown[], maxBytes: number): ReadBody | null {
  const bodies = candidates.flatMap((candidate) => rawBytes(candidate) ?? []);
  const body = bodies.find(({ reserialized }) => !reserialized) ?? bodies[0];
  if (!body) return null;
  return body.bytes.length > maxBytes ? refuse('body_too_large') : { ok: true, ...body };
}

/** Reads chunks up to the limit. A stream that breaks off is a refusal. */
export async function readStream(stream: AsyncIterable<Uint8Array | string>, maxBytes: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
      length += bytes.length;
      if (length > maxBytes) return refuse('body_too_large');
      chunks.push(bytes);
    }
  } catch {
    return refuse('body_incomplete');
  }
  return { ok: true, bytes: concatenate(chunks, length), reserialized: false };
}

export function concatenate(chunks: readonly Uint8Array[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
