// How many accounts a network can create in an hour, counted in the database across all processes (decision P419).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config.ts';
import { HOUR_SECONDS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';

export type AccountAdmission = { readonly ok: true } | { readonly ok: false; readonly resetSeconds: number };

/** Counts one new account of the network, whose key is a keyed hash (`ClientIdentifier.keyOf`). */
export async function admitAccount(
  { config, db }: { readonly config: Pick<Config, 'accountsPerNetwork'>; readonly db: Db },
  network: string,
): Promise<AccountAdmission> {
  const limit = config.accountsPerNetwork;
  return limit === null ? { ok: true } : consume(db, { key: `sign-up:${network}`, limit, windowSeconds: HOUR_SECONDS });
}

/** The network of the request that is being handled, where an account is created far from the request. */
const requestNetwork = new AsyncLocalStorage<string>();

export function inNetwork<Result>(network: string, work: () => Result): Result {
  return requestNetwork.run(network, work);
}

/** The same for the network of the request, if there is one. */
export async function admitAccountOfRequest(parts: Parameters<typeof admitAccount>[0]): Promise<AccountAdmission> {
  const network = requestNetwork.getStore();
  return network === undefined ? { ok: true } : admitAccount(parts, network);
}
