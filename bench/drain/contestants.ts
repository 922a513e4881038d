// The contestants: for each, the program that drains, how to fill its tables, and how to verify the result.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Checkout, urlIn } from '../harness/checkout.ts';
import type { Backlog } from './backlog.ts';
import { findGraphileWorkerFault, findPgBossFault, seedGraphileWorker, seedPgBoss } from './seed-peers.ts';
import * as own from './seed-plaudit.ts';

export interface Contestant {
  readonly name: string;
  /** The program's path. */
  readonly program: string;
  readonly seed: (databaseUrl: string, backlog: Backlog) => Promise<void>;
  /** In words; null when everything was delivered once. */
  readonly findFault: (databaseUrl: string, backlog: Backlog) => Promise<string | null>;
}

const programOf = (name: string) => join(import.meta.dirname, `${name}.ts`);
const nothing = async () => undefined;
const noFault = async () => null;

export const CONTESTANTS: readonly Contestant[] = [
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

/** Plaudit of another checkout, with its own schema and engine: the version to compare a change with. */
export async function otherCheckout(checkout: Checkout): Promise<Contestant> {
  const { seed, findFault }: typeof own = await import(urlIn(checkout, 'bench/drain/seed-plaudit.ts').href);
  return { name: checkout.name, program: fileURLToPath(urlIn(checkout, 'bench/drain/plaudit.ts')), seed, findFault };
}
