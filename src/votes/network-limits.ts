// How many votes one network may cast: for one listing while its voting window lasts, and for all listings in an hour. A network
// is an IPv4 address or an IPv6 /64; it is stored as a keyed hash that another day makes another (decisions V5, P145).
import { hash } from 'node:crypto';
import type { Config } from '../config.ts';
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import { deleteExpiredVoteNetworks } from './record-vote-queries.ts';

export interface NetworkLimits {
  /** Null: no limit. */
  readonly perListing: number | null;
  readonly perHour: number | null;
  /** What stands for the network in votes cast around this time. */
  hashesOf(network: string, at: Date): NetworkHashes;
}

export interface NetworkHashes {
  /** The same at any time; never stored. */
  readonly id: string;
  /** For pg_advisory_xact_lock: votes of one network are judged one after the other, over all processes. */
  readonly lock: bigint;
  /** What is stored with a vote of today. */
  readonly today: string;
  /**
   * What votes of the last 24 hours are stored under. So that midnight opens no new window the hashes of both days are looked
   * for; tomorrow's too, in case a vote of tomorrow is recorded a moment before this one.
   */
  readonly recent: readonly [yesterday: string, today: string, tomorrow: string];
}

const DAY_MS = 86_400_000;

export function createNetworkLimits(
  vault: Vault,
  { votesPerNetwork, votesPerNetworkHour }: Pick<Config, 'votesPerNetwork' | 'votesPerNetworkHour'>,
): NetworkLimits {
  const key = vault.derive('vote-networks');
  return {
    perListing: votesPerNetwork,
    perHour: votesPerNetworkHour,
    hashesOf(network, at) {
      const id = keyedHash(key, network);
      const on = (ms: number) => hashOnDay(id, new Date(ms));
      const today = on(at.getTime());
      const recent = [on(at.getTime() - DAY_MS), today, on(at.getTime() + DAY_MS)] as const;
      return { id, lock: Buffer.from(id, 'base64url').readBigInt64BE(), today, recent };
    },
  };
}

/** The network's own secret, mixed with the day: a plain hash, because nobody without the service's key knows the secret. */
function hashOnDay(id: string, day: Date): string {
  return hash('sha256', `${day.toISOString().slice(0, 10)} ${id}`, 'base64url');
}

const MINUTE_MS = 60_000;

/** Every minute, so that a network's hash is kept no longer than its vote's window. */
export function startVoteNetworkCleanup(db: Db, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: () => deleteExpiredVoteNetworks(db),
    intervalMs: MINUTE_MS,
    initialDelayMs: MINUTE_MS,
    log,
    errorMessage: 'The networks of past votes could not be deleted; it is tried again in a minute.',
  });
}
