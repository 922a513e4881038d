// Lets Node run .tsx: it strips the types of .ts by itself but leaves JSX alone. Loaded with --import before the
// program. Compiled files are cached in node_modules/.cache, which halves the time of later starts and commands. Names
// are not preserved by extra code (as in tsx), which would cost a call for every closure, and the engine creates many.
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
const COMPILER = `${require('esbuild/package.json').version} ${JSON.stringify(SETTINGS)}`;

// Cached files are executed later: only their owner may change them, whatever umask the process was started with.
process.umask(process.umask() | 0o022);
// If the folder cannot be written, nothing is cached, without an error.
enableCompileCache(join(CACHE, 'compiled'));
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const key = createHash('sha256').update(`${COMPILER}\n${path}\n${source}`).digest('hex').slice(0, 40);
  const cached = join(CACHE, 'jsx', `${key}.js`);
  try {
    return readFileSync(cached, 'utf8');
  } catch {
    // Loaded only now, because usually there is nothing to compile.
    const { code } = require('esbuild').transformSync(source, { ...SETTINGS, sourcefile: path });
    store(cached, code);
    return code;
  }
}

/** Writes to a temporary name first, so that a concurrent reader or a killed process leaves no partial file. */
function store(path, code) {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, code);
    renameSync(temporary, path);
  } catch {
    // The folder cannot be written: the file is compiled again the next time.
  }
}
