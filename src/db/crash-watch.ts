// Detects crashes of the embedded PostgreSQL, for example when the disk is full. PGlite does not detect them: the next
// query would loop forever in the dead WebAssembly instance and block the whole process.
import type { PGlite } from '@electric-sql/pglite';

const FATAL_SEVERITIES = new Set<unknown>(['PANIC', 'FATAL']);

/** Resolves with PostgreSQL's last error when it crashes. From then on, every query fails at once. */
export function watchForCrash(pglite: PGlite): Promise<Error> {
  const { promise, resolve } = Promise.withResolvers<Error>();
  const execute = pglite.execProtocolStream.bind(pglite);
  let hasCrashed = false;
  // Every query goes through this method.
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

/** Either PostgreSQL reports a crash, or the WebAssembly instance failed. */
function isCrash(error: Error): boolean {
  return ('severity' in error && FATAL_SEVERITIES.has(error.severity)) || error.name === 'RuntimeError';
}
