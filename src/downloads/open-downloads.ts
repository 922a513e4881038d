// The files that this site offers to integrators, in memory: read or built once, when somebody first asks for them.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { monotonicMs } from '../core/clock.ts';
import { DOWNLOADS, type DownloadKind } from './catalogue.ts';
import { fillAddress } from './fill-address.ts';
import { type BuiltDownload, readBuiltFiles } from './read-built-files.ts';

export interface DownloadFile {
  readonly kind: DownloadKind;
  /** With its version, so a URL always means the same file of a release. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256, in hex. */
  readonly hash: string;
}

export interface Downloads {
  /** In the order of the catalogue. Null if they could not be built; the log says why. */
  all(): Promise<readonly DownloadFile[] | null>;
}

/** So that requests do not start one failing build after the other. */
const RETRY_MS = 60_000;

export function openDownloads(
  { baseUrl }: { readonly baseUrl: string },
  log: Pick<Logger, 'error'>,
  readFiles = readBuiltFiles,
): Downloads {
  let opening: Promise<readonly DownloadFile[] | null> | null = null;
  let failedAt = 0;
  const open = async () => {
    try {
      return describeFiles(await readFiles(), baseUrl);
    } catch (error) {
      log.error({ err: error }, 'The downloads at /sdk/ could not be built. A request after a minute tries again.');
      failedAt = monotonicMs();
      return null;
    }
  };
  return {
    async all() {
      // Requests that arrive while the files are built share one build.
      opening ??= open();
      const files = await opening;
      if (files === null && monotonicMs() - failedAt > RETRY_MS) opening = null;
      return files;
    },
  };
}

function describeFiles(built: readonly BuiltDownload[], baseUrl: string): readonly DownloadFile[] {
  return DOWNLOADS.flatMap((kind: DownloadKind) => {
    const found = built.find(({ id }) => id === kind.id);
    if (!found) return [];
    const bytes = new Uint8Array(kind.fillsAddress ? fillAddress(found.bytes, baseUrl) : found.bytes);
    return { kind, name: found.file, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  });
}
