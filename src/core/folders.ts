// Makes the folder that this installation's files lie in.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from './errors.ts';

/**
 * Makes a folder that only its owner can read, and those above it where they are missing. Step by step: Node's own recursive
 * way never ends on file systems that answer "not there" to making a folder (/proc).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    throw new OperatorError(
      `The folder ${path} cannot be made (${code}). Choose another with DATA_DIR, or make it first.`,
    );
  }
}
