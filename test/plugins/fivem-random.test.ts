// The FiveM resource under random faults and crashes: at the end each vote was rewarded exactly once, and what a crash
// left open is listed as unclear. FIVEM_SEEDS=200 plays more than one scenario.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FivemFixture, openFivemFixture, rewardsOf } from '../support/fivem/fivem-fixture.ts';
import type { FivemServer } from '../support/fivem/fivem-server.ts';
import type { PluginFault } from '../support/plugin-site.ts';
import { printLine, randomFromSeed } from '../support/seeded-random.ts';

const SEEDS = Number(process.env.FIVEM_SEEDS ?? 3);
const PLAYERS = 8;
const STEPS = 25;
const FAULTS: readonly PluginFault[] = [
  'lose-request',
  'lose-response',
  { status: 503 },
  { status: 429, headers: { 'Retry-After': '7' } },
  { status: 200, body: '<html>' },
];

const totals = { votes: 0, crashes: 0 };

let fivem: FivemFixture;
beforeAll(async () => {
  fivem = await openFivemFixture();
});
beforeEach(() => fivem.reset());
afterAll(async () => {
  if (process.env.FIVEM_SEEDS) printLine(`${SEEDS} scenarios, ${totals.votes} votes, ${totals.crashes} crashes`);
  await fivem.close();
});

/** The event IDs that the console lists as unclear. */
async function unclearOf(server: FivemServer): Promise<readonly string[]> {
  const before = server.output.length;
  server.command(0, 'plaudit pending');
  await server.advance(0);
  const lines = server.output.slice(before).filter((line) => line.includes('  unclear  '));
  return lines.map((line) => line.split(/\s+/)[1]!);
}

it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))('seed %i: each vote is rewarded once', async (seed) => {
  const random = randomFromSeed(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const server = await fivem.start();
  const voters = Array.from({ length: PLAYERS }, fivem.newVoter);
  const waiting = [...voters];
  const votes: string[] = [];
  fivem.site.fault = () => (random() < 0.25 ? FAULTS[below(FAULTS.length)] : undefined);

  const steps: readonly (() => unknown)[] = [
    async () => {
      const voter = waiting.pop();
      if (voter) votes.push(await fivem.site.vote(voter));
    },
    () => {
      const player = below(PLAYERS);
      server.join(player + 1, [`discord:${voters[player]}`]);
    },
    () => server.leave(below(PLAYERS) + 1),
    () => server.crash(below(6)),
    () => server.command(below(PLAYERS) + 1, 'vote'),
  ];
  for (let step = 0; step < STEPS; step += 1) {
    await steps[below(steps.length)]!();
    await server.advance(below(40_000));
    if (server.hasCrashed()) {
      totals.crashes += 1;
      await fivem.startAgain(server);
    }
  }

  // Everything works again, everybody is online, and the owner settles what is unclear.
  fivem.site.fault = null;
  server.crash();
  await fivem.startAgain(server);
  voters.forEach((voter, player) => void server.join(player + 1, [`discord:${voter}`]));
  await fivem.site.clock.advance('2m');
  await server.advance(400_000);
  for (const eventId of await unclearOf(server))
    server.command(0, `plaudit ${rewardsOf(server).includes(eventId) ? 'forget' : 'offer'} ${eventId}`);
  await server.advance(400_000);
  expect([...rewardsOf(server)].sort()).toEqual(votes.sort());
  expect(await unclearOf(server)).toEqual([]);
  totals.votes += votes.length;
});
