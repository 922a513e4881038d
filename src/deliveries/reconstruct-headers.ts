// Reconstructs the request headers of an attempt from the log (decision P52). Signatures are not stored: they are computed again where the
// secret of that time is known, and are then the ones that were sent. Pure.
import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { deliveryHeaders } from '../channels/json-webhook.ts';
import { isSignedFormat } from '../channels/registry.ts';
import { staleHeaders, staleTime } from '../channels/stale-request.ts';
import { formatEventId } from '../core/ids.ts';
import type { ReceiverCheckKind } from '../db/delivery-tables.ts';
import type { SecretsAt } from '../endpoints/signing-secrets.ts';

/** `computed`: as they were sent. `made_up`: signed with a random secret that was not stored. */
export type SignatureStatus = 'computed' | 'not_known' | 'made_up' | 'none';

interface Sent {
  readonly event_id: string;
  readonly is_test: boolean;
  readonly probe: ReceiverCheckKind | null;
  readonly body: string;
  readonly format: string | null;
  /** The attempt's ID. */
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
  readonly signatures: SignatureStatus;
}

export function reconstructHeaders(sent: Sent, { serviceName, secretsAt }: Sender): SentHeaders {
  if (sent.format !== null && !isSignedFormat(sent.format))
    return { requestHeaders: { 'Content-Type': 'application/json' }, signatures: 'none' };
  const eventId = formatEventId(sent.event_id);
  const secrets = signingSecrets(sent.probe, secretsAt(sent.started_at));
  const requestHeaders = deliveryHeaders({
    serviceName,
    event: 'vote.created',
    eventId: sent.is_test ? TEST_EVENT_ID : eventId,
    messageId: sent.is_test ? `test_${eventId}` : eventId,
    deliveryId: sent.id,
    attempt: sent.number,
    body: sent.body,
    attemptedAt: sent.probe === 'stale' ? staleTime(sent.started_at) : sent.started_at,
    secrets: secrets ?? [],
  });
  return {
    requestHeaders: sent.probe === 'stale' ? staleHeaders(requestHeaders) : requestHeaders,
    signatures: statusOf(sent.probe, secrets),
  };
}

function signingSecrets(probe: ReceiverCheckKind | null, secrets: readonly string[] | null): readonly string[] | null {
  return probe === 'forged' || probe === 'unsigned' ? [] : secrets;
}

function statusOf(probe: ReceiverCheckKind | null, secrets: readonly string[] | null): SignatureStatus {
  if (probe === 'forged') return 'made_up';
  if (secrets === null) return 'not_known';
  return secrets.length > 0 ? 'computed' : 'none';
}
