// Reads what servers say of themselves: anything may stand there, and what makes no sense is nothing. Pure.

/** The most that a game ever had at once is a quarter of it. */
export const MAX_PLAYERS = 100_000_000;

/** Undefined where the text is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined where there is no such field, whatever the value is. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** A whole number from 0 on, also where it is written as text; null for everything else. */
export function readCount(value: unknown): number | null {
  if (typeof value === 'string') return /^\d{1,9}$/.test(value) ? readCount(Number(value)) : null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  return value >= 0 && value <= MAX_PLAYERS ? value : null;
}

/** A capacity: nobody fits into 0. */
export function readCapacity(value: unknown): number | null {
  return readCount(value) || null;
}
