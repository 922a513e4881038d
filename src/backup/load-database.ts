// Fills a database with a complete installation, all or nothing: the schema as it was when the data was read, the rows,
// the sequences, and then the migrations that this version adds.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { OperatorError } from '../core/errors.ts';
import type { BulkSession, TableColumns } from '../db/bulk-session.ts';
import type { Db } from '../db/database.ts';
import { deleteInstallationValue } from '../db/installation-values.ts';
import { migrate, namesCreatedByMigrations } from '../db/migrate.ts';
import type { ArchiveHeader } from './archive-format.ts';
import {
  analyze,
  dropSchemaContent,
  prepareForLoading,
  restoreRemoved,
  selectIsUsed,
  selectTargetFacts,
  setSequences,
  type TargetFacts,
} from './load-queries.ts';
import { MOVED_KEY } from './moved-mark.ts';
import { beginWriting, commit, rollback, type SequenceState, selectTableNames } from './source-queries.ts';

export interface TableRows extends TableColumns {
  readonly rows: AsyncIterable<Buffer>;
}

export interface LoadableContent {
  readonly header: ArchiveHeader;
  /** Each table's rows have to be read before the next table is. */
  tables(): AsyncIterable<TableRows>;
  /** Called when all rows have been read. */
  readSequences(): Promise<readonly SequenceState[]>;
}

export interface LoadOptions {
  /** Whether an installation that is there may be replaced. */
  readonly mayReplace: boolean;
  /** Called before the commit, with the rows that were loaded per table. Throws if something is wrong. */
  readonly check: (counts: ReadonlyMap<string, number>) => Promise<void>;
  /** Whether to apply the migrations that the data does not have yet. */
  readonly migrates: boolean;
  /** Called with what follows the rows. */
  readonly onStep: (step: string) => void;
}

export interface LoadedDatabase {
  readonly counts: ReadonlyMap<string, number>;
  /** Migrations that the data did not have yet. */
  readonly migrated: readonly string[];
}

const FILLED_MEANWHILE = 'Another restore or move has just filled this database. Nothing was changed.';

/** The database's content is replaced. If this throws, it is unchanged. */
export async function loadDatabase(
  session: BulkSession,
  content: LoadableContent,
  { mayReplace, check, migrates, onStep }: LoadOptions,
): Promise<LoadedDatabase> {
  const { db } = session;
  const { header } = content;
  const isAlone = await beginWriting(db);
  try {
    if (!isAlone) throw new OperatorError('Another restore or move is writing to this database. Nothing was changed.');
    if (!mayReplace && (await selectIsUsed(db, await selectTableNames(db)))) throw new OperatorError(FILLED_MEANWHILE);
    await dropSchemaContent(db);
    await migrate(db, { upTo: header.migrations.at(-1) as string, inOpenTransaction: true });
    const removed = await prepareForLoading(
      db,
      header.tables.map(({ table }) => table),
      header.weeks,
    );
    const counts = new Map<string, number>();
    for await (const { table, columns, rows } of content.tables())
      counts.set(table, (counts.get(table) ?? 0) + (await session.copyIn({ table, columns }, rows)));
    onStep('indexes');
    await restoreRemoved(db, removed);
    await setSequences(db, await content.readSequences());
    onStep('check');
    await check(counts);
    // The database that the data comes from may have been marked.
    await deleteInstallationValue(db, MOVED_KEY);
    const migrated = migrates ? await migrate(db, { inOpenTransaction: true }) : [];
    await commit(db);
    onStep('statistics');
    await analyze(db);
    return { counts, migrated };
  } catch (error) {
    await rollback(db);
    throw error;
  }
}

const PROCESS_CHECKS = 20;
const PROCESS_CHECK_MS = 100;

export interface TargetState {
  /** The name that `--replace` expects. */
  readonly name: string;
  readonly isUsed: boolean;
}

/** Throws OperatorError if this database cannot be replaced, whatever the operator says. */
export async function inspectTarget({ db }: BulkSession): Promise<TargetState> {
  const names = await selectTableNames(db);
  const known = new Set([...namesCreatedByMigrations('table'), 'migration', 'migration_lock']);
  const foreign = names.filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new OperatorError(
      `The database contains tables that are not Plaudit's (${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}). Give Plaudit a database of its own. Nothing was changed.`,
    );
  }
  const { name, processes } = await waitForProcesses(db);
  if (processes > 0) {
    throw new OperatorError(
      `${processes === 1 ? 'A process of Plaudit is' : `${processes} processes of Plaudit are`} connected to the database ${name}. Stop every process first. Nothing was changed.`,
    );
  }
  return { name, isUsed: await selectIsUsed(db, names) };
}

/** PostgreSQL takes a moment to notice that a process has stopped. */
async function waitForProcesses(db: Db): Promise<TargetFacts> {
  for (let left = PROCESS_CHECKS; ; left -= 1) {
    const facts = await selectTargetFacts(db);
    if (facts.processes === 0 || left === 0) return facts;
    await setTimeoutPromise(PROCESS_CHECK_MS);
  }
}
