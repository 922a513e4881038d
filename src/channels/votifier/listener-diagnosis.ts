// Explains the end of an attempt at a vote listener: what happened, and what to do (decisions D17, L4). Pure.
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
    happened: 'The listener accepted the vote.',
    todo: 'If the player got no reward, check the reward plugin.',
  },
  rejected: {
    happened: 'The listener rejected the vote.',
    todo: 'Look for the reason in the server console at this time.',
  },
  failed: {
    happened: 'The vote could not be sent.',
    todo: 'Check the listener’s host, port and token or key, and send a test vote.',
  },
  sent_unconfirmed: {
    happened: 'The vote was sent, but cannot be confirmed.',
    todo: 'Look for the vote in the server console.',
  },
  unknown: {
    happened: 'The vote was sent, but it is unknown whether it was processed.',
    todo: 'It is never sent twice. Look for the vote in the server console.',
  },
};

export function diagnoseListener(evidence: ListenerEvidence): Diagnosis {
  const entry = isListenerCode(evidence.code) ? LISTENER_DIAGNOSES[evidence.code] : BY_END[evidence.end];
  if (typeof entry !== 'function') return entry;
  return entry({ ...evidence, words: toDisplayText(evidence.words ?? '', MAX_QUOTED_CHARACTERS) });
}
