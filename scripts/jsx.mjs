// Lets Node run .tsx: it strips the types of .ts by itself but leaves JSX alone. Loaded with --import before the program.
// No names are kept by force (as tsx does): that costs a call for every closure made, and the engine makes many.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const SETTINGS = {
  loader: 'tsx',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  jsxImportSource: 'hono/jsx',
  sourcemap: 'inline',
};

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const { code } = transformSync(readFileSync(path, 'utf8'), { ...SETTINGS, sourcefile: path });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
