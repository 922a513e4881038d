// GET /dashboard/:id/deliveries/:eventId/live: tells a page about a delivery that is under way when it has moved on (decision P94).
import { HTTPException } from 'hono/http-exception';
import type { DashboardContext, WebContext } from '../../context.ts';
import { liveResponse } from '../../event-stream-response.ts';
import type { DeliverySummary } from '../../integration-parts.ts';

const ENDED: readonly DeliverySummary['state'][] = ['delivered', 'failed', 'undelivered'];

/** Whether nothing more happens to it by itself. */
export function hasEnded({ state }: DeliverySummary): boolean {
  return ENDED.includes(state);
}

/** Where to be told of what comes after what the page shows; null when nothing comes. */
export function streamPathOf(path: string, delivery: DeliverySummary): string | null {
  return hasEnded(delivery) ? null : `${path}/live?seen=${markOf(delivery)}`;
}

/** Differs whenever the page would. */
function markOf({ state, attempts, changedAt }: DeliverySummary): string {
  return `${state}.${attempts}.${changedAt.getTime()}`;
}

export function eventIdInPath(context: WebContext): string {
  const eventId = context.req.param('eventId') ?? '';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(eventId)) throw new HTTPException(404);
  return eventId;
}

export async function streamDelivery(context: WebContext, place: DashboardContext) {
  const { listing } = place;
  const { deliveries, webhook } = context.var.parts;
  const wanted = { listingId: listing.id, eventId: eventIdInPath(context) };
  // Its line says all that `markOf` wants; its attempts, with what was sent and answered, are not read for it.
  const read = async () => (await deliveries.list(wanted)).deliveries[0];
  if (!(await read())) throw new HTTPException(404);
  const seen = context.req.query('seen') ?? '';
  const endpointId = (await webhook.readWebhook(listing.id))?.endpointId ?? null;
  return liveResponse(context, place, {
    subscribe: (onChange) => deliveries.watch(endpointId, onChange),
    async readNext() {
      const delivery = await read();
      if (delivery && markOf(delivery) === seen) return null;
      return { event: 'changed', data: null, last: true };
    },
  });
}
