// The receiving side of Votifier v1 and v2, written for tests from the protocol alone, with its own HMAC and RSA and no
// code of the implementation under test.
import { createHash } from 'node:crypto';

export interface DecodedVote {
  readonly serviceName: unknown;
  readonly username: unknown;
  readonly address: unknown;
  readonly timestamp: unknown;
}

export interface DecodedFrame extends DecodedVote {
  readonly challenge: unknown;
  /** Whether the signature matches exactly this payload. */
  readonly signed: boolean;
  /** The payload's fields, in their original order. */
  readonly fields: readonly string[];
}

/** Throws where NuVotifier would reject the frame. */
export function decodeFrame(frame: Uint8Array, token: string): DecodedFrame {
  const bytes = Buffer.from(frame);
  if (bytes[0] !== 0x73 || bytes[1] !== 0x3a) throw new Error('not a v2 frame');
  const length = bytes[2]! * 256 + bytes[3]!;
  if (length !== bytes.length - 4) throw new Error(`${bytes.length - 4} bytes of JSON, declared ${length}`);
  if (bytes.length > 1024) throw new Error('Adjusted frame length exceeds 1024');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(4));
  const outer = JSON.parse(text) as { payload: string; signature: string };
  // Like Java's decoder: the standard alphabet, with padding, without line breaks; 32 bytes are 44 characters.
  if (!/^[A-Za-z0-9+/]{43}=$/.test(outer.signature)) throw new Error('not base64');
  const expected = hmacSha256(Buffer.from(token, 'utf8'), Buffer.from(outer.payload, 'utf8'));
  const payload = JSON.parse(outer.payload) as DecodedVote & { challenge: unknown };
  const signed = Buffer.from(outer.signature, 'base64').equals(expected);
  return { ...payload, signed, fields: Object.keys(payload) };
}

export interface PrivateKey {
  readonly modulusHex: string;
  readonly privateExponentHex: string;
}

/** The plain text of a v1 block; throws if the padding is invalid. */
export function decryptV1Block(block: Uint8Array, { modulusHex, privateExponentHex }: PrivateKey): string {
  if (block.length !== 256) throw new Error(`a block of ${block.length} bytes`);
  const cipher = BigInt(`0x${Buffer.from(block).toString('hex')}`);
  const plain = power(cipher, BigInt(`0x${privateExponentHex}`), BigInt(`0x${modulusHex}`));
  const padded = Buffer.from(plain.toString(16).padStart(512, '0'), 'hex');
  const end = padded.indexOf(0, 2);
  if (padded[0] !== 0 || padded[1] !== 2 || end < 10) throw new Error('wrong padding');
  return padded.subarray(end + 1).toString('latin1');
}

/**
 * The vote in a v1 block, parsed like classic Votifier does: each field ends with a line feed, and nothing follows the
 * last.
 */
export function decodeBlock(block: Uint8Array, key: PrivateKey): DecodedVote {
  const parts = decryptV1Block(block, key).split('\n');
  const [opcode, serviceName, username, address, timestamp, rest] = parts;
  if (opcode !== 'VOTE' || rest !== '' || parts.length !== 6) throw new Error(`${parts.length} fields`);
  return { serviceName, username, address, timestamp };
}

/** HMAC (RFC 2104), computed with SHA-256 alone. */
function hmacSha256(key: Buffer, message: Buffer): Buffer {
  const block = Buffer.alloc(64);
  (key.length > 64 ? createHash('sha256').update(key).digest() : key).copy(block);
  const padded = (pad: number) => Buffer.from(block.map((byte) => byte ^ pad));
  const inner = createHash('sha256').update(padded(0x36)).update(message).digest();
  return createHash('sha256').update(padded(0x5c)).update(inner).digest();
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
