// All connections of all services are ended by PostgreSQL, several times, in the middle of whatever they do.
import { dice } from '../../support/course.ts';
import type { Act } from './act.ts';
import { ask, letArrive, onScene } from './scene.ts';
import { promise } from './verdict.ts';

const TIMES = 5;
const TERMINATE = `select count(*) filter (where pg_terminate_backend(pid))::int as ended from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

export const act: Act = {
  name: 'connections-terminated',
  what: 'pg_terminate_backend over all connections of two processes, several times',
  play: (seed) =>
    onScene({}, async (scene) => {
      const chance = dice(seed);
      await scene.enter();
      await scene.enter();
      await scene.beginVotes();
      let terminated = 0;
      for (let times = 0; times < TIMES; times += 1) {
        await letArrive(scene, 20 + Math.floor(40 * chance()));
        terminated += (await ask<{ ended: number }>(scene, TERMINATE))[0]?.ended ?? 0;
      }
      promise(terminated > 0, 'No connection was there to be ended.');
      await letArrive(scene, 50);
      return { ...(await scene.end()), terminated };
    }),
};
