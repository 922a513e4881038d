// Denies other users of the machine access to DATA_DIR: removes their permissions from the folder and from our files in
// it.
import { chmodSync, type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../core/errors.ts';

const OTHERS = 0o077;
const STICKY = 0o1000;
/** Everything that Plaudit creates in DATA_DIR, and what a newly formatted volume contains. */
const OURS =
  /^(database(\.(making|restoring|restored|replaced|copy))?|secret\.key.*|in-use\.lock.*|control\.sock|backups|backup-status\.json.*|moved\.json(\.new)?|lost\+found)$/;

/**
 * Removes all permissions of other users, also in installations of earlier versions and in restored backups. Throws
 * OperatorError if that is impossible. Windows has no such modes; there, a folder inherits its permissions.
 */
export function makeFolderPrivate(dataDir: string): void {
  const user = process.getuid?.();
  if (user === undefined) return;
  const { uid, mode } = statSync(dataDir);
  // Root has access anyway, and a volume may have a different owner.
  if (uid !== user && user !== 0) throw foreign(dataDir);
  const entries = readdirSync(dataDir, { withFileTypes: true });
  if (mode & OTHERS) closeFolder(dataDir, mode, entries);
  for (const entry of entries) if (entry.name !== 'lost+found' && OURS.test(entry.name)) tighten(entry, dataDir);
}

/** Refuses to change a folder that is also used for other things (/tmp, a home folder). */
function closeFolder(dataDir: string, mode: number, entries: readonly Dirent[]): void {
  const shown = `0${(mode & 0o7777).toString(8)}`;
  if (mode & STICKY || entries.some(({ name }) => !OURS.test(name))) {
    throw new OperatorError(
      `Other users of this machine can read DATA_DIR, ${dataDir} (mode ${shown}), and it has files in it that are not Plaudit's. If it is for Plaudit alone, run: chmod 700 ${quoted(dataDir)}. Otherwise choose an empty folder with DATA_DIR.`,
    );
  }
  const reason = tryChmod(dataDir, 0o700);
  // Some file systems (FAT, some network and container mounts) accept a mode but ignore it.
  if (reason || statSync(dataDir).mode & OTHERS) {
    throw new OperatorError(
      `Other users of this machine can read DATA_DIR, ${dataDir} (mode ${shown}), and its permissions cannot be changed (${reason ?? 'the file system does not store permissions'}). Run: chmod 700 ${quoted(dataDir)}, as its owner. If that changes nothing, choose a folder on another disk with DATA_DIR.`,
    );
  }
}

function tighten(entry: Dirent, dataDir: string, folder = dataDir): void {
  const path = join(folder, entry.name);
  // The operator is responsible for the target of a link, such as a database on another disk or a key from a secret
  // store.
  if (entry.isSymbolicLink()) return;
  const reason = removeOthersRights(path);
  if (reason) {
    throw new OperatorError(
      `Other users of this machine can read ${path}, and Plaudit cannot change that (${reason}). Run: chmod -R go= ${quoted(dataDir)}, as its owner, or: sudo chown -R ${process.getuid?.()} ${quoted(dataDir)}.`,
    );
  }
  if (!entry.isDirectory()) return;
  for (const inner of readdirSync(path, { withFileTypes: true })) tighten(inner, dataDir, path);
}

/** Returns the error code if it fails; null if it succeeded or the file no longer exists. */
function removeOthersRights(path: string): string | null {
  try {
    const { mode } = lstatSync(path);
    return mode & OTHERS ? tryChmod(path, mode & 0o700) : null;
  } catch {
    return null;
  }
}

function tryChmod(path: string, mode: number): string | null {
  try {
    chmodSync(path, mode);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? null : (code ?? 'unknown');
  }
}

function foreign(dataDir: string): OperatorError {
  return new OperatorError(
    `DATA_DIR, ${dataDir}, belongs to another user, who could read and change the database. Run: sudo chown -R ${process.getuid?.()} ${quoted(dataDir)}. Or choose a folder inside it, which Plaudit will create: DATA_DIR=${quoted(join(dataDir, 'plaudit'))}.`,
  );
}

const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);
