// pg-boss, tuned: several loops that each fetch 500 jobs, send them and complete them in one statement.
import { PgBoss } from 'pg-boss';
import { runDrainProgram } from './drain.ts';
import { type Job, openSignedPost } from './signed-post.ts';

export const QUEUE = 'deliver';
const BATCH = 500;
const LOOPS = Number(process.env.PG_BOSS_LOOPS ?? 3);
const CONNECTIONS = 96;

runDrainProgram(async ({ databaseUrl, origin }) => {
  const post = openSignedPost(origin, CONNECTIONS);
  const boss = new PgBoss({ connectionString: databaseUrl, max: 10, supervise: false, schedule: false });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  // pg-boss's own worker sleeps half a second between two fetches; a manual fetch does not.
  const loop = async () => {
    for (;;) {
      const jobs = await boss.fetch<Job>(QUEUE, {
        batchSize: BATCH,
        priority: false,
        orderByCreatedOn: false,
      });
      if (jobs.length === 0) return;
      await Promise.all(jobs.map((job) => post.send(job.data)));
      await boss.complete(
        QUEUE,
        jobs.map((job) => job.id),
      );
    }
  };
  return {
    drain: async () => {
      await Promise.all(Array.from({ length: LOOPS }, loop));
    },
    async close() {
      await boss.stop({ graceful: false });
      await post.close();
    },
  };
});
