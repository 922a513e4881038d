// Grades a receiver's response to each step of the self-check and explains it (decision P54). Pure.

export const CHECK_STEPS = ['good', 'repeated', 'forged', 'unsigned', 'stale'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `unsure`: from outside it could be right or wrong. */
export const CHECK_GRADES = ['good', 'unsure', 'bad'] as const;
export type CheckGrade = (typeof CHECK_GRADES)[number];

interface StepResponse {
  readonly code: string;
  readonly httpStatus: number | null;
}

export interface StepExplanation {
  readonly title: string;
  /** How it was sent. */
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

/** A receiver passes when nothing is wrong. */
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
  good: { title: 'A genuine request', sent: 'A test event, signed with your secret like a real vote.' },
  repeated: {
    title: 'The same request again',
    sent: 'The same bytes with the same event ID, signed again as the next attempt. This happens when a response is lost.',
  },
  forged: {
    title: 'A forged request',
    sent: 'A test event, signed with a secret that was made up for this test.',
  },
  unsigned: { title: 'A request without a signature', sent: 'A test event without any signature.' },
  stale: {
    title: 'An old request',
    sent: 'A test event that has only a Standard Webhooks signature, with a timestamp of ten minutes ago.',
  },
};

type Outcome = Pick<StepExplanation, 'what' | 'remedy'>;

function explainGood({ httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus)) return { what: `Accepted: ${status}.`, remedy: null };
  return {
    what: `Not accepted: ${status}. The other requests were not sent, because their responses would mean nothing.`,
    remedy:
      httpStatus === 401 || httpStatus === 403
        ? 'Compute the HMAC over the raw bytes, before any JSON parser, with the whole secret, whsec_ included. Then check again.'
        : 'Send a test event and follow its advice. Check again when it is delivered.',
  };
}

function explainRepeated({ httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus))
    return {
      what: `Correctly accepted again: ${status}. Whether it was rewarded a second time cannot be seen from outside.`,
      remedy: 'Check your own records: store the event ID of each vote, and ignore one that you know.',
    };
  return {
    what: `The repeated request was not accepted: ${status}. That counts as a failed delivery.`,
    remedy: 'Respond with 2xx to an event ID that you know, and do nothing else.',
  };
}

function explainInvalid(step: 'forged' | 'unsigned' | 'stale', { httpStatus }: StepResponse, status: string): Outcome {
  if (isAccepted(httpStatus)) return ACCEPTED[step](status);
  if (httpStatus === 401 || httpStatus === 403) return { what: `Correctly rejected: ${status}.`, remedy: null };
  if (httpStatus !== null && httpStatus >= 400 && httpStatus < 500)
    return { what: `Rejected: ${status}. A 401 would say why.`, remedy: null };
  return {
    what: `Neither accepted nor rejected: ${status}. An unrelated error may have kept it out.`,
    remedy: 'Respond with 401 if the signature does not match, before you do anything else with the body.',
  };
}

const ACCEPTED: Readonly<Record<'forged' | 'unsigned' | 'stale', (status: string) => Outcome>> = {
  forged: (status) => ({
    what: `Accepted: ${status}. Anybody who knows the address can fake votes.`,
    remedy: 'Compare the signature before you use the body, and respond with 401 if it differs.',
  }),
  unsigned: (status) => ({
    what: `Accepted: ${status}. Anybody can fake votes by leaving out the signature.`,
    remedy: 'Reject requests without the header: treat a missing signature as a wrong one.',
  }),
  stale: (status) => ({
    what: `Accepted: ${status}. Anybody who records a request can send it again much later.`,
    remedy:
      'Reject a webhook-timestamp that is more than five minutes off, or check X-Webhook-Signature and store event IDs.',
  }),
};

function isAccepted(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
}

/** `HTTP 401`, or what happened instead of a response. */
function describeStatus({ code, httpStatus }: StepResponse): string {
  return httpStatus === null ? code.replaceAll('_', ' ') : `HTTP ${httpStatus}`;
}
