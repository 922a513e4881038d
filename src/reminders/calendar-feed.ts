// A person's private calendar feed of next votes. The secret address replaces a session, because calendar apps have
// none (decision P35).
import { randomLetters } from '../core/ids.ts';
import { hashSecret, type Vault } from '../core/secrets.ts';
import type { Connection } from '../db/database.ts';
import type { NextVote } from './calendar.ts';
import {
  selectCalendarFeed,
  selectCalendarFeedOwner,
  selectNextVotes,
  upsertCalendarFeed,
} from './calendar-queries.ts';
import { selectFavoritesReadyAt } from './favorite-reminder-queries.ts';

/** 160 bits. */
const SECRET_LETTERS = 32;
const VOTES_MOST = 200;

/** The secret in the feed's address; null if the person has no feed. */
export async function findCalendarFeed(db: Connection, vault: Vault, personId: string): Promise<string | null> {
  const sealed = await selectCalendarFeed(db, personId);
  return sealed && vault.decrypt(sealed, calendarSealLabel(personId));
}

/** Creates or replaces the feed; the previous address stops working. */
export async function createCalendarFeed(db: Connection, vault: Vault, personId: string): Promise<void> {
  const secret = randomLetters(SECRET_LETTERS);
  const sealed = vault.encrypt(secret, calendarSealLabel(personId));
  await upsertCalendarFeed(db, personId, { hash: hashSecret(secret), sealed });
}

export interface FeedContent {
  readonly votes: readonly NextVote[];
  /** When favorites are ready; null if the person does not want that in the calendar, or has to vote first. */
  readonly favoritesAt: Date | null;
}

/** Null if there is no such feed. */
export async function readFeed(db: Connection, secret: string): Promise<FeedContent | null> {
  const personId = await selectCalendarFeedOwner(db, hashSecret(secret));
  if (personId === null) return null;
  const votes = await selectNextVotes(db, personId, VOTES_MOST);
  return { votes, favoritesAt: await selectFavoritesReadyAt(db, personId) };
}

/** Binds an encrypted address to its person. */
export function calendarSealLabel(personId: string): string {
  return `calendar:${personId}`;
}
