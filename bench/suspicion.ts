// Simulates a month of honest traffic and five kinds of attacks, and says how well votes under suspicion are flagged
// (decision P417): precision, recall, time to flag, and how many honest listings are flagged.
import { parseArgs } from 'node:util';
import { PATTERNS, type SimulatedAttack, simulateAttacks } from './suspicion/attacks.ts';
import { chanceOf } from './suspicion/chance.ts';
import { replay } from './suspicion/replay.ts';
import { type Tally, tally } from './suspicion/tally.ts';
import { type SimulatedSite, simulateSite } from './suspicion/traffic.ts';

const MOST_MINUTES = 10;

export const usage = `npm run bench -- suspicion [flags]
  --seeds N         how many sites, each with other numbers (4)
  --first N         the first seed (1000; the weights were chosen with seeds 1 to 4)
  --listings N      listings of each site (300)
  --attacks N       attacks of each kind on each site (8)
  --explain         also why honest listings were flagged
  --database        instead: one small site in a database, as the service scans it, compared with the same votes in memory`;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      seeds: { type: 'string', default: '4' },
      first: { type: 'string', default: '1000' },
      listings: { type: 'string', default: '300' },
      attacks: { type: 'string', default: '8' },
      explain: { type: 'boolean', default: false },
      database: { type: 'boolean', default: false },
    },
  });
  const first = Number(values.first);
  if (values.database) {
    const { compareWithDatabase } = await import('./suspicion/replay-database.ts');
    return compareWithDatabase(first);
  }
  const tallies: Tally[] = [];
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const { site, attacks } = simulate(seed, Number(values.listings), Number(values.attacks));
    const votes = [...site.votes, ...attacks.flatMap((attack) => attack.votes)];
    tallies.push(tally(site.listings, attacks, replay(site.listings, votes)));
  }
  print(tallies);
  if (values.explain) for (const line of tallies.flatMap(({ explained }) => explained)) console.log(`  ${line}`);
  return 0;
}

function simulate(
  seed: number,
  listings: number,
  each: number,
): { readonly site: SimulatedSite; readonly attacks: readonly SimulatedAttack[] } {
  const chance = chanceOf(seed);
  const site = simulateSite(chance, listings);
  return { site, attacks: simulateAttacks(chance, site.listings, each) };
}

function print(tallies: readonly Tally[]): void {
  const sum = (of: (one: Tally) => number) => tallies.reduce((total, one) => total + of(one), 0);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
  console.log('| attack | simulated | flagged | within 10 min of the 50th vote | median | slowest |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const pattern of PATTERNS) {
    const all = tallies.map(({ byPattern }) => byPattern[pattern]);
    const attacks = all.reduce((total, one) => total + one.attacks, 0);
    const flagged = all.reduce((total, one) => total + one.flagged, 0);
    const minutes = all.flatMap((one) => one.minutes).sort((a, b) => a - b);
    const soon = minutes.filter((one) => one <= MOST_MINUTES).length;
    const median = minutes[Math.floor(minutes.length / 2)] ?? Number.NaN;
    console.log(
      `| ${pattern} | ${attacks} | ${flagged} | ${soon} | ${median.toFixed(1)} min | ${(minutes.at(-1) ?? Number.NaN).toFixed(1)} min |`,
    );
  }
  const [honest, wrong] = [sum((one) => one.honest), sum((one) => one.honestFlagged)];
  const attacks = sum((one) => PATTERNS.reduce((total, pattern) => total + one.byPattern[pattern].flagged, 0));
  console.log(`\nHonest listings flagged in the month: ${wrong} of ${honest} (${percent(wrong, honest)})`);
  console.log(`  of these with a launch or a streamer: ${sum((one) => one.honestWithEvent)}`);
  console.log(`Precision of flags: ${percent(attacks, attacks + wrong)}`);
  const [flagged, fakes, all] = [
    sum((one) => one.flaggedVotes),
    sum((one) => one.flaggedFakes),
    sum((one) => one.fakes),
  ];
  console.log(`Of the flagged votes of attacked listings, fake: ${percent(fakes, flagged)}`);
  console.log(`Of all fake votes, flagged: ${percent(fakes, all)}`);
}
