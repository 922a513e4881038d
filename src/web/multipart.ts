// Parses multipart/form-data while it arrives. Parts, headers, fields and the one file are limited, and parsing stops
// at the first violation: without that, 96,226 parts stalled the process for 0.6 s.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { HTTPException } from 'hono/http-exception';
import { BODY_MAX_BYTES } from '../core/limits.ts';

const LIMITS = {
  parts: 64,
  files: 1,
  fieldNameSize: 100,
  fieldSize: BODY_MAX_BYTES,
  headerPairs: 8,
  headerSize: 4 * 1024,
} as const;

/** Parsed synchronously: at most about 500 parts, which takes a few milliseconds. */
const SLICE_BYTES = 4 * 1024;

export interface Multipart {
  readonly fields: URLSearchParams;
  /** The first file part; null if there is none. An unused file input sends a part without name and content. */
  readonly file: { readonly field: string; readonly name: string; readonly bytes: Uint8Array } | null;
}

/** Truncates the file at `fileMostBytes`. Throws 413 for too many parts and 415 for malformed bodies. */
export async function parseMultipart(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  fileMostBytes: number,
): Promise<Multipart> {
  const parser = openParser(contentType, fileMostBytes);
  const fields = new URLSearchParams();
  let file: Multipart['file'] = null;
  let tooMany = false;
  for (const limit of ['partsLimit', 'filesLimit'] as const) parser.on(limit, () => (tooMany = true));
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) tooMany = true;
    else fields.append(String(name), value);
  });
  parser.on('file', (field, stream, name) => {
    const pieces = collect(stream);
    stream.on('end', () => (file = { field, name: name ?? '', bytes: Buffer.concat(pieces) }));
  });
  async function* slices() {
    for await (const chunk of body)
      for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
        if (tooMany) throw new HTTPException(413);
        yield chunk.subarray(at, at + SLICE_BYTES);
      }
  }
  await pipeline(Readable.from(slices()), parser).catch((error: unknown) => {
    throw error instanceof HTTPException ? error : new HTTPException(415, { cause: error });
  });
  if (tooMany) throw new HTTPException(413);
  return { fields, file };
}

function openParser(contentType: string, fileMostBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...LIMITS, fileSize: fileMostBytes },
    });
  } catch (error) {
    // For example, the boundary is missing.
    throw new HTTPException(415, { cause: error });
  }
}

function collect(stream: BusboyFileStream): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  stream.on('data', (piece: Uint8Array) => pieces.push(piece));
  // The same error is handled where the parser reports it.
  stream.on('error', () => undefined);
  return pieces;
}
