// Parses the query of a request for the schemas: a parameter that occurs once is a string; a repeated one is a list,
// which the schemas refuse.

/** Null if it is not percent-encoded UTF-8. */
export function readQuery(url: string): Readonly<Record<string, string | string[]>> | null {
  const start = url.indexOf('?');
  const search = start < 0 ? '' : (url.slice(start + 1).split('#')[0] ?? '');
  const found = new Map<string, string[]>();
  try {
    for (const pair of search.split('&').filter(Boolean)) {
      const [name = '', ...value] = pair.split('=');
      const key = decode(name);
      const values = found.get(key);
      if (values) values.push(decode(value.join('=')));
      else found.set(key, [decode(value.join('='))]);
    }
  } catch {
    return null;
  }
  // fromEntries creates own properties for all names, even `__proto__`.
  return Object.fromEntries([...found].map(([name, values]) => [name, values.length === 1 ? values.join() : values]));
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
