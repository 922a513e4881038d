// What is wrong with a file that should be a backup, as a sentence for the operator.
import { OperatorError } from '../core/errors.ts';
import { TarError } from '../core/tar.ts';
import { DecryptionError } from './encryption.ts';

const ANOTHER = 'Use another backup, or another copy of this one. Nothing was changed.';

/** A file that cannot be used as a backup. */
export class ArchiveError extends OperatorError {
  override readonly name = 'ArchiveError';
}

export const foreignFile = (path: string) => new ArchiveError(`${path} is not a backup made by Plaudit.`);

export const notAFile = (path: string) =>
  new ArchiveError(`${path} is not a regular file. A backup is read several times, so write it to a file first.`);

export const incompleteFile = (path: string) =>
  new ArchiveError(`${path} is incomplete: the backup, or copying it, was interrupted. ${ANOTHER}`);

export const damagedFile = (path: string, detail: string) =>
  new ArchiveError(`${path} is damaged: ${detail}. ${ANOTHER}`);

export const newerFile = (path: string, version: string) =>
  new ArchiveError(
    `${path} was made by a newer version of Plaudit (${version}). Install that version or a newer one to restore it. Nothing was changed.`,
  );

/** Codes of PostgreSQL for values, references and names that do not fit the schema. */
const REJECTED = /^(22|23|42)[0-9A-Z]{3}$/;

/** An undamaged file of somebody else, or of a modified version, can contain what the database does not accept. */
export function rejectedContent(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!REJECTED.test(code)) return error;
  return damagedFile(path, `the database rejects its content (${(error as Error).message.split('\n', 1)[0]})`);
}

/** Errors that reading the file can end with; anything else is a bug. */
export function asArchiveError(error: unknown, path: string): unknown {
  if (error instanceof DecryptionError) {
    return error.isWrongPassphrase
      ? new ArchiveError(`The passphrase for ${path} is wrong. Nothing was changed.`)
      : damagedFile(path, 'a part of it cannot be decrypted');
  }
  if (error instanceof TarError) return damagedFile(path, error.message);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('ZSTD_') || code === 'Z_BUF_ERROR' || code === 'ERR_BUFFER_TOO_LARGE')
    return damagedFile(path, 'a part of it cannot be decompressed');
  if (code === 'ENOENT') return new ArchiveError(`There is no file ${path}.`);
  if (code === 'EISDIR') return new ArchiveError(`${path} is a folder. Name the backup file in it.`);
  if (code === 'EACCES') return new ArchiveError(`${path} cannot be read (permission denied).`);
  return error;
}
