// Gives a request an old timestamp, for the receiver check (decision P54). Pure.

/** Twice the tolerance of Standard Webhooks for timestamps. */
const STALE_MS = 10 * 60_000;

export function staleTime(startedAt: Date): Date {
  return new Date(startedAt.getTime() - STALE_MS);
}

/** Keeps only the signature that covers a timestamp: the other one never expires. */
export function staleHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'X-Webhook-Signature': _, ...others } = headers;
  return others;
}
