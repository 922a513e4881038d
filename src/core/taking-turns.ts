// Bounds how many tasks run at the same time. Those that wait begin in the order in which they came, so whoever asks for
// one task after the other takes turns with everyone else.

export type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function limitConcurrency(maxConcurrent: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The slot passes on to the next one directly, so that a newcomer cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
