// What a receiver may do with an attempt, and the result according to the contract (§3.2, D3, D6). Defined once, for
// the simulated receiver and for the reference.

export type ScriptedBehavior =
  | { readonly does: 'answers'; readonly status: number; readonly retryAfterSeconds?: number }
  /** No response, because the receiver or its network failed. */
  | { readonly does: 'fails'; readonly code: 'timeout_headers' | 'connect_refused' | 'dns_not_found' }
  /** A failure of our own, which is not charged. */
  | { readonly does: 'is_unreachable'; readonly code: 'dns_failed' }
  /** A chat platform's 429. */
  | { readonly does: 'throttles'; readonly forSeconds: number };

/** The result of an attempt as the log shows it. */
export interface AttemptEnd {
  readonly verdict: 'delivered' | 'failed' | 'retryable';
  readonly code: string;
  readonly httpStatus: number | null;
  readonly charged: boolean;
  readonly retryAfterSeconds: number;
}

export function attemptEnd(behavior: ScriptedBehavior): AttemptEnd {
  const without = { httpStatus: null, retryAfterSeconds: 0 };
  switch (behavior.does) {
    case 'answers':
      return answered(behavior.status, behavior.retryAfterSeconds ?? 0);
    case 'fails':
      return { ...without, verdict: 'retryable', code: behavior.code, charged: true };
    case 'is_unreachable':
      return { ...without, verdict: 'retryable', code: behavior.code, charged: false };
    case 'throttles': {
      const retryAfterSeconds = behavior.forSeconds;
      return {
        verdict: 'retryable',
        code: 'chat_throttled',
        httpStatus: 429,
        charged: false,
        retryAfterSeconds,
      };
    }
  }
}

function answered(httpStatus: number, retryAfterSeconds: number): AttemptEnd {
  if (httpStatus < 300) {
    return { verdict: 'delivered', code: 'delivered', httpStatus, charged: false, retryAfterSeconds: 0 };
  }
  const code = httpStatus < 400 ? 'redirect' : `http_${httpStatus}`;
  const verdict = httpStatus >= 400 && httpStatus < 500 ? 'failed' : 'retryable';
  return { verdict, code, httpStatus, charged: true, retryAfterSeconds };
}
