// Reads the files of the downloads: from the npm package, which has them, or built from the sources of a checkout in a
// process of its own, because compiling must not hold up requests.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface BuiltDownload {
  /** As in the catalogue. */
  readonly id: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

const ROOT = join(import.meta.dirname, '../..');
const PACKAGED = join(ROOT, 'downloads');
const BUILD = join(ROOT, 'scripts/sdk.ts');
const LIST = 'downloads.json';
const TIMEOUT_MS = 120_000;

/** The same for the whole process. A failure is not remembered. */
let reading: Promise<readonly BuiltDownload[]> | null = null;

export function readBuiltFiles(): Promise<readonly BuiltDownload[]> {
  reading ??= (existsSync(join(PACKAGED, LIST)) ? readFolder(PACKAGED) : build()).catch((error) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function build(): Promise<readonly BuiltDownload[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plaudit-downloads-'));
  try {
    // Nothing of the environment: it holds the installation's secrets, and building needs none of it.
    await promisify(execFile)(process.execPath, [BUILD, '--to', folder], { env: {}, timeout: TIMEOUT_MS });
    return await readFolder(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFolder(folder: string): Promise<readonly BuiltDownload[]> {
  const list: readonly { id: string; file: string }[] = JSON.parse(await readFile(join(folder, LIST), 'utf8'));
  return Promise.all(list.map(async ({ id, file }) => ({ id, file, bytes: await readFile(join(folder, file)) })));
}
