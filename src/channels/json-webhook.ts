// The signed JSON channel (§2.1, §2.2): the stored bytes, as they are, to the owner's endpoint.
import type { Outbound } from '../outbound/outbound.ts';
import type { Channel } from './channel.ts';
import { readResponse } from './channel.ts';
import { deliveryHeaders } from './delivery-headers.ts';
import type { ChannelSender, CheckedChannelUrl, WebhookDescriptor, WebhookTarget } from './descriptor.ts';
import { staleHeaders, staleTime } from './stale-request.ts';

export const jsonWebhook = {
  format: 'json',
  name: 'JSON webhook',
  sends: 'signed deliveries',
  isSigned: true,
  async checkUrl(text: string, outbound: Outbound): Promise<CheckedChannelUrl> {
    const checked = await outbound.checkTarget(text);
    return checked.ok ? { ok: true, url: checked.url, urlShown: checked.url } : checked;
  },
  create: (sender) => (target) => createJsonWebhookChannel(sender, target),
  writeBody: (event) => event,
  diagnoses: {},
} as const satisfies WebhookDescriptor;

/** The channel to one endpoint; light enough to make for every attempt. */
export function createJsonWebhookChannel(
  { outbound, serviceName }: Pick<ChannelSender, 'outbound' | 'serviceName'>,
  target: Omit<WebhookTarget, 'listing'>,
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
