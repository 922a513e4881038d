// The programs that high availability on one machine needs, from Debian's packages.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder with PostgreSQL's own programs, of the newest version. */
  readonly postgresBin: string;
}

const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];

export type FoundPrograms =
  | { readonly ok: true; readonly programs: Programs }
  | { readonly ok: false; readonly sentence: string };

export function findPrograms(folders = FOLDERS, postgresVersions = POSTGRES_VERSIONS): FoundPrograms {
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const [etcd, patroni, haproxy] = [find('etcd'), find('patroni'), find('haproxy')];
  const postgresBin = findPostgres(postgresVersions);
  if (etcd && patroni && haproxy && postgresBin) return { ok: true, programs: { etcd, patroni, haproxy, postgresBin } };
  const missing = [
    ...(etcd ? [] : ['etcd-server']),
    ...(patroni ? [] : ['patroni']),
    ...(haproxy ? [] : ['haproxy']),
    ...(postgresBin ? [] : ['postgresql']),
  ];
  return {
    ok: false,
    sentence: `These packages are missing: install them with "apt install --no-install-recommends ${missing.join(' ')}".`,
  };
}

function findPostgres(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}
