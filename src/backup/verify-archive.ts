// Verifies a backup completely: every hash, every count, and that this version of Plaudit can restore it.
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { TarEntry } from '../core/tar.ts';
import { migrationNames, namesCreatedByMigrations } from '../db/migrate.ts';
import { damagedFile, foreignFile, newerFile } from './archive-error.ts';
import type { ArchiveFile } from './archive-file.ts';
import {
  type ArchiveHeader,
  type ArchiveManifest,
  type ArchivePart,
  FIRST_TABLE,
  FORMAT_VERSION,
  HEADER_NAME,
  headerSchema,
  KEY_NAME,
  MANIFEST_NAME,
  manifestSchema,
  tableOfPart,
} from './archive-format.ts';
import type { ReportProgress } from './progress.ts';
import { countCopyRows } from './row-parts.ts';

const DAY_MS = 86_400_000;
/** The log keeps 90 days, but a service that was stopped for years leaves its partitions. */
const MAX_LOG_DAYS = 4_000;
const MAX_NAME_SHOWN = 63;

export interface VerifiedArchive {
  readonly header: ArchiveHeader;
  readonly manifest: ArchiveManifest;
  /** Null if the backup does not contain it. */
  readonly secretKey: string | null;
  /** What the installation stored about itself, by key. */
  readonly installation: ReadonlyMap<string, string>;
}

/** Reads the whole file. Throws ArchiveError. */
export async function verifyArchive(file: ArchiveFile, report: ReportProgress): Promise<VerifiedArchive> {
  const found: ArchivePart[] = [];
  const installation = new Map<string, string>();
  let header: ArchiveHeader | null = null;
  let manifest: ArchiveManifest | null = null;
  let secretKey: string | null = null;
  const onBytes = (bytes: number) => report({ step: 'verify', bytes, totalBytes: file.bytes });
  for await (const entry of file.entries(onBytes)) {
    if (manifest) throw damagedFile(file.path, 'it continues after its manifest');
    header ??= readHeader(entry, file.path);
    if (entry.name === MANIFEST_NAME) manifest = parse(manifestSchema, entry, file.path);
    else found.push(describePart(entry));
    if (entry.name === KEY_NAME) secretKey = entry.content.toString('utf8').trim();
    if (tableOfPart(entry.name) === 'installation') readInstallation(entry.content, installation);
  }
  if (!header || !manifest) throw damagedFile(file.path, 'its manifest is missing');
  compareParts(found, manifest, file.path);
  compareTotals(header, manifest, file.path);
  return { header, manifest, secretKey, installation };
}

export function describePart({ name, content }: TarEntry): ArchivePart {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const rows = tableOfPart(name) === null ? {} : { rows: countCopyRows(content) };
  return { name, bytes: content.length, sha256, ...rows };
}

function readHeader(entry: TarEntry, path: string): ArchiveHeader {
  if (entry.name !== HEADER_NAME) throw foreignFile(path);
  const { formatVersion, plauditVersion } = parse(
    headerSchema.pick({ formatVersion: true, plauditVersion: true }),
    entry,
    path,
  );
  if (formatVersion > FORMAT_VERSION) throw newerFile(path, plauditVersion);
  const header = parse(headerSchema, entry, path);
  const ours = migrationNames();
  // The migrations of an older version are the first ones of ours.
  if (header.migrations.some((name, place) => name !== ours[place])) throw newerFile(path, plauditVersion);
  checkTables(header, path);
  checkWeeks(header, path);
  return header;
}

/** Nothing but our own tables is ever written to, whoever made the archive (decision P235). */
function checkTables({ tables }: ArchiveHeader, path: string): void {
  const known = new Set(namesCreatedByMigrations('table'));
  const names = new Set(tables.map(({ table }) => table));
  const unknown = [...names].find((name) => !known.has(name));
  if (unknown !== undefined)
    throw damagedFile(path, `it contains a table that is not Plaudit's, ${printable(unknown)}`);
  if (names.size !== tables.length) throw damagedFile(path, 'it lists a table twice');
  if (!names.has(FIRST_TABLE)) throw damagedFile(path, `the table ${FIRST_TABLE} is missing`);
}

/** A restore creates a partition for each. */
function checkWeeks({ weeks }: ArchiveHeader, path: string): void {
  if (weeks === null) return;
  const days = (Date.parse(weeks.last) - Date.parse(weeks.first)) / DAY_MS;
  if (days < 0 || days > MAX_LOG_DAYS) throw damagedFile(path, 'the weeks of its delivery log are impossible');
}

const printable = (name: string) => JSON.stringify(name.slice(0, MAX_NAME_SHOWN));

function parse<Value>(schema: z.ZodType<Value>, { name, content }: TarEntry, path: string): Value {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw damagedFile(path, `${name} is not readable`);
  }
}

function compareParts(found: readonly ArchivePart[], { parts }: ArchiveManifest, path: string): void {
  for (const [place, listed] of parts.entries()) {
    const part = found[place];
    const isSame =
      part?.name === listed.name &&
      part.bytes === listed.bytes &&
      part.sha256 === listed.sha256 &&
      part.rows === listed.rows;
    if (!isSame) throw damagedFile(path, `${listed.name} does not match the manifest`);
  }
  if (found.length !== parts.length) throw damagedFile(path, 'it contains parts that the manifest does not list');
}

function compareTotals(header: ArchiveHeader, { parts, tables }: ArchiveManifest, path: string): void {
  const counted = new Map<string, number>(header.tables.map(({ table }) => [table, 0]));
  for (const { name, rows } of parts) {
    const table = tableOfPart(name);
    if (table === null) continue;
    if (!counted.has(table)) throw damagedFile(path, 'it contains rows of a table that it does not list');
    counted.set(table, (counted.get(table) ?? 0) + (rows ?? 0));
  }
  const isComplete = counted.size === tables.length && tables.every(({ table, rows }) => counted.get(table) === rows);
  if (!isComplete) throw damagedFile(path, 'the counts in its manifest do not match its parts');
}

/** Rows of the table `installation`, in COPY's text format: key, tab, value. */
function readInstallation(rows: Buffer, into: Map<string, string>): void {
  for (const line of rows.toString('utf8').split('\n')) {
    const [key, value] = line.split('\t');
    if (key !== undefined && value !== undefined) into.set(key, value);
  }
}
