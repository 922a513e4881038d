// What a vote listener says after it got a vote: JSON, without a promise of a line's end, or anything else. Pure.
import type { AfterSendingCode } from './codes.ts';
import { shownText } from './shown-text.ts';

export type Reply =
  | { readonly kind: 'none' }
  | { readonly kind: 'ok'; readonly words: string }
  | { readonly kind: 'error'; readonly code: AfterSendingCode; readonly words: string }
  /** Not JSON, cut off, or JSON of something else. */
  | { readonly kind: 'unreadable'; readonly words: string };

const WORDS_MOST = 200;
const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

/** How many bytes the first complete JSON object takes, with what stands before it; null while there is none. */
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

export function readReply(heard: Uint8Array): Reply {
  const length = replyLength(heard);
  const text = Buffer.from(heard.subarray(0, length ?? heard.length)).toString('utf8');
  if (heard.length === 0) return { kind: 'none' };
  const said = parse(text);
  if (said?.status === 'ok') return { kind: 'ok', words: shownText(text, WORDS_MOST) };
  if (said?.status !== 'error') return { kind: 'unreadable', words: shownText(text, WORDS_MOST) };
  const cause = textOf(said.cause);
  // HytaleVotifier names it `errorMessage`.
  const error = textOf(said.error) || textOf(said.errorMessage);
  const words = [cause, error].filter((part) => part !== '').join(': ');
  return { kind: 'error', code: readError(cause, error), words: shownText(words, WORDS_MOST) };
}

interface ErrorText {
  /** Lower-case parts of what listeners write, any of which is enough. */
  readonly texts: readonly string[];
  readonly code: AfterSendingCode;
  /** The Java exception it comes with, where the text alone could mean something else. */
  readonly cause?: string;
}

/** As NuVotifier, its forks and HytaleVotifier word them; the first that fits wins. */
const ERROR_TEXTS: readonly ErrorText[] = [
  { code: 'wrong_token', texts: ['signature is not valid', 'signature verification failed'] },
  { code: 'challenge_refused', texts: ['challenge is not valid', 'challenge verification failed'] },
  { code: 'name_too_long', texts: ['username too long'] },
  { code: 'unknown_service', texts: ['unknown service'] },
  { code: 'v1_disabled', texts: ['v1 protocol is disabled'] },
  { code: 'wrong_key', texts: ['decryption failed'] },
  { code: 'taken_for_tls', texts: ['tls/ssl not supported'] },
  { code: 'message_too_long', texts: ['adjusted frame length exceeds', 'invalid message length'] },
  {
    code: 'vote_not_understood',
    texts: ['jsonsyntaxexception', 'malformedjsonexception', 'invalid uuid string', 'invalid vote format'],
  },
  // Thrown by whatever handles the vote, the same words mean that the plugin failed.
  { code: 'vote_not_understood', texts: ['nullpointerexception', 'jsonnull'], cause: 'DecoderException' },
];

function readError(cause: string, error: string): AfterSendingCode {
  const text = error.toLowerCase();
  const known = ERROR_TEXTS.find(
    (entry) => entry.texts.some((part) => text.includes(part)) && (!entry.cause || entry.cause === cause),
  );
  if (known) return known.code;
  return cause === 'TooLongFrameException' ? 'message_too_long' : 'plugin_failed';
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
