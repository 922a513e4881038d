// Which folder may import which, and the search for import cycles.
import { posix } from 'node:path';
import type { Source } from './source.ts';

/**
 * From the bottom up: a folder imports from lower layers, from itself, and from its own layer as long as the import
 * is not mutual.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['core'],
  ['messages'],
  ['config'],
  ['db', 'outbound'],
  ['control', 'images'],
  ['backup'],
  ['access', 'mail', 'listings', 'game-servers'],
  ['site'],
  ['channels'],
  ['endpoints', 'notices'],
  ['deliveries'],
  ['votes', 'voters', 'changelog', 'reviews', 'reminders', 'ownership', 'imports', 'docs', 'downloads'],
  ['integrity'],
  ['moderation'],
  ['stream', 'metrics', 'trial-mode', 'keys'],
  ['context'],
  ['system'],
  ['doctor'],
  ['api', 'web'],
  ['app', 'cli'],
  ['main'],
];
/** Never import each other. */
const SEPARATE = ['api', 'web'];

/**
 * `src/votes/cast-vote.ts` belongs to `votes`. Files directly in src/, in wiring/ and in http/ connect the parts, like
 * app.ts: they belong to `app`.
 */
function folderOf(path: string): string {
  const [folder = '', inside] = path.replace(/^src\//, '').split('/');
  if (inside) return folder === 'wiring' || folder === 'http' ? 'app' : folder;
  const own = folder.replace(/\.tsx?$/, '');
  if (own === 'delivery-context' || own === 'cleanup' || own === 'expired-rows') return 'context';
  return own === 'config' || own === 'main' || own === 'context' ? own : 'app';
}

function layerOf(folder: string): number {
  return LAYERS.findIndex((folders) => folders.includes(folder));
}

export function checkLayers(sources: readonly Source[]): readonly string[] {
  const complaints = new Set<string>();
  const sameLayerImports = new Map<string, string>();
  for (const source of sources) {
    const from = folderOf(source.path);
    if (layerOf(from) < 0) complaints.add(`${source.path}: the folder ${from} is not in the table of layers`);
    for (const target of relativeImports(source)) {
      const to = folderOf(target);
      if (to === from) continue;
      const complaint = checkImport(from, to);
      if (complaint) complaints.add(`${source.path} imports ${target}: ${complaint}`);
      else if (layerOf(from) === layerOf(to)) sameLayerImports.set(`${from} ${to}`, source.path);
    }
  }
  for (const [pair, path] of sameLayerImports) {
    const [from, to] = pair.split(' ');
    const back = sameLayerImports.get(`${to} ${from}`);
    if (back) complaints.add(`${path} and ${back}: the folders ${from} and ${to} import each other`);
  }
  return [...complaints];
}

function checkImport(from: string, to: string): string | null {
  if (SEPARATE.includes(from) && SEPARATE.includes(to)) return `${from} and ${to} must not import each other`;
  // Every folder may import the configuration's types, core included; the configuration itself imports only core.
  if (to === 'config') return null;
  return layerOf(to) > layerOf(from) ? `${from} is below ${to}` : null;
}

/** What a file imports from the project itself, as paths from the root. */
function relativeImports(source: Source): readonly string[] {
  return source.imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(source.path), from));
}

/** Each cycle once, as its path: `a.ts → b.ts → a.ts`. Type imports count. */
export function findCycles(sources: readonly Source[]): readonly string[] {
  const targets = new Map(sources.map((source) => [source.path, relativeImports(source)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return cycles;
}
