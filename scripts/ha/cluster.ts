// PostgreSQL with high availability on one machine: three nodes of etcd, Patroni and PostgreSQL, and HAProxy before
// them, with the files in ops/ha.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { type ClusterLayout, layOut, type NodeLayout, type NodeName } from './layout.ts';
import {
  closeProcessFolder,
  createFolder,
  killPidIn,
  killProgram,
  openProcessFolder,
  type ProcessFolder,
  startProgram,
  writeOwnFile,
} from './processes.ts';
import type { Programs } from './programs.ts';
import { fillTemplate } from './templates.ts';

export interface LocalCluster {
  readonly folder: string;
  /** DATABASE_URL through HAProxy, and with the hosts of all nodes. */
  readonly proxyUrl: string;
  readonly hostsUrl: string;
  readonly standbyUrl: string;
  readonly nodes: readonly NodeLayout[];
  members(): Promise<readonly Member[]>;
  primary(): Promise<NodeName>;
  /** Resolves when there is a primary, a synchronous standby and another standby. */
  complete(): Promise<void>;
  /** Kills everything on a node, as a power failure does. */
  kill(name: NodeName): void;
  /** Kills only its PostgreSQL. */
  crash(name: NodeName): void;
  start(name: NodeName): void;
  stop(): Promise<void>;
}

const membersSchema = z.object({
  members: z.array(z.object({ name: z.enum(['node1', 'node2', 'node3']), role: z.string(), state: z.string() })),
});
export type Member = z.infer<typeof membersSchema>['members'][number];

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 100;

export async function startLocalCluster(programs: Programs): Promise<LocalCluster> {
  const processes = openProcessFolder();
  try {
    const layout = await layOut(processes.path, programs);
    const cluster = clusterOf(layout, processes, programs);
    for (const node of layout.nodes) writeNodeFiles(node);
    for (const { name } of layout.nodes) cluster.start(name);
    writeOwnFile(join(processes.path, 'haproxy.cfg'), fillTemplate('haproxy.cfg', layout.proxyValues));
    startProgram(processes, 'haproxy', [programs.haproxy, '-W', '-db', '-f', join(processes.path, 'haproxy.cfg')]);
    await cluster.complete();
    await createDatabase(layout);
    return cluster;
  } catch (error) {
    await closeProcessFolder(processes);
    throw error;
  }
}

function writeNodeFiles({ data, values }: NodeLayout): void {
  createFolder(data);
  for (const name of ['etcd.yml', 'patroni.yml'] as const) writeOwnFile(join(data, name), fillTemplate(name, values));
}

function clusterOf(layout: ClusterLayout, processes: ProcessFolder, programs: Programs): LocalCluster {
  const { nodes, passwords } = layout;
  const url = (hosts: string) => `postgres://plaudit:${passwords.plaudit}@${hosts}/plaudit`;
  const members = () => readMembers(nodes);
  const crash = (name: NodeName) => killPidIn(join(processes.path, name, 'postgresql', 'postmaster.pid'));
  return {
    folder: processes.path,
    proxyUrl: url(layout.primary),
    hostsUrl: `${url(nodes.map(({ postgres }) => postgres).join(','))}?target_session_attrs=read-write`,
    standbyUrl: url(layout.standby),
    nodes,
    members,
    async primary() {
      await until('there is a primary', async () => (await members()).some(isPrimary));
      return (await members()).find(isPrimary)?.name ?? 'node1';
    },
    complete: () => until('three nodes run', async () => isComplete(await members())),
    kill(name) {
      killProgram(processes, `${name}-patroni`);
      killProgram(processes, `${name}-etcd`);
      crash(name);
    },
    crash,
    start(name) {
      const file = (of: string) => join(processes.path, name, of);
      startProgram(processes, `${name}-etcd`, [programs.etcd, '--config-file', file('etcd.yml')]);
      startProgram(processes, `${name}-patroni`, [programs.patroni, file('patroni.yml')]);
    },
    stop: () => closeProcessFolder(processes),
  };
}

const isPrimary = ({ role, state }: Member) => role === 'leader' && state === 'running';

function isComplete(members: readonly Member[]): boolean {
  const isRunning = (role: string) =>
    members.some((member) => member.role === role && ['running', 'streaming'].includes(member.state));
  return isRunning('leader') && isRunning('sync_standby') && isRunning('replica');
}

/** As the first node that responds sees it; nothing while none does. */
async function readMembers(nodes: readonly NodeLayout[]): Promise<readonly Member[]> {
  for (const { patroniUrl } of nodes) {
    const members = await fetch(`${patroniUrl}/cluster`, { signal: AbortSignal.timeout(2_000) })
      .then((response) => response.json())
      .then((body) => membersSchema.parse(body).members)
      .catch(() => null);
    if (members) return members;
  }
  return [];
}

export async function until(what: string, come: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!(await come())) {
    if (performance.now() > endMs) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain until ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Plaudit's own user and database. As a member of `pg_monitor` it sees whether a standby is synchronous. */
async function createDatabase({ primary, passwords }: ClusterLayout): Promise<void> {
  const url = `postgres://postgres:${passwords.postgres}@${primary}/postgres`;
  await until('HAProxy has found the primary', () =>
    run(url, 'select').then(
      () => true,
      () => false,
    ),
  );
  await run(url, `create role plaudit login password '${passwords.plaudit}' in role pg_monitor`);
  await run(url, 'create database plaudit owner plaudit');
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
