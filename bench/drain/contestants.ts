// Who is measured: each with a program that drains, a way to fill its tables and a way to find what went wrong.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backlog } from './backlog.ts';
import { findGraphileWorkerFault, findPgBossFault, seedGraphileWorker, seedPgBoss } from './seed-peers.ts';
import * as own from './seed-plaudit.ts';

export interface Entrant {
  readonly name: string;
  /** The program's path. */
  readonly program: string;
  readonly seed: (databaseUrl: string, backlog: Backlog) => Promise<void>;
  /** In words, or null when all is as it must be. */
  readonly findFault: (databaseUrl: string, backlog: Backlog) => Promise<string | null>;
}

const programOf = (name: string) => join(import.meta.dirname, `${name}.ts`);
const nothing = async () => undefined;
const noFault = async () => null;

export const ENTRANTS: readonly Entrant[] = [
  { name: 'plaudit', program: programOf('plaudit'), seed: own.seed, findFault: own.findFault },
  {
    name: 'graphile-worker',
    program: programOf('graphile-worker'),
    seed: seedGraphileWorker,
    findFault: findGraphileWorkerFault,
  },
  { name: 'pg-boss', program: programOf('pg-boss'), seed: seedPgBoss, findFault: findPgBossFault },
  { name: 'bare-loop', program: programOf('bare-loop'), seed: nothing, findFault: noFault },
];

/** Plaudit as it is in another checkout, whose own schema and engine are used: what a change is measured against. */
export async function otherCheckout(folder: string): Promise<Entrant> {
  const seeding: typeof own = await import(pathToFileURL(join(folder, 'bench', 'drain', 'seed-plaudit.ts')).href);
  const program = join(folder, 'bench', 'drain', 'plaudit.ts');
  return { name: 'against', program, seed: seeding.seed, findFault: seeding.findFault };
}
