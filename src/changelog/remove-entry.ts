// Platform staff remove an entry from the page, and restore it (decision C5). The owner is notified of the reason and
// can neither replace nor delete a removed entry. Callers check who may do so (access/permissions.ts).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Message } from '../messages/message.ts';
import { validateReason } from '../messages/validate-reason.ts';
import {
  lockChangelog,
  replaceRemovalNotice,
  selectEntry,
  updateChangedAt,
  updateRemoved,
  updateRestored,
} from './queries.ts';
import type { EntryKey } from './write-entry.ts';

export interface NewRemoval extends EntryKey {
  /** Shown to the owner. */
  readonly reason: string;
  readonly by: Actor;
}

export type RemovalResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown_entry' | 'already' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly sentence: Message };

export async function removeEntry(db: Connection, removal: NewRemoval): Promise<RemovalResult> {
  const reason = removal.reason.trim();
  const sentence = validateReason(reason);
  if (sentence) return { ok: false, reason: 'invalid', sentence };
  const { listingId, version: subject, by } = removal;
  return change(db, removal, async (transaction) => {
    const removed = await updateRemoved(transaction, { ...removal, reason, removedBy: by.personId });
    if (removed) await replaceRemovalNotice(transaction, listingId, subject, 'changelog.removed');
    if (removed)
      await recordAuditEvent(transaction, {
        action: 'changelog.removed',
        ...by,
        listingId,
        subject,
        detail: { reason },
      });
    return removed;
  });
}

export async function restoreEntry(db: Connection, place: EntryKey, by: Actor): Promise<RemovalResult> {
  const { listingId, version } = place;
  return change(db, place, async (transaction) => {
    const restored = await updateRestored(transaction, listingId, version);
    if (restored) await replaceRemovalNotice(transaction, listingId, version, 'changelog.restored');
    if (restored)
      await recordAuditEvent(transaction, {
        action: 'changelog.restored',
        ...by,
        listingId,
        subject: version,
      });
    return restored;
  });
}

async function change(
  db: Connection,
  { listingId, version }: EntryKey,
  update: (transaction: Connection) => Promise<boolean>,
): Promise<RemovalResult> {
  return inTransaction(db, async (transaction) => {
    await lockChangelog(transaction, listingId);
    if (await update(transaction)) {
      await updateChangedAt(transaction, listingId);
      return { ok: true };
    }
    const isThere = (await selectEntry(transaction, listingId, version)) !== null;
    return { ok: false, reason: isThere ? 'already' : 'unknown_entry' };
  });
}
