// The signed JSON channel (§2.1, §2.2): the stored bytes, as they are, to the owner's endpoint.
import { deliveryHeaders } from '@plaudit/sdk/contract';
import type { Outbound } from '../outbound/outbound.ts';
import type { Channel } from './channel.ts';
import { readResponse } from './read-response.ts';
import { staleHeaders, staleTime } from './stale-request.ts';

export interface JsonWebhookTarget {
  readonly url: string;
  /** The secret in force first, then, for a day after a rotation, the one before it. None: nothing is signed. */
  readonly secrets: readonly string[];
  /** Only in a self-check: it pretends to be old. */
  readonly stale?: true;
}

interface Sender {
  readonly outbound: Outbound;
  /** Stands in the headers' names. */
  readonly serviceName: string;
}

/** The channel to one endpoint; light enough to make for every attempt. */
export function createJsonWebhookChannel(
  { outbound, serviceName }: Sender,
  target: JsonWebhookTarget,
): Channel {
  return {
    async attempt({ deliveryId, number, startedAt, event, eventId, messageId, body }, signal) {
      const headers = deliveryHeaders({
        serviceName,
        event,
        eventId,
        messageId,
        deliveryId,
        attempt: number,
        body,
        attemptedAt: target.stale ? staleTime(startedAt) : startedAt,
        secrets: target.secrets,
      });
      const sent = target.stale ? staleHeaders(headers) : headers;
      const result = await outbound.post({ url: target.url, headers: sent, body, signal });
      // The time is the database's: this machine's clock may be wrong.
      return readResponse(result, new Date(startedAt.getTime() + result.durationMs));
    },
  };
}
