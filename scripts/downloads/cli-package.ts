// Builds @plaudit/cli as an npm package: one file, with the SDK and commander in it, so that nothing else is installed.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { BuiltFile } from './build.ts';
import { writeNpmTarball } from './npm-tarball.ts';

interface SourceManifest {
  readonly version: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: object;
  readonly private?: boolean;
}

export async function buildCliPackage(root: string): Promise<BuiltFile | null> {
  const source = join(root, 'cli');
  const entry = join(source, 'src/main.ts');
  if (!existsSync(entry)) return null;
  const manifest: SourceManifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const bytes = writeNpmTarball({
    'package.json': `${JSON.stringify(distManifest(manifest), null, 2)}\n`,
    ...(existsSync(join(source, 'README.md')) && { 'README.md': readFileSync(join(source, 'README.md')) }),
    LICENSE: readFileSync(join(root, 'LICENSE')),
    'LICENSE-commander': readFileSync(join(dirname(createRequire(import.meta.url).resolve('commander')), 'LICENSE')),
    'dist/main.js': await bundle(entry),
  });
  return { name: `plaudit-cli-${manifest.version}.tgz`, bytes };
}

async function bundle(entry: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'warning',
  });
  // The bundler names each file in a comment, with its path on this machine.
  return Buffer.from((outputFiles[0]?.text ?? '').replace(/^\/\/ \S+\.(?:[cm]?js|ts)\n/gm, ''));
}

/** Both names of the program start the one file. It finds its version in ../package.json, as in the sources. */
function distManifest({ bin, dependencies: _, private: __, ...manifest }: SourceManifest): object {
  const programs = Object.keys(bin).map((name) => [name, './dist/main.js']);
  return { ...manifest, bin: Object.fromEntries(programs), files: ['dist'] };
}
