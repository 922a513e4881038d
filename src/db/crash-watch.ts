// Notices when the embedded PostgreSQL gives itself up, as it does when the disk has no room for its log. PGlite does not: asked
// again, it calls the dead machine for ever and lets nothing else of the process run.
import type { PGlite } from '@electric-sql/pglite';

const GIVEN_UP = new Set<unknown>(['PANIC', 'FATAL']);

/** Resolves with what it said last. Whatever is asked from then on fails at once. */
export function watchForCrash(pglite: PGlite): Promise<Error> {
  const { promise, resolve } = Promise.withResolvers<Error>();
  const plain = pglite.execProtocolStream.bind(pglite);
  let hasCrashed = false;
  // All statements come through here.
  pglite.execProtocolStream = async (...parameters) => {
    if (hasCrashed) throw new Error('PGlite is closed: it has crashed.');
    try {
      return await plain(...parameters);
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

/** PostgreSQL says so; or the machine that it runs in broke. */
function isCrash(error: Error): boolean {
  return ('severity' in error && GIVEN_UP.has(error.severity)) || error.name === 'RuntimeError';
}
