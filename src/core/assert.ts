// Assertions: they fail when the code is wrong, not the input.

/** For what must be true if the code is right. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) bug(message);
}

/** For what cannot happen if the code is right. */
export function bug(message: string): never {
  throw new Error(`This is a bug in Plaudit: ${message}`);
}
