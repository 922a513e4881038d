// How many accounts a network can create in an hour, counted in the database across all processes (decision P419).

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Settings } from '../config/settings.ts';
import { HOUR_SECONDS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import { message } from '../messages/message.ts';
import { signInRefusal } from './refuse-sign-in.ts';

export type AccountAdmission = { readonly ok: true } | { readonly ok: false; readonly resetSeconds: number };

/** Counts one new account of the network, whose key is a keyed hash (`ClientIdentifier.keyOf`). */
export async function admitAccount(
  { site, db }: { readonly site: Pick<Settings, 'accountsPerNetwork'>; readonly db: Db },
  network: string,
): Promise<AccountAdmission> {
  const limit = site.accountsPerNetwork;
  return limit === null ? { ok: true } : consume(db, { key: `sign-up:${network}`, limit, windowSeconds: HOUR_SECONDS });
}

/** The network of the request that is being handled, where an account is created far from the request. */
const requestNetwork = new AsyncLocalStorage<string>();

export function inNetwork<Result>(network: string, work: () => Result): Result {
  return requestNetwork.run(network, work);
}

/** Accounts that are created by signing in elsewhere count like those of the sign-up form. */
export async function refuseManyAccounts(parts: Parameters<typeof admitAccount>[0]): Promise<void> {
  const network = requestNetwork.getStore();
  const admitted = network === undefined ? null : await admitAccount(parts, network);
  if (!admitted || admitted.ok) return;
  const minutes = Math.ceil(admitted.resetSeconds / 60);
  throw signInRefusal('TOO_MANY_REQUESTS', 'MANY_ACCOUNTS', message('validation.manyAccounts', { minutes }));
}
