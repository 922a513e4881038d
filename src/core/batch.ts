// Asks together what arrives together: one statement for many callers instead of one each. A question only ever joins
// a batch that has not been sent, so its answer is never older than the question.

export interface BatchOptions {
  /** Batches under way at the same time. */
  readonly maxConcurrent: number;
  /** Questions in a batch. */
  readonly maxSize: number;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** `ask` answers in the order of the questions. When it throws, so does every call of that batch. */
export function createBatcher<Question, Answer>(
  { maxConcurrent, maxSize }: BatchOptions,
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let underWay = 0;
  let planned = false;

  const plan = () => {
    if (planned || waiting.length === 0 || underWay >= maxConcurrent) return;
    planned = true;
    // After the sockets had their turn: what they bring in one go is asked in one go.
    setImmediate(() => {
      planned = false;
      while (waiting.length > 0 && underWay < maxConcurrent) void send();
    });
  };
  const send = async () => {
    const batch = waiting.slice(0, maxSize);
    waiting = waiting.slice(maxSize);
    underWay += 1;
    try {
      const answers = await ask(batch.map(({ question }) => question));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay -= 1;
      plan();
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      plan();
    });
}
