// The upper bound: the same signed requests from memory, as fast as undici sends them, without a database.
import { randomUUID } from 'node:crypto';
import { SAMPLE_EVENT_ID, sampleBody } from './backlog.ts';
import { runDrainProgram } from './drain.ts';
import { type Job, openSignedPost } from './signed-post.ts';

const CONCURRENCY = Number(process.env.BARE_CONCURRENCY ?? 64);

runDrainProgram(async ({ origin, deliveries, endpoints }) => {
  const post = openSignedPost(origin, CONCURRENCY);
  const body = sampleBody();
  const place = SAMPLE_EVENT_ID.replaceAll('-', '');
  const jobs: Job[] = Array.from({ length: deliveries }, (_, number) => {
    const eventId = randomUUID().replaceAll('-', '');
    return { endpoint: number % endpoints, eventId, body: body.replace(place, eventId) };
  });
  const sender = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await post.send(job);
  };
  return {
    drain: async () => {
      await Promise.all(Array.from({ length: CONCURRENCY }, sender));
    },
    close: () => post.close(),
  };
});
