// PUT (§3.3, §4.1): creates or replaces the whole entry. However many requests are concurrent, a version has one entry,
// and exactly one response states that it was created.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { bug } from '../core/assert.ts';
import { newId } from '../core/ids.ts';
import type { Db } from '../db/database.ts';
import type { RateLimitResult } from '../db/rate-limit.ts';
import { includesChangelog } from '../listings/plans.ts';
import { type ChangelogEntry, type EntryInput, isBlank } from './entry.ts';
import { upsertEntry, type WriteConditions } from './queries.ts';
import { type EntryKey, type WriteRefusal, writeChangelog } from './write-entry.ts';

interface Put {
  readonly ok: true;
  readonly created: boolean;
  readonly entry: ChangelogEntry;
  readonly spent: RateLimitResult;
}

/** Callers check the lengths. A title of only white space counts as none (decision C2). */
export function putEntry(db: Db, place: EntryKey, written: EntryInput, by: Actor): Promise<Put | WriteRefusal> {
  return write(db, place, written, { by, refuse: refusePut });
}

/** Refuses to replace an entry, because a person who writes a new one by hand has not seen the existing one. */
export function createEntry(
  db: Db,
  place: EntryKey,
  written: EntryInput,
  by: Actor,
): Promise<Put | WriteRefusal<NonNullable<ReturnType<typeof refuseCreate>>>> {
  return write(db, place, written, { by, refuse: refuseCreate });
}

async function write<Reason extends string>(
  db: Db,
  place: EntryKey,
  written: EntryInput,
  { by, refuse }: { readonly by: Actor; readonly refuse: (standing: WriteConditions) => Reason | null },
): Promise<Put | WriteRefusal<Reason>> {
  const id = newId('chg');
  const title = written.title === null || isBlank(written.title) ? null : written.title;
  const { releasedAt } = written;
  return writeChangelog(db, { ...place, releasedAt }, refuse, async (transaction) => {
    const entry =
      (await upsertEntry(transaction, { id, ...place }, { ...written, title })) ??
      bug('an entry was removed while its changelog was locked');
    const created = entry.id === id;
    const { listingId, version: subject } = place;
    await recordAuditEvent(transaction, {
      action: 'changelog.written',
      ...by,
      listingId,
      subject,
      detail: { created },
    });
    return { created, entry };
  });
}

/** Refuses in this order: 400, 403, 409 (decision A2). */
function refusePut(standing: WriteConditions) {
  if (standing.isInFuture) return 'in_future';
  if (!includesChangelog(standing)) return 'plan_excludes';
  return standing.isRemoved ? 'removed_by_staff' : null;
}

function refuseCreate(standing: WriteConditions) {
  return refusePut(standing) ?? (standing.isTaken ? 'version_taken' : null);
}
