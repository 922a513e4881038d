// A stale-while-revalidate cache for one value that is expensive to compute and may be slightly old.
import { monotonicMs } from './clock.ts';

/**
 * The first callers wait for the first value. Once the value is older than `freshMs`, which may depend on it, callers
 * still get it while a new one is computed; if that fails, the old value remains.
 */
export function staleWhileRevalidate<Value>(
  freshMs: number | ((value: Value) => number),
  compute: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { readonly value: Value; readonly computedMs: number } | null = null;
  let refreshing: Promise<Value> | null = null;
  const refresh = (): Promise<Value> => {
    refreshing ??= compute()
      .then((value) => {
        cached = { value, computedMs: monotonicMs() };
        return value;
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  };
  return async () => {
    if (!cached) return refresh();
    const limitMs = typeof freshMs === 'number' ? freshMs : freshMs(cached.value);
    if (monotonicMs() - cached.computedMs >= limitMs) refresh().catch(() => undefined);
    return cached.value;
  };
}
