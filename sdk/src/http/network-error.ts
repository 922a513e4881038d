// Failures without a response, as PlauditError.
import { PlauditError } from './plaudit-error.ts';

/** `then`: a sentence that says what happens next, or what to do. */
export function networkError(cause: unknown, then: string): PlauditError {
  if (cause instanceof PlauditError) return cause;
  if (cause instanceof RangeError)
    return new PlauditError(`${cause.message} ${then}`, { status: 0, code: 'INVALID_RESPONSE', cause });
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const what = isTimeout ? 'The service did not respond in time.' : `The connection failed (${rootReason(cause)}).`;
  return new PlauditError(`${what} ${then}`, { status: 0, code: isTimeout ? 'TIMEOUT' : 'NETWORK_ERROR', cause });
}

/** fetch hides the reason, such as ECONNREFUSED, in the cause of its error. */
function rootReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootReason(error.cause);
  return error.message || String((error as { code?: unknown }).code ?? error.name);
}
