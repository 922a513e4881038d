// The file secret.key in DATA_DIR, for installations without SECRET_KEY: one key per line, the current one first.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../core/create-folder.ts';
import { OperatorError } from '../core/errors.ts';
import { randomUUID } from '../core/ids.ts';
import { syncFolder } from './sync-folder.ts';

const KEY_BYTES = 32;
const NAME = 'secret.key';
const DRAFT = /^secret\.key\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Keys that were replaced, the newest first: older backups need them. */
const PREVIOUS_NAME = 'secret.key.previous';

export function generateKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** Creates the file if there is none; only its owner can read it. */
export function loadKeyFile(dataDir: string): readonly string[] {
  createFolder(dataDir);
  const path = join(dataDir, NAME);
  if (!existsSync(path)) writeWhole(dataDir, [generateKey()], (draft) => linkUnlessExists(draft, path));
  const keys = readKeyFile(dataDir);
  if (keys && keys.length > 0) return keys;
  throw new OperatorError(
    `${path} is empty, but it has to contain the secret key of this database. Restore the file from a backup.`,
  );
}

/** Null if there is no file. */
export function readKeyFile(dataDir: string): readonly string[] | null {
  const path = join(dataDir, NAME);
  if (!existsSync(path)) return null;
  try {
    return parseKeys(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `${path} cannot be read (${code}), but it has to contain the secret key of this database. Correct its permissions, or restore the file from a backup.`,
    );
  }
}

/** The keys in the text of a key file, each once: a second one would look like a rotation that is not complete. */
export function parseKeys(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** Replaces the content as a whole: after a crash, the file has either the old keys or the new ones. */
export function writeKeyFile(dataDir: string, keys: readonly string[]): void {
  removeDrafts(dataDir);
  writeWhole(dataDir, keys, (draft) => renameSync(draft, join(dataDir, NAME)));
}

/** Adds keys to secret.key.previous. Call this before they are removed from secret.key. */
export function keepPreviousKeys(dataDir: string, keys: readonly string[]): void {
  const path = join(dataDir, PREVIOUS_NAME);
  const earlier = existsSync(path) ? parseKeys(readFileSync(path, 'utf8')) : [];
  const kept = new Set([...keys, ...earlier]);
  if (kept.size > 0) writeWhole(dataDir, [...kept], (draft) => renameSync(draft, path));
}

/** Whether secret.key.previous exists. */
export function hasPreviousKeys(dataDir: string): boolean {
  return existsSync(join(dataDir, PREVIOUS_NAME));
}

/** Whether the file is a link to a place that Plaudit must not write to, such as a secret store. */
export function isKeyFileLink(dataDir: string): boolean {
  return lstatSync(join(dataDir, NAME), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** What a crash left behind contains keys that may have been replaced since then. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (DRAFT.test(name)) rmSync(join(dataDir, name), { force: true });
}

function writeWhole(dataDir: string, keys: readonly string[], publish: (draft: string) => void): void {
  const draft = join(dataDir, `${NAME}.${randomUUID()}`);
  try {
    writeFileSync(draft, `${keys.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    publish(draft);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dataDir);
}

function linkUnlessExists(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
