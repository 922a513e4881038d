// What to tell the operator when the embedded database does not open.
import { OperatorError } from '../core/errors.ts';

/** WebAssembly's errors for a failing disk are unintelligible to operators. */
export function embeddedOpenError(error: unknown, dataDir: string): unknown {
  if (error instanceof OperatorError || (error instanceof Error && 'code' in error)) return error;
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  return new OperatorError(
    `The embedded database in ${dataDir} cannot be opened (${reason}). Is the disk full or read-only? If the folder is damaged, restore a backup of it, or choose another folder with DATA_DIR.`,
  );
}
