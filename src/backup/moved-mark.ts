// Marks a database whose content was moved to another one, so that no service starts on the old one by mistake.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../core/errors.ts';
import type { DatabaseKind } from '../db/bulk-session.ts';
import type { Connection } from '../db/database.ts';
import { deleteInstallationValue, getInstallationValue, setInstallationValue } from '../db/installation-values.ts';
import { syncFolder } from '../db/sync-folder.ts';

const markSchema = z.object({ to: z.string(), at: z.string() });

/** `to`: without a password. `at`: an ISO time. */
export type MovedMark = z.infer<typeof markSchema>;

export interface MarkedDatabase {
  readonly kind: DatabaseKind;
  readonly db: Connection;
  readonly dataDir: string;
}

export const MOVED_KEY = 'moved_to';
const FILE = 'moved.json';

export interface PreparedMark {
  /** With PostgreSQL, part of the transaction that is open on the connection. */
  put(): Promise<void>;
  /** Removes what was prepared and not put. */
  discard(): void;
}

/**
 * In a file outside of the embedded database, so that its files stay untouched. It is written before anything is moved,
 * so that a full disk cannot prevent the mark at the end.
 */
export function prepareMark({ kind, db, dataDir }: MarkedDatabase, mark: MovedMark): PreparedMark {
  const text = JSON.stringify(mark);
  if (kind === 'postgres') return { put: () => setInstallationValue(db, MOVED_KEY, text), discard: () => undefined };
  const path = join(dataDir, FILE);
  const draft = `${path}.new`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  return {
    async put() {
      renameSync(draft, path);
      syncFolder(dataDir);
    },
    discard: () => rmSync(draft, { force: true }),
  };
}

async function readMark({ kind, db, dataDir }: MarkedDatabase): Promise<MovedMark | null> {
  const text = kind === 'postgres' ? await getInstallationValue(db, MOVED_KEY) : readIfThere(join(dataDir, FILE));
  return text === null ? null : markSchema.parse(JSON.parse(text));
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns whether there was a mark. */
export async function forgetMove(database: MarkedDatabase): Promise<boolean> {
  if ((await readMark(database)) === null) return false;
  if (database.kind === 'postgres') await deleteInstallationValue(database.db, MOVED_KEY);
  else rmSync(join(database.dataDir, FILE), { force: true });
  return true;
}

/** Throws OperatorError if the database was moved. */
export async function refuseMovedDatabase(database: MarkedDatabase): Promise<void> {
  const mark = await readMark(database);
  if (!mark) return;
  const setting = mark.to.startsWith('postgres') ? 'DATABASE_URL' : 'DATA_DIR';
  throw new OperatorError(
    `The data of this installation was moved to ${mark.to} on ${mark.at.slice(0, 10)}. Set ${setting} to that place. To use this database again, without what has changed there since, run \`plaudit move --forget\`.`,
  );
}
