// The types that the parts of the test listener share: what is known about a connection, and how received bytes are
// read.
import type { KeyObject } from 'node:crypto';

export const PROTOCOLS = ['v1', 'v2'] as const;

export type ReceiverProtocol = (typeof PROTOCOLS)[number];

export interface SentVote {
  readonly protocol: ReceiverProtocol;
  readonly serviceName: string;
  readonly username: string;
  readonly address: string;
  /** As received: a number or a string in v2, always a string in v1. */
  readonly timestamp: string | number;
}

/** What the vote of a connection is checked against. */
export interface ReceiverSecrets {
  /** The accepted protocols. */
  readonly protocols: readonly ReceiverProtocol[];
  readonly token: string | null;
  /** The service that the token is for; null: every service, like the `default` entry of the real plugins. */
  readonly serviceName: string | null;
  readonly privateKey: KeyObject | null;
  readonly challenge: string;
}

export type ResponseStep =
  | { readonly do: 'write'; readonly bytes: string | Uint8Array }
  /** Sends the bytes one at a time, repeatedly, until the connection ends. */
  | { readonly do: 'drip'; readonly bytes: string }
  | { readonly do: 'close' }
  | { readonly do: 'reset' };

export type ReadVerdict =
  | { readonly kind: 'vote'; readonly vote: SentVote; readonly response: readonly ResponseStep[] }
  | {
      readonly kind: 'refused';
      readonly protocol: ReceiverProtocol | null;
      /** Shown to people. */
      readonly reason: string;
      readonly response: readonly ResponseStep[];
    };

export type ReadResult = { readonly kind: 'wait' } | ReadVerdict;

/** `bytes`: everything received so far. */
export type ReadBytes = (bytes: Buffer, secrets: ReceiverSecrets) => ReadResult;

/** How a receiver behaves. Tests also simulate receivers other than the one `plaudit votifier listen` runs. */
export interface ReceiverBehavior {
  readonly name: string;
  /** A one-line description. */
  readonly line: string;
  readonly protocols: readonly ReceiverProtocol[];
  readonly newChallenge: () => string;
  /** What it does with a new connection. */
  readonly opening: (challenge: string) => readonly ResponseStep[];
  readonly read: ReadBytes;
  /** What it does after reading a vote, accepted or not; absent: what `read` returns. */
  readonly ending?: readonly ResponseStep[];
  /** Checks votes against a challenge other than the greeting's. */
  readonly forgetsChallenge?: true;
  /** How long it waits for a vote. */
  readonly patienceMs?: number;
  /** Absent: every conversation begins immediately. */
  readonly createQueue?: () => ConversationQueue;
}

export interface ConversationQueue {
  /** Begins the conversation now or when its turn comes. */
  add(conversation: { begin(): void }): void;
  /** The conversation no longer needs a turn, whether or not it has begun. */
  remove(conversation: { begin(): void }): void;
}

export function greet(challenge: string): readonly ResponseStep[] {
  return [{ do: 'write', bytes: `VOTIFIER 2 ${challenge}\n` }];
}

export const WAIT: ReadResult = { kind: 'wait' };
export const CLOSE: readonly ResponseStep[] = [{ do: 'close' }];

export function writeAndClose(bytes: string | Uint8Array): readonly ResponseStep[] {
  return [{ do: 'write', bytes }, ...CLOSE];
}

/** JSON as Gson writes it: HTML's special characters are escaped, so an apostrophe is sent as \u0027. */
export function gson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&='\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
