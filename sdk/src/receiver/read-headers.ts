// Headers in every form that frameworks have them: Headers, Node's object, Lambda's lists. Names are case-insensitive.

export type HeaderSource =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | number | undefined>>;

/** The header's trimmed value; null if it is missing or empty. Several values are joined as HTTP joins them. */
export function readHeader(headers: HeaderSource | null | undefined, name: string): string | null {
  if (!headers) return null;
  const value = typeof headers.get === 'function' ? headers.get(name) : findHeader(headers as HeaderRecord, name);
  const text = Array.isArray(value) ? value.join(', ') : value;
  return text === null || text === undefined ? null : String(text).trim() || null;
}

type HeaderRecord = Readonly<Record<string, string | readonly string[] | number | undefined>>;

function findHeader(headers: HeaderRecord, name: string): HeaderRecord[string] {
  const found = Object.keys(headers).find((key) => key.toLowerCase() === name);
  return found === undefined ? undefined : headers[found];
}
