// graphile-worker, tuned: prepared statements, a local queue, completions in batches, jobs deleted and nothing logged.
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run } from 'graphile-worker';
import { runDrainProgram } from './drain.ts';
import { type Job, openSignedPost } from './signed-post.ts';

const CONCURRENCY = Number(process.env.GRAPHILE_CONCURRENCY ?? 96);
const LOCAL_QUEUE = Number(process.env.GRAPHILE_LOCAL_QUEUE ?? 1_000);
const COMPLETE_DELAY_MS = Number(process.env.GRAPHILE_COMPLETE_DELAY ?? 5);
const LOOK_EVERY_MS = 5;

runDrainProgram(async ({ databaseUrl, origin, deliveries }) => {
  const post = openSignedPost(origin, CONCURRENCY);
  let done = 0;
  return {
    async drain() {
      const runner = await run({
        noHandleSignals: true,
        taskList: {
          deliver: async (job) => {
            await post.send(job as Job);
            done += 1;
          },
        },
        logger: new Logger(() => () => undefined),
        preset: {
          worker: {
            connectionString: databaseUrl,
            concurrentJobs: CONCURRENCY,
            maxPoolSize: 10,
            pollInterval: 100,
            preparedStatements: true,
            localQueue: { size: LOCAL_QUEUE },
            completeJobBatchDelay: COMPLETE_DELAY_MS,
          },
        },
      });
      while (done < deliveries) await sleep(LOOK_EVERY_MS);
      // Deletes the last jobs.
      await runner.stop();
    },
    close: () => post.close(),
  };
});
