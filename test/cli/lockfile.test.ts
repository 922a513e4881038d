// The lockfile says which packages the server needs: with wrong marks, every start would wait for packages that an
// installation for the server leaves out, and install again (scripts/install.mjs).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly link?: true;
  readonly resolved?: string;
  readonly dev?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** All that the packages at these paths need to run, by path. */
function needed(locked: Locked, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    const at = locked[path]?.link ? (locked[path].resolved ?? path) : path;
    for (const name of namesOf(locked[at])) {
      const dependency = locate(locked, at, name);
      if (dependency === null || found.has(dependency)) continue;
      found.add(dependency);
      visit(dependency);
    }
  };
  roots.forEach(visit);
  return found;
}

function namesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage = {}) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** As Node looks for it: in the nearest folder above. */
function locate(locked: Locked, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (locked[path]) return path;
    if (folder === '') return null;
  }
}

test('every package that is not only for development is one that the server needs', async () => {
  const lockfile = JSON.parse(await readFile(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  const locked: Locked = lockfile.packages;
  const own = Object.keys(locked).filter((path) => !path.startsWith('node_modules/'));
  const unmarked = Object.keys(locked).filter((path) => path.startsWith('node_modules/') && !locked[path]?.dev);
  const forServer = needed(locked, own);
  expect(unmarked.filter((path) => !locked[path]?.link && !forServer.has(path))).toEqual([]);
  expect([...forServer].filter((path) => locked[path]?.dev)).toEqual([]);
});
