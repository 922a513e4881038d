// GET /dashboard/:id/deliveries/live: what changes in a view of the log while it is open, as server-sent events (decision P51). Each tells
// which lines the view has now, and those among them that changed since the last.

import { DeliveryRow } from '../../components/log-table.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import type { StreamEvent, StreamSource } from '../../event-stream.ts';
import { liveResponse } from '../../event-stream-response.ts';
import type { DeliverySummary, LogSearch } from '../../integration-parts.ts';
import { readLogFilters, toLogSearch } from '../../log-query.ts';
import type { Listing } from '../../web-parts.ts';
import { hasEnded } from './delivery-live.ts';

/** Transactions end in another order than their times: what changed this long before is sent once more. */
const OVERLAP_MS = 10_000;

export async function streamDeliveries(context: WebContext, place: DashboardContext) {
  return liveResponse(context, place, await watchedLog(context, place.listing));
}

async function watchedLog(context: WebContext, listing: Listing): Promise<StreamSource> {
  const { deliveries, webhook } = context.var.parts;
  const search = toLogSearch(listing.id, { ...readLogFilters(context), cursor: '' });
  const endpointId = (await webhook.readWebhook(listing.id))?.endpointId ?? null;
  return {
    subscribe: (onChange) => deliveries.watch(endpointId, onChange),
    readNext: lookAt(listing, () => deliveries.list(search), startOf(context)),
  };
}

type List = (search?: LogSearch) => Promise<{ deliveries: readonly DeliverySummary[] }>;

/** What ended before `from` the page has already. */
function lookAt(listing: Listing, list: List, from: number): StreamSource['readNext'] {
  let known = new Map<string, string>();
  let newest = from;
  let isFirst = true;
  const isKnown = (delivery: DeliverySummary, words: string) =>
    isFirst
      ? hasEnded(delivery) && delivery.changedAt.getTime() < from - OVERLAP_MS
      : known.get(delivery.eventId) === words;
  return async (): Promise<StreamEvent | null> => {
    const { deliveries } = await list();
    const seen = new Map(deliveries.map((delivery) => [delivery.eventId, JSON.stringify(delivery)]));
    const fresh = deliveries.filter((delivery) => !isKnown(delivery, seen.get(delivery.eventId) ?? ''));
    const order = [...seen.keys()];
    const moved = !isFirst && order.join() !== [...known.keys()].join();
    newest = Math.max(newest, ...deliveries.map(({ changedAt }) => changedAt.getTime()));
    const isNews = isFirst || moved || fresh.length > 0;
    known = seen;
    isFirst = false;
    if (!isNews) return null;
    const lines = fresh.map((delivery) => [
      delivery.eventId,
      `${<DeliveryRow listing={listing} delivery={delivery} />}`,
    ]);
    return { id: String(newest), event: 'log', data: { order, lines: Object.fromEntries(lines) } };
  };
}

/** Where the browser left off, else when the page was made, else from the beginning. */
function startOf(context: WebContext): number {
  const said = context.req.header('last-event-id') ?? context.req.query('from') ?? '';
  return /^\d{1,15}$/.test(said) ? Number(said) : 0;
}
