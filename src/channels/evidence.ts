// What is known of an attempt that ended, and what is said about it.
import type { Answer } from './channel.ts';

/** What of an answer tells what went wrong. */
export type Evidence = Pick<Answer, 'code' | 'responseHeaders' | 'responseBody'>;

export interface Diagnosis {
  /** One sentence. */
  readonly happened: string;
  /** One or two sentences. */
  readonly todo: string;
}
