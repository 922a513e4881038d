// Explains an attempt's machine code to a person: what happened, and what to do (decision D17). Pure.
import type { Message } from '../messages/message.ts';
import { RESPONSE_DIAGNOSES, type ResponseCode } from './diagnoses-of-responses.ts';
import { NO_RESPONSE_DIAGNOSES, type NoResponseCode } from './diagnoses-without-response.ts';
import { CLUES } from './diagnosis-clues.ts';
import type { Diagnosis, Evidence } from './evidence.ts';
import { WEBHOOK_CHANNELS } from './registry.ts';

/** The codes that any channel's attempts can end with. A code without an entry does not compile. */
const SHARED_DIAGNOSES: Readonly<Record<NoResponseCode | ResponseCode, Diagnosis>> = {
  ...RESPONSE_DIAGNOSES,
  ...NO_RESPONSE_DIAGNOSES,
};

/** All codes, including those of single channels. */
export const DIAGNOSES: Readonly<Record<string, Diagnosis>> = Object.assign(
  { ...SHARED_DIAGNOSES },
  ...WEBHOOK_CHANNELS.map(({ diagnoses }) => diagnoses),
);

/** The diagnosis of one attempt. A clue in the response takes precedence over its status. */
export function diagnose(evidence: Evidence): Diagnosis {
  for (const { read } of CLUES) {
    const diagnosis = read(evidence);
    if (diagnosis) return diagnosis;
  }
  return DIAGNOSES[findDiagnosedCode(evidence.code)] ?? SHARED_DIAGNOSES.internal_error;
}

export interface AttemptExplanation {
  readonly happened: Message | string;
  readonly todo: Message | string | null;
}

/** The same for a webhook's owner: a successful delivery needs no action. */
export function explainAttempt(evidence: Evidence): AttemptExplanation {
  const { happened, todo } = diagnose(evidence);
  return { happened, todo: evidence.code === 'delivered' ? null : todo };
}

/** The code to look up: a status without its own diagnosis uses that of its class. */
export function findDiagnosedCode(code: string): string {
  if (Object.hasOwn(DIAGNOSES, code)) return code;
  if (/^http_4\d\d$/.test(code)) return 'http_4xx';
  if (/^http_5\d\d$/.test(code)) return 'http_5xx';
  return code.startsWith('http_') ? 'http_other' : 'internal_error';
}
