// The recorder writes every result: several endpoints' concurrently, each endpoint's in order and one write at a time.
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import type { EndedAttempt } from '../../src/deliveries/attempt.ts';
import type { EndpointClaim } from '../../src/deliveries/claim.ts';
import type { RunReport } from '../../src/deliveries/record-outcomes.ts';
import { Recorder } from '../../src/deliveries/recorder.ts';

const RUNS = 4;

/** The part of a claim and of a result that the recorder uses: it only counts them and passes them on. */
const claimOf = (endpointId: string) => ({ endpointId, epoch: 1 }) as EndpointClaim;
const resultOf = (number: number, responseBody: string | null = null) =>
  ({ attempt: { number }, result: { responseBody } }) as unknown as EndedAttempt;
const endpointsOf = (reports: readonly RunReport[]) => reports.map(({ claim }) => claim.endpointId);
/** Turns of the event loop until a writer starts. */
const turn = () => new Promise(setImmediate);

afterEach(() => {
  vi.useRealTimers();
});

/** A result of one of the runs, the database’s response to one of the writes in flight, or time. */
const step = fc.oneof(
  fc.record({ result: fc.nat({ max: RUNS - 1 }) }),
  fc.record({ answer: fc.nat({ max: 2 }) }),
  fc.record({ passedMs: fc.constant(60) }),
);
type Step = { result: number } | { answer: number } | { passedMs: number };

test('promise 5: whatever the order of the database’s responses', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let mostAtOnce = 0;
  const replay = async (steps: readonly Step[]) => {
    const underWay: { reports: readonly RunReport[]; answer: () => void }[] = [];
    const written = new Map<string, number[]>();
    const released: string[] = [];
    const twice: string[] = [];
    const recorder = new Recorder({
      async record(reports) {
        const others = underWay.flatMap((write) => endpointsOf(write.reports));
        twice.push(...endpointsOf(reports).filter((id) => others.includes(id)));
        await new Promise<void>((answer) => underWay.push({ reports, answer }));
        for (const { claim, results } of reports) {
          const before = written.get(claim.endpointId) ?? [];
          written.set(claim.endpointId, [...before, ...results.map(({ attempt }) => attempt.number)]);
        }
        return new Set(endpointsOf(reports));
      },
      onWritten: ({ claim, ended }) => void (ended && released.push(claim.endpointId)),
      log: createLog('silent'),
    });
    const answer = (which: number) => underWay.splice(which % underWay.length, 1)[0]?.answer();
    const claims = Array.from({ length: RUNS }, (_, number) => claimOf(`end_${number}`));
    for (const [number, one] of steps.entries()) {
      if ('result' in one) recorder.addResult(claims[one.result]!, resultOf(number));
      else if ('passedMs' in one) vi.advanceTimersByTime(one.passedMs);
      else if (underWay.length > 0) answer(one.answer);
      await turn();
      mostAtOnce = Math.max(mostAtOnce, underWay.length);
    }
    for (const claim of claims) recorder.endRun(claim);
    await turn();
    while (underWay.length > 0) {
      answer(0);
      await turn();
    }
    await recorder.settled();
    expect(twice).toEqual([]);
    for (const [place, claim] of claims.entries()) {
      const numbers = [...steps.entries()].filter(([, one]) => 'result' in one && one.result === place);
      expect(written.get(claim.endpointId) ?? []).toEqual(numbers.map(([number]) => number));
    }
    expect(released.sort()).toEqual(claims.map(({ endpointId }) => endpointId));
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), replay), { numRuns: 300 });
  expect(mostAtOnce).toBe(3);
});

test('long responses are written a few at a time, and count as held until they are written', async () => {
  const writes: { results: number; answer: () => void }[] = [];
  const recorder = new Recorder({
    async record(reports) {
      const results = reports.reduce((sum, report) => sum + report.results.length, 0);
      await new Promise<void>((answer) => writes.push({ results, answer }));
      return new Set(endpointsOf(reports));
    },
    onWritten: () => undefined,
    log: createLog('silent'),
  });
  const text = 'e'.repeat(16_384);
  for (let number = 0; number < 1_000; number += 1)
    recorder.addResult(claimOf(`end_${number}`), resultOf(number, text));
  expect(recorder.unwrittenBytes).toBe(1_000 * text.length);
  const written: number[] = [];
  const settled = recorder.settled();
  while (recorder.unwrittenBytes > 0) {
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

test('results that the database rejects are dropped, and everything else is written', async () => {
  const written: string[] = [];
  const released: string[] = [];
  const stopped = new Set<string>();
  const recorder = new Recorder({
    async record(reports) {
      await turn();
      if (endpointsOf(reports).includes('end_2'))
        throw Object.assign(new Error('no partition of relation found for row'), { code: '23514' });
      written.push(...endpointsOf(reports));
      return new Set(endpointsOf(reports));
    },
    onWritten({ claim, ended }, isHeld) {
      if (!isHeld) stopped.add(claim.endpointId);
      if (ended) released.push(claim.endpointId);
    },
    log: createLog('silent'),
  });
  const claims = [0, 1, 2, 3, 4].map((number) => claimOf(`end_${number}`));
  for (const [number, claim] of claims.entries()) recorder.addResult(claim, resultOf(number));
  await recorder.settled();
  expect([...stopped]).toEqual(['end_2']);
  for (const claim of claims) recorder.endRun(claim);
  await recorder.settled();
  expect(written.toSorted()).toEqual(['end_0', 'end_0', 'end_1', 'end_1', 'end_3', 'end_3', 'end_4', 'end_4']);
  expect(released.toSorted()).toEqual(['end_0', 'end_1', 'end_2', 'end_3', 'end_4']);
});

test('results wait for a write in progress, and no longer when it is slow', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const writes: string[][] = [];
  const recorder = new Recorder({
    record(reports) {
      writes.push(endpointsOf(reports));
      return new Promise(() => undefined);
    },
    onWritten: () => undefined,
    log: createLog('silent'),
  });
  for (const endpointId of ['end_1', 'end_2', 'end_3']) {
    recorder.addResult(claimOf(endpointId), resultOf(1));
    await turn();
  }
  expect(writes).toEqual([['end_1']]);
  vi.advanceTimersByTime(60);
  await turn();
  expect(writes).toEqual([['end_1'], ['end_2', 'end_3']]);
});
