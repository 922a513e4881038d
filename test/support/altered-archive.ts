// Backup archives that were altered and then completed again: their hashes and counts are correct, whatever they contain.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { openArchive } from '../../src/backup/archive-file.ts';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  HEADER_NAME,
  MANIFEST_NAME,
} from '../../src/backup/archive-format.ts';
import { addTrailer } from '../../src/backup/trailer.ts';
import { describePart } from '../../src/backup/verify-archive.ts';
import { TAR_END, type TarEntry, tarBlocks } from '../../src/core/tar.ts';
import { temporaryFolder } from './backup-databases.ts';

export interface ArchiveChanges {
  readonly header?: (header: ArchiveHeader) => unknown;
  readonly parts?: (parts: readonly TarEntry[]) => readonly TarEntry[];
  readonly manifest?: (manifest: ArchiveManifest) => unknown;
}

export interface ReadArchive {
  readonly header: ArchiveHeader;
  readonly parts: readonly TarEntry[];
  readonly manifest: ArchiveManifest;
}

export async function readArchive(file: string): Promise<ReadArchive> {
  const archive = await openArchive(file, async () => '');
  const entries: TarEntry[] = [];
  for await (const entry of archive.entries()) entries.push(entry);
  await archive.close();
  const read = (name: string) => JSON.parse(String(entries.find((entry) => entry.name === name)?.content));
  return { header: read(HEADER_NAME), manifest: read(MANIFEST_NAME), parts: entries.slice(1, -1) };
}

/** Returns the path of the file. */
export async function alterArchive({ header, parts, manifest }: ReadArchive, changes: ArchiveChanges): Promise<string> {
  const json = (name: string, value: unknown) => ({ name, content: Buffer.from(JSON.stringify(value)) });
  const content = [json(HEADER_NAME, changes.header?.(header) ?? header), ...(changes.parts?.(parts) ?? parts)];
  const listed = { ...manifest, parts: content.map(describePart) };
  const all = [...content, json(MANIFEST_NAME, changes.manifest?.(listed) ?? listed)];
  const tar = Buffer.concat([...all.flatMap((entry) => [...tarBlocks(entry, new Date(0))]), TAR_END]);
  const file = join(temporaryFolder(), 'altered.tar.zst');
  writeFileSync(file, await buffer(Readable.from([zstdCompressSync(tar)]).pipe(addTrailer())));
  return file;
}
