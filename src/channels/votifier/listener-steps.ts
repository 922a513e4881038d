// The steps of an attempt at a vote listener, reported as they happen while a test vote is watched (decision L4).
import { monotonicMs } from '../../core/clock.ts';

export interface ListenerStep {
  readonly step: 'resolved' | 'connected' | 'greeting' | 'protocol' | 'signed' | 'encrypted' | 'sent' | 'answered';
  /** Since the attempt started. */
  readonly elapsedMs: number;
  /** The address, greeting, protocol, method, size or response; never a secret. */
  readonly text: string;
}

/** The steps' labels on pages and in the command line. */
export const STEP_LABELS: Readonly<Record<ListenerStep['step'], string>> = {
  resolved: 'DNS resolved',
  connected: 'Connected',
  greeting: 'Greeting received',
  protocol: 'Protocol selected',
  signed: 'Signed',
  encrypted: 'Encrypted',
  sent: 'Vote sent',
  answered: 'Response received',
};

export type ReportStep = (step: ListenerStep['step'], text: string) => void;

/** Starts measuring time. A watcher that fails, for instance because its page was closed, must not affect the vote. */
export function startSteps(watch?: (step: ListenerStep) => void): ReportStep {
  const startedMs = monotonicMs();
  return (step, text) => {
    try {
      watch?.({ step, elapsedMs: Math.round(monotonicMs() - startedMs), text });
    } catch {
      // Only the watcher misses this step.
    }
  };
}
