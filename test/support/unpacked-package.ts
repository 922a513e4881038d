// The npm package, as `npm run package` builds it, unpacked in a temporary folder. The packages in its lockfile, and no
// others, are linked from the checkout.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

export interface UnpackedPackage {
  readonly folder: string;
  /** Paths below the folder, without the linked packages. */
  readonly files: readonly string[];
  readonly readJson: (path: string) => ReturnType<typeof JSON.parse>;
  readonly remove: () => void;
}

export async function unpackPackage(): Promise<UnpackedPackage> {
  const temporary = mkdtempSync(join(tmpdir(), 'plaudit-test-package-'));
  await run(process.execPath, ['scripts/package.ts', '--to', temporary], { cwd: ROOT });
  const [archive = ''] = readdirSync(temporary);
  await run('tar', ['-xzf', archive], { cwd: temporary });
  const folder = join(temporary, 'package');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const readJson = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  linkPackages(folder, Object.keys(readJson('npm-shrinkwrap.json').packages));
  return {
    folder,
    files: files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')).sort(),
    readJson,
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

function linkPackages(folder: string, paths: readonly string[]): void {
  for (const path of paths.filter((one) => /^node_modules\/(@[^/]+\/)?[^/@]+$/.test(one))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
}
