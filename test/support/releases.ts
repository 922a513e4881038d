// Earlier releases, as `scripts/release-fixture.ts` kept them: their data folders and their source code.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { unpackTar } from '../../src/db/fresh-database.ts';

const ROOT = join(import.meta.dirname, '../..');
const RELEASES = join(ROOT, 'test/upgrades/releases');

export interface Release {
  readonly version: string;
  /** When the data folder was copied, in ISO 8601. */
  readonly takenAt: string;
}

/** Oldest first. */
export function allReleases(): readonly Release[] {
  const releases = readdirSync(RELEASES).map((version) => readRelease(version));
  return releases.sort((one, other) => one.takenAt.localeCompare(other.takenAt));
}

function readRelease(version: string): Release {
  return JSON.parse(readFileSync(join(RELEASES, version, 'release.json'), 'utf8'));
}

/** A data folder of this release, as `kill -9` left it; deleted after the test. */
export function unpackData({ version }: Release): Promise<string> {
  return unpack(version, 'data');
}

/** A checkout of this release, which runs with the current packages; deleted after the test. */
export async function unpackSource({ version }: Release): Promise<string> {
  const folder = await unpack(version, 'source');
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@plaudit'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@plaudit' && name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  symlinkSync(join(folder, 'sdk'), join(packages, '@plaudit/sdk'));
  return folder;
}

async function unpack(version: string, archive: 'data' | 'source'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `plaudit-test-data-${version}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await unpackTar(zstdDecompressSync(readFileSync(join(RELEASES, version, `${archive}.tar.zst`))), folder);
  return folder;
}
