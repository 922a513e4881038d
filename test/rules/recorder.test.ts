// The recorder writes everything: several endpoints' results at once, each endpoint's in their order and one write at a time.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import type { RunReport } from '../../src/deliveries/record-outcomes.ts';
import { Recorder } from '../../src/deliveries/recorder.ts';
import type { EndedAttempt, Run } from '../../src/deliveries/run.ts';

const RUNS = 4;

/** What the recorder knows of a run and of a result: to it they are things to be counted and passed on. */
const runOf = (endpointId: string) => ({ claim: { endpointId, epoch: 1 }, stop: () => {} }) as unknown as Run;
const resultOf = (number: number, responseBody: string | null = null) =>
  ({ attempt: { number }, answer: { responseBody } }) as unknown as EndedAttempt;
/** Of the event loop, after which a writer begins. */
const turn = () => new Promise(setImmediate);

/** A result of one of the runs; or the database answers one of the writes that are under way. */
const step = fc.oneof(
  fc.record({ result: fc.nat({ max: RUNS - 1 }) }),
  fc.record({ answer: fc.nat({ max: 2 }) }),
);

test('promise 5: whatever order the database answers in', async () => {
  let mostAtOnce = 0;
  const act = async (steps: readonly ({ result: number } | { answer: number })[]) => {
    const underWay: { reports: readonly RunReport[]; answer: () => void }[] = [];
    const written = new Map<string, number[]>();
    const released: string[] = [];
    const twice: string[] = [];
    const recorder = new Recorder({
      async record(reports) {
        const others = underWay.flatMap((write) => write.reports.map(({ endpointId }) => endpointId));
        twice.push(...reports.map(({ endpointId }) => endpointId).filter((id) => others.includes(id)));
        await new Promise<void>((answer) => underWay.push({ reports, answer }));
        for (const { endpointId, results } of reports) {
          const before = written.get(endpointId) ?? [];
          written.set(endpointId, [...before, ...results.map(({ attempt }) => attempt.number)]);
        }
        return new Set(reports.map(({ endpointId }) => endpointId));
      },
      onReleased: ({ claim }) => released.push(claim.endpointId),
      log: createLog('silent'),
    });
    const answer = (which: number) => underWay.splice(which % underWay.length, 1)[0]?.answer();
    const runs = Array.from({ length: RUNS }, (_, number) => runOf(`end_${number}`));
    for (const [number, one] of steps.entries()) {
      if ('result' in one) recorder.addResult(runs[one.result]!, resultOf(number));
      else if (underWay.length > 0) answer(one.answer);
      await turn();
      mostAtOnce = Math.max(mostAtOnce, underWay.length);
    }
    for (const run of runs) recorder.endRun(run);
    await turn();
    while (underWay.length > 0) {
      answer(0);
      await turn();
    }
    await recorder.settled();
    expect(twice).toEqual([]);
    for (const [place, { claim }] of runs.entries()) {
      const numbers = [...steps.entries()].filter(([, one]) => 'result' in one && one.result === place);
      expect(written.get(claim.endpointId) ?? []).toEqual(numbers.map(([number]) => number));
    }
    expect(released.sort()).toEqual(runs.map(({ claim }) => claim.endpointId));
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), act), { numRuns: 300 });
  expect(mostAtOnce).toBe(3);
});

test('long answers are written a few at a time, and count as held until they are written', async () => {
  const writes: { results: number; answer: () => void }[] = [];
  const recorder = new Recorder({
    async record(reports) {
      const results = reports.reduce((sum, report) => sum + report.results.length, 0);
      await new Promise<void>((answer) => writes.push({ results, answer }));
      return new Set(reports.map(({ endpointId }) => endpointId));
    },
    onReleased: () => undefined,
    log: createLog('silent'),
  });
  const text = 'e'.repeat(16_384);
  for (let number = 0; number < 1_000; number += 1)
    recorder.addResult(runOf(`end_${number}`), resultOf(number, text));
  expect(recorder.heldText).toBe(1_000 * text.length);
  const written: number[] = [];
  const settled = recorder.settled();
  while (recorder.heldText > 0) {
    await turn();
    for (const { results, answer } of writes.splice(0)) {
      written.push(results);
      answer();
    }
  }
  await settled;
  expect(written.reduce((sum, results) => sum + results, 0)).toBe(1_000);
  expect(Math.max(...written)).toBeLessThan(100);
});

test('what the database refuses is left alone, and everything else is written', async () => {
  const written: string[] = [];
  const released: string[] = [];
  const stopped: string[] = [];
  const run = (endpointId: string) =>
    ({ claim: { endpointId, epoch: 1 }, stop: () => stopped.push(endpointId) }) as unknown as Run;
  const recorder = new Recorder({
    async record(reports) {
      await turn();
      if (reports.some(({ endpointId }) => endpointId === 'end_2'))
        throw Object.assign(new Error('no partition of relation found for row'), { code: '23514' });
      written.push(...reports.map(({ endpointId }) => endpointId));
      return new Set(reports.map(({ endpointId }) => endpointId));
    },
    onReleased: ({ claim }) => released.push(claim.endpointId),
    log: createLog('silent'),
  });
  const runs = [0, 1, 2, 3, 4].map((number) => run(`end_${number}`));
  for (const [number, one] of runs.entries()) recorder.addResult(one, resultOf(number));
  await recorder.settled();
  expect(stopped).toEqual(['end_2']);
  for (const one of runs) recorder.endRun(one);
  await recorder.settled();
  expect(written.toSorted()).toEqual([
    'end_0',
    'end_0',
    'end_1',
    'end_1',
    'end_3',
    'end_3',
    'end_4',
    'end_4',
  ]);
  expect(released.toSorted()).toEqual(['end_0', 'end_1', 'end_2', 'end_3', 'end_4']);
});
