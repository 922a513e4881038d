// PostgreSQL is stopped and started again under load: politely (its clients are cut off, what is open is undone) and as in a
// crash (it recovers from its log), a few times, with a moment between.
import { dice } from '../../support/course.ts';
import type { Act } from './act.ts';
import { letArrive, onScene } from './scene.ts';

const RESTARTS = 3;
const AWAY_MOST_MS = 800;

export const act: Act = {
  name: 'postgres-restart',
  what: 'PostgreSQL is stopped, politely or as in a crash, and started again under load, two processes on it',
  play: (seed) =>
    onScene({}, async (scene) => {
      const chance = dice(seed);
      await scene.enter();
      await scene.enter();
      await scene.beginVotes();
      let crashes = 0;
      for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
        await letArrive(scene, 20 + Math.floor(60 * chance()));
        const signal = chance() < 0.5 ? 'SIGINT' : 'SIGQUIT';
        if (signal === 'SIGQUIT') crashes += 1;
        await scene.server.restart(signal, AWAY_MOST_MS * chance());
      }
      await letArrive(scene, 50);
      return { ...(await scene.end()), restarts: RESTARTS, crashes };
    }),
};
