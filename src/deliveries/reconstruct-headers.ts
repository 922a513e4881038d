// Reconstructs the request headers of an attempt from the log (decision P52). Signatures are not stored: they are
// recomputed if the secret of that time is known, and then equal those that were sent. Pure.
import { TEST_EVENT_ID } from '@plaudit/sdk/contract';
import { eventNameOf } from '../channels/event-name.ts';
import { deliveryHeaders } from '../channels/json-webhook.ts';
import { isSignedFormat } from '../channels/registry.ts';
import { staleHeaders, staleTime } from '../channels/stale-request.ts';
import { formatEventId } from '../core/ids.ts';
import type { ReceiverCheckKind } from '../db/delivery-tables.ts';
import type { SecretsAt } from '../endpoints/signing-secrets.ts';
import type { AttemptRow, DeliveryLogEntry } from './delivery-log-queries.ts';

/** `computed`: recomputed as sent. `made_up`: signed with a random secret that was not stored. */
export type SignatureStatus = 'computed' | 'not_known' | 'made_up' | 'none';

interface Sender {
  readonly serviceName: string;
  readonly secretsAt: SecretsAt;
}

export interface ReconstructedHeaders {
  /** As sent, except for the signatures, which are not stored: see `signatures`. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly signatures: SignatureStatus;
}

export function reconstructHeaders(
  { eventId: stored, isTest, probe, body, format }: DeliveryLogEntry,
  { deliveryId, number, startedAt }: AttemptRow,
  { serviceName, secretsAt }: Sender,
): ReconstructedHeaders {
  if (format !== null && !isSignedFormat(format))
    return { requestHeaders: { 'Content-Type': 'application/json' }, signatures: 'none' };
  const eventId = formatEventId(stored);
  const secrets = signingSecrets(probe, secretsAt(startedAt));
  const requestHeaders = deliveryHeaders({
    serviceName,
    event: eventNameOf(body),
    eventId: isTest ? TEST_EVENT_ID : eventId,
    messageId: isTest ? `test_${eventId}` : eventId,
    deliveryId,
    attempt: number,
    body,
    attemptedAt: probe === 'stale' ? staleTime(startedAt) : startedAt,
    secrets: secrets ?? [],
  });
  return {
    requestHeaders: probe === 'stale' ? staleHeaders(requestHeaders) : requestHeaders,
    signatures: statusOf(probe, secrets),
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
