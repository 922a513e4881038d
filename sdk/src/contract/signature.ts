// Signatures of a delivery, with Web Crypto: our own header (§5.6) and the Standard Webhooks ones (decision D13).

export type Bytes = Uint8Array<ArrayBuffer>;

export const SECRET_PREFIX = 'whsec_';
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** `sha256=<hex>`: HMAC-SHA256 of the body's bytes; the key is the whole displayed secret in UTF-8 (decision D12). */
export async function bodySignature(body: string | Bytes, secret: string): Promise<string> {
  const mac = await computeMac(encodeText(secret), bytesOf(body));
  return `sha256=${[...mac].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** What a Standard Webhooks signature covers besides the body. */
export interface SignedMessage {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number | string;
  readonly body: string | Bytes;
}

/** `v1,<base64>` over `id.timestamp.body`; the key is what the secret's base64 part decodes to. */
export async function standardSignature(message: SignedMessage, secret: string): Promise<string> {
  return `v1,${encodeBase64(await computeMac(decodeSecret(secret), standardBytes(message)))}`;
}

/** HMAC-SHA256. */
export async function computeMac(key: Bytes, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await importKey(key), bytes));
}

/** Whether `mac` authenticates these bytes: compared in constant time. An empty key authenticates nothing. */
export async function isAuthentic(bytes: Bytes, mac: Bytes, key: Bytes): Promise<boolean> {
  return key.length > 0 && crypto.subtle.verify('HMAC', await importKey(key), mac, bytes);
}

/** The bytes that a Standard Webhooks signature covers. */
export function standardBytes({ id, timestamp, body }: SignedMessage): Bytes {
  const prefix = encodeText(`${id}.${timestamp}.`);
  const content = bytesOf(body);
  const bytes = new Uint8Array(prefix.length + content.length);
  bytes.set(prefix);
  bytes.set(content, prefix.length);
  return bytes;
}

/** The key of Standard Webhooks signatures: what the secret's base64 part decodes to. Throws if it is not base64. */
export function decodeSecret(secret: string): Bytes {
  return decodeBase64(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret);
}

export function decodeBase64(base64: string): Bytes {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function encodeText(text: string): Bytes {
  return new TextEncoder().encode(text) as Bytes;
}

function bytesOf(body: string | Bytes): Bytes {
  return typeof body === 'string' ? encodeText(body) : body;
}

/** Web Crypto refuses an empty key; nothing is ever signed with one. */
function importKey(key: Bytes): ReturnType<typeof crypto.subtle.importKey> {
  return crypto.subtle.importKey('raw', key, ALGORITHM, false, ['sign', 'verify']);
}
