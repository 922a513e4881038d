// What an answer to a step of the self-check says about a receiver (decision P54), in a grade, a sentence, and what to do. Pure.

export const CHECK_STEPS = ['good', 'repeated', 'forged', 'unsigned', 'stale'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `unsure`: it could be right or wrong; from outside it cannot be told. */
export const CHECK_GRADES = ['good', 'unsure', 'bad'] as const;
export type CheckGrade = (typeof CHECK_GRADES)[number];

interface Answered {
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

export function gradeStep(step: CheckStep, { httpStatus }: Answered): CheckGrade {
  const accepted = isAccepted(httpStatus);
  if (step === 'good' || step === 'repeated') return accepted ? 'good' : 'bad';
  if (accepted) return 'bad';
  return httpStatus !== null && httpStatus >= 400 && httpStatus < 500 ? 'good' : 'unsure';
}

/** A receiver passes when nothing is wrong. */
export function passes(steps: readonly { readonly grade: CheckGrade }[]): boolean {
  return steps.every(({ grade }) => grade !== 'bad');
}

export function explainStep(step: CheckStep, answered: Answered): StepExplanation {
  return { ...SENT[step], ...judged(step, answered) };
}

const SENT: Readonly<Record<CheckStep, Pick<StepExplanation, 'title' | 'sent'>>> = {
  good: { title: 'A genuine request', sent: 'A test event, signed with your secret, as a vote would be.' },
  repeated: {
    title: 'The same request again',
    sent: 'The same bytes with the same event ID, signed anew, as the next attempt: what comes when an answer got lost.',
  },
  forged: {
    title: 'A forged request',
    sent: 'A test event, signed with a secret that was made up for this test.',
  },
  unsigned: { title: 'A request without a signature', sent: 'A test event with no signature at all.' },
  stale: {
    title: 'An old request',
    sent: 'A test event with the Standard Webhooks signature alone, made for a time ten minutes ago.',
  },
};

type Judged = Pick<StepExplanation, 'what' | 'remedy'>;

function judged(step: CheckStep, answered: Answered): Judged {
  const said = saidOf(answered);
  switch (step) {
    case 'good':
      return judgedGood(answered, said);
    case 'repeated':
      return judgedRepeated(answered, said);
    default:
      return judgedFalse(step, answered, said);
  }
}

function judgedGood({ httpStatus }: Answered, said: string): Judged {
  if (isAccepted(httpStatus)) return { what: `It was accepted: ${said}.`, remedy: null };
  return {
    what: `It was not accepted: ${said}. Nothing else was tried, because the answers would say nothing.`,
    remedy:
      httpStatus === 401 || httpStatus === 403
        ? 'Compute the HMAC over the raw bytes, before any JSON parser, with the whole secret, whsec_ included. Then check again.'
        : 'Send a test event and follow what it says; check again when it is delivered.',
  };
}

function judgedRepeated({ httpStatus }: Answered, said: string): Judged {
  if (isAccepted(httpStatus))
    return {
      what: `It was accepted again, as it should be: ${said}. Whether the second one rewarded nobody cannot be seen from outside.`,
      remedy:
        'Look into your own records: keep the event ID of each vote, and give nothing for one that you know.',
    };
  return {
    what: `The repetition was not accepted: ${said}. The service takes that for a failure and counts it.`,
    remedy: 'Answer 2xx to an event ID that you know, and do nothing for it.',
  };
}

function judgedFalse(step: 'forged' | 'unsigned' | 'stale', { httpStatus }: Answered, said: string): Judged {
  if (isAccepted(httpStatus)) return ACCEPTED[step](said);
  if (httpStatus === 401 || httpStatus === 403)
    return { what: `It was refused, as it should be: ${said}.`, remedy: null };
  if (httpStatus !== null && httpStatus >= 400 && httpStatus < 500)
    return { what: `It was refused: ${said}. 401 would say why.`, remedy: null };
  return {
    what: `It was not accepted, but not refused either: ${said}. It may be an error that happens to keep it out.`,
    remedy: 'Answer 401 when the signature does not fit, before anything else is done with the body.',
  };
}

const ACCEPTED: Readonly<Record<'forged' | 'unsigned' | 'stale', (said: string) => Judged>> = {
  forged: (said) => ({
    what: `It was accepted: ${said}. Anybody who knows the address can fake votes.`,
    remedy: 'Compare the signature before you use the body, and answer 401 when it differs.',
  }),
  unsigned: (said) => ({
    what: `It was accepted: ${said}. Anybody who leaves the signature out can fake votes.`,
    remedy: 'Refuse a request without the header: a missing signature is a wrong one.',
  }),
  stale: (said) => ({
    what: `It was accepted: ${said}. Whoever records a request can send it again much later.`,
    remedy:
      'Refuse a webhook-timestamp that is more than five minutes away, or check X-Webhook-Signature and remember event IDs.',
  }),
};

function isAccepted(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
}

/** `HTTP 401`, or what happened instead. */
function saidOf({ code, httpStatus }: Answered): string {
  return httpStatus === null ? code.replaceAll('_', ' ') : `HTTP ${httpStatus}`;
}
