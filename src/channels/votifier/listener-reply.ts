// Parses what a vote listener sends after a vote: JSON, with or without a line break, or anything else. Pure.

import { toDisplayText } from './display-text.ts';
import type { AfterSendingCode } from './listener-codes.ts';
import { classifyRefusal } from './refusals.ts';

export type ListenerReply =
  | { readonly kind: 'none' }
  | { readonly kind: 'ok'; readonly words: string }
  | { readonly kind: 'error'; readonly code: AfterSendingCode; readonly words: string }
  /** Not JSON, truncated, or JSON with other content. */
  | { readonly kind: 'unreadable'; readonly words: string };

const MAX_WORDS = 200;
const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

/** The length up to the end of the first complete JSON object; null while there is none. */
export function replyLength(received: Uint8Array): number | null {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < received.length; at++) {
    const byte = received[at];
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

export function readReply(received: Uint8Array): ListenerReply {
  const length = replyLength(received);
  const text = Buffer.from(received.subarray(0, length ?? received.length)).toString('utf8');
  if (received.length === 0) return { kind: 'none' };
  const reply = parse(text);
  if (reply?.status === 'ok') return { kind: 'ok', words: toDisplayText(text, MAX_WORDS) };
  if (reply?.status !== 'error') return { kind: 'unreadable', words: toDisplayText(text, MAX_WORDS) };
  const cause = textOf(reply.cause);
  // HytaleVotifier calls this field `errorMessage`; it has the same text as the cause.
  const error = textOf(reply.error) || textOf(reply.errorMessage);
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
