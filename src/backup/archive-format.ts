// The parts of a backup archive: a tar archive, compressed with Zstandard. The first entry describes the backup, then
// come the tables in parts, the secret key if it is included, and last the manifest with the hash of every entry.
// An archive without its manifest is incomplete.
import { z } from 'zod';

export const FORMAT_VERSION = 1;
export const HEADER_NAME = 'plaudit-backup.json';
export const MANIFEST_NAME = 'manifest.json';
export const KEY_NAME = 'secret.key';
/** The table that is written first: a restore checks the secret key with it. */
export const FIRST_TABLE = 'installation';
/** A part ends with the row that reaches this size. */
export const PART_BYTES = 4_000_000;

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

/** Later versions may add fields; those that change the meaning of others raise the format version. */
export const headerSchema = z.object({
  formatVersion: z.int().min(1),
  plauditVersion: z.string(),
  /** The migrations applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** The database's time. */
  createdAt: z.iso.datetime(),
  source: z.enum(['postgres', 'embedded']),
  compression: z.literal('zstd'),
  withKey: z.boolean(),
  /** From the first to the last week of the delivery log for which there is a partition; null if there is none. */
  weeks: z.object({ first: z.iso.datetime(), last: z.iso.datetime() }).nullable(),
  tables: z.array(tableSchema),
});

const partSchema = z.object({
  name: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Only of parts of tables. */
  rows: z.int().min(0).optional(),
});

export const manifestSchema = z.object({
  /** Every entry before the manifest, in order. */
  parts: z.array(partSchema),
  tables: z.array(z.object({ table: z.string(), rows: z.int().min(0), bytes: z.int().min(0) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  rows: z.int().min(0),
  bytes: z.int().min(0),
});

export type ArchiveHeader = z.infer<typeof headerSchema>;
export type ArchiveManifest = z.infer<typeof manifestSchema>;
export type ArchivePart = z.infer<typeof partSchema>;

export function partName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.copy`;
}

/** The table of a part; null for other entries. */
export function tableOfPart(name: string): string | null {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1] ?? null;
}
