// The line with which a vote listener greets whoever connects: what it says of the protocol. Pure.
import { toDisplayText } from './display-text.ts';

export type Greeting =
  /** `challenge` belongs into the vote, for this connection alone. */
  | { readonly kind: 'v2'; readonly challenge: string }
  /** `1` is VotifierPlus without tokens; `1.9` and the like a classic Votifier, which tells its own version. */
  | { readonly kind: 'v1'; readonly version: string }
  | { readonly kind: 'other'; readonly shown: string };

/** What a greeting's line may have at most, its end not counted: as much as NuVotifier's own client takes. */
const LINE_MOST_BYTES = 256;
const SHOWN_CHARACTERS = 40;
const LINE_FEED = 0x0a;

/** How many bytes the greeting takes, its end included; null while it is not complete. Too long is complete. */
export function greetingLength(heard: Uint8Array): number | null {
  const end = heard.indexOf(LINE_FEED);
  if (end >= 0) return end + 1;
  return heard.length > LINE_MOST_BYTES ? heard.length : null;
}

export function readGreeting(bytes: Uint8Array): Greeting {
  const end = bytes.indexOf(LINE_FEED);
  const line = end < 0 ? bytes : bytes.subarray(0, end);
  const text = Buffer.from(line).toString('latin1').replace(/\r$/, '');
  return (line.length <= LINE_MOST_BYTES && readLine(text)) || other(bytes);
}

function readLine(line: string): Greeting | null {
  // Exactly three parts, as NuVotifier's own client demands; a challenge is a random word in ASCII.
  const challenge = /^VOTIFIER 2 ([!-~]+)$/.exec(line)?.[1];
  if (challenge) return { kind: 'v2', challenge };
  const version = /^VOTIFIER (1|\d+\.[!-~]+)$/.exec(line)?.[1];
  return version ? { kind: 'v1', version } : null;
}

function other(bytes: Uint8Array): Greeting {
  return { kind: 'other', shown: toDisplayText(bytes, SHOWN_CHARACTERS) };
}
