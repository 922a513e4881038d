// How a request of the self-check ended (decision P54): a forged, unsigned or outdated one should be rejected, so
// rejection is success.
import type { ReceiverCheckKind } from '../../db/delivery-tables.ts';
import type { MessageKey } from '../../messages/message.ts';
import { type CheckGrade, gradeStep } from '../../votes/grade-receiver.ts';

type InvalidProbe = Exclude<ReceiverCheckKind, 'good'>;

/** The kind of a request that should be rejected; null for everything else. */
export function invalidProbeOf({ probe }: { readonly probe: ReceiverCheckKind | null }): InvalidProbe | null {
  return probe === 'good' ? null : probe;
}

export type ProbeOutcome = (typeof OUTCOMES)[CheckGrade];

export function invalidProbeOutcome(
  probe: InvalidProbe,
  response: { readonly code: string; readonly httpStatus: number | null },
): ProbeOutcome {
  return OUTCOMES[gradeStep(probe, response)];
}

const OUTCOMES = {
  good: { tone: 'good', word: 'deliveryStates.correctlyRejected' },
  unsure: { tone: 'warn', word: 'deliveryStates.notClearlyRejected' },
  bad: { tone: 'bad', word: 'deliveryStates.wronglyAccepted' },
} as const satisfies Readonly<
  Record<CheckGrade, { readonly tone: 'good' | 'warn' | 'bad'; readonly word: MessageKey }>
>;
