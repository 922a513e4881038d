// Syncs a folder, so that the names of new files survive a power loss.
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** As PostgreSQL does. Emscripten opens folders without a descriptor. */
export function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
