// Notices when the embedded PostgreSQL crashes, as it does when the disk is full. PGlite does not notice: the next
// statement would loop forever in the dead WebAssembly instance, and nothing else in the process would run.
import type { PGlite } from '@electric-sql/pglite';

const FATAL_SEVERITIES = new Set<unknown>(['PANIC', 'FATAL']);

/** Resolves with its last error. From then on every statement fails at once. */
export function watchForCrash(pglite: PGlite): Promise<Error> {
  const { promise, resolve } = Promise.withResolvers<Error>();
  const execute = pglite.execProtocolStream.bind(pglite);
  let hasCrashed = false;
  // Every statement passes here.
  pglite.execProtocolStream = async (...parameters) => {
    if (hasCrashed) throw new Error('PGlite is closed: it has crashed.');
    try {
      return await execute(...parameters);
    } catch (error) {
      if (error instanceof Error && isCrash(error)) {
        hasCrashed = true;
        resolve(error);
      }
      throw error;
    }
  };
  return promise;
}

/** PostgreSQL reports it, or the WebAssembly instance failed. */
function isCrash(error: Error): boolean {
  return ('severity' in error && FATAL_SEVERITIES.has(error.severity)) || error.name === 'RuntimeError';
}
