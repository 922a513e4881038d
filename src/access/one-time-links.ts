// Links that work once: sent by mail, or made by the operator. Only the hash of a token is kept.
import { randomLetters } from '../core/ids.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import {
  deleteLink,
  insertLink,
  type LinkPurpose,
  type LinkRow,
  selectLink,
} from './one-time-link-queries.ts';

export type { LinkPurpose, LinkRow };

const TOKEN_LETTERS = 40;
const HOUR_SECONDS = 3_600;

/** How long each works (P41). */
export const LINK_LIFETIME_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  confirm: 24 * HOUR_SECONDS,
  change: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
};

/** The token to put into the link. */
export async function createLink(db: Connection, link: LinkRow): Promise<string> {
  const token = randomLetters(TOKEN_LETTERS);
  const lifeSeconds = LINK_LIFETIME_SECONDS[link.purpose];
  await insertLink(db, { ...link, hash: hashSecret(token), lifeSeconds });
  return token;
}

/** What a link is good for, without using it; null when it is used, over, or was never made. */
export async function findLink(
  db: Connection,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | null> {
  return isToken(token) ? ((await selectLink(db, hashSecret(token), purposes)) ?? null) : null;
}

/** Uses it up: once, however many try. In the transaction of what it is used for. */
export async function consumeLink(
  db: Connection,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | null> {
  return isToken(token) ? ((await deleteLink(db, hashSecret(token), purposes)) ?? null) : null;
}

function isToken(text: string): boolean {
  return /^[0-9a-z]{40}$/.test(text);
}
