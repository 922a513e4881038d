// Browsers in which someone has signed in before, proven by a signed cookie. The cookie is valid only for one account
// and its current password (decision P114).
import { generateCookie } from 'hono/cookie';
import { now } from '../core/clock.ts';
import { randomLetters } from '../core/ids.ts';
import { equalInConstantTime, keyedHash, type Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { selectPasswordByEmail, selectPasswordHash } from './account-queries.ts';

export const DEVICE_COOKIE = 'plaudit_device';

const ID_LETTERS = 20;
const LIFE_SECONDS = 365 * 86_400;
/** A shared browser can be a known device of several accounts. */
const ACCOUNTS_PER_BROWSER = 5;

export interface KnownDevices {
  /** The device's ID, if the cookie was issued for this account and its current password; null without a password. */
  recognize(email: string, cookie: string): Promise<string | null>;
  /** Whether the cookie was issued for this account, which may have no password. */
  isKnown(personId: string, cookie: string): Promise<boolean>;
  /** The whole Set-Cookie header that makes this browser a known device. */
  remember(personId: string, cookie: string): Promise<string>;
}

interface Parts {
  readonly db: Db;
  readonly vault: Vault;
  readonly baseUrl: string;
}

interface Password {
  readonly personId: string;
  readonly hash: string;
}

export function createKnownDevices({ db, vault, baseUrl }: Parts): KnownDevices {
  const key = vault.derive('known-devices');
  const sign = (head: string, { personId, hash }: Password) =>
    `${head}.${keyedHash(key, `${head} ${personId} ${hash}`)}`;
  const isValid = (token: string, password: Password) => {
    const [id, issued] = token.split('.');
    const expected = Buffer.from(sign(`${id}.${issued}`, password));
    return equalInConstantTime(expected, Buffer.from(token)) && isRecent(issued);
  };
  return {
    async recognize(email, cookie) {
      const tokens = tokensIn(cookie);
      if (tokens.length === 0) return null;
      const password = (await selectPasswordByEmail(db, email)) ?? NOBODY;
      return tokens.find((token) => isValid(token, password))?.split('.')[0] ?? null;
    },
    async isKnown(personId, cookie) {
      const tokens = tokensIn(cookie);
      if (tokens.length === 0) return false;
      const password = { personId, hash: (await selectPasswordHash(db, personId)) ?? '' };
      return tokens.some((token) => isValid(token, password));
    },
    async remember(personId, cookie) {
      const password = { personId, hash: (await selectPasswordHash(db, personId)) ?? '' };
      const tokens = tokensIn(cookie);
      const known = tokens.find((token) => isValid(token, password));
      const id = known?.split('.')[0] ?? randomLetters(ID_LETTERS);
      const fresh = sign(`${id}.${Math.floor(now().getTime() / 1000)}`, password);
      const kept = [fresh, ...tokens.filter((token) => token !== known)].slice(0, ACCOUNTS_PER_BROWSER);
      const secure = baseUrl.startsWith('https:');
      const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: LIFE_SECONDS } as const;
      return generateCookie(DEVICE_COOKIE, kept.join('~'), scope);
    },
  };
}

/** Used for unknown addresses, so that timing does not reveal whether an account exists. */
const NOBODY: Password = { personId: '', hash: '' };

function tokensIn(cookie: string): readonly string[] {
  const tokens = cookie.length > 600 ? [] : cookie.split('~');
  return tokens.filter((token) => /^[0-9a-z]{20}\.\d{10,12}\.[\w-]{43}$/.test(token)).slice(0, ACCOUNTS_PER_BROWSER);
}

function isRecent(issued = ''): boolean {
  return now().getTime() / 1000 - Number(issued) < LIFE_SECONDS;
}
