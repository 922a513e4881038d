// `plaudit votifier listen` inside a test: closed when the test ends, and its events can be awaited.
import { generateKeyPairSync } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { RefusedVote, VoteReceiver } from '../../src/cli/listener/open-vote-receiver.ts';
import { openSimulatedReceiver, type SimulatedReceiverOptions } from './vote-receivers/open-simulated-receiver.ts';

export interface WatchedListener extends VoteReceiver {
  readonly refusals: readonly RefusedVote[];
  /** Resolves when `condition` returns true; it is checked at each connection, vote or rejection. */
  until(condition: () => boolean): Promise<void>;
}

/** Generated once, because a key pair for each listener took as long as most of their tests. */
export const LISTENER_KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function openVoteListener(options: SimulatedReceiverOptions = {}): Promise<WatchedListener> {
  const refusals: RefusedVote[] = [];
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const look of waiting) look();
  };
  const listener = await openSimulatedReceiver({
    keys: LISTENER_KEYS,
    ...options,
    onConnection: tell,
    onVote: tell,
    onRefusal(refusal) {
      refusals.push(refusal);
      tell();
    },
  });
  onTestFinished(() => listener.close());
  return {
    ...listener,
    refusals,
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
