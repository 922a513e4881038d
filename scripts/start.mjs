// Runs the server from one bundle, or from its sources where no bundle can be kept. Node caches what V8 compiled.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { bundled, CACHE } from './bundle/bundled.mjs';

/** A process that is killed writes no cache. */
const FLUSH_AFTER_MS = 10_000;

// Cached files are executed later: only their owner may change them, whatever umask the process was started with.
process.umask(process.umask() | 0o022);
const bundle = bundled('src/main.ts');
if (bundle) {
  enableCompileCache(`${CACHE}/compiled`);
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
  await import(bundle);
} else {
  await import('./jsx.mjs');
  await import('../src/main.ts');
}
