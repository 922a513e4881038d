// An attempt's code as a label: a small, closed set of words, whatever a receiver answers. Pure.

import { NO_RESPONSE_DIAGNOSES } from '../channels/diagnoses-without-response.ts';
import { WEBHOOK_CHANNELS } from '../channels/registry.ts';
import { LISTENER_OUTCOMES } from '../channels/votifier/listener-codes.ts';

const KNOWN = new Set([
  'delivered',
  'redirect',
  ...WEBHOOK_CHANNELS.flatMap(({ diagnoses }) => Object.keys(diagnoses)),
  ...Object.keys(NO_RESPONSE_DIAGNOSES),
  ...Object.keys(LISTENER_OUTCOMES),
]);

/** `http_503` is counted as `http_5xx`: a receiver chooses its status, and must not choose how many series there are. */
export function codeLabel(code: string): string {
  if (KNOWN.has(code)) return code;
  const status = /^http_([1-9])\d\d$/.exec(code);
  return status ? `http_${status[1]}xx` : 'other';
}
