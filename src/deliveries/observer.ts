// What the engine reports for counting deliveries (decision O20). Observers change nothing.

import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import type { ChannelFor, EndedAttempt } from './attempt.ts';
import type { EndpointClaim } from './claim.ts';
import type { RunReport } from './record-outcomes.ts';

export interface DeliveryObserver {
  /** An endpoint was taken over from a process whose lease expired. */
  leaseTakenOver(): void;
  /** An attempt of the engine has ended; it is written later. */
  attemptEnded(claim: EndpointClaim, ended: EndedAttempt): void;
  /** A test that somebody asked for has ended. */
  testEnded(format: Target['format'], result: AttemptResult): void;
  /** These are in the database. `disabled`: how many endpoints they disabled. */
  resultsWritten(reports: readonly RunReport[], durationMs: number, disabled: number): void;
  /** The database did not take them; the write is retried. */
  writeFailed(): void;
}

/** Observes channels for tests, which are sent outside the engine. */
export function observeTests(channelFor: ChannelFor, observer: DeliveryObserver): ChannelFor {
  return (target, onStep) => {
    const channel = channelFor(target, onStep);
    return {
      async attempt(attempt, signal) {
        const result = await channel.attempt(attempt, signal);
        observer.testEnded(target.format, result);
        return result;
      },
    };
  };
}
