// A request that pretends to be old, for the self-check of a receiver (decision P54). Pure.

/** Twice what Standard Webhooks lets a timestamp be away. */
const STALE_MS = 10 * 60_000;

export function staleTime(startedAt: Date): Date {
  return new Date(startedAt.getTime() - STALE_MS);
}

/** Only the signature that a time belongs to: the other one is good for ever. */
export function staleHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'X-Webhook-Signature': _, ...others } = headers;
  return others;
}
