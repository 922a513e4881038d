// What came of a request of the self-check (decision P54): a forged, unsigned or old one is sent to be refused, so that is its good end.
import { type CheckGrade, gradeStep } from '../../votes/grade-receiver.ts';
import type { DeliverySummary } from '../integration-parts.ts';

type Probe = NonNullable<DeliverySummary['probe']>;
type Trap = Exclude<Probe, 'good'>;

export const PROBE_LABELS: Readonly<Record<Probe, string>> = {
  good: 'genuine',
  forged: 'forged',
  unsigned: 'unsigned',
  stale: 'old',
};

/** What was sent to be refused; null of everything else. */
export function invalidProbeOf({ probe }: Pick<DeliverySummary, 'probe'>): Trap | null {
  return probe === 'good' ? null : probe;
}

export interface ProbeOutcome {
  /** Of a pill. */
  readonly tone: 'good' | 'warn' | 'bad';
  readonly word: string;
}

export function invalidProbeOutcome(
  trap: Trap,
  answer: { readonly code: string; readonly httpStatus: number | null },
): ProbeOutcome {
  return ENDS[gradeStep(trap, answer)];
}

const ENDS: Readonly<Record<CheckGrade, ProbeOutcome>> = {
  good: { tone: 'good', word: 'refused, as it should be' },
  unsure: { tone: 'warn', word: 'not clearly refused' },
  bad: { tone: 'bad', word: 'accepted, and should not be' },
};
