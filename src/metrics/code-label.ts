// An attempt's code as a label: a small, closed set of words, whatever a receiver answers. Pure.
import { CHAT_CODES } from '../channels/chat-embed.ts';
import { DIAGNOSES_WITHOUT_ANSWER } from '../channels/diagnoses-without-answer.ts';
import { LISTENER_ENDS } from '../channels/votifier/codes.ts';

const KNOWN = new Set([
  'delivered',
  'redirect',
  ...CHAT_CODES,
  ...Object.keys(DIAGNOSES_WITHOUT_ANSWER),
  ...Object.keys(LISTENER_ENDS),
]);

/** `http_503` is counted as `http_5xx`: a receiver chooses its status, and must not choose how many series there are. */
export function codeLabel(code: string): string {
  if (KNOWN.has(code)) return code;
  const status = /^http_([1-9])\d\d$/.exec(code);
  return status ? `http_${status[1]}xx` : 'other';
}
