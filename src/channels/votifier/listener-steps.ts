// What an attempt at a vote listener does, told as it happens to whoever watches a test vote (decision L4).
import { monotonicMs } from '../../core/clock.ts';

export interface ListenerStep {
  readonly step:
    | 'resolved'
    | 'connected'
    | 'greeting'
    | 'protocol'
    | 'signed'
    | 'encrypted'
    | 'sent'
    | 'answered';
  /** Since the attempt began. */
  readonly elapsedMs: number;
  /** The address, the greeting, the protocol, what was used, the size, the answer; never a secret. */
  readonly text: string;
}

/** The steps as people read them. */
export const STEP_LABELS: Readonly<Record<ListenerStep['step'], string>> = {
  resolved: 'Name resolved',
  connected: 'Connected',
  greeting: 'Listener greeted',
  protocol: 'Protocol chosen',
  signed: 'Signed',
  encrypted: 'Encrypted',
  sent: 'Vote sent',
  answered: 'Listener answered',
};

export type ReportStep = (step: ListenerStep['step'], text: string) => void;

/** Begins now. A watcher that fails, such as a page that was closed, must not change what becomes of the vote. */
export function startSteps(watch?: (step: ListenerStep) => void): ReportStep {
  const startedMs = monotonicMs();
  return (step, text) => {
    try {
      watch?.({ step, elapsedMs: Math.round(monotonicMs() - startedMs), text });
    } catch {
      // It stops being told, no more.
    }
  };
}
