// Who looks on while deliveries are made, to count them (decision O20). It is told what happened and changes nothing; where
// nobody counts there is no observer, and nothing is called.
import type { AttemptResult } from '../channels/channel.ts';
import type { Target } from '../channels/registry.ts';
import type { EndpointClaim } from './claim.ts';
import type { RunReport } from './record-outcomes.ts';
import type { EndedAttempt } from './run.ts';
import type { ChannelFor } from './send.ts';

export interface DeliveryObserver {
  /** An endpoint was taken over from a process whose lease ran out. */
  leaseTakenOver(): void;
  /** An attempt of the engine's has ended; it is written later. */
  attemptEnded(claim: EndpointClaim, result: EndedAttempt): void;
  /** A test that somebody asked for has ended. */
  testEnded(format: Target['format'], answer: AttemptResult): void;
  /** These are in the database. `disabled`: how many endpoints they disabled. */
  resultsWritten(reports: readonly RunReport[], durationMs: number, disabled: number): void;
  /** The database did not take them; they are tried again. */
  writeFailed(): void;
}

/** The channels for tests, which are sent past the engine. */
export function observeTests(channelFor: ChannelFor, observer: DeliveryObserver): ChannelFor {
  return (target, watch) => {
    const channel = channelFor(target, watch);
    return {
      async attempt(attempt, signal) {
        const answer = await channel.attempt(attempt, signal);
        observer.testEnded(target.format, answer);
        return answer;
      },
    };
  };
}

/** An observer that also passes on which endpoints' results were written. `observer` null: nobody counts. */
export function observeWrites(
  observer: DeliveryObserver | null,
  written: (reports: readonly RunReport[]) => void,
): DeliveryObserver {
  return {
    leaseTakenOver: () => observer?.leaseTakenOver(),
    attemptEnded: (claim, result) => observer?.attemptEnded(claim, result),
    testEnded: (format, answer) => observer?.testEnded(format, answer),
    resultsWritten(reports, durationMs, disabled) {
      observer?.resultsWritten(reports, durationMs, disabled);
      written(reports);
    },
    writeFailed: () => observer?.writeFailed(),
  };
}
