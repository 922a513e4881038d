// PostgreSQL cannot be reached for a while: refused, or without any answer. Nothing is lost or charged, and five seconds after
// it is back votes arrive as fast as before.
import { setTimeout } from 'node:timers/promises';
import { dice } from '../../support/course.ts';
import type { Act } from './act.ts';
import { onScene } from './scene.ts';
import { promise } from './verdict.ts';

const BEFORE_MS = 2_000;
/** The fifth second after it is back. */
const AFTER_MS = [4_000, 5_000] as const;
/** Votes come at a steady rate; what one second brings also hangs on what else the machine does. */
const FULL = 0.75;

/** Away for so long. */
export function awayFor(awayMs: number): Act {
  return {
    name: 'postgres-away',
    what: `PostgreSQL cannot be reached for ${awayMs / 1_000} s: refused, or no answer at all`,
    play: (seed) =>
      onScene({}, async (scene) => {
        const silently = dice(seed)() < 0.5;
        const { proxy, witness } = scene;
        await scene.enter({ DATABASE_URL: proxy.url });
        await scene.beginVotes();
        await setTimeout(1_000 + BEFORE_MS);
        const leftMs = performance.now();
        const before = (witness.between(leftMs - BEFORE_MS, leftMs) * 1_000) / BEFORE_MS;
        if (silently) proxy.fallSilent();
        else await proxy.leave();
        await setTimeout(awayMs);
        await proxy.comeBack();
        const backMs = performance.now();
        await setTimeout(AFTER_MS[1]);
        const after = witness.between(backMs + AFTER_MS[0], backMs + AFTER_MS[1]);
        promise(before > 0 && after >= FULL * before, rates(before, after));
        return { ...(await scene.end()), silently: Number(silently), before, after };
      }),
  };
}

function rates(before: number, after: number): string {
  return `${before} votes a second arrived before, ${after} in the fifth second after PostgreSQL was back.`;
}

export const act: Act = awayFor(60_000);
