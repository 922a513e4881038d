// The values, tags and plural forms of a compiled message.
import type { CompiledMessage } from 'icu-minify/format';

const SELECT = 1;
const PLURALS = [2, 3];

interface Visitor {
  name(name: string): void;
  plural(forms: readonly string[]): void;
}

/** `{count}` and `<link>`, by their names. */
export function readVariables(compiled: CompiledMessage): ReadonlySet<string> {
  const names = new Set<string>();
  visitList(compiled, { name: (name) => names.add(name), plural: () => {} });
  return names;
}

/** The forms of each plural: one, few, other, =0 … */
export function pluralFormsOf(compiled: CompiledMessage): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  visitList(compiled, { name: () => {}, plural: (forms) => found.push(forms) });
  return found;
}

function visitList(nodes: unknown, visitor: Visitor): void {
  if (Array.isArray(nodes)) for (const node of nodes) visitNode(node, visitor);
}

/** A node is text, 0 for `#`, or an array: a name, then a kind with its choices, or what is inside the tag. */
function visitNode(node: unknown, visitor: Visitor): void {
  if (!Array.isArray(node)) return;
  const [name, kind, choices] = node;
  const isChoice = kind === SELECT || PLURALS.includes(kind);
  const isTag = kind !== undefined && typeof kind !== 'number';
  visitor.name(isTag ? `<${name}>` : `{${name}}`);
  if (PLURALS.includes(kind)) visitor.plural(Object.keys(choices));
  if (isChoice) for (const choice of Object.values(choices)) visitList(choice, visitor);
  if (isTag || kind === 0) visitList(node.slice(1), visitor);
}
