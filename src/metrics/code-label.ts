// The metrics label of an attempt's code, from a small fixed set regardless of what receivers respond.

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

/** `http_503` counts as `http_5xx`, so that receivers cannot create an unlimited number of series. */
export function codeLabel(code: string): string {
  if (KNOWN.has(code)) return code;
  const status = /^http_([1-9])\d\d$/.exec(code);
  return status ? `http_${status[1]}xx` : 'other';
}
