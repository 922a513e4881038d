// `npm run bench -- NAME [flags]`: measures one thing, by name, and says so when there is no such thing.
const BENCHES: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Bench> }>> = {
  deliveries: {
    about: 'how fast a backlog is delivered, beside graphile-worker, pg-boss and a loop without a database',
    load: () => import('./deliveries.ts'),
  },
  backlog: {
    about: 'whether a million waiting deliveries are sent as fast as a tenth of them, in how much memory',
    load: () => import('./backlog.ts'),
  },
  hanging: {
    about: 'what a tenth of all endpoints that hang costs the others, in time and in rate',
    load: () => import('./hanging.ts'),
  },
  'long-transaction': {
    about: 'what a transaction that another session holds open costs the deliveries',
    load: () => import('./long-transaction.ts'),
  },
  'endless-bodies': {
    about: 'how much memory endpoints take that answer with bodies without an end',
    load: () => import('./endless-bodies.ts'),
  },
  'log-at-scale': {
    about: 'what a page of the log and its retention cost beside millions of attempts',
    load: () => import('./log-at-scale.ts'),
  },
  checks: {
    about: 'how many vote checks a second, beside a route that says hello, and how long they take',
    load: () => import('./checks.ts'),
  },
  latency: {
    about: 'how long after its recording a vote reaches its receiver, at a rate and after a rest',
    load: () => import('./latency.ts'),
  },
  listeners: {
    about: 'how long a vote takes to its listener while a tenth of all listeners is silent',
    load: () => import('./listeners.ts'),
  },
  votes: {
    about: 'how many votes a second are recorded, together and one by one, in both databases',
    load: () => import('./votes.ts'),
  },
  'votes-paging': {
    about: 'what a page of the list of votes costs at its beginning and 100,000 votes down',
    load: () => import('./votes-paging.ts'),
  },
  pages: {
    about: 'how long the server takes for every public page, with many listings and votes',
    load: () => import('./pages.ts'),
  },
  probes: {
    about: 'how long a round of 2,000 game servers takes, over how many sockets, in how much memory',
    load: () => import('./probes.ts'),
  },
};

interface Bench {
  /** What the flags mean, line by line. */
  readonly usage: string;
  /** The exit code. */
  run(flags: readonly string[]): Promise<number>;
}

async function main([name, ...flags]: readonly string[]): Promise<number> {
  const bench = await BENCHES[name ?? '']?.load();
  if (!bench) return explain(name);
  if (flags.includes('--help')) {
    console.log(bench.usage);
    return 0;
  }
  return bench.run(flags);
}

function explain(name: string | undefined): number {
  if (name !== undefined && name !== '--help') console.error(`There is no bench named ${name}.\n`);
  console.log('npm run bench -- NAME [flags]; NAME --help shows the flags.\n');
  for (const [known, { about }] of Object.entries(BENCHES)) console.log(`  ${known.padEnd(18)}${about}`);
  return name === undefined || name === '--help' ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
