// Reads who can access DATA_DIR and the secret key in it. Changes nothing.
import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderFacts {
  /** The user ID of the owner. */
  readonly owner: number;
  /** The permission bits. */
  readonly mode: number;
  /** The permission bits of `secret.key`; null if there is no such file. */
  readonly keyMode: number | null;
}

const PERMISSIONS = 0o7777;

/** Null if it does not exist or is not a folder. */
export function readFolderFacts(folder: string): FolderFacts | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return null;
  const key = tryLstat(join(folder, 'secret.key'));
  return {
    owner: found.uid,
    mode: found.mode & PERMISSIONS,
    keyMode: key?.isFile() ? key.mode & PERMISSIONS : null,
  };
}

/** Undefined also if the folder cannot be searched. */
function tryLstat(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
