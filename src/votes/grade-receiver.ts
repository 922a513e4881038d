// Grades a receiver's response to each step of the self-check and explains it (decision P54). Pure.

import { type Message, message } from '../messages/message.ts';
export const CHECK_STEPS = ['good', 'repeated', 'forged', 'unsigned', 'stale'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `unsure`: cannot be determined from outside. */
export const CHECK_GRADES = ['good', 'unsure', 'bad'] as const;
export type CheckGrade = (typeof CHECK_GRADES)[number];

interface StepResponse {
  readonly code: string;
  readonly httpStatus: number | null;
}

export interface StepExplanation {
  readonly title: Message;
  /** How the step's request differs. */
  readonly sent: Message;
  readonly what: Message;
  readonly remedy: Message | null;
}

export function gradeStep(step: CheckStep, { httpStatus }: StepResponse): CheckGrade {
  const accepted = isAccepted(httpStatus);
  if (step === 'good' || step === 'repeated') return accepted ? 'good' : 'bad';
  if (accepted) return 'bad';
  return httpStatus !== null && httpStatus >= 400 && httpStatus < 500 ? 'good' : 'unsure';
}

/** A receiver passes if no step is graded `bad`. */
export function passes(steps: readonly { readonly grade: CheckGrade }[]): boolean {
  return steps.every(({ grade }) => grade !== 'bad');
}

export function explainStep(step: CheckStep, response: StepResponse): StepExplanation {
  const status = describeStatus(response);
  if (step === 'good') return { ...SENT.good, ...explainGood(response, status) };
  if (step === 'repeated') return { ...SENT.repeated, ...explainRepeated(response, status) };
  return { ...SENT[step], ...explainInvalid(step, response, status) };
}

const SENT: Readonly<Record<CheckStep, Pick<StepExplanation, 'title' | 'sent'>>> = {
  good: { title: message('receiverChecks.valid'), sent: message('receiverChecks.validSent') },
  repeated: { title: message('receiverChecks.repeated'), sent: message('receiverChecks.repeatedSent') },
  forged: { title: message('receiverChecks.forged'), sent: message('receiverChecks.forgedSent') },
  unsigned: { title: message('receiverChecks.unsigned'), sent: message('receiverChecks.unsignedSent') },
  stale: { title: message('receiverChecks.stale'), sent: message('receiverChecks.staleSent') },
};

type Outcome = Pick<StepExplanation, 'what' | 'remedy'>;

function explainGood({ httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus)) return { what: message('receiverChecks.accepted', { status }), remedy: null };
  const isSignature = httpStatus === 401 || httpStatus === 403;
  return {
    what: message('receiverChecks.refused', { status }),
    remedy: message(isSignature ? 'receiverChecks.refusedSignatureTodo' : 'receiverChecks.refusedTodo'),
  };
}

function explainRepeated({ httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus))
    return {
      what: message('receiverChecks.acceptedAgain', { status }),
      remedy: message('receiverChecks.acceptedAgainTodo'),
    };
  return {
    what: message('receiverChecks.refusedAgain', { status }),
    remedy: message('receiverChecks.refusedAgainTodo'),
  };
}

function explainInvalid(step: 'forged' | 'unsigned' | 'stale', { httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus)) return ACCEPTED[step](status);
  if (httpStatus === 401 || httpStatus === 403)
    return { what: message('receiverChecks.rejected', { status }), remedy: null };
  if (httpStatus !== null && httpStatus >= 400 && httpStatus < 500)
    return { what: message('receiverChecks.rejectedOtherwise', { status }), remedy: null };
  return { what: message('receiverChecks.unclear', { status }), remedy: message('receiverChecks.unclearTodo') };
}

const ACCEPTED: Readonly<Record<'forged' | 'unsigned' | 'stale', (status: string) => Outcome>> = {
  forged: (status) => ({
    what: message('receiverChecks.acceptedForged', { status }),
    remedy: message('receiverChecks.acceptedForgedTodo'),
  }),
  unsigned: (status) => ({
    what: message('receiverChecks.acceptedUnsigned', { status }),
    remedy: message('receiverChecks.acceptedUnsignedTodo'),
  }),
  stale: (status) => ({
    what: message('receiverChecks.acceptedStale', { status }),
    remedy: message('receiverChecks.acceptedStaleTodo'),
  }),
};

function isAccepted(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
}

/** `HTTP 401`, or the code in words if there was no response. */
function describeStatus({ code, httpStatus }: StepResponse): string {
  return httpStatus === null ? code.replaceAll('_', ' ') : `HTTP ${httpStatus}`;
}
