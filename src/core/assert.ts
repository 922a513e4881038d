// Says loudly that the code, not the input, is wrong.

/** Holds what must be true if the code is right; throws otherwise. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) bug(message);
}

/** What cannot happen if the code is right. */
export function bug(message: string): never {
  throw new Error(`This is a bug in Plaudit: ${message}`);
}
