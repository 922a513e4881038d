// Explains the end of an attempt at a vote listener: what happened, and what to do (decisions D17, L4). Pure.
import { message } from '../../messages/message.ts';
import type { Diagnosis } from '../evidence.ts';
import { DIAGNOSES_AFTER_SENDING } from './diagnoses-after-sending.ts';
import { DIAGNOSES_BEFORE_SENDING } from './diagnoses-before-sending.ts';
import { toDisplayText } from './display-text.ts';
import { isListenerCode, type ListenerCode, type ListenerOutcome } from './listener-codes.ts';
import type { ListenerDiagnosis, ListenerEvidence } from './listener-evidence.ts';

/** The diagnosis of each code. A code without one does not compile. */
const LISTENER_DIAGNOSES: Readonly<Record<ListenerCode, ListenerDiagnosis>> = {
  ...DIAGNOSES_BEFORE_SENDING,
  ...DIAGNOSES_AFTER_SENDING,
};

const MAX_QUOTED_CHARACTERS = 200;

/** For codes that are unknown to this version. */
const BY_END: Readonly<Record<ListenerOutcome, Diagnosis>> = {
  accepted: {
    happened: message('listenerDiagnoses.endedAccepted'),
    todo: message('listenerDiagnoses.endedAcceptedTodo'),
  },
  rejected: {
    happened: message('listenerDiagnoses.endedRejected'),
    todo: message('listenerDiagnoses.endedRejectedTodo'),
  },
  failed: { happened: message('listenerDiagnoses.endedFailed'), todo: message('listenerDiagnoses.endedFailedTodo') },
  sent_unconfirmed: {
    happened: message('listenerDiagnoses.endedSentUnconfirmed'),
    todo: message('listenerDiagnoses.endedSentUnconfirmedTodo'),
  },
  unknown: { happened: message('listenerDiagnoses.endedUnknown'), todo: message('listenerDiagnoses.endedUnknownTodo') },
};

export function diagnoseListener(evidence: ListenerEvidence): Diagnosis {
  const entry = isListenerCode(evidence.code) ? LISTENER_DIAGNOSES[evidence.code] : BY_END[evidence.end];
  if (typeof entry !== 'function') return entry;
  return entry({ ...evidence, words: toDisplayText(evidence.words ?? '', MAX_QUOTED_CHARACTERS) });
}
