// Finds text that visitors read and that is not in a message catalog: text and attributes of JSX, and strings that look
// like sentences or headings.
import { dottedName, isNode, type Source, type SyntaxNode, where } from './source.ts';

/** Attributes whose value is for the browser, not for a reader. */
const TECHNICAL =
  /^(class|href|id|name|type|method|action|rel|for|autocomplete|autocapitalize|inputmode|enctype|as|look|role|src|value|d|viewBox|data-.*|key|pattern|accept|target|datetime|glyph|icon|tone|kind|lang|dir|media|http-equiv|content|property|formaction|sizes|srcset|loading|preload|aria-(current|live|describedby|labelledby|controls|expanded|hidden|haspopup))$/;
/** Calls whose text is for developers, operators or the browser. */
const CALLS =
  /^(bug|t|t\.rich|message|(\w+\.)*(header|headers|get|set|has|log\.\w+|info|warn|error|debug|append|delete)|Symbol|fetch|assetUrl|createContext|new (Error|RegExp|Intl\..*|HTTPException|Response|TypeError)|setCookie|getCookie|prepared|sql)$/;
const WORDS = /\p{L}{2,}/u;
/** `Two words`, or one word that starts with a capital letter, as a heading or a button. */
const READABLE = /^\P{L}*(\p{Lu}\p{Ll}+[.!?…]?|.*\p{L}{2,}[,.:;!?]? \p{L}.*)$/su;

export function findHardCodedText(source: Source): readonly string[] {
  const skipped = source.nodes.filter(isForMachines).map(({ start, end }) => ({ start, end }));
  const isSkipped = (node: SyntaxNode) => skipped.some(({ start, end }) => start <= node.start && node.end <= end);
  return source.nodes
    .filter((node) => isText(node) && !isSkipped(node))
    .map((node) => `${where(source, node)}: ${shorten(textOf(node))}`);
}

function isForMachines(node: SyntaxNode): boolean {
  if (/^(Import|ExportAll|TS)/.test(node.type) && !/^TS(AsExpression|SatisfiesExpression)$/.test(node.type))
    return true;
  if (node.type === 'JSXAttribute') return TECHNICAL.test(attributeName(node));
  if (node.type === 'CallExpression') return CALLS.test(dottedName(node.callee) ?? '');
  if (node.type === 'NewExpression') return CALLS.test(`new ${dottedName(node.callee) ?? ''}`);
  if (node.type === 'TaggedTemplateExpression') return CALLS.test(dottedName(node.tag) ?? 'sql');
  if (node.type === 'Property')
    return isNode(node.key) && /^(class|href|code|pattern|header)$/.test(String(node.key.name));
  return false;
}

function attributeName({ name }: SyntaxNode): string {
  if (!isNode(name)) return '';
  return name.type === 'JSXNamespacedName' ? 'data-namespaced' : String(name.name);
}

function isText(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return WORDS.test(textOf(node).replace(/&\w+;/g, ''));
  if (node.type === 'Literal') return typeof node.value === 'string' && READABLE.test(node.value);
  return node.type === 'TemplateElement' && READABLE.test(textOf(node));
}

function textOf(node: SyntaxNode): string {
  const { value } = node;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
