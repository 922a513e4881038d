// The audit log: who did what to a listing, and when. An act is recorded in its own transaction, so that there is no
// act without its line and no line without its act.
import { truncateCharacters } from '../core/text.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type AuditEventQuery, insertAuditEvent, type ListedAuditEvent, selectAuditEvents } from './audit-queries.ts';

/**
 * Who did something: a person, a token, or the operator on the command line. Every caller names the actor explicitly.
 */
export interface Actor {
  readonly personId: string | null;
  readonly tokenId: string | null;
  readonly isOperator?: true;
}

export const OPERATOR: Actor = { personId: null, tokenId: null, isOperator: true };

/** Whose account ended with the act (decision P45): the line stays, without a name. */
export const DELETED_ACCOUNT: Actor = { personId: null, tokenId: null };

export function byPerson({ id }: { readonly id: string }): Actor {
  return { personId: id, tokenId: null };
}

export function byToken({ id }: { readonly id: string }): Actor {
  return { personId: null, tokenId: id };
}

export interface AuditEvent extends Actor {
  /** What it is about, a dot, what was done: `webhook.saved`. */
  readonly action: string;
  readonly listingId?: string | null;
  /** What one would point at: a version, an address, a token's name. */
  readonly subject?: string | null;
  /** More of it, never a secret. */
  readonly detail?: Readonly<Record<string, unknown>> | null;
}

const SUBJECT_MOST = 300;

/** Call it in the act's own transaction. */
export async function recordAuditEvent(db: Connection, act: AuditEvent): Promise<void> {
  await insertAuditEvent(db, {
    act: act.action,
    person_id: act.personId,
    token_id: act.tokenId,
    by_operator: act.isOperator ?? false,
    listing_id: act.listingId ?? null,
    subject: act.subject ? truncateCharacters(act.subject, SUBJECT_MOST) : null,
    detail: act.detail ? JSON.stringify(act.detail) : null,
  });
}

/** Makes a change and records it with it. Nothing is recorded if the change finds nothing to do and returns false. */
export function changeWithAuditEvent(
  db: Connection,
  event: AuditEvent,
  change: (transaction: Connection) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isChanged = await change(transaction);
    if (isChanged) await recordAuditEvent(transaction, event);
    return isChanged;
  });
}

const PAGE_SIZE = 50;

export interface AuditPage {
  readonly events: readonly ListedAuditEvent[];
  /** For the next, older page; null on the last. */
  readonly nextBefore: number | null;
}

export async function readAuditPage(db: Connection, query: Omit<AuditEventQuery, 'limit'>): Promise<AuditPage> {
  const found = await selectAuditEvents(db, { ...query, limit: PAGE_SIZE + 1 });
  const events = found.slice(0, PAGE_SIZE);
  return { events, nextBefore: found.length > PAGE_SIZE ? (events.at(-1)?.id ?? null) : null };
}
