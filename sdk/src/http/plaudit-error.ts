// The error of everything that calls the API: what happened, as fields, and a message that says what to do.

export interface InvalidField {
  readonly field: string;
  readonly message: string;
}

interface PlauditErrorDetails {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** The API's error code, such as `RATE_LIMITED`, or one of the codes below. */
  readonly code: string;
  readonly fields?: readonly InvalidField[];
  /** Seconds until it makes sense to try again; null if the service did not say. */
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/**
 * Codes beyond those of the API: `NETWORK_ERROR` (no response), `TIMEOUT`, `INVALID_RESPONSE` (not a response of
 * Plaudit), `STREAM_REPLACED` and `STREAM_REVOKED`. The message never contains the token.
 */
export class PlauditError extends Error {
  override readonly name = 'PlauditError';
  readonly status: number;
  readonly code: string;
  /** For `VALIDATION_FAILED`: what is wrong with which field. */
  readonly fields: readonly InvalidField[];
  readonly retryAfter: number | null;

  constructor(message: string, { status, code, fields = [], retryAfter = null, cause }: PlauditErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
