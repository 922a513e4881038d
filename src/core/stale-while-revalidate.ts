// Keeps an answer that is dear to find and may be old: it is found anew behind the back of those who ask.
import { monotonicMs } from './clock.ts';

/**
 * The first who ask wait, together. Once the answer is older than `freshMs`, whoever asks gets it all the same while a new
 * one is being found; where that fails, the old one stays.
 */
export function staleWhileRevalidate<Answer>(
  freshMs: number,
  find: () => Promise<Answer>,
): () => Promise<Answer> {
  let answer: { readonly value: Answer; readonly foundMs: number } | null = null;
  let finding: Promise<Answer> | null = null;
  const findAnew = (): Promise<Answer> => {
    finding ??= find()
      .then((value) => {
        answer = { value, foundMs: monotonicMs() };
        return value;
      })
      .finally(() => {
        finding = null;
      });
    return finding;
  };
  return async () => {
    if (!answer) return findAnew();
    if (monotonicMs() - answer.foundMs >= freshMs) findAnew().catch(() => undefined);
    return answer.value;
  };
}
