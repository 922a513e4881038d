// The headers of an attempt, put together again from the log (decision P52). Signatures are not kept: they are computed anew where what
// signed at that time is known, and are then the ones that were sent. Pure.
import { deliveryHeaders, TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { shownEventId } from '../core/ids.ts';
import type { Probe } from '../db/schema.ts';
import type { SecretsAt } from '../endpoints/signing.ts';

/** `computed` are the ones that were sent; `made_up`: by a secret that was thrown away. */
export type Signatures = 'computed' | 'not_known' | 'made_up' | 'none';

interface Sent {
  readonly event_id: string;
  readonly is_test: boolean;
  readonly probe: Probe | null;
  readonly body: string;
  readonly format: 'json' | 'discord' | null;
  /** The attempt's. */
  readonly id: string;
  readonly number: number;
  readonly started_at: Date;
}

interface Sender {
  readonly serviceName: string;
  readonly secretsAt: SecretsAt;
}

interface SentHeaders {
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly signatures: Signatures;
}

export function sentHeaders(sent: Sent, { serviceName, secretsAt }: Sender): SentHeaders {
  if (sent.format === 'discord')
    return { requestHeaders: { 'Content-Type': 'application/json' }, signatures: 'none' };
  const eventId = shownEventId(sent.event_id);
  const secrets = signingSecrets(sent.probe, secretsAt(sent.started_at));
  const requestHeaders = deliveryHeaders({
    serviceName,
    event: 'vote.created',
    eventId: sent.is_test ? TEST_EVENT_ID : eventId,
    messageId: sent.is_test ? `test_${eventId}` : eventId,
    deliveryId: sent.id,
    attempt: sent.number,
    body: sent.body,
    attemptedAt: probedTime(sent.probe, sent.started_at),
    secrets: secrets ?? [],
  });
  return {
    requestHeaders: probedHeaders(sent.probe, requestHeaders),
    signatures: known(sent.probe, secrets),
  };
}

function signingSecrets(probe: Probe | null, secrets: readonly string[] | null): readonly string[] | null {
  return probe === 'forged' || probe === 'unsigned' ? [] : secrets;
}

function known(probe: Probe | null, secrets: readonly string[] | null): Signatures {
  if (probe === 'forged') return 'made_up';
  if (secrets === null) return 'not_known';
  return secrets.length > 0 ? 'computed' : 'none';
}

/** Twice what Standard Webhooks lets a timestamp be old. */
const STALE_MS = 10 * 60_000;

/** The time that an attempt says it is made at. */
export function probedTime(probe: Probe | null, startedAt: Date): Date {
  return probe === 'stale' ? new Date(startedAt.getTime() - STALE_MS) : startedAt;
}

/** A stale request has only the signature that a time belongs to: the other is good for ever. */
export function probedHeaders(
  probe: Probe | null,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (probe !== 'stale') return headers;
  const { 'X-Webhook-Signature': _, ...others } = headers;
  return others;
}
