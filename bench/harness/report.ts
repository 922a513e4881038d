// Describes the machine above each table of figures; medians and percentiles of several runs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { queryOnce } from '../../test/support/query-once.ts';

/** `packages`: those whose versions are shown. */
export async function describeMachine(postgresUrl: string, packages: readonly string[]): Promise<string> {
  const [server] = await queryOnce<{ server: string; durable: string }>(
    postgresUrl,
    "select current_setting('server_version') as server, current_setting('fsync') || '/' || current_setting('synchronous_commit') as durable",
  );
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const versions = packages.map((name) => `${name} ${versionOf(name)}`).join(', ');
  return [
    `${today}, ${machine}, shared by all processes; load before the run ${loadavg()[0]?.toFixed(1)}`,
    `Node ${process.version}, PostgreSQL ${server?.server} (fsync/synchronous_commit ${server?.durable}), ${versions}`,
  ].join('\n');
}

function versionOf(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`));
  return JSON.parse(readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8')).version;
}

export function median<T>(runs: readonly T[], pick: (run: T) => number): number {
  const sorted = runs.map(pick).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export interface Delays {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export function summarizeDelays(valuesMs: readonly number[]): Delays {
  const sorted = valuesMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

/** `lowest–highest`, to be shown beside a median. */
export function formatSpread<T>(runs: readonly T[], pick: (run: T) => number): string {
  const values = runs.map(pick);
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}

export function formatGoal(goal: string, isReached: boolean): string {
  return `- Goal: ${goal}: ${isReached ? 'reached' : '**not reached**'}.`;
}
