// `npm run ha`: PostgreSQL with high availability on this machine, from Debian's packages, until Ctrl+C.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type LocalCluster, startLocalCluster } from './ha/cluster.ts';
import { tryFailover } from './ha/failover-trial.ts';
import { findPrograms } from './ha/programs.ts';

const USAGE = `npm run ha -- [flags]
  --kill-primary   write without a pause, kill the primary's node, print what happens, and stop
  --crash-primary  the same, but kill only its PostgreSQL

Starts three nodes of etcd, Patroni and PostgreSQL, and HAProxy, on 127.0.0.1, in a temporary folder that is removed at
the end. The files are those in ops/ha. See docs/high-availability.md.`;

const say = (line: string) => console.log(line);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'kill-primary': { type: 'boolean', default: false },
      'crash-primary': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const found = findPrograms();
  if (!found.ok) {
    console.error(found.sentence);
    return 1;
  }
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  say('Starting three nodes and HAProxy. This takes about half a minute …');
  const cluster = await Promise.race([startLocalCluster(found.programs), stopped.then(() => null)]);
  if (!cluster) return 130;
  try {
    const crash = values['crash-primary'];
    if (crash || values['kill-primary'])
      return (await Promise.race([tryFailover(cluster, crash, say), stopped])) === true ? 0 : 1;
    await greet(cluster);
    await stopped;
    say('\nStopping …');
    return 0;
  } finally {
    await cluster.stop();
  }
}

async function greet({ nodes, folder, proxyUrl, hostsUrl, standbyUrl, ...cluster }: LocalCluster): Promise<void> {
  const primary = await cluster.primary();
  const lines = [
    '',
    'Through HAProxy:',
    `  DATABASE_URL=${proxyUrl}`,
    'Or with the hosts of all nodes:',
    `  DATABASE_URL=${hostsUrl}`,
    'The standbys, only for reading:',
    `  DATABASE_READ_URL=${standbyUrl}`,
    '',
    'To try a failover, kill everything on a node (its standby takes over within half a minute):',
    ...nodes.map(({ name, data }) => {
      const isPrimary = name === primary ? '  # the primary now' : '';
      return `  kill -9 $(cat ${folder}/pids/${name}-*) $(head -1 ${data}/postgresql/postmaster.pid)${isPrimary}`;
    }),
    '',
    `Logs and files are in ${folder}. Ctrl+C stops everything and removes them.`,
  ];
  say(lines.join('\n'));
}

process.exit(await main());
