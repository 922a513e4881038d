// Builds every download into a folder, with a list of them in downloads.json. The same sources make the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DownloadId } from '../../src/downloads/catalogue.ts';
import { readPythonWheel } from '../python-wheel.ts';
import { zipDiscordJsBot, zipDiscordPyBot } from './bot-templates.ts';
import { buildCliPackage } from './cli-package.ts';
import { buildMinecraftJar } from './minecraft-jar.ts';
import { zipFiveMResource, zipMinecraftSource, zipRobloxModule } from './plugin-files.ts';
import { buildSdkPackage } from './sdk-package.ts';

export interface BuiltFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const ROOT = join(import.meta.dirname, '../..');

/** Null: it cannot be built here, and the page does not offer it. */
const BUILDERS: Readonly<Record<DownloadId, (root: string) => BuiltFile | null | Promise<BuiltFile | null>>> = {
  sdk: buildSdkPackage,
  cli: buildCliPackage,
  python: readPythonWheel,
  'discord-js-bot': zipDiscordJsBot,
  'discord-py-bot': zipDiscordPyBot,
  minecraft: buildMinecraftJar,
  'minecraft-source': zipMinecraftSource,
  fivem: zipFiveMResource,
  roblox: zipRobloxModule,
};

export async function buildDownloads(folder: string): Promise<readonly { id: string; file: string; bytes: number }[]> {
  mkdirSync(folder, { recursive: true });
  const list = [];
  for (const [id, build] of Object.entries(BUILDERS)) {
    const built = await build(ROOT);
    if (!built) continue;
    writeFileSync(join(folder, built.name), built.bytes);
    list.push({ id, file: built.name, bytes: built.bytes.length });
  }
  writeFileSync(join(folder, 'downloads.json'), `${JSON.stringify(list, null, 2)}\n`);
  return list;
}
