// Compiles the server for the package, file by file, because Node strips no types in node_modules. Files that the
// service reads, such as migrations and styles, are copied to the same places.
import { cpSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

const SOURCE = /\.tsx?$/;
const SDK = '@plaudit/sdk/contract';
const SDK_ENTRY = 'sdk/src/contract/index.ts';

/** `root` is the checkout. */
export async function compile(root: string, target: string): Promise<void> {
  const files = globSync('{src,sdk/src/contract}/**/*.*', { cwd: root });
  const sources = files.filter((file) => SOURCE.test(file));
  await build({
    absWorkingDir: root,
    entryPoints: sources,
    outbase: '.',
    outdir: target,
    // Bundling only rewrites the imports: the plugin leaves every file on its own.
    bundle: true,
    packages: 'external',
    plugins: [compiledImports(root)],
    treeShaking: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    logLevel: 'warning',
  });
  for (const file of files.filter((path) => !SOURCE.test(path))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}

/** Imports of `./file.ts` become imports of `./file.js`, and the SDK is imported from the package itself. */
function compiledImports(root: string): Plugin {
  return {
    name: 'compiled-imports',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, kind }) =>
        kind === 'entry-point' ? null : { path: path.replace(SOURCE, '.js'), external: true },
      );
      onResolve({ filter: new RegExp(`^${SDK}$`) }, ({ resolveDir }) => {
        const path = relative(resolveDir, join(root, SDK_ENTRY)).replaceAll('\\', '/');
        return { path: path.replace(SOURCE, '.js'), external: true };
      });
    },
  };
}
