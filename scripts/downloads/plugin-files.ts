// The plugins for games, as archives of their files.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import type { BuiltFile } from './build.ts';

/** The earliest time that a zip can hold, so that the bytes depend on the files alone. */
const FIXED_TIME = new Date(1980, 0, 1);
const GENERATED = /(^|\/)(target|build|out|node_modules|\.[^/]*)(\/|$)|\.class$/;

export function zipMinecraftSource(root: string): BuiltFile | null {
  return zipFolder(root, 'plugins/minecraft', { name: 'plaudit-minecraft-source', top: 'plaudit-minecraft' });
}

/** The resource’s folder, as it goes into resources/, with its README. */
export function zipFiveMResource(root: string): BuiltFile | null {
  return zipFolder(root, 'plugins/fivem/plaudit', {
    name: 'plaudit-fivem',
    top: 'plaudit',
    extra: ['plugins/fivem/README.md'],
  });
}

export function zipRobloxModule(root: string): BuiltFile | null {
  return zipFolder(root, 'plugins/roblox', { name: 'plaudit-roblox', top: 'plaudit-roblox' });
}

interface Archive {
  readonly name: string;
  /** The folder in the archive. */
  readonly top: string;
  readonly extra?: readonly string[];
}

function zipFolder(root: string, folder: string, { name, top, extra = [] }: Archive): BuiltFile | null {
  const cwd = join(root, folder);
  if (!existsSync(cwd)) return null;
  const paths = globSync('**/*.*', { cwd }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => !GENERATED.test(path)).map((path) => [path, join(cwd, path)]);
  const others = extra
    .filter((path) => existsSync(join(root, path)))
    .map((path) => [posix.basename(path), join(root, path)]);
  const content: Zippable = {};
  for (const [path = '', file = ''] of [...files, ...others].sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
    content[`${top}/${path}`] = new Uint8Array(readFileSync(file));
  return { name: `${name}-${versionOf(root)}.zip`, bytes: zipSync(content, { mtime: FIXED_TIME, level: 9 }) };
}

function versionOf(root: string): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
