// Source files as the rules see them: parsed once, with their imports and a way to traverse their syntax tree.
import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  readonly from: string;
  /** The imported names; empty for a whole module or for a side effect. */
  readonly names: readonly string[];
  /** A type-only import, which is removed at run time. */
  readonly typeOnly: boolean;
}

export interface Source {
  /** Relative to the checkout's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly nodes: readonly SyntaxNode[];
}

/** A node of the syntax tree (ESTree), with loose types because the rules look at few kinds of nodes. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** `root`: of the checkout; `patterns`: the files to read. */
export function readSources(root: string, patterns: readonly string[]): readonly Source[] {
  const paths = globSync([...patterns], { cwd: root, exclude: (path) => path.includes('node_modules') });
  return paths
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(posix.basename(path), text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const nodes = [...walk(program)];
  return { path, text, nodes, imports: nodes.flatMap(importOf) };
}

function* walk(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Imports, re-exports, dynamic imports, and imports inside a type. */
function importOf(node: SyntaxNode): readonly Import[] {
  const source = node.source;
  if (!isNode(source) || typeof source.value !== 'string') return [];
  const typeOnly = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
  const parts = (Array.isArray(node.specifiers) ? node.specifiers : []).filter(isNode);
  const values = parts.filter((part) => part.importKind !== 'type' && part.exportKind !== 'type');
  const names = (typeOnly ? parts : values).map((part) => nameOf(part.imported ?? part.local) ?? '*');
  return [{ from: source.value, names, typeOnly: typeOnly || (parts.length > 0 && values.length === 0) }];
}

function nameOf(value: unknown): string | null {
  return isNode(value) && typeof value.name === 'string' ? value.name : null;
}

/** Dotted names such as `process.env`, `Date.now`, `performance.now`; null for anything else. */
export function dottedName(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return nameOf(node);
  if (node.type !== 'MemberExpression') return null;
  const property = isNode(node.property) ? (nameOf(node.property) ?? node.property.value) : null;
  const object = dottedName(node.object);
  return object && typeof property === 'string' ? `${object}.${property}` : null;
}

/** `path:line`, as editors open it. */
export function where(source: Source, node: SyntaxNode): string {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`;
}
