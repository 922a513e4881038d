// The test listener inside a test: closed when the test ends, with what happened there to wait for.
import { generateKeyPairSync } from 'node:crypto';
import { onTestFinished } from 'vitest';
import {
  type Listener,
  type ListenerOptions,
  openListener,
  type Refusal,
} from '../../src/cli/listener/open-listener.ts';

export interface WatchedListener extends Listener {
  readonly refusals: readonly Refusal[];
  /** Resolves once `condition` holds; looked at whenever a connection, a vote or a refusal comes. */
  until(condition: () => boolean): Promise<void>;
}

/** Made once: a pair for each listener took as long as most of their tests. */
export const LISTENER_KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function listenForVotes(options: ListenerOptions = {}): Promise<WatchedListener> {
  const refusals: Refusal[] = [];
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const look of waiting) look();
  };
  const listener = await openListener({
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
