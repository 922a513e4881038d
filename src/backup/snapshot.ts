// One consistent state of a database, opened for reading: what a backup and a move read from.
import { OperatorError } from '../core/errors.ts';
import { VERSION } from '../core/version.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import { namesCreatedByMigrations, selectAppliedMigrations } from '../db/migrate.ts';
import { type ArchiveHeader, FIRST_TABLE, FORMAT_VERSION } from './archive-format.ts';
import {
  beginSnapshot,
  rollback,
  type SequenceState,
  selectColumns,
  selectSequences,
  selectSnapshotFacts,
  selectTableNames,
} from './source-queries.ts';

export interface Snapshot {
  readonly session: BulkSession;
  readonly header: ArchiveHeader;
  /** The size of these tables, for an estimate of how long reading takes. */
  readonly tableBytes: number;
  /** Read them after the rows: sequences are not part of the snapshot, and must not be behind the rows. */
  readSequences(): Promise<readonly SequenceState[]>;
  end(): Promise<void>;
}

/**
 * Tables that the service fills again by itself, so that neither backups nor moves contain them. Backups of versions
 * that did contain them can be restored all the same.
 */
const CACHES: readonly string[] = ['text_image'];

/** Ends without a transaction if it throws. `locked`: nobody else can write until it ends. */
export async function openSnapshot(session: BulkSession, access: 'shared' | 'locked' = 'shared'): Promise<Snapshot> {
  const { db } = session;
  const migrations = await selectAppliedMigrations(db);
  if (migrations.length === 0) throw new OperatorError('This database contains no data of Plaudit.');
  const known = new Set(namesCreatedByMigrations('table'));
  const names = (await selectTableNames(db)).filter((name) => known.has(name) && !CACHES.includes(name));
  await beginSnapshot(db, names, access);
  try {
    const { createdAt, firstWeek, lastWeek, bytes } = await selectSnapshotFacts(db, names);
    const tables = [...(await selectColumns(db, names))].sort(byOrderInArchive);
    const weeks = firstWeek && lastWeek ? { first: firstWeek, last: lastWeek } : null;
    const header: ArchiveHeader = {
      formatVersion: FORMAT_VERSION,
      plauditVersion: VERSION,
      migrations: [...migrations],
      createdAt,
      source: session.kind,
      compression: 'zstd',
      withKey: false,
      weeks,
      tables: tables.map(({ table, columns }) => ({ table, columns: [...columns] })),
    };
    return {
      session,
      header,
      tableBytes: bytes,
      readSequences: () => selectSequences(db, names, namesCreatedByMigrations('sequence')),
      end: () => rollback(db),
    };
  } catch (error) {
    await rollback(db);
    throw error;
  }
}

function byOrderInArchive({ table: one }: { table: string }, { table: other }: { table: string }): number {
  if (one === FIRST_TABLE) return -1;
  if (other === FIRST_TABLE) return 1;
  return one < other ? -1 : 1;
}
