// Makes a backup of an open database, to a file or a stream.
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { OperatorError } from '../core/errors.ts';
import type { BulkSession } from '../db/bulk-session.ts';
import type { ArchiveManifest } from './archive-format.ts';
import { backupFileName, writeBackupFile } from './backup-file.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { type ArchiveOptions, writeArchive } from './write-archive.ts';

/** A stream, a file, or a folder, in which the file gets its usual name. */
export type BackupTarget =
  | { readonly stream: Writable }
  | { readonly file: string }
  | { readonly folder: string; readonly label?: string };

export interface MadeBackup {
  /** Null if it was written to a stream. */
  readonly file: string | null;
  readonly createdAt: string;
  readonly manifest: ArchiveManifest;
}

export async function makeBackup(
  session: BulkSession,
  target: BackupTarget,
  options: ArchiveOptions,
): Promise<MadeBackup> {
  const snapshot = await openSnapshot(session);
  try {
    const { createdAt } = snapshot.header;
    if ('stream' in target) {
      const manifest = await writeToStream(snapshot, target.stream, options);
      return { file: null, createdAt, manifest };
    }
    const file =
      'file' in target
        ? target.file
        : join(target.folder, backupFileName(createdAt, options.passphrase !== null, target.label));
    const manifest = await writeBackupFile(file, (sink) => writeArchive(snapshot, sink, options));
    return { file, createdAt, manifest };
  } finally {
    await snapshot.end();
  }
}

async function writeToStream(snapshot: Snapshot, stream: Writable, options: ArchiveOptions): Promise<ArchiveManifest> {
  let isReaderGone = false;
  const noticeReader = (error: NodeJS.ErrnoException) => {
    isReaderGone = error.code === 'EPIPE';
  };
  stream.once('error', noticeReader);
  try {
    return await writeArchive(snapshot, stream, options);
  } catch (error) {
    if (!isReaderGone) throw error;
    throw new OperatorError(
      'The program that the backup was sent to ended before it had all of it, so what it has is not a complete backup.',
    );
  } finally {
    stream.off('error', noticeReader);
  }
}
