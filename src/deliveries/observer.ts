// Who looks on while deliveries are made, to count them (decision O20). It is told what happened and changes nothing; where
// nobody counts there is no observer, and nothing is called.
import type { Answer } from '../channels/channel.ts';
import type { Target } from '../endpoints/targets.ts';
import type { Claim } from './claim.ts';
import type { Report } from './record-outcomes.ts';
import type { Result } from './run.ts';
import type { ChannelFor } from './send.ts';

export interface DeliveryObserver {
  /** An endpoint was taken over from a process whose lease ran out. */
  takenOver(): void;
  /** An attempt of the engine's has ended; it is written later. */
  attemptEnded(claim: Claim, result: Result): void;
  /** A test that somebody asked for has ended. */
  testEnded(format: Target['format'], answer: Answer): void;
  /** These are in the database. `disabled`: how many endpoints they disabled. */
  written(reports: readonly Report[], durationMs: number, disabled: number): void;
  /** The database did not take them; they are tried again. */
  writeFailed(): void;
}

/** The channels for tests, which are sent past the engine. */
export function observedTests(channelFor: ChannelFor, observer: DeliveryObserver): ChannelFor {
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
export function alsoTold(
  observer: DeliveryObserver | null,
  written: (reports: readonly Report[]) => void,
): DeliveryObserver {
  return {
    takenOver: () => observer?.takenOver(),
    attemptEnded: (claim, result) => observer?.attemptEnded(claim, result),
    testEnded: (format, answer) => observer?.testEnded(format, answer),
    written(reports, durationMs, disabled) {
      observer?.written(reports, durationMs, disabled);
      written(reports);
    },
    writeFailed: () => observer?.writeFailed(),
  };
}
