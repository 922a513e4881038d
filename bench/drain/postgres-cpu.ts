// How much processor time a PostgreSQL server on this machine has used, all of its processes together.
import { readdirSync, readFileSync } from 'node:fs';
import { queryOnce } from '../../test/support/query-once.ts';

const TICK_MS = 10;

/** Milliseconds since the server started; null where /proc does not tell. */
export async function postgresCpuMs(url: string): Promise<number | null> {
  const [row] = await queryOnce<{ pid: number }>(url, 'select pg_backend_pid() as pid');
  try {
    // The connection is closed by now: the server's main process is found through the ones that stay.
    const [named] = await queryOnce<{ pid: number }>(
      url,
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    );
    const main = statOf(named?.pid ?? row?.pid ?? 0).parent;
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const children = all.map((pid) => statOrNull(Number(pid))).filter((stat) => stat?.parent === main);
    const own = statOf(main);
    return own.ticks * TICK_MS + own.endedTicks * TICK_MS + sumTicks(children) * TICK_MS;
  } catch {
    return null;
  }
}

/** Milliseconds that one process has used; 0 where /proc does not tell. */
export function processCpuMs(pid: number): number {
  return (statOrNull(pid)?.ticks ?? 0) * TICK_MS;
}

interface Stat {
  readonly parent: number;
  readonly ticks: number;
  /** Of children that have ended. */
  readonly endedTicks: number;
}

function statOf(pid: number): Stat {
  // After the name, which may hold anything but ends with the last bracket: state, parent, …
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (place) => fields[place],
  );
  return { parent, ticks: user + system, endedTicks: endedUser + endedSystem };
}

function statOrNull(pid: number): Stat | null {
  try {
    return statOf(pid);
  } catch {
    return null;
  }
}

function sumTicks(stats: readonly (Stat | null | undefined)[]): number {
  return stats.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
}
