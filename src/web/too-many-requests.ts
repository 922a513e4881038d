// A request that is rejected because too many are in progress; the response says what to do and has a Retry-After.

export class TooManyRequests extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  /** `sentence` is shown to the visitor. */
  constructor(status: 429 | 503, sentence: string, retryAfterSeconds: number) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
