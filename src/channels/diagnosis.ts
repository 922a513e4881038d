// What an attempt's machine code means for a person: what happened, and what to do (decision D17). Pure.
import { RESPONSE_DIAGNOSES, type ResponseCode } from './diagnoses-of-responses.ts';
import { NO_RESPONSE_DIAGNOSES, type NoResponseCode } from './diagnoses-without-response.ts';
import { CLUES } from './diagnosis-clues.ts';
import type { Diagnosis, Evidence } from './evidence.ts';

export type DiagnosedCode = NoResponseCode | ResponseCode;

/** Every code with its sentences: the types refuse a code without an entry. */
export const DIAGNOSES: Readonly<Record<DiagnosedCode, Diagnosis>> = {
  ...RESPONSE_DIAGNOSES,
  ...NO_RESPONSE_DIAGNOSES,
};

/** The sentences for one attempt; where the answer itself tells more than its status, that is said. */
export function diagnose(evidence: Evidence): Diagnosis {
  for (const { read } of CLUES) {
    const diagnosis = read(evidence);
    if (diagnosis) return diagnosis;
  }
  return DIAGNOSES[findDiagnosedCode(evidence.code)];
}

export interface AttemptExplanation {
  readonly happened: string;
  readonly todo: string | null;
}

/** The same for a webhook's owner: after a delivery there is nothing to do. */
export function explainAttempt(evidence: Evidence): AttemptExplanation {
  const { happened, todo } = diagnose(evidence);
  return { happened, todo: evidence.code === 'delivered' ? null : todo };
}

/** The table's entry for a code; statuses without their own have their class's. */
export function findDiagnosedCode(code: string): DiagnosedCode {
  if (isDiagnosed(code)) return code;
  if (/^http_4\d\d$/.test(code)) return 'http_4xx';
  if (/^http_5\d\d$/.test(code)) return 'http_5xx';
  return code.startsWith('http_') ? 'http_other' : 'internal_error';
}

function isDiagnosed(code: string): code is DiagnosedCode {
  return Object.hasOwn(DIAGNOSES, code);
}
