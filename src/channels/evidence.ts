// The known facts about an attempt that ended, and its diagnosis.
import type { Message } from '../messages/message.ts';
import type { AttemptResult } from './channel.ts';

/** The parts of a result that indicate what went wrong. */
export type Evidence = Pick<AttemptResult, 'code' | 'responseHeaders' | 'responseBody'> &
  Partial<Pick<AttemptResult, 'address'>>;

/** `address`: a host or IP address, with or without a port. */
export function isThisMachine(address: string): boolean {
  return /^(127\.|\[?::1(\]|$)|localhost(:|$))/i.test(address);
}

export interface Diagnosis {
  /** One sentence. */
  readonly happened: Message | string;
  /** One or two sentences. */
  readonly todo: Message | string;
}
