// Which room may import which, and that no path of imports leads back to where it began.
import { posix } from 'node:path';
import type { Source } from './source.ts';

/**
 * From the ground up: a room imports from layers below it, from itself, and from its own layer where nothing comes
 * back.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['core'],
  ['config'],
  ['db', 'outbound'],
  ['access', 'mail', 'listings', 'game-servers'],
  ['channels'],
  ['endpoints', 'notices'],
  ['deliveries'],
  ['votes', 'changelog', 'reminders', 'docs'],
  ['metrics', 'trial-mode'],
  ['context'],
  ['system'],
  ['api', 'web'],
  ['app', 'cli'],
  ['main'],
];
const STRANGERS = ['api', 'web'];

/**
 * `src/votes/cast-vote.ts` stands in `votes`. What lies right in src/ or in wiring/ puts parts together, as app.ts
 * does: it is of `app`.
 */
function roomOf(path: string): string {
  const [room = '', inside] = path.replace(/^src\//, '').split('/');
  if (inside) return room === 'wiring' || room === 'http' ? 'app' : room;
  const own = room.replace(/\.tsx?$/, '');
  if (own === 'delivery-context' || own === 'cleanup') return 'context';
  return own === 'config' || own === 'main' || own === 'context' ? own : 'app';
}

function layerOf(room: string): number {
  return LAYERS.findIndex((rooms) => rooms.includes(room));
}

export function checkLayers(sources: readonly Source[]): readonly string[] {
  const complaints = new Set<string>();
  const neighbours = new Map<string, string>();
  for (const source of sources) {
    const from = roomOf(source.path);
    if (layerOf(from) < 0) complaints.add(`${source.path}: the room ${from} has no place in the direction table`);
    for (const target of relativeImports(source)) {
      const to = roomOf(target);
      if (to === from) continue;
      const complaint = judge(from, to);
      if (complaint) complaints.add(`${source.path} imports ${target}: ${complaint}`);
      else if (layerOf(from) === layerOf(to)) neighbours.set(`${from} ${to}`, source.path);
    }
  }
  for (const [pair, path] of neighbours) {
    const [from, to] = pair.split(' ');
    const back = neighbours.get(`${to} ${from}`);
    if (back) complaints.add(`${path} and ${back}: the rooms ${from} and ${to} import each other`);
  }
  return [...complaints];
}

function judge(from: string, to: string): string | null {
  if (STRANGERS.includes(from) && STRANGERS.includes(to)) return `${from} and ${to} know nothing of each other`;
  // Any room may read the configuration's types, core included; the configuration itself knows core only.
  if (to === 'config') return null;
  return layerOf(to) > layerOf(from) ? `${from} stands below ${to}` : null;
}

/** Paths from the root of what a file imports of the project itself. */
function relativeImports(source: Source): readonly string[] {
  return source.imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(source.path), from));
}

/** Each cycle once, as the way round: `a.ts → b.ts → a.ts`. Imports of types count. */
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
