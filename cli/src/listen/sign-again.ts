// Signs an event of the stream anew, so that a receiver does not refuse it as outdated when it is sent again.
import { createHmac, randomUUID } from 'node:crypto';
import type { StreamDelivery } from '@plaudit/sdk/stream';
import type { SignedRequest } from '../forward/post-request.ts';

/** The same body and event ID, as the next attempt. `secret`: the stream secret. */
export function signAgain(
  delivery: StreamDelivery,
  { secret, attempt, now }: { secret: string; attempt: number; now: Date },
): SignedRequest {
  const { body, headers } = delivery;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const id = headers['webhook-id'] ?? '';
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return { body, headers: Object.entries(headers).map(([name, value]) => [name, renewed(name) ?? value] as const) };

  function renewed(name: string): string | null {
    if (/^x-.+-delivery$/i.test(name)) return randomUUID();
    if (/^x-.+-attempt$/i.test(name)) return String(attempt);
    if (name.toLowerCase() === 'webhook-timestamp') return timestamp;
    return name.toLowerCase() === 'webhook-signature' ? `v1,${hmac}` : null;
  }
}
