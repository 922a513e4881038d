// Lets Node run .tsx: it strips the types of .ts by itself but leaves JSX alone. Loaded with --import before the
// program. What was compiled is kept in node_modules/.cache, so that a start and a command take half the time from the
// second on. No names are kept by force (as tsx does): that costs a call for every closure made, and the engine makes
// many.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SETTINGS = {
  loader: 'tsx',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  jsxImportSource: 'hono/jsx',
  sourcemap: 'inline',
};

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'plaudit');
const MAKER = `${require('esbuild/package.json').version} ${JSON.stringify(SETTINGS)}`;

// What is kept here is run the next time: nobody but its owner may change it, whatever umask we were started with.
process.umask(process.umask() | 0o022);
// Where it cannot be written nothing is said and nothing is kept.
enableCompileCache(join(CACHE, 'compiled'));
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const key = createHash('sha256').update(`${MAKER}\n${path}\n${source}`).digest('hex').slice(0, 40);
  const kept = join(CACHE, 'jsx', `${key}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    // Loaded only now: mostly there is nothing to compile.
    const { code } = require('esbuild').transformSync(source, { ...SETTINGS, sourcefile: path });
    keep(kept, code);
    return code;
  }
}

/** Under another name first: a process that reads meanwhile, or that is killed, sees all of it or nothing. */
function keep(path, code) {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    const half = `${path}.${process.pid}`;
    writeFileSync(half, code);
    renameSync(half, path);
  } catch {
    // A folder that cannot be written: compiled again the next time.
  }
}
