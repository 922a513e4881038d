// The recorder writes everything, each run's results in their order and never twice at once, however the writes interleave.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from '../../src/core/log.ts';
import type { Report } from '../../src/deliveries/record-outcomes.ts';
import { Recorder } from '../../src/deliveries/recorder.ts';
import type { Result, Run } from '../../src/deliveries/run.ts';

const RUNS = 4;
/** Of the event loop, after which a writer begins. */
const turn = () => new Promise(setImmediate);

/** What the recorder knows of a run and of a result: to it they are things to be counted and passed on. */
const runOf = (endpointId: string) => ({ claim: { endpointId, epoch: 1 }, stop: () => {} }) as unknown as Run;
const resultOf = (number: number) => ({ attempt: { number } }) as unknown as Result;

test('promise 5: whatever order the database answers in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.nat({ max: RUNS - 1 }), { maxLength: 60 }),
      async (scheduler, steps) => {
        const written = new Map<string, number[]>();
        const underWay = new Set<string>();
        const twice: string[] = [];
        const released: string[] = [];
        const write = async (reports: readonly Report[]) => {
          for (const { endpointId } of reports) if (underWay.has(endpointId)) twice.push(endpointId);
          for (const { endpointId } of reports) underWay.add(endpointId);
          await scheduler.schedule(Promise.resolve(), 'write');
          for (const { endpointId, results } of reports) {
            underWay.delete(endpointId);
            written.set(endpointId, [
              ...(written.get(endpointId) ?? []),
              ...results.map(({ attempt }) => attempt.number),
            ]);
          }
          return new Set(reports.map(({ endpointId }) => endpointId));
        };
        const recorder = new Recorder({
          record: write,
          onReleased: ({ claim }) => released.push(claim.endpointId),
          log: createLog('silent'),
        });
        const runs = Array.from({ length: RUNS }, (_, number) => runOf(`end_${number}`));
        const work = async () => {
          for (const [number, which] of steps.entries()) {
            recorder.result(runs[which]!, resultOf(number));
            await scheduler.schedule(Promise.resolve(), 'answer');
            if (number % 3 === 0) await turn();
          }
          for (const run of runs) recorder.end(run);
          await recorder.settled();
        };
        await scheduler.waitFor(work());
        expect(twice).toEqual([]);
        for (const [place, { claim }] of runs.entries()) {
          const expected = [...steps.entries()]
            .filter(([, which]) => which === place)
            .map(([number]) => number);
          expect(written.get(claim.endpointId) ?? []).toEqual(expected);
        }
        expect(released.sort()).toEqual(runs.map(({ claim }) => claim.endpointId));
      },
    ),
    { numRuns: 200 },
  );
});
