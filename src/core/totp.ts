// Time-based one-time passwords as authenticator apps make them (RFC 6238): SHA-1, six digits, a new one every 30 s.
import { createHmac } from 'node:crypto';
import { equalInConstantTime } from './secrets.ts';

export const TOTP_STEP_SECONDS = 30;
const DIGITS = 6;
export const TOTP_SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as apps expect a secret. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function totpStep(seconds: number): number {
  return Math.floor(seconds / TOTP_STEP_SECONDS);
}

interface Steps {
  readonly from: number;
  readonly to: number;
}

/** The latest of these steps at which the app shows this code; null if there is none. */
export function findTotpStep(secret: Uint8Array, code: string, { from, to }: Steps): number | null {
  let found: number | null = null;
  // All steps are tried, so that the time does not reveal which one fits.
  for (let step = Math.max(0, from); step <= to; step += 1)
    if (equalInConstantTime(Buffer.from(totpCode(secret, step)), Buffer.from(code))) found = step;
  return found;
}

/** The URL that an app reads from a QR code. */
export function totpUrl(secret: string, { issuer, account }: { readonly issuer: string; readonly account: string }) {
  // A colon separates the two.
  const label = [issuer, account].map((part) => encodeURIComponent(part.replaceAll(':', ' '))).join(':');
  const parameters = { secret, issuer: issuer.replaceAll(':', ' '), algorithm: 'SHA1', digits: '6', period: '30' };
  // Not URLSearchParams: some apps show its `+` for a space.
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
