// A request that is refused because too much is under way: the page says what to do, and Retry-After when.

export class TooManyRequests extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  /** `sentence`: shown as it stands. */
  constructor(status: 429 | 503, sentence: string, retryAfterSeconds: number) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
