// A real primary and its streaming standby for tests, both from the npm package: failover, and the old primary's return.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import {
  type Cluster,
  createCluster,
  endWatchdog,
  initialize,
  launch,
  type PostgresOptions,
  startWatchdog,
  urlOf,
} from './postgres-cluster.ts';
import { queryOnce } from './query-once.ts';

export interface ReplicaOptions extends PostgresOptions {
  /** Whether a commit waits until the standby has it on its disk. */
  readonly synchronous?: boolean;
}

/** `primary` and `standby` change places with `promote()`. */
export interface ReplicatedPostgres {
  readonly primary: PostgresNode;
  readonly standby: PostgresNode;
  /** Both hosts; a connection uses the one that accepts writes. */
  readonly url: string;
  /** Makes the standby the primary. Stop the old primary first, unless the test is about two primaries. */
  promote(): Promise<void>;
  /** Stops the node that is not the primary, and starts it with a new copy of the primary's data, as its standby. */
  rejoin(): Promise<void>;
  /** Resolves when the standby has replayed everything that the primary has written. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresNode {
  /** The URL of the database `postgres` for a superuser. */
  readonly url: string;
  /** `SIGINT` is a fast shutdown, `SIGQUIT` is like a crash. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it after a halt, in the role it had. */
  start(): Promise<void>;
}

export async function startReplicatedPostgres({
  synchronous = false,
  settings,
  ...options
}: ReplicaOptions = {}): Promise<ReplicatedPostgres> {
  const given = { wal_keep_size: '256MB', ...(synchronous && { synchronous_commit: 'on' }), ...settings };
  const nodes = [await createNode({ ...options, settings: given }), await createNode({ ...options, settings: given })];
  const [first, second] = nodes as [Node, Node];
  const stop = async () => {
    await Promise.all(nodes.map((node) => endWatchdog(node.watchdog)));
  };
  let [primary, standby] = [first, second];
  const attach = async () => {
    await copyPrimary(primary, standby);
    await standby.start();
    await requireStandby(primary, synchronous);
  };
  try {
    initialize(first.cluster);
    await first.start();
    await attach();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get primary() {
      return primary;
    },
    get standby() {
      return standby;
    },
    url: `postgres://plaudit@127.0.0.1:${first.cluster.port},127.0.0.1:${second.cluster.port}/postgres?target_session_attrs=read-write`,
    async promote() {
      await promoted(standby.url);
      [primary, standby] = [standby, primary];
    },
    async rejoin() {
      await standby.halt('SIGQUIT');
      await attach();
    },
    caughtUp: () => caughtUp(primary.url, standby.url),
    stop,
  };
}

interface Node extends PostgresNode {
  readonly cluster: Cluster;
  readonly watchdog: ChildProcess;
}

async function createNode(options: PostgresOptions): Promise<Node> {
  const cluster = await createCluster(options);
  let server: ChildProcess | null = null;
  return {
    cluster,
    url: urlOf(cluster),
    watchdog: startWatchdog(cluster),
    async halt(signal = 'SIGQUIT') {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      server = null;
    },
    async start() {
      server = await launch(cluster);
    },
  };
}

/** Not part of a base backup: see "Backing Up the Data Directory" in PostgreSQL's documentation. */
const NOT_COPIED = new Set(['pg_wal', 'pg_replslot', 'postmaster.pid', 'postmaster.opts', 'standby.signal']);

/** An online base backup, without pg_basebackup, which the npm package does not have. */
async function copyPrimary({ cluster: from, url }: Node, { cluster: to }: Node): Promise<void> {
  for (const name of readdirSync(to.data)) rmSync(join(to.data, name), { recursive: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  copyFolder(from.data, to.data, to.user);
  for (const name of ['pg_wal', 'pg_replslot']) createFolder(join(to.data, name), to.user);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const connection = `host=127.0.0.1 port=${from.port} user=plaudit application_name=standby`;
  const files = {
    backup_label: rows[0]?.labelfile ?? '',
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = '${connection}'\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(to.data, name), content);
    own(join(to.data, name), to.user);
  }
}

function copyFolder(from: string, to: string, user: Cluster['user']): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (NOT_COPIED.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      createFolder(target, user);
      copyFolder(source, target, user);
    } else copyFile(source, target, user);
  }
}

/** Files that the running server removes meanwhile do not belong to the backup. */
function copyFile(source: string, target: string, user: Cluster['user']): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  own(target, user);
}

function createFolder(path: string, user: Cluster['user']): void {
  mkdirSync(path, { mode: 0o700 });
  own(path, user);
}

function own(path: string, { uid, gid }: Cluster['user']): void {
  if (uid !== undefined) chownSync(path, uid, gid ?? uid);
}

/** Waits until the standby streams; commits wait for it from then on, if they are to. */
async function requireStandby(primary: Node, synchronous: boolean): Promise<void> {
  const streams = `select 1 from pg_stat_replication where state = 'streaming'`;
  while ((await queryOnce(primary.url, streams)).length === 0) await setTimeout(20);
  if (!synchronous) return;
  await queryOnce(primary.url, `alter system set synchronous_standby_names = '*'`);
  await queryOnce(primary.url, 'select pg_reload_conf()');
  const isSync = `select 1 from pg_stat_replication where sync_state = 'sync'`;
  while ((await queryOnce(primary.url, isSync)).length === 0) await setTimeout(20);
}

/** Without waiting in `pg_promote`: its snapshot can block the replay that it waits for. */
async function promoted(url: string): Promise<void> {
  await queryOnce(url, 'select pg_promote(false)');
  const isPrimary = 'select 1 where not pg_is_in_recovery()';
  while ((await queryOnce(url, isPrimary)).length === 0) await setTimeout(20);
}

/** Writes a record of its own, because the current position may be in the header of a page that nothing is on yet. */
async function caughtUp(primaryUrl: string, standbyUrl: string): Promise<void> {
  const write = `select pg_logical_emit_message(true, 'plaudit', '')::text as lsn`;
  const [written] = await queryOnce<{ lsn: string }>(primaryUrl, write);
  const replayed = `select 1 where pg_last_wal_replay_lsn() >= '${written?.lsn}'::pg_lsn`;
  while ((await queryOnce(standbyUrl, replayed)).length === 0) await setTimeout(20);
}
