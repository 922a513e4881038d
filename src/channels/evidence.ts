// What is known of an attempt that ended, and what is said about it.
import type { AttemptResult } from './channel.ts';

/** What of an answer tells what went wrong. */
export type Evidence = Pick<AttemptResult, 'code' | 'responseHeaders' | 'responseBody'> &
  Partial<Pick<AttemptResult, 'address'>>;

/** `address`: a host or what was dialled, with or without a port. Whoever calls there is on the same machine. */
export function isThisMachine(address: string): boolean {
  return /^(127\.|\[?::1(\]|$)|localhost(:|$))/i.test(address);
}

export interface Diagnosis {
  /** One sentence. */
  readonly happened: string;
  /** One or two sentences. */
  readonly todo: string;
}
