// Waits for a condition in a test. A busy machine takes its time: only a test that fails waits this long.
import { vi } from 'vitest';

const PATIENCE = { timeout: 60_000, interval: 10 };

/** Resolves to the first truthy value. */
export function waitUntil<Value>(condition: () => Value | Promise<Value>) {
  return vi.waitUntil(condition, PATIENCE);
}

/** Resolves as soon as nothing is thrown. */
export function waitFor<Value>(expectation: () => Value | Promise<Value>) {
  return vi.waitFor(expectation, PATIENCE);
}
