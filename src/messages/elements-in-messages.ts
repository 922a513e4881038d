// Elements as the values of `{name}` in a message. The formatter turns such values into text, but not what a tag
// contains: so each `{name}` becomes an empty tag.
import type { CompiledMessage } from 'icu-minify/format';

/** The name of the tag that `{name}` becomes; no tag of a message starts with it. */
const PREFIX = '$';
const KINDS_WITH_CHOICES = { select: 1, plural: 2, selectOrdinal: 3 };

export function withElementTags(compiled: CompiledMessage): CompiledMessage {
  return (Array.isArray(compiled) ? compiled.map(replaceNode) : compiled) as CompiledMessage;
}

/** Each value also as the function of its tag, except those that are functions of tags in the message. */
export function elementValues(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const both: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values))
    if (typeof value !== 'function') both[PREFIX + name] = () => value;
  return both;
}

/** A node is text, 0 for `#`, or an array: a name, then a kind with its choices, or what is inside the tag. */
function replaceNode(node: unknown): unknown {
  if (!Array.isArray(node)) return node;
  const [name, kind, choices] = node;
  if (kind === undefined) return [PREFIX + name, ''];
  if (Object.values(KINDS_WITH_CHOICES).includes(kind)) return [name, kind, replaceChoices(choices)];
  return typeof kind === 'number' && kind > 0 ? node : [name, ...node.slice(1).map(replaceNode)];
}

function replaceChoices(choices: Readonly<Record<string, unknown>>) {
  const replaced = Object.entries(choices).map(([choice, content]) => [
    choice,
    Array.isArray(content) ? content.map(replaceNode) : content,
  ]);
  return Object.fromEntries(replaced);
}
