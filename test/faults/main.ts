// `npm run faults`: runs seeded fault scenarios. At the first broken promise it prints which one and the command that
// repeats it.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { KILLS, OTHER_FAULTS } from './all-faults.ts';
import type { Fault } from './injected/fault.ts';
import { runKills } from './injected/kills.ts';
import { closeEnvironments, killEnvironments } from './scenario/environment.ts';
import { BOUNDARY_COUNT } from './scenario/plan.ts';
import { Summary } from './summary.ts';

const ALL_FAULTS = [KILLS, ...OTHER_FAULTS];
const NAME_WIDTH = Math.max(...ALL_FAULTS.map(({ name }) => name.length));

const USAGE = `npm run faults -- [flags]
  --seeds N     how many scenarios (default: 100)
  --seed S      the first seed; without --seeds, the only one (default: any)
  --fault NAME  this fault only: ${ALL_FAULTS.map(({ name }) => name).join(', ')}
  --embedded    kills only: use the embedded database
  --at-once N   how many scenarios run at once (one per core)

${ALL_FAULTS.map(({ name, description }) => `  ${name.padEnd(NAME_WIDTH)}  ${description}`).join('\n')}`;

/** Each other fault runs once per this many seeds. */
const OTHERS_EVERY = 100;
const PROGRESS_EVERY = 10;

interface Chosen {
  readonly seeds: number;
  readonly first: number;
  readonly fault: Fault | null;
  readonly embedded: boolean;
  readonly atOnce: number;
}

function read(flags: readonly string[]): Chosen | null {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      seeds: { type: 'string' },
      seed: { type: 'string' },
      fault: { type: 'string' },
      embedded: { type: 'boolean', default: false },
      'at-once': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const fault = values.fault ? ALL_FAULTS.find(({ name }) => name === values.fault) : null;
  const seeds = Number(values.seeds ?? (values.seed ? 1 : 100));
  const first = Number(values.seed ?? Math.floor(Date.now() / 1000) % 1_000_000);
  const atOnce = Number(values['at-once'] ?? availableParallelism());
  const good = isCount(seeds) && isCount(first + 1) && isCount(atOnce);
  if (values.help || fault === undefined || !good) return null;
  return { seeds, first, fault, embedded: values.embedded, atOnce };
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}

/** Most seeds run kills; the last ones of each hundred run the other faults. */
function faultFor({ fault, seeds }: Chosen, place: number): Fault {
  if (fault) return fault;
  const other = place % OTHERS_EVERY;
  return (seeds >= OTHERS_EVERY && OTHER_FAULTS[OTHERS_EVERY - 1 - other]) || KILLS;
}

/** False once a promise was broken; the scenarios running at that time are finished first. */
async function play(chosen: Chosen, summary: Summary): Promise<boolean> {
  let next = 0;
  let held = true;
  const lane = async () => {
    while (held && next < chosen.seeds) {
      held = (await playOne(chosen, next++, summary)) && held;
      progress(summary.scenarios, chosen.seeds);
    }
  };
  await Promise.all(Array.from({ length: chosen.atOnce }, lane));
  return held;
}

async function playOne(chosen: Chosen, place: number, summary: Summary): Promise<boolean> {
  const seed = chosen.first + place;
  const fault = faultFor(chosen, place);
  try {
    const onEmbedded = chosen.embedded && fault === KILLS;
    const figures = await (onEmbedded ? runKills(seed, { embedded: true, processes: 1 }) : fault.run(seed));
    summary.add(fault.name, figures);
    return true;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    console.log(`\nSeed ${seed}, ${fault.name}: broken promise.\n  ${sentence}`);
    const flags = `--fault ${fault.name} --seed ${seed}${chosen.embedded ? ' --embedded' : ''}`;
    console.log(`  Repeat: npm run faults -- ${flags}`);
    return false;
  }
}

const startedMs = performance.now();

function progress(done: number, all: number): void {
  const line = `${done} of ${all} scenarios, ${Math.round((performance.now() - startedMs) / 1000)} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (done % PROGRESS_EVERY === 0) console.log(line);
}

function tell({ lines }: Summary, { first }: Chosen): void {
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(`\n${lines.join('\n')}\nduration ${seconds} s, first seed ${first}`);
}

async function main(flags: readonly string[]): Promise<number> {
  const chosen = read(flags);
  if (!chosen) {
    console.log(USAGE);
    return flags.includes('--help') ? 0 : 1;
  }
  const summary = new Summary();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      tell(summary, chosen);
      process.exit(130);
    });
  }
  let held = await play(chosen, summary);
  await closeEnvironments();
  tell(summary, chosen);
  if (held && chosen.seeds >= 2 * BOUNDARY_COUNT && summary.neverReached.length > 0) {
    console.log(`Fault points that were never reached: ${summary.neverReached.join(', ')}.`);
    held = false;
  }
  return held ? 0 : 1;
}

process.once('exit', killEnvironments);
process.exit(await main(process.argv.slice(2)));
