// Assertions, which fail because of a bug and never because of input.

/** For conditions that always hold in correct code. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) bug(message);
}

/** For cases that cannot happen in correct code. */
export function bug(message: string): never {
  throw new Error(`This is a bug in Plaudit: ${message}`);
}
