// A request that is rejected because too many are in progress; the response says what to do and has a Retry-After.
import type { Message } from '../messages/message.ts';

export class TooManyRequests extends Error {
  readonly status: 429 | 503;
  /** Shown to the visitor. */
  readonly sentence: Message;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, sentence: Message, retryAfterSeconds: number) {
    super(sentence.key);
    this.status = status;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
