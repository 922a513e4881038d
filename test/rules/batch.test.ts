// Batched queries (core/batch): none joins a batch that was sent, and each gets its own result.
import { expect, test } from 'vitest';
import { createBatcher } from '../../src/core/batch.ts';

/** Records batches as they are sent; the test resolves each of them. */
function manual(most: number, atOnce = 1) {
  const batches: { readonly asked: readonly number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = createBatcher<number, number>({ maxConcurrent: atOnce, maxSize: most }, (asked) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly number[]>();
    batches.push({ asked, answer: () => resolve(asked.map((one) => one * 10)), fail: reject });
    return promise;
  });
  return { ask, batches, turn: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))) };
}

test('queries made together are sent together, in order, and resolved one by one', async () => {
  const { ask, batches, turn } = manual(10);
  const answers = Promise.all([3, 1, 2].map(ask));
  await turn();
  expect(batches.map(({ asked }) => asked)).toEqual([[3, 1, 2]]);
  batches[0]!.answer();
  expect(await answers).toEqual([30, 10, 20]);
});

test('queries made while a batch is in flight wait for the next one', async () => {
  const { ask, batches, turn } = manual(10);
  const first = ask(1);
  await turn();
  const later = [ask(2), ask(3)];
  await turn();
  expect(batches).toHaveLength(1);
  batches[0]!.answer();
  expect(await first).toBe(10);
  await turn();
  expect(batches[1]!.asked).toEqual([2, 3]);
  batches[1]!.answer();
  expect(await Promise.all(later)).toEqual([20, 30]);
});

test('limits the size of a batch, and the number of batches in flight', async () => {
  const { ask, batches, turn } = manual(2, 2);
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
  await turn();
  expect(batches.map(({ asked }) => asked)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  for (const batch of batches) batch.answer();
  await turn();
  batches[2]!.answer();
  expect(await answers).toEqual([10, 20, 30, 40, 50]);
});

test('a batch that fails rejects only its own queries', async () => {
  const { ask, batches, turn } = manual(10);
  const failing = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  const after = ask(3);
  batches[0]!.fail(new Error('lost'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  batches[1]!.answer();
  expect(await after).toBe(30);
});

/** Two lanes: odd and even numbers. */
function manualLanes() {
  const batches: { readonly asked: readonly number[]; answer(): void }[] = [];
  const load = (asked: readonly number[]) => {
    const { promise, resolve } = Promise.withResolvers<readonly number[]>();
    batches.push({ asked, answer: () => resolve(asked) });
    return promise;
  };
  const lanes = { count: 2, laneOf: (one: number) => one % 2 };
  const ask = createBatcher<number, number>({ maxConcurrent: 1, maxSize: 3 }, load, lanes);
  return { ask, batches, turn: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))) };
}

test('lanes run at the same time, and batches of one lane follow each other', async () => {
  const { ask, batches, turn } = manualLanes();
  const answers = Promise.all([1, 2, 3, 4].map(ask));
  await turn();
  expect(batches.map(({ asked }) => asked)).toEqual([
    [2, 4],
    [1, 3],
  ]);
  const next = Promise.all([5, 7].map(ask));
  await turn();
  expect(batches).toHaveLength(2);
  batches[1]!.answer();
  await turn();
  expect(batches[2]!.asked).toEqual([5, 7]);
  for (const batch of batches) batch.answer();
  expect([await answers, await next]).toEqual([
    [1, 2, 3, 4],
    [5, 7],
  ]);
});

test('a lane with fewer queries than are in flight in another one waits for the end of that batch, and no longer', async () => {
  const { ask, batches, turn } = manualLanes();
  const answers = [2, 4, 6].map(ask);
  await turn();
  answers.push(ask(1), ...[8, 10, 12].map(ask));
  await turn();
  expect(batches.map(({ asked }) => asked)).toEqual([[2, 4, 6]]);
  batches[0]!.answer();
  await turn();
  expect(batches.map(({ asked }) => asked)).toEqual([[2, 4, 6], [8, 10, 12], [1]]);
  for (const batch of batches) batch.answer();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 1, 8, 10, 12]);
});

test('batches that take turns: the next one is sent before the results of the last one are passed on', async () => {
  const events: string[] = [];
  const { promise: loaded, resolve: answer } = Promise.withResolvers<void>();
  const ask = createBatcher<number, number>({ maxConcurrent: 1, maxSize: 100, takesTurns: true }, async (asked) => {
    events.push(`sent ${asked}`);
    await loaded;
    return asked;
  });
  const first = ask(1).then(() => events.push('answered 1'));
  await new Promise(setImmediate);
  const second = ask(2);
  answer();
  await Promise.all([first, second]);
  expect(events).toEqual(['sent 1', 'sent 2', 'answered 1']);
});

test('batches that take turns: consecutive ones become equally large', async () => {
  const sizes: number[] = [];
  const ask = createBatcher<number, number>({ maxConcurrent: 1, maxSize: 100, takesTurns: true }, async (asked) => {
    sizes.push(asked.length);
    return asked;
  });
  const requests = Array.from({ length: 60 }, (_, place) => ask(place));
  expect(await Promise.all(requests)).toEqual(requests.map((_, place) => place));
  expect(sizes).toEqual([30, 30]);
});
