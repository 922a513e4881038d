// Memoizes a pure function of a string or a number, with bounded memory.

const MAX_RESULTS = 10_000;
/** Longer texts are not memoized, because ten thousand of them would take too much memory. */
const MAX_TEXT_LENGTH = 4_096;

/** `compute` must always return the same result for the same argument. */
export function memoize<Result, Argument extends string | number = string>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new Map<Argument, Result>();
  return (argument) => {
    const known = results.get(argument);
    if (known !== undefined) return known;
    const result = compute(argument);
    if (typeof argument === 'string' && argument.length > MAX_TEXT_LENGTH) return result;
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(argument, result);
    return result;
  };
}
