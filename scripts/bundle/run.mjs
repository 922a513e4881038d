// Runs a program of this checkout from its bundle, or from its sources where no bundle can be kept. Node caches what V8
// compiled.
import { readFileSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled, CACHE, ROOT } from './bundled.mjs';

/** Otherwise a process that is killed would leave no cache. */
const FLUSH_AFTER_MS = 10_000;

/** `program`: such as `src/main.ts`. */
export async function runProgram(program) {
  // Cached files are executed later: only their owner may change them, whatever umask the process was started with.
  process.umask(process.umask() | 0o022);
  const bundle = bundled(program);
  if (!bundle) {
    await import('../jsx.mjs');
    await import(pathToFileURL(join(ROOT, program)).href);
    return;
  }
  enableCompileCache(join(CACHE, 'compiled'));
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
  readAsLatin1(new URL('.', bundle).href);
  await import(bundle);
}

/** A bundle is ASCII. Node would decode it as UTF-8, and keep two bytes in memory for each of its three million. */
function readAsLatin1(folder) {
  registerHooks({
    load: (url, context, nextLoad) =>
      url.startsWith(folder)
        ? { format: 'module', source: readFileSync(fileURLToPath(url), 'latin1'), shortCircuit: true }
        : nextLoad(url, context),
  });
}
