// When an announcement is shown, and how a visitor's browser remembers that it was dismissed: by a cookie with a hash
// of its content, so a new announcement is shown again, and nothing identifies the visitor. Pure.
import { createHash } from 'node:crypto';
import type { Announcement } from './site-parts.ts';

const HASH_LETTERS = 12;

export function announcementHash({ text, tone, link }: Announcement): string {
  const content = JSON.stringify([text, tone, link?.url ?? null, link?.label ?? null]);
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LETTERS);
}

export function isAnnouncementHash(text: string): boolean {
  return /^[A-Za-z0-9_-]{12}$/.test(text);
}

/** `dismissed`: the hash in the visitor's cookie. */
export function isAnnounced(announcement: Announcement, at: Date, dismissed: string | undefined): boolean {
  const { from, until } = announcement;
  const hasBegun = from === null || at >= new Date(from);
  const hasEnded = until !== null && at >= new Date(until);
  return hasBegun && !hasEnded && dismissed !== announcementHash(announcement);
}
