// A browser and its push service: a real server on loopback that receives encrypted messages, and the keys that decrypt
// them.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestBrowser {
  readonly keys: { readonly p256dh: Buffer; readonly auth: Buffer };
  /** Decrypts a message (RFC 8291); throws if it is not for this browser. */
  open(message: Buffer): string;
}

export function aBrowser(): TestBrowser {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Uint8Array, salt: Uint8Array, about: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, about, length));
  return {
    keys: { p256dh, auth },
    open(message) {
      const salt = message.subarray(0, 16);
      const sender = message.subarray(21, 21 + (message[20] ?? 0));
      const sealed = message.subarray(21 + sender.length);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derive(own.computeSecret(sender), auth, about, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      return padded.subarray(0, end).toString();
    },
  };
}

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** The status of its responses from now on. */
  status: number;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(service.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    status: 201,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** Verifies the signature of a request's VAPID token (RFC 8292) with the key in the header, and returns its claims. */
export function vapidClaims(authorization: string): { aud: string; exp: number; sub: string; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('The token’s signature is wrong.');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
