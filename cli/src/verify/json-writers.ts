// JSON as other languages write it. A receiver that parses a body and writes it again signs these bytes. Pure.

/** The order in which Plaudit writes the fields of a vote. */
const OUR_ORDER =
  'event version eventId timestamp test data listingId listingType userId votedAt nextVoteAt weight game playerName'.split(
    ' ',
  );

export function sortKeys(value: unknown): unknown {
  return withKeyOrder(value, (a, b) => (a < b ? -1 : 1));
}

export function inOurOrder(value: unknown): unknown {
  const place = (key: string) => (OUR_ORDER.includes(key) ? OUR_ORDER.indexOf(key) : OUR_ORDER.length);
  return withKeyOrder(value, (a, b) => place(a) - place(b));
}

function withKeyOrder(value: unknown, compare: (a: string, b: string) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeyOrder(item, compare));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(fields.map(([key, field]) => [key, withKeyOrder(field, compare)]));
}

/** `json.dumps`: a space after each comma and colon. */
export function asPythonWrites(value: unknown, ensureAscii: boolean): string {
  const text = spaced(value);
  return ensureAscii ? escapeUnicode(text) : text;
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${spaced(field)}`);
  return `{${fields.join(', ')}}`;
}

/** `json_encode`, which escapes slashes. */
export function asPhpWrites(value: unknown, escapesUnicode: boolean): string {
  const text = JSON.stringify(value).replaceAll('/', '\\/');
  return escapesUnicode ? escapeUnicode(text) : text;
}

/** `json.Marshal`, which escapes what has a meaning in HTML. */
export function asGoWrites(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped);
}

function escapeUnicode(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
