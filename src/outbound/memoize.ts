// Keeps the answers of a pure question that is asked again and again with the same text.

const ANSWERS_KEPT = 10_000;
/** Nobody asks again and again with a longer text, and ten thousand of them would fill the memory. */
const TEXT_KEPT = 4_096;

/** `ask` must answer the same text the same way, always. */
export function memoize<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const fresh = ask(text);
    if (text.length > TEXT_KEPT) return fresh;
    if (kept.size >= ANSWERS_KEPT) kept.clear();
    kept.set(text, fresh);
    return fresh;
  };
}
