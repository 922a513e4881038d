// Connections to PostgreSQL that stay open and carry nothing any more, as after a firewall forgot them: no byte, no end, on
// neither side. New ones are fine. Nobody tells the service; it has to notice by itself.

import { dice } from '../../support/course.ts';
import type { Act } from './act.ts';
import { letArrive, onScene, until } from './scene.ts';
import { promise } from './verdict.ts';

/** Four to notice; five until PostgreSQL undoes the transactions whose clients fell silent, and with them their locks. */
const GOES_ON_WITHIN_MS = 12_000;

export const act: Act = {
  name: 'half-open',
  what: 'all connections to PostgreSQL stay open and carry nothing; new ones are fine',
  play: (seed) =>
    onScene({}, async (scene) => {
      const chance = dice(seed);
      const { proxy, witness } = scene;
      const one = await scene.enter({ DATABASE_URL: proxy.url });
      await scene.beginVotes();
      await letArrive(scene, 100 + Math.floor(100 * chance()));
      proxy.numb();
      const numbMs = performance.now();
      const accepted = one.accepted.length;
      const arrived = witness.arrivals.length;
      await until('votes are taken and arrive again', () => isBack(), 90_000);
      const backMs = Math.round(performance.now() - numbMs);
      promise(backMs < GOES_ON_WITHIN_MS, `It took ${backMs} ms to go on.`);
      await letArrive(scene, 200);
      return { ...(await scene.end()), backMs };

      function isBack(): boolean {
        return one.accepted.length > accepted + 20 && witness.arrivals.length > arrived + 20;
      }
    }),
};
