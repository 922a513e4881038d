// `npm run bench -- NAME [flags]`: runs one benchmark, or lists them if there is none with that name.
const BENCHES: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Bench> }>> = {
  attacks: {
    about: 'what attacks of an outsider achieve: twenty accounts, lockout, squatting, look-alikes, replays, fixation',
    load: () => import('./attacks.ts'),
  },
  deliveries: {
    about: 'how fast a backlog is delivered, compared with graphile-worker, pg-boss and a loop without a database',
    load: () => import('./deliveries.ts'),
  },
  tls: {
    about: 'what a signed request costs over TLS: open connections, resumed sessions and full handshakes',
    load: () => import('./tls.ts'),
  },
  backlog: {
    about: 'whether a million waiting deliveries are sent as fast as a tenth of them, in how much memory',
    load: () => import('./backlog.ts'),
  },
  hanging: {
    about: 'what hanging endpoints (a tenth of all) cost the others, in time and in rate',
    load: () => import('./hanging.ts'),
  },
  'long-transaction': {
    about: 'what a transaction that another session holds open costs deliveries',
    load: () => import('./long-transaction.ts'),
  },
  'endless-bodies': {
    about: 'how much memory endless response bodies take',
    load: () => import('./endless-bodies.ts'),
  },
  'log-at-scale': {
    about: 'what a page of the delivery log and retention cost with millions of attempts',
    load: () => import('./log-at-scale.ts'),
  },
  checks: {
    about: 'how many vote checks per second, compared with a route that says hello, and how long they take',
    load: () => import('./checks.ts'),
  },
  latency: {
    about: 'how long after its recording a vote reaches its receiver, at a steady rate and after a rest',
    load: () => import('./latency.ts'),
  },
  everyday: {
    about: 'what a vote and its delivery cost at everyday rates, and what an idle service costs (for docs/scaling.md)',
    load: () => import('./everyday.ts'),
  },
  accept: {
    about: 'what a vote costs from its acceptance over HTTP to its delivery, the memory of the service, and its start',
    load: () => import('./accept.ts'),
  },
  listeners: {
    about: 'how long a vote takes to reach its listener while a tenth of all listeners are silent',
    load: () => import('./listeners.ts'),
  },
  streams: {
    about: 'how fast the live stream sends a backlog, in how much memory, and what idle streams cost the database',
    load: () => import('./streams.ts'),
  },
  votes: {
    about: 'how many votes per second are recorded, batched and one by one, in both databases',
    load: () => import('./votes.ts'),
  },
  annul: {
    about: 'how long annulling and restoring many votes takes, and what it costs the votes of others meanwhile',
    load: () => import('./annul.ts'),
  },
  suspicion: {
    about: 'how well fake votes are flagged: a month of honest traffic and five kinds of attacks',
    load: () => import('./suspicion.ts'),
  },
  'votes-paging': {
    about: 'what a page of the vote list costs at its start and 100,000 votes further down',
    load: () => import('./votes-paging.ts'),
  },
  pages: {
    about: 'how long the server takes for every public page, with many listings and votes',
    load: () => import('./pages.ts'),
  },
  probes: {
    about: 'how long polling 2,000 game servers takes, over how many sockets, in how much memory',
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
  if (name !== undefined && name !== '--help') console.error(`There is no benchmark named ${name}.\n`);
  console.log('npm run bench -- NAME [flags]; NAME --help shows the flags.\n');
  for (const [known, { about }] of Object.entries(BENCHES)) console.log(`  ${known.padEnd(18)}${about}`);
  return name === undefined || name === '--help' ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
