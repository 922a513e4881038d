// The frame of a contestant's program: receives its orders, measures the drain, reports, exits.
import type { Backlog } from './backlog.ts';

export interface DrainOrder extends Backlog {
  readonly databaseUrl: string;
}

export interface Drained {
  /** From the first statement or request until everything is delivered and recorded. */
  readonly ms: number;
  /** Of this process alone, in that time. */
  readonly cpuMs: number;
}

export interface Drain {
  /** Delivers everything and returns when that is in the database. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the contestant with the parent process's orders, drains once, and reports the figures. */
export function runDrainProgram(open: (orders: DrainOrder) => Promise<Drain>): void {
  process.once('message', async (orders: DrainOrder) => {
    const contestant = await open(orders);
    const cpuBefore = process.cpuUsage();
    const startedMs = performance.now();
    await contestant.drain();
    const ms = performance.now() - startedMs;
    const { user, system } = process.cpuUsage(cpuBefore);
    process.send?.({ ms, cpuMs: (user + system) / 1000 } satisfies Drained);
    await contestant.close();
    process.disconnect();
  });
}
