// The last bytes of an archive: its size and the SHA-256 of everything before. They tell a complete archive from a torn
// or altered one without the passphrase. They are a skippable frame of Zstandard, so `zstd` and `tar` ignore them.
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const SKIPPABLE_FRAME = 0x184d2a5d;
const LABEL = Buffer.from('PLAUDIT1', 'latin1');
const HASH_BYTES = 32;
const PAYLOAD_BYTES = LABEL.length + 8 + HASH_BYTES;
export const TRAILER_BYTES = 8 + PAYLOAD_BYTES;

export interface Trailer {
  /** Of the file, including the trailer. */
  readonly bytes: number;
  readonly sha256: Buffer;
}

function formatTrailer({ bytes, sha256 }: Trailer): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(SKIPPABLE_FRAME, 0);
  trailer.writeUInt32LE(PAYLOAD_BYTES, 4);
  LABEL.copy(trailer, 8);
  trailer.writeBigUInt64BE(BigInt(bytes), 8 + LABEL.length);
  sha256.copy(trailer, 16 + LABEL.length);
  return trailer;
}

/** Null if these bytes are not a trailer. */
export function parseTrailer(trailer: Buffer): Trailer | null {
  if (trailer.length !== TRAILER_BYTES || trailer.readUInt32LE(0) !== SKIPPABLE_FRAME) return null;
  if (trailer.readUInt32LE(4) !== PAYLOAD_BYTES || !trailer.subarray(8, 8 + LABEL.length).equals(LABEL)) return null;
  return {
    bytes: Number(trailer.readBigUInt64BE(8 + LABEL.length)),
    sha256: trailer.subarray(16 + LABEL.length),
  };
}

/** Passes an archive through and adds the trailer. */
export function addTrailer(): Transform {
  return hashThrough((content) => formatTrailer({ ...content, bytes: content.bytes + TRAILER_BYTES }));
}

/**
 * Passes bytes through. `atEnd` gets their number and hash, and returns what follows them; its error becomes that of the
 * stream. `onBytes` is called with the number of bytes so far.
 */
export function hashThrough(
  atEnd: (content: Trailer) => Buffer | undefined,
  onBytes?: (bytes: number) => void,
): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes?.(bytes);
      callback(null, chunk);
    },
    flush(callback) {
      try {
        callback(null, atEnd({ bytes, sha256: hash.digest() }));
      } catch (error) {
        callback(error as Error);
      }
    },
  });
}
