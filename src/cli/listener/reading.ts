// What the test listener knows of a connection, and what it makes of the bytes it hears: the words its parts share.
import type { KeyObject } from 'node:crypto';

export const PROTOCOLS = ['v1', 'v2'] as const;

export type Protocol = (typeof PROTOCOLS)[number];

export interface SentVote {
  readonly protocol: Protocol;
  readonly serviceName: string;
  readonly username: string;
  readonly address: string;
  /** As it came: a number or a string in v2, always a string in v1. */
  readonly timestamp: string | number;
}

/** What one connection's votes are held against. */
export interface Secrets {
  /** The protocols that are taken. */
  readonly protocols: readonly Protocol[];
  readonly token: string | null;
  /** The service the token belongs to; null: every service, the entry `default` of the real plugins. */
  readonly serviceName: string | null;
  readonly privateKey: KeyObject | null;
  readonly challenge: string;
}

export type Step =
  | { readonly do: 'say'; readonly bytes: string | Uint8Array }
  /** A byte at a time, from the start again when it is over, until the connection ends. */
  | { readonly do: 'drip'; readonly bytes: string }
  | { readonly do: 'close' }
  | { readonly do: 'reset' };

export type Judgement =
  | { readonly kind: 'vote'; readonly vote: SentVote; readonly answer: readonly Step[] }
  | {
      readonly kind: 'refused';
      readonly protocol: Protocol | null;
      /** For the person who watches. */
      readonly reason: string;
      readonly answer: readonly Step[];
    };

export type Reading = { readonly kind: 'wait' } | Judgement;

/** `bytes`: all that was heard so far. */
export type Read = (bytes: Buffer, secrets: Secrets) => Reading;

export const WAIT: Reading = { kind: 'wait' };
export const CLOSE: readonly Step[] = [{ do: 'close' }];

export function sayAndClose(bytes: string | Uint8Array): readonly Step[] {
  return [{ do: 'say', bytes }, ...CLOSE];
}

/** JSON as Gson writes it: what means something in HTML is escaped, so an apostrophe travels as \u0027. */
export function gson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&='\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
