// Limits how many votes one network may cast: for one listing within its voting window, and for all listings in an hour. A network is an
// IPv4 address or an IPv6 /64. It is stored as a keyed hash that changes every day (decisions V5, P145).
import { hash } from 'node:crypto';
import type { Config } from '../config.ts';
import { keyedHash, type Vault } from '../core/secrets.ts';
import type { NetworkLimits } from './admit-votes.ts';

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

/** The network's own secret mixed with the day. A plain hash is enough, because nobody without the service's key knows the secret. */
function hashOnDay(id: string, day: Date): string {
  return hash('sha256', `${day.toISOString().slice(0, 10)} ${id}`, 'base64url');
}
