// The audit log: who did what to a listing, and when. Each action is recorded in its own transaction, so that neither
// exists without the other.
import { splitPage } from '../core/split-page.ts';
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

/** A person whose account was deleted by the action: the entry stays, without a name (decision P45). */
export const DELETED_ACCOUNT: Actor = { personId: null, tokenId: null };

export function byPerson({ id }: { readonly id: string }): Actor {
  return { personId: id, tokenId: null };
}

export function byToken({ id }: { readonly id: string }): Actor {
  return { personId: null, tokenId: id };
}

export interface AuditEvent extends Actor {
  /** What it is about, a dot, and what was done: `webhook.saved`. */
  readonly action: string;
  readonly listingId?: string | null;
  /** What the action was applied to: a version, an address, a token's name. */
  readonly subject?: string | null;
  /** Further details, never a secret. */
  readonly detail?: Readonly<Record<string, unknown>> | null;
}

const SUBJECT_MOST = 300;

/** Call it in the transaction of the action itself. */
export async function recordAuditEvent(db: Connection, event: AuditEvent): Promise<void> {
  await insertAuditEvent(db, {
    act: event.action,
    person_id: event.personId,
    token_id: event.tokenId,
    by_operator: event.isOperator ?? false,
    listing_id: event.listingId ?? null,
    subject: event.subject ? truncateCharacters(event.subject, SUBJECT_MOST) : null,
    detail: event.detail ? JSON.stringify(event.detail) : null,
  });
}

/** Makes a change and records it in the same transaction; records nothing if `change` returns false. */
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
  /** `before` for the next, older page; null on the last page. */
  readonly nextBefore: number | null;
}

export async function readAuditPage(db: Connection, query: Omit<AuditEventQuery, 'limit'>): Promise<AuditPage> {
  const found = await selectAuditEvents(db, { ...query, limit: PAGE_SIZE + 1 });
  const { rows: events, last } = splitPage(found, PAGE_SIZE);
  return { events, nextBefore: last?.id ?? null };
}
