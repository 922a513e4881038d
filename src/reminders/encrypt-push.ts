// Encrypts a push message for one browser (RFC 8291, one record of RFC 8188). The push service sees only its length.
import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** The keys of a browser's push subscription. */
export interface PushKeys {
  /** A point on P-256, uncompressed: 65 bytes. */
  readonly p256dh: Uint8Array;
  /** 16 bytes. */
  readonly auth: Uint8Array;
}

/** New for each message: a salt of 16 bytes and a private key on P-256. */
export interface PushRandomness {
  readonly salt: Uint8Array;
  readonly privateKey: Uint8Array;
}

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
/** A record also contains a delimiter and the authentication tag. */
export const PUSH_MAX_BYTES = RECORD_BYTES - TAG_BYTES - 1;
/** Delimiter of the last record of a message. */
const LAST = 2;

/** Throws if `p256dh` is not a point on the curve; check with `areValidPushKeys` first. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, { salt, privateKey }: PushRandomness): Buffer {
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const publicKey = own.getPublicKey();
  const shared = own.computeSecret(p256dh);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(shared, auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(LAST)), cipher.final()];
  return Buffer.concat([headOf(salt, publicKey), ...sealed, cipher.getAuthTag()]);
}

/** The header: salt, record size, and our public key as the key ID (RFC 8188 §2.1). */
function headOf(salt: Uint8Array, publicKey: Buffer): Buffer {
  const head = Buffer.alloc(21);
  head.set(salt);
  head.writeUInt32BE(RECORD_BYTES, 16);
  head.writeUInt8(publicKey.length, 20);
  return Buffer.concat([head, publicKey]);
}

function derive(secret: Uint8Array, salt: Uint8Array, about: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}

export function generatePrivateKey(): Buffer {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys.getPrivateKey();
}

/** Whether a message can be encrypted with these keys. */
export function areValidPushKeys({ p256dh, auth }: PushKeys): boolean {
  if (p256dh.length !== 65 || p256dh[0] !== 4 || auth.length !== 16) return false;
  try {
    const probe = createECDH(CURVE);
    probe.generateKeys();
    probe.computeSecret(p256dh);
    return true;
  } catch {
    return false;
  }
}
