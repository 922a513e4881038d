// The values, tags, choices and words of a compiled message.
import type { CompiledMessage } from 'icu-minify/format';

const SELECT = 1;
const PLURALS = [2, 3];

export interface MessageParts {
  /** `{count}` and `<link>`, by their names. */
  readonly names: Set<string>;
  /** The forms of each plural: one, few, other, =0 … */
  readonly plurals: (readonly string[])[];
  /** The options of each choice by a word, as `{state} delivered`. */
  readonly options: Set<string>;
  readonly words: Set<string>;
}

export function readParts(compiled: CompiledMessage): MessageParts {
  const parts: MessageParts = { names: new Set(), plurals: [], options: new Set(), words: new Set() };
  addAll([compiled].flat(), parts);
  return parts;
}

function addAll(nodes: unknown, parts: MessageParts): void {
  if (typeof nodes === 'string') addNode(nodes, parts);
  else if (Array.isArray(nodes)) for (const node of nodes) addNode(node, parts);
}

/** A node is text, 0 for `#`, or an array: a name, then a kind with its choices, or what is inside the tag. */
function addNode(node: unknown, parts: MessageParts): void {
  if (typeof node === 'string') for (const [word] of node.matchAll(/\p{L}{2,}/gu)) parts.words.add(word);
  if (!Array.isArray(node)) return;
  const [name, kind, choices] = node;
  const isChoice = kind === SELECT || PLURALS.includes(kind);
  const isTag = kind !== undefined && typeof kind !== 'number';
  parts.names.add(isTag ? `<${name}>` : `{${name}}`);
  if (PLURALS.includes(kind)) parts.plurals.push(Object.keys(choices));
  if (kind === SELECT) for (const option of Object.keys(choices)) parts.options.add(`{${name}} ${option}`);
  if (isChoice) for (const choice of Object.values(choices)) addAll(choice, parts);
  if (isTag || kind === 0) addAll(node.slice(1), parts);
}
