// What the engine reports for metrics (decision O20). Observers must not change anything.

import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import type { ChannelFor, EndedAttempt } from './attempt.ts';
import type { EndpointClaim } from './claim.ts';
import type { RunReport } from './record-outcomes.ts';

export interface DeliveryObserver {
  /** An endpoint was taken over from a process whose lease expired. */
  leaseTakenOver(): void;
  /** One of the engine's attempts has ended; it is recorded later. */
  attemptEnded(claim: EndpointClaim, ended: EndedAttempt): void;
  /** A test that someone requested has ended. */
  testEnded(format: Target['format'], result: AttemptResult): void;
  /** These results are in the database. `disabled`: how many endpoints they disabled. */
  resultsWritten(reports: readonly RunReport[], durationMs: number, disabled: number): void;
  /** Writing results failed; it is retried. */
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
