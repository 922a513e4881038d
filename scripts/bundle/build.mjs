// `node scripts/bundle/build.mjs PROGRAM`: bundles a program of this checkout into node_modules/.cache, and records the
// state of each file before it was read. If that fails, the program runs from its sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { CACHE, ROOT, recordPath, stateOf } from './bundled.mjs';

const BUNDLES = join(CACHE, 'bundles');
/** A process that still runs from an older bundle may load parts of it later. */
const KEPT = 10;
/** It reads files of its own package. */
const EXTERNAL = ['@electric-sql/pglite', '@electric-sql/pglite/*'];
/** zod's messages in all languages, a third of its size. Ours are English. */
const OTHER_LANGUAGES = /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/;
/** They decide too what is in a bundle. */
const ALSO_READ = ['scripts/bundle/build.mjs', 'package.json', 'package-lock.json'];

// Bundles are executed later: only their owner may change them, whatever umask the process was started with.
process.umask(process.umask() | 0o022);
const [program] = process.argv.slice(2);
// Where nothing can be kept, nothing is built.
mkdirSync(BUNDLES, { recursive: true });
const { outputFiles, states } = await bundle(program);
const folder = store(outputFiles);
const entry = join(folder, basename(program).replace(/\.ts$/, '.mjs'));
writeWhole(recordPath(program), JSON.stringify({ entry, states }));
removeOld();

async function bundle(program) {
  const states = Object.fromEntries(ALSO_READ.map((name) => [join(ROOT, name), stateOf(join(ROOT, name))]));
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [program],
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    // What is imported when it is first used stays in a file of its own.
    splitting: true,
    external: EXTERNAL,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    // Only white space and dead code: V8 keeps the text in memory. Functions keep their names.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    banner: { js: requireFrom(join(ROOT, 'package.json')) },
    plugins: [lazyPackages(), ownPlaces(states)],
    logLevel: 'silent',
  });
  return { outputFiles, states };
}

/** Packages in CommonJS use `require` for Node's own modules. */
function requireFrom(path) {
  const url = JSON.stringify(pathToFileURL(path).href);
  return `import{createRequire as createRequireOfBundle}from'node:module';const require=createRequireOfBundle(${url});`;
}

/** Packages that our own modules import when they need them: Node gives CommonJS more names than a bundle has. */
function lazyPackages() {
  return {
    name: 'lazy-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
        kind === 'dynamic-import' && !importer.includes('node_modules') ? { path, external: true } : null,
      );
    },
  };
}

/** Notes the state of every file, and lets our own find the files beside them, such as migrations. */
function ownPlaces(states) {
  return {
    name: 'own-places',
    setup({ onLoad }) {
      onLoad({ filter: /./ }, ({ path }) => {
        states[path] = stateOf(path);
        if (OTHER_LANGUAGES.test(path)) return { contents: "export { default as en } from './en.js';" };
        if (!/\.tsx?$/.test(path)) return null;
        const contents = readFileSync(path, 'utf8')
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** In a folder named by its content, which appears whole: several processes may do this at once. */
function store(outputFiles) {
  const hash = createHash('sha256');
  for (const { path, contents } of outputFiles) hash.update(`\n${path}\n`).update(contents);
  const folder = join(BUNDLES, hash.digest('hex').slice(0, 40));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished);
  for (const { path, contents } of outputFiles) writeFileSync(join(unfinished, basename(path)), contents);
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process was first.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

function writeWhole(path, text) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

function removeOld() {
  const folders = readdirSync(BUNDLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(BUNDLES, name))
    .map((path) => ({ path, madeMs: statSync(path).mtimeMs }));
  const old = folders.sort((one, other) => other.madeMs - one.madeMs).slice(KEPT);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
