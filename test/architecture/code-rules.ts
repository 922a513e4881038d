// Rules about functions and exported names: length, number of parameters, one meaning per name.
import { isNode, type Source, type SyntaxNode, where } from './source.ts';

export const MAX_FUNCTION_LINES = 70;
export const MAX_PARAMETERS = 4;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export interface FunctionSize {
  readonly node: SyntaxNode;
  readonly lines: number;
  readonly parameters: number;
  /** An arrow function that is one expression. */
  readonly isExpression: boolean;
}

export function functionsOf({ text, nodes }: Source): readonly FunctionSize[] {
  return nodes
    .filter((node) => FUNCTIONS.includes(node.type))
    .map((node) => ({
      node,
      lines: text.slice(node.start, node.end).split('\n').length,
      parameters: (node.params as readonly SyntaxNode[]).filter((parameter) => !isThis(parameter)).length,
      isExpression: node.expression === true,
    }));
}

/** TypeScript's `this` parameter only declares a type. */
function isThis(parameter: SyntaxNode): boolean {
  return parameter.type === 'Identifier' && parameter.name === 'this';
}

export function checkFunctionLength(source: Source): readonly string[] {
  return functionsOf(source)
    .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
    .map(({ node, lines }) => `${where(source, node)}: a function of ${lines} lines, at most ${MAX_FUNCTION_LINES}`);
}

export function checkParameters(source: Source): readonly string[] {
  return functionsOf(source)
    .filter(({ parameters }) => parameters > MAX_PARAMETERS)
    .map(
      ({ node, parameters }) =>
        `${where(source, node)}: ${parameters} parameters, at most ${MAX_PARAMETERS}: pass an object`,
    );
}

/** Names that a file declares and exports, without re-exports. */
export function exportedNames({ nodes }: Source): readonly string[] {
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration');
  const imported = new Set(imports.flatMap((node) => namesOf(node.specifiers, 'local')));
  const exports = nodes.filter((node) => node.type === 'ExportNamedDeclaration' && !isNode(node.source));
  const listed = exports.flatMap((node) => namesOf(node.specifiers, 'exported')).filter((name) => !imported.has(name));
  return [...new Set([...exports.flatMap(({ declaration }) => declaredNames(declaration)), ...listed])];
}

function declaredNames(declaration: unknown): readonly string[] {
  if (!isNode(declaration)) return [];
  return namesOf(declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration], 'id');
}

/** The names in the field `field` of `nodes`. */
function namesOf(nodes: unknown, field: string): readonly string[] {
  return ((nodes ?? []) as readonly SyntaxNode[]).flatMap((node) => {
    const name = node[field];
    return isNode(name) && name.type === 'Identifier' ? [String(name.name)] : [];
  });
}

/** Files with the same role in different folders, which export the same names on purpose. */
const ROLES: readonly (readonly [files: RegExp, names: readonly string[]])[] = [
  [/^bench\/[^/]+\.ts$/, ['run', 'usage']],
  [/^test\/faults\/[^/]+\/[^/]+\.ts$/, ['fault']],
];

/** One exported name has one meaning in the whole tree. */
export function checkExportedNames(sources: readonly Source[]): readonly string[] {
  const paths = new Map<string, string[]>();
  for (const source of sources)
    for (const name of exportedNames(source)) {
      if (ROLES.some(([files, names]) => files.test(source.path) && names.includes(name))) continue;
      paths.set(name, [...(paths.get(name) ?? []), source.path]);
    }
  return [...paths]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}: give each its own name`);
}
