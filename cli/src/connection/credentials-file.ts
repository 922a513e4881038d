// The file in which `plaudit login` stores sites and their tokens: readable by its user only, replaced atomically.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Environment } from '../cli-terminal.ts';

export interface SiteCredentials {
  readonly site: string;
  readonly token: string;
}

export type Profiles = Readonly<Record<string, SiteCredentials>>;

export function credentialsPath(environment: Environment): string {
  const { XDG_CONFIG_HOME, APPDATA } = environment;
  const folder = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  // A relative one would be somewhere else for each command, perhaps in a repository.
  return join(folder && isAbsolute(folder) ? folder : join(homedir(), '.config'), 'plaudit', 'credentials.json');
}

/** Empty if nobody has signed in yet. */
export async function readProfiles(path: string): Promise<Profiles> {
  const file = await open(path, constants.O_RDONLY).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new CliError(`${path} cannot be read (${error.code}). Make it readable for your user, or remove it.`);
  });
  if (!file) return {};
  try {
    refuseSharedFile(path, await file.stat());
    return parseProfiles(path, await file.readFile('utf8'));
  } finally {
    await file.close();
  }
}

/** Windows has no such modes; there, a user's folders are private. */
function refuseSharedFile(path: string, { mode, uid }: { readonly mode: number; readonly uid: number }): void {
  if (process.platform === 'win32') return;
  if (uid !== process.getuid?.() && uid !== 0)
    throw new CliError(`${path} belongs to another user. Remove it, then run: plaudit login`);
  if ((mode & 0o077) !== 0)
    throw new CliError(
      `Other users of this machine can read the tokens in ${path}. Run: chmod 600 '${path}'. If somebody else may have read it, rotate the tokens in the dashboard.`,
    );
}

function parseProfiles(path: string, text: string): Profiles {
  try {
    const { profiles } = JSON.parse(text);
    const known = Object.entries(profiles as Profiles);
    if (known.every(([, { site, token }]) => typeof site === 'string' && typeof token === 'string'))
      return Object.fromEntries(known);
  } catch {}
  throw new CliError(`${path} is damaged. Remove it, then run: plaudit login`);
}

/** Written beside the file and renamed, so that a crash leaves the old file or the new one. */
export async function writeProfiles(path: string, profiles: Profiles): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify({ version: 1, profiles }, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new CliError(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`);
  }
}
