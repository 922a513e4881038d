// The live parts of the delivery pages (decisions P51, P94): GET …/deliveries/live streams the rows of a filtered log
// as they change; GET …/deliveries/:eventId/live tells a delivery's page that it is outdated.
import { HTTPException } from 'hono/http-exception';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { readWebhook } from '../../../endpoints/webhook-settings.ts';
import { searchDeliveries, type VoteDelivery } from '../../../votes/vote-deliveries.ts';
import { DeliveryRow } from '../../components/log-table.tsx';
import { TimeFormatContext } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import type { StreamEvent, StreamSource } from '../../event-stream.ts';
import { liveResponse } from '../../event-stream-response.ts';
import { readLogFilters, toLogSearch } from '../../log-filters.ts';
import { TranslationsContext } from '../../translations.ts';

/**
 * Transactions may commit in another order than their timestamps, so changes of the ten seconds before are sent again.
 */
const OVERLAP_MS = 10_000;

const FINAL_STATES: readonly VoteDelivery['state'][] = ['delivered', 'failed', 'undelivered'];

/** Whether nothing more happens unless someone redelivers it. */
export function hasEnded({ state }: Pick<VoteDelivery, 'state'>): boolean {
  return FINAL_STATES.includes(state);
}

/** Calls `onChange` when deliveries of the listing's webhook have changed. */
export async function subscribeToDeliveries(context: WebContext, listingId: string) {
  const { db, changes } = context.var.app;
  const webhook = await readWebhook(db, listingId);
  return (onChange: () => void) => (webhook ? changes.subscribe(webhook.endpointId, onChange) : () => undefined);
}

export async function streamDeliveries(context: WebContext, dashboard: DashboardContext) {
  const { listing } = dashboard;
  const search = toLogSearch(listing.id, { ...readLogFilters(context), cursor: '' });
  const list = async () => (await searchDeliveries(context.var.app.db, search)).deliveries;
  const rowOf = (delivery: VoteDelivery) => (
    <TranslationsContext.Provider value={context.var.t}>
      <TimeFormatContext.Provider value={context.var.times}>
        <DeliveryRow listing={listing} delivery={delivery} />
      </TimeFormatContext.Provider>
    </TranslationsContext.Provider>
  );
  return liveResponse(context, dashboard, {
    subscribe: await subscribeToDeliveries(context, listing.id),
    readNext: createLogReader(rowOf, list, startTime(context)),
  });
}

/**
 * Each event contains the order of all rows and the HTML of those that changed. Rows that ended before `from` are
 * already on the page.
 */
function createLogReader(
  rowOf: (delivery: VoteDelivery) => JSX.Element,
  list: () => Promise<readonly VoteDelivery[]>,
  from: number,
): StreamSource['readNext'] {
  let known: Map<string, string> | null = null;
  let newest = from;
  const isKnown = (delivery: VoteDelivery, json: string) =>
    known === null
      ? hasEnded(delivery) && delivery.changedAt.getTime() < from - OVERLAP_MS
      : known.get(delivery.eventId) === json;
  return async (): Promise<StreamEvent | null> => {
    const deliveries = await list();
    const current = new Map(deliveries.map((delivery) => [delivery.eventId, JSON.stringify(delivery)]));
    const changed = deliveries.filter((delivery) => !isKnown(delivery, current.get(delivery.eventId) ?? ''));
    const order = [...current.keys()];
    const isReordered = known === null || order.join() !== [...known.keys()].join();
    newest = Math.max(newest, ...deliveries.map(({ changedAt }) => changedAt.getTime()));
    known = current;
    if (!isReordered && changed.length === 0) return null;
    const lines = changed.map((delivery) => [delivery.eventId, `${rowOf(delivery)}`]);
    return { id: String(newest), event: 'log', data: { order, lines: Object.fromEntries(lines) } };
  };
}

/** The time of the last event that the browser received, or the time when the page was rendered. */
function startTime(context: WebContext): number {
  const typed = context.req.header('last-event-id') ?? context.req.query('from') ?? '';
  return /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
}

/** The stream that reports when the page of a delivery is outdated; null if the delivery has ended. */
export function streamPathOf(path: string, delivery: VoteDelivery): string | null {
  return hasEnded(delivery) ? null : `${path}/live?seen=${versionOf(delivery)}`;
}

/** Differs whenever the page would differ. */
function versionOf({ state, attempts, changedAt }: VoteDelivery): string {
  return `${state}.${attempts}.${changedAt.getTime()}`;
}

export function eventIdInPath(context: WebContext): string {
  const eventId = context.req.param('eventId') ?? '';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(eventId)) throw new HTTPException(404);
  return eventId;
}

export async function streamDelivery(context: WebContext, dashboard: DashboardContext) {
  const search = { listingId: dashboard.listing.id, eventId: eventIdInPath(context) };
  // The entry in the log is enough to compute the version, so the attempts are not read.
  const read = async () => (await searchDeliveries(context.var.app.db, search)).deliveries[0];
  if (!(await read())) throw new HTTPException(404);
  const seen = context.req.query('seen') ?? '';
  return liveResponse(context, dashboard, {
    subscribe: await subscribeToDeliveries(context, dashboard.listing.id),
    async readNext() {
      const delivery = await read();
      if (delivery && versionOf(delivery) === seen) return null;
      return { event: 'changed', data: null, last: true };
    },
  });
}
