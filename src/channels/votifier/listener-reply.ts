// What a vote listener sends after a vote: JSON, with or without a line break, or anything else. Pure.

import { toDisplayText } from './display-text.ts';
import type { AfterSendingCode } from './listener-codes.ts';
import { classifyRefusal } from './refusals.ts';

export type ListenerReply =
  | { readonly kind: 'none' }
  | { readonly kind: 'ok'; readonly words: string }
  | { readonly kind: 'error'; readonly code: AfterSendingCode; readonly words: string }
  /** Not JSON, cut off, or JSON of something else. */
  | { readonly kind: 'unreadable'; readonly words: string };

const MAX_WORDS = 200;
const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

/** Up to the end of the first complete JSON object; null while there is none. */
export function replyLength(heard: Uint8Array): number | null {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < heard.length; at++) {
    const byte = heard[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === OPEN) depth++;
    else if (depth === 0) continue;
    else if (byte === QUOTE) inText = true;
    else if (byte === CLOSE && --depth === 0) return at + 1;
  }
  return null;
}

export function readReply(heard: Uint8Array): ListenerReply {
  const length = replyLength(heard);
  const text = Buffer.from(heard.subarray(0, length ?? heard.length)).toString('utf8');
  if (heard.length === 0) return { kind: 'none' };
  const said = parse(text);
  if (said?.status === 'ok') return { kind: 'ok', words: toDisplayText(text, MAX_WORDS) };
  if (said?.status !== 'error') return { kind: 'unreadable', words: toDisplayText(text, MAX_WORDS) };
  const cause = textOf(said.cause);
  // HytaleVotifier calls it `errorMessage`, with the same text as the cause.
  const error = textOf(said.error) || textOf(said.errorMessage);
  const words = [...new Set([cause, error])].filter((part) => part !== '').join(': ');
  return { kind: 'error', code: classifyRefusal(cause, error), words: toDisplayText(words, MAX_WORDS) };
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
