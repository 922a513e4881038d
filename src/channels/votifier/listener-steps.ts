// The steps of an attempt at a vote listener, reported as they happen while a test vote is watched (decision L4).
import { monotonicMs } from '../../core/clock.ts';

export interface ListenerStep {
  readonly step: 'resolved' | 'connected' | 'greeting' | 'protocol' | 'signed' | 'encrypted' | 'sent' | 'answered';
  /** Since the attempt began. */
  readonly elapsedMs: number;
  /** The address, greeting, protocol, method, size or response; never a secret. */
  readonly text: string;
}

/** What the pages and the command line call them. */
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

/** Starts the clock. A watcher that fails, such as a closed page, must not affect the vote. */
export function startSteps(watch?: (step: ListenerStep) => void): ReportStep {
  const startedMs = monotonicMs();
  return (step, text) => {
    try {
      watch?.({ step, elapsedMs: Math.round(monotonicMs() - startedMs), text });
    } catch {
      // The watcher misses this step, nothing else.
    }
  };
}
