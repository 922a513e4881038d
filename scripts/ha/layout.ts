// Where everything of a cluster on one machine listens and keeps its data, and the values for the files in ops/ha.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import type { Programs } from './programs.ts';

const ADDRESS = '127.0.0.1';
const NODES = ['node1', 'node2', 'node3'] as const;
export type NodeName = (typeof NODES)[number];

/** What would be one machine: a member of etcd, Patroni, and its PostgreSQL. */
export interface NodeLayout {
  readonly name: NodeName;
  readonly data: string;
  readonly patroniUrl: string;
  readonly postgres: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface ClusterLayout {
  readonly nodes: readonly NodeLayout[];
  /** Host and port of HAProxy, which lead to the primary and to the standbys. */
  readonly primary: string;
  readonly standby: string;
  readonly proxyValues: Readonly<Record<string, string | number>>;
  readonly passwords: { readonly postgres: string; readonly plaudit: string };
}

export async function layOut(folder: string, { postgresBin }: Programs): Promise<ClusterLayout> {
  const ports = await Promise.all(
    NODES.map(async (name) => ({
      name,
      ETCD_PORT: await freePort(),
      ETCD_PEER_PORT: await freePort(),
      PATRONI_PORT: await freePort(),
      POSTGRES_PORT: await freePort(),
    })),
  );
  const [PRIMARY_PORT, STANDBY_PORT] = [await freePort(), await freePort()];
  const password = () => randomBytes(18).toString('hex');
  const passwords = { postgres: password(), plaudit: password() };
  const shared = {
    ADDRESS,
    ETCD_CLUSTER: ports.map((one) => `${one.name}=http://${ADDRESS}:${one.ETCD_PEER_PORT}`).join(','),
    ETCD_HOSTS: ports.map((one) => `${ADDRESS}:${one.ETCD_PORT}`).join(','),
    NETWORK: `${ADDRESS}/32`,
    POSTGRES_BIN: postgresBin,
    POSTGRES_PASSWORD: passwords.postgres,
    REPLICATION_PASSWORD: password(),
  };
  return {
    nodes: ports.map(({ name, ...own }) => {
      const data = join(folder, name);
      return {
        name,
        data,
        patroniUrl: `http://${ADDRESS}:${own.PATRONI_PORT}`,
        postgres: `${ADDRESS}:${own.POSTGRES_PORT}`,
        values: {
          ...shared,
          ...own,
          NODE: name,
          ETCD_DATA: join(data, 'etcd'),
          POSTGRES_DATA: join(data, 'postgresql'),
        },
      };
    }),
    primary: `${ADDRESS}:${PRIMARY_PORT}`,
    standby: `${ADDRESS}:${STANDBY_PORT}`,
    proxyValues: {
      HAPROXY_ADDRESS: ADDRESS,
      PRIMARY_PORT,
      STANDBY_PORT,
      ...Object.fromEntries(
        ports.flatMap((one, index) => [
          [`NODE${index + 1}`, `${ADDRESS}:${one.POSTGRES_PORT}`],
          [`PATRONI${index + 1}_PORT`, one.PATRONI_PORT],
        ]),
      ),
    },
    passwords,
  };
}
