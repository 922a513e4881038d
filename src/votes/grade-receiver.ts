// Grades a receiver's response to each step of the self-check and explains it (decision P54). Pure.

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
  readonly title: string;
  /** How the step's request differs. */
  readonly sent: string;
  readonly what: string;
  readonly remedy: string | null;
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
  good: { title: 'A valid request', sent: 'A test event, signed with your secret like a real vote.' },
  repeated: {
    title: 'The same request again',
    sent: 'The same body and event ID, signed again as the next attempt. This happens when a response is lost.',
  },
  forged: {
    title: 'A forged request',
    sent: 'A test event, signed with a random secret.',
  },
  unsigned: { title: 'An unsigned request', sent: 'A test event without a signature.' },
  stale: {
    title: 'An outdated request',
    sent: 'A test event with only a Standard Webhooks signature and a timestamp from ten minutes ago.',
  },
};

type Outcome = Pick<StepExplanation, 'what' | 'remedy'>;

function explainGood({ httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus)) return { what: `Accepted: ${status}.`, remedy: null };
  return {
    what: `Not accepted: ${status}. The other requests were not sent, because their results would be meaningless.`,
    remedy:
      httpStatus === 401 || httpStatus === 403
        ? 'Compute the HMAC over the raw bytes, before any JSON parsing, with the whole secret, including whsec_. Then check again.'
        : 'Send a test event and follow the advice in its result. Check again once it is delivered.',
  };
}

function explainRepeated({ httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus))
    return {
      what: `Correctly accepted again: ${status}. The response does not show whether a vote would be rewarded twice.`,
      remedy: 'Make sure that your endpoint stores the event ID of each vote and ignores duplicates.',
    };
  return {
    what: `The repeated request was not accepted: ${status}. This counts as a failed delivery.`,
    remedy: 'If you have already processed an event ID, respond with 2xx and do nothing else.',
  };
}

function explainInvalid(step: 'forged' | 'unsigned' | 'stale', { httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus)) return ACCEPTED[step](status);
  if (httpStatus === 401 || httpStatus === 403) return { what: `Correctly rejected: ${status}.`, remedy: null };
  if (httpStatus !== null && httpStatus >= 400 && httpStatus < 500)
    return { what: `Rejected: ${status}. A 401 would state the reason.`, remedy: null };
  return {
    what: `Neither accepted nor rejected: ${status}. An unrelated error may have prevented it.`,
    remedy: 'If the signature does not match, respond with 401 before you do anything else with the body.',
  };
}

const ACCEPTED: Readonly<Record<'forged' | 'unsigned' | 'stale', (status: string) => Outcome>> = {
  forged: (status) => ({
    what: `Accepted: ${status}. Anyone who knows the URL can forge votes.`,
    remedy: 'Verify the signature before you use the body, and respond with 401 if it does not match.',
  }),
  unsigned: (status) => ({
    what: `Accepted: ${status}. Anyone can forge votes by leaving out the signature.`,
    remedy: 'Reject requests without a signature header as you would reject a wrong signature.',
  }),
  stale: (status) => ({
    what: `Accepted: ${status}. Anyone who captures a request can send it again much later.`,
    remedy:
      'Reject requests whose webhook-timestamp is more than five minutes off, or verify X-Webhook-Signature and store event IDs.',
  }),
};

function isAccepted(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
}

/** `HTTP 401`, or the code in words if there was no response. */
function describeStatus({ code, httpStatus }: StepResponse): string {
  return httpStatus === null ? code.replaceAll('_', ' ') : `HTTP ${httpStatus}`;
}
