// Memoizes a pure function of a string, with bounded memory.

const MAX_RESULTS = 10_000;
/** Longer texts are not memoized, because ten thousand of them would take too much memory. */
const MAX_TEXT_LENGTH = 4_096;

/** `compute` must always return the same result for the same text. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length > MAX_TEXT_LENGTH) return result;
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(text, result);
    return result;
  };
}
