// Errors of a disk that is full or refuses to be written, as sentences for the operator.
import { statfs } from 'node:fs/promises';
import { OperatorError } from '../core/errors.ts';

/** Codes of the system and of PostgreSQL. */
const FULL = ['ENOSPC', 'EDQUOT', '53100'];
const REFUSED = ['EACCES', 'EPERM', 'EROFS'];

/** `what`: what was being done, such as "the backup was not made". Null for other errors. */
export async function describeDiskError(error: unknown, folder: string, what: string): Promise<OperatorError | null> {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (FULL.includes(code) || /No space left on device/i.test(error.message))
    return new OperatorError(
      `The disk of ${folder} is full, so ${what}.${await freeSpace(folder)} Free up some space, or choose another disk.`,
    );
  if (code === 'EFBIG' || /File too large/i.test(error.message))
    return new OperatorError(
      `A file would become larger than this process may write (ulimit -f), so ${what}. Raise the limit.`,
    );
  if (REFUSED.includes(code))
    return new OperatorError(
      `${folder} cannot be written (${code}), so ${what}: it belongs to another user or is read-only. Change its owner, or choose another folder.`,
    );
  return null;
}

async function freeSpace(folder: string): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return ` ${Math.floor((bavail * bsize) / 1_000_000)} MB are free.`;
  } catch {
    return '';
  }
}
