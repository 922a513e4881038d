// One-time links, sent by mail or created by the operator. Only the token's hash is stored.
import { randomLetters } from '../core/ids.ts';
import { HOUR_SECONDS } from '../core/limits.ts';
import { hashSecret } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import { deleteLink, insertLink, type LinkPurpose, type LinkRow, selectLink } from './one-time-link-queries.ts';

export const LINK_TOKEN_LETTERS = 40;

/** How long each link works (decision P41). */
export const LINK_LIFETIME_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  confirm: 24 * HOUR_SECONDS,
  change: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
};

/** Returns the token to put into the link. */
export async function createLink(db: Connection, link: LinkRow): Promise<string> {
  const token = randomLetters(LINK_TOKEN_LETTERS);
  const lifeSeconds = LINK_LIFETIME_SECONDS[link.purpose];
  await insertLink(db, { ...link, hash: hashSecret(token), lifeSeconds });
  return token;
}

/** What a link is for, without consuming it; null when it was used, has expired or never existed. */
export async function findLink(
  db: Connection,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | null> {
  return isLinkToken(token) ? ((await selectLink(db, hashSecret(token), purposes)) ?? null) : null;
}

/** Call it in the transaction that uses the link. Of several uses at once, only one succeeds. */
export async function consumeLink(
  db: Connection,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | null> {
  return isLinkToken(token) ? ((await deleteLink(db, hashSecret(token), purposes)) ?? null) : null;
}

/** Whether the text has the format of a token; anything else is refused without a query. */
export function isLinkToken(text: string): boolean {
  return /^[0-9a-z]{40}$/.test(text);
}
