// JSON for Lua: text as an expression that Lua can load.

/** JSON as a Lua expression; undefined if it is malformed. */
export function decodeToLua(text: string): string | undefined {
  try {
    return luaExpression(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function luaExpression(value: unknown): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return luaString(value);
  if (Array.isArray(value)) return `{${value.map(luaExpression).join(',')}}`;
  if (typeof value !== 'object') return String(value);
  return `{${Object.entries(value).map(([key, one]) => `[${luaString(key)}]=${luaExpression(one)}`)}}`;
}

function luaString(text: string): string {
  return `"${[...Buffer.from(text)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')}"`;
}
