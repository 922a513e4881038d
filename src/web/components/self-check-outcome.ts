// How a request of the self-check ended (decision P54): a forged, unsigned or outdated one should be rejected, so
// rejection is success.
import type { ReceiverCheckKind } from '../../db/delivery-tables.ts';
import { type CheckGrade, gradeStep } from '../../votes/grade-receiver.ts';

type InvalidProbe = Exclude<ReceiverCheckKind, 'good'>;

export const PROBE_LABELS: Readonly<Record<ReceiverCheckKind, string>> = {
  good: 'valid',
  forged: 'forged',
  unsigned: 'unsigned',
  stale: 'outdated',
};

/** The kind of a request that should be rejected; null for everything else. */
export function invalidProbeOf({ probe }: { readonly probe: ReceiverCheckKind | null }): InvalidProbe | null {
  return probe === 'good' ? null : probe;
}

export interface ProbeOutcome {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly word: string;
}

export function invalidProbeOutcome(
  probe: InvalidProbe,
  response: { readonly code: string; readonly httpStatus: number | null },
): ProbeOutcome {
  return OUTCOMES[gradeStep(probe, response)];
}

const OUTCOMES: Readonly<Record<CheckGrade, ProbeOutcome>> = {
  good: { tone: 'good', word: 'Correctly rejected' },
  unsure: { tone: 'warn', word: 'Not clearly rejected' },
  bad: { tone: 'bad', word: 'Wrongly accepted' },
};
