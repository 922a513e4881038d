// Builds @plaudit/sdk as an npm package: JavaScript and types, compiled by TypeScript.
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltFile } from './build.ts';
import { writeNpmTarball } from './npm-tarball.ts';

/** No types of Node: the SDK runs on Node, Bun, Deno and Workers, and uses only what all of them have. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  noEmitOnError: true,
};

interface SourceManifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

export async function buildSdkPackage(root: string): Promise<BuiltFile> {
  const folder = mkdtempSync(join(tmpdir(), 'plaudit-sdk-'));
  try {
    const source = join(root, 'sdk');
    await compileSdk(join(source, 'src'), folder);
    const manifest: SourceManifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    const bytes = writeNpmTarball({
      'package.json': `${JSON.stringify(distManifest(manifest), null, 2)}\n`,
      'README.md': readFileSync(join(source, 'README.md')),
      LICENSE: readFileSync(join(root, 'LICENSE')),
      ...readCompiled(join(folder, 'dist')),
    });
    return { name: `plaudit-sdk-${manifest.version}.tgz`, bytes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The project file is written for each build, because its paths depend on where the result goes. */
async function compileSdk(source: string, folder: string): Promise<void> {
  // Without this file a folder of JavaScript counts as CommonJS.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const options = { ...COMPILER_OPTIONS, rootDir: source, outDir: join(folder, 'dist') };
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: options, include: [source] }));
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', project]);
  } catch (error) {
    throw new Error(`TypeScript could not compile the SDK.\n${(error as { stdout?: string }).stdout ?? error}`);
  }
}

/** TypeScript leaves the ending .ts of imports in declarations. */
function readCompiled(dist: string): Record<string, string> {
  const paths = globSync('**/*.{js,d.ts}', { cwd: dist }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(join(dist, path), 'utf8');
      return [
        `dist/${path}`,
        path.endsWith('.d.ts') ? text.replace(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2') : text,
      ];
    }),
  );
}

/** The exports point to the sources here, and to the compiled files in the package. */
function distManifest({ exports, ...manifest }: SourceManifest): object {
  const compiled = Object.entries(exports).map(([name, path]) => {
    const base = path.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [name, { types: `${base}.d.ts`, default: `${base}.js` }];
  });
  return { ...manifest, exports: Object.fromEntries(compiled), files: ['dist'], sideEffects: false };
}
