// Reads values that game servers send. They may be anything, and an implausible value counts as missing. Pure.

/** Four times as many as any game has ever had at once. */
export const MAX_PLAYERS = 100_000_000;

/** Undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined if the value has no such field. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** A non-negative integer, also as a string; null for anything else. */
export function readCount(value: unknown): number | null {
  if (typeof value === 'string') return /^\d{1,9}$/.test(value) ? readCount(Number(value)) : null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  return value >= 0 && value <= MAX_PLAYERS ? value : null;
}

/** A capacity; 0 counts as none. */
export function readCapacity(value: unknown): number | null {
  return readCount(value) || null;
}
