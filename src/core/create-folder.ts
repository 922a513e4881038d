// Creates the folder for this installation's files.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from './errors.ts';

/**
 * Creates a folder that only its owner can read, and its missing parents. Does not use Node's recursive mkdir, which
 * never returns on file systems that report a missing parent when creating a folder (/proc).
 */
export function createFolder(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw new OperatorError(`${path} is a file, not a folder. Choose another place with DATA_DIR.`);
  }
  if (dirname(path) !== path) createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    throw new OperatorError(
      `The folder ${path} cannot be created (${code}). Choose another with DATA_DIR, or create it first.`,
    );
  }
}
