// Parses the line with which a vote listener greets a connection, and the protocol that it states. Pure.
import { toDisplayText } from './display-text.ts';

export type Greeting =
  /** The vote must contain `challenge`, which is valid only for this connection. */
  | { readonly kind: 'v2'; readonly challenge: string }
  /** `1` is VotifierPlus without tokens; `1.9` and similar is the classic Votifier, which states its own version. */
  | { readonly kind: 'v1'; readonly version: string }
  | { readonly kind: 'other'; readonly shown: string };

/** Without the line break. NuVotifier's own client reads as much. */
const MAX_LINE_BYTES = 256;
const SHOWN_CHARACTERS = 40;
const LINE_FEED = 0x0a;

/**
 * The length of the greeting with its line break; null while it is incomplete. A greeting that is too long counts as
 * complete.
 */
export function greetingLength(received: Uint8Array): number | null {
  const end = received.indexOf(LINE_FEED);
  if (end >= 0) return end + 1;
  return received.length > MAX_LINE_BYTES ? received.length : null;
}

export function readGreeting(bytes: Uint8Array): Greeting {
  const end = bytes.indexOf(LINE_FEED);
  const line = end < 0 ? bytes : bytes.subarray(0, end);
  const text = Buffer.from(line).toString('latin1').replace(/\r$/, '');
  return (line.length <= MAX_LINE_BYTES && readLine(text)) || other(bytes);
}

function readLine(line: string): Greeting | null {
  // Exactly three parts, as NuVotifier's own client requires; the challenge is random ASCII.
  const challenge = /^VOTIFIER 2 ([!-~]+)$/.exec(line)?.[1];
  if (challenge) return { kind: 'v2', challenge };
  const version = /^VOTIFIER (1|\d+\.[!-~]+)$/.exec(line)?.[1];
  return version ? { kind: 'v1', version } : null;
}

function other(bytes: Uint8Array): Greeting {
  return { kind: 'other', shown: toDisplayText(bytes, SHOWN_CHARACTERS) };
}
