// The service's identity for push services (VAPID, RFC 8292): a key that is created once and stored encrypted. It must
// never change, because browsers bind their subscriptions to it.
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { now } from '../core/clock.ts';
import type { Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { getOrSetInstallationValue } from '../db/installation-values.ts';

export interface VapidIdentity {
  /** The key that browsers subscribe with: a point on P-256 in base64url. */
  readonly publicKey: string;
  /** The `Authorization` header of a request to this endpoint. */
  authorization(endpoint: string): string;
}

export const PUSH_KEY_NAME = 'push_key';
export const PUSH_KEY_LABEL = 'installation:push-key';
const GOOD_FOR_SECONDS = 12 * 60 * 60;

/** Reads the key from the database once and caches it for the lifetime of the process. */
export function createVapidIdentity(db: Connection, vault: Vault, baseUrl: string): () => Promise<VapidIdentity> {
  let known: Promise<VapidIdentity> | undefined;
  return () => {
    known ??= read(db, vault, baseUrl).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** Creates the key if no process has done so. */
async function read(db: Connection, vault: Vault, baseUrl: string): Promise<VapidIdentity> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const generated = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const stored = await getOrSetInstallationValue(
    db,
    PUSH_KEY_NAME,
    vault.encrypt(generated, PUSH_KEY_LABEL).toString('base64'),
  );
  return identityOf(createPrivateKey(vault.decrypt(Buffer.from(stored, 'base64'), PUSH_KEY_LABEL)), baseUrl);
}

function identityOf(key: KeyObject, baseUrl: string): VapidIdentity {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const publicKey = Buffer.concat(point).toString('base64url');
  return {
    publicKey,
    authorization(endpoint) {
      const exp = Math.floor(now().getTime() / 1000) + GOOD_FOR_SECONDS;
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact(baseUrl) };
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

/** The contact for push services, which must be an https or mailto URL. */
function contact(baseUrl: string): string {
  return baseUrl.startsWith('https:') ? baseUrl : `mailto:operator@${new URL(baseUrl).hostname}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
