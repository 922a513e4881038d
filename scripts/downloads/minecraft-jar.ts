// The jar of the Minecraft plugin, compiled where a JDK is installed, and kept until the sources change.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltFile } from './build.ts';

const TIMEOUT_MS = 60_000;

/** Null without a compiler: the page then offers the sources. */
export async function buildMinecraftJar(root: string): Promise<BuiltFile | null> {
  const source = join(root, 'plugins/minecraft');
  const program = join(source, 'Build.java');
  if (!existsSync(program)) return null;
  const kept = join(root, 'node_modules/.cache/plaudit', `minecraft-${hashOf(source)}.jar`);
  const name = `plaudit-minecraft-${versionOf(source)}.jar`;
  if (existsSync(kept)) return { name, bytes: readFileSync(kept) };
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-minecraft-'));
  try {
    await promisify(execFile)('java', [program, source, folder], { timeout: TIMEOUT_MS });
    const bytes = readFileSync(join(folder, name));
    keep(bytes, kept);
    return { name, bytes };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hashOf(source: string): string {
  const hash = createHash('sha256');
  for (const path of globSync('{Build.java,pom.xml,{plugin,votifier,stubs}/**/*.*}', { cwd: source }).sort())
    hash.update(`${path.replaceAll('\\', '/')}\0`).update(readFileSync(join(source, path)));
  return hash.digest('hex').slice(0, 32);
}

function versionOf(source: string): string {
  return /<version>([^<]+)<\/version>/.exec(readFileSync(join(source, 'pom.xml'), 'utf8'))?.[1] ?? '';
}

/** Renamed into place, so that nobody reads half a file. A folder that cannot be written only costs time. */
function keep(bytes: Uint8Array, path: string): void {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  } catch {
    // The next build compiles again.
  }
}
