// Records how a backup ended, for the System page.
import { statSync } from 'node:fs';
import { now } from '../core/clock.ts';
import { OperatorError } from '../core/errors.ts';
import type { MadeBackup } from './backup.ts';
import { recordOutcome, type StatusStore } from './backup-status.ts';

/** Rethrows what `make` throws. */
export async function recordingOutcome(store: StatusStore, make: () => Promise<MadeBackup>): Promise<MadeBackup> {
  try {
    const made = await make();
    const bytes = made.file === null ? null : statSync(made.file).size;
    await recordOutcome(store, { lastSuccess: { at: isoTime(), file: made.file, bytes }, lastFailure: null });
    return made;
  } catch (error) {
    const message = error instanceof OperatorError ? error.message : `Unexpected error: ${String(error)}`;
    // The disk may be full, or the database gone: the first error is the one to show.
    await recordOutcome(store, { lastFailure: { at: isoTime(), message } }).catch(() => undefined);
    throw error;
  }
}

const isoTime = () => now().toISOString();
