// How fast a backlog of votes is delivered, compared with other job queues: interleaved runs, medians, ratios.
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { CONTESTANTS, type Contestant, otherCheckout } from './drain/contestants.ts';
import { type DrainMeasurement, measureDrain, startDrainReceiver } from './drain/measure-drain.ts';
import { checkoutsFor } from './harness/checkout.ts';
import { describeMachine, median } from './harness/report.ts';

export const usage = `npm run bench -- deliveries [flags]
  --deliveries N   how many wait (100000)
  --endpoints N    over how many endpoints (1000)
  --runs N         interleaved runs of each contestant; the medians are shown (3)
  --tls            over TLS, for all contestants
  --only NAMES     of ${CONTESTANTS.map(({ name }) => name).join(', ')}; commas between them
  --against DIR    also the engine of another checkout of this repository
  --profile DIR    write a CPU profile of each contestant's process there`;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      deliveries: { type: 'string', default: '100000' },
      endpoints: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
      tls: { type: 'boolean', default: false },
      only: { type: 'string' },
      against: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const contestants = await choose(values.only, values.against);
  const postgres = await startPostgres({ durable: true });
  const { receiver, origin } = await startDrainReceiver(values.tls);
  try {
    const backlog = { deliveries: Number(values.deliveries), endpoints: Number(values.endpoints), origin };
    console.log(await describeMachine(postgres.url, ['graphile-worker', 'pg-boss', 'undici']));
    console.log(`${backlog.deliveries} deliveries over ${backlog.endpoints} endpoints\n`);
    const setup = { postgresUrl: postgres.url, receiver, backlog, profileFolder: values.profile ?? null };
    const runs = new Map<string, DrainMeasurement[]>(contestants.map(({ name }) => [name, []]));
    for (let round = 1; round <= Number(values.runs); round += 1) {
      for (const contestant of contestants) {
        const measured = await measureDrain(contestant, setup);
        runs.get(contestant.name)?.push(measured);
        console.log(`run ${round}  ${line(contestant.name, measured)}`);
      }
    }
    console.log(`\n${table(runs)}`);
  } finally {
    receiver.disconnect();
    await postgres.stop();
  }
  return 0;
}

async function choose(only: string | undefined, against: string | undefined): Promise<readonly Contestant[]> {
  const names = only?.split(',');
  const unknown = names?.filter((name) => !CONTESTANTS.some((contestant) => contestant.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no contestant named ${unknown.join(', ')}.\n${usage}`);
  const chosen = CONTESTANTS.filter(({ name }) => !names || names.includes(name));
  const [, other] = checkoutsFor(against);
  return other ? [...chosen, await otherCheckout(other)] : chosen;
}

const seconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1));

function line(name: string, { perSecond, cpuMs, postgresCpuMs, receiverCpuMs, connections }: DrainMeasurement): string {
  const cpu = `cpu ${seconds(cpuMs)} s, PostgreSQL ${seconds(postgresCpuMs)} s, receiver ${seconds(receiverCpuMs)} s, ${connections} connections`;
  return `${name.padEnd(16)}${perSecond.toFixed(0).padStart(7)}/s   ${cpu}`;
}

/** In Markdown, for README.md. */
function table(runs: ReadonlyMap<string, readonly DrainMeasurement[]>): string {
  const own = median(runs.get('plaudit') ?? [], (run) => run.perSecond);
  const rows = [...runs].map(([name, measured]) => {
    const of = (pick: (run: DrainMeasurement) => number) => median(measured, pick);
    const rates = measured.map((run) => run.perSecond);
    const spread = `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`;
    const cpu = [of((run) => run.cpuMs), of((run) => run.postgresCpuMs ?? 0), of((run) => run.receiverCpuMs)];
    const rate = of((run) => run.perSecond);
    const ratio = Number.isNaN(own) ? '–' : (own / rate).toFixed(2);
    return `| ${name} | ${rate.toFixed(0)} | ${spread} | ${ratio} | ${cpu.map(seconds).join(' / ')} | ${of((run) => run.connections)} |`;
  });
  return [
    '| | deliveries/s, median | spread | plaudit is × | CPU s: process / PostgreSQL / receiver | connections |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
