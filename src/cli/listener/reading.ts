// What the test listener knows of a connection, and what it makes of the bytes it hears: the words its parts share.
import type { KeyObject } from 'node:crypto';

export const PROTOCOLS = ['v1', 'v2'] as const;

export type ReceiverProtocol = (typeof PROTOCOLS)[number];

export interface SentVote {
  readonly protocol: ReceiverProtocol;
  readonly serviceName: string;
  readonly username: string;
  readonly address: string;
  /** As it came: a number or a string in v2, always a string in v1. */
  readonly timestamp: string | number;
}

/** What one connection's votes are held against. */
export interface ReceiverSecrets {
  /** The protocols that are taken. */
  readonly protocols: readonly ReceiverProtocol[];
  readonly token: string | null;
  /** The service the token belongs to; null: every service, the entry `default` of the real plugins. */
  readonly serviceName: string | null;
  readonly privateKey: KeyObject | null;
  readonly challenge: string;
}

export type ResponseStep =
  | { readonly do: 'say'; readonly bytes: string | Uint8Array }
  /** A byte at a time, from the start again when it is over, until the connection ends. */
  | { readonly do: 'drip'; readonly bytes: string }
  | { readonly do: 'close' }
  | { readonly do: 'reset' };

export type ReadVerdict =
  | { readonly kind: 'vote'; readonly vote: SentVote; readonly answer: readonly ResponseStep[] }
  | {
      readonly kind: 'refused';
      readonly protocol: ReceiverProtocol | null;
      /** For the person who watches. */
      readonly reason: string;
      readonly answer: readonly ResponseStep[];
    };

export type ReadResult = { readonly kind: 'wait' } | ReadVerdict;

/** `bytes`: all that was heard so far. */
export type ReadBytes = (bytes: Buffer, secrets: ReceiverSecrets) => ReadResult;

/** How a receiver behaves; tests play others than the one that `plaudit votifier listen` is. */
export interface ReceiverBehavior {
  readonly name: string;
  /** What it does, on one line. */
  readonly line: string;
  readonly protocols: readonly ReceiverProtocol[];
  readonly newChallenge: () => string;
  /** What it does with a new connection. */
  readonly opening: (challenge: string) => readonly ResponseStep[];
  readonly read: ReadBytes;
  /** What it does once it has read a vote, taken or not; absent: what `read` says. */
  readonly ending?: readonly ResponseStep[];
  /** Checks votes against another challenge than the greeting's. */
  readonly forgetsChallenge?: true;
  /** How long it waits for a vote. */
  readonly patienceMs?: number;
  /** Absent: all conversations begin at once. */
  readonly createQueue?: () => ConversationQueue;
}

export interface ConversationQueue {
  /** Begins it now, or when it is its turn. */
  add(conversation: { begin(): void }): void;
  /** It needs no turn any more, whether it has begun or not. */
  remove(conversation: { begin(): void }): void;
}

export function greet(challenge: string): readonly ResponseStep[] {
  return [{ do: 'say', bytes: `VOTIFIER 2 ${challenge}\n` }];
}

export const WAIT: ReadResult = { kind: 'wait' };
export const CLOSE: readonly ResponseStep[] = [{ do: 'close' }];

export function writeAndClose(bytes: string | Uint8Array): readonly ResponseStep[] {
  return [{ do: 'say', bytes }, ...CLOSE];
}

/** JSON as Gson writes it: what means something in HTML is escaped, so an apostrophe travels as \u0027. */
export function gson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&='\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
