// GET /dashboard/:id/deliveries: the delivery log, newest first, filtered by the URL, and live while it is open.
import { now } from '../../../core/clock.ts';
import { MAX_LAG_MS } from '../../../db/replica-lag.ts';
import { readListener } from '../../../endpoints/listener-settings.ts';
import { readWebhook } from '../../../endpoints/webhook-settings.ts';
import type { Listing } from '../../../listings/listing.ts';
import { selectConsumers } from '../../../stream/consumer-queries.ts';
import { searchDeliveries } from '../../../votes/vote-deliveries.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { LogSearchForm, StateFilter } from '../../components/log-filter.tsx';
import { LogTable } from '../../components/log-table.tsx';
import { OlderPages } from '../../components/pager.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { SHOWN_STATE_LABELS } from '../../delivery-states.ts';
import { withQuery } from '../../local-path.ts';
import { isFiltered, type LogFilters, readLogFilters, toLogSearch } from '../../log-filters.ts';
import { readDbFor } from '../../recent-changes.ts';

export async function showDeliveries(context: WebContext, { listing }: DashboardContext) {
  const db = readDbFor(context);
  const filters = readLogFilters(context);
  const readAt = new Date(now().getTime() - (db === context.var.app.db ? 0 : MAX_LAG_MS));
  const { deliveries, nextCursor } = await searchDeliveries(db, toLogSearch(listing.id, filters));
  const base = `/dashboard/${listing.id}/deliveries`;
  const isLive = !filters.cursor;
  return showPage(context, {
    title: 'Deliveries',
    dashboard: { listing, tab: 'deliveries' },
    code: true,
    scripts: isLive ? ['live-updates'] : [],
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Deliveries</h1>
          <ButtonLink text="Bulk redeliver" href={`${base}/redeliver`} />
        </div>
        <LogSearchForm listing={listing} base={base} filters={filters} />
        <a class="note" href="/docs/delivery-states">
          What the states mean
        </a>
        <div class="row between filters">
          <StateFilter base={base} filters={filters} />
          {isLive && <span class="live" data-live-for="log" data-stream={streamPath(base, filters, readAt)} />}
        </div>
        <div id="log">
          {deliveries.length > 0 ? (
            <LogTable listing={listing} deliveries={deliveries} />
          ) : (
            await emptyLog(context, listing, filters)
          )}
        </div>
        <OlderPages
          newest={filters.cursor && withQuery(base, { ...filters, cursor: '' })}
          older={nextCursor && withQuery(base, { ...filters, cursor: nextCursor })}
        />
      </div>
    ),
  });
}

/** With `from`, the stream includes changes between reading the page's data and opening the stream. */
function streamPath(base: string, filters: LogFilters, from: Date): string {
  const path = withQuery(`${base}/live`, filters);
  return `${path}${path.includes('?') ? '&' : '?'}from=${from.getTime()}`;
}

async function emptyLog(context: WebContext, listing: Listing, filters: LogFilters) {
  const base = `/dashboard/${listing.id}`;
  if (isFiltered({ ...filters, state: '' }) || filters.cursor)
    return (
      <EmptyState title="No results" text="No delivery in the last 90 days matches all of these filters.">
        <ButtonLink text="Show all deliveries" href={`${base}/deliveries`} />
      </EmptyState>
    );
  if (filters.state) {
    const { word } = SHOWN_STATE_LABELS[filters.state];
    return <EmptyState title={`No deliveries: ${word}`} text="Choose another state to see more." />;
  }
  const { db } = context.var.app;
  const [webhook, listener, consumers] = await Promise.all([
    readWebhook(db, listing.id),
    readListener(db, listing.id),
    selectConsumers(db, listing.id),
  ]);
  if (!webhook && listener)
    return (
      <EmptyState
        title="This listing has no webhook"
        text="Votes are sent to your vote listener. Its page shows each vote and the result. Webhook deliveries appear here once you set up a webhook."
      >
        <ButtonLink text="Open vote listener" href={`${base}/listener`} look="go" />
      </EmptyState>
    );
  if (!webhook && consumers.length > 0)
    return (
      <EmptyState
        title="This listing has no webhook"
        text="Your programs get votes over the live stream. Its card shows the latest events and who has acknowledged them. Webhook deliveries appear here once you set up a webhook."
      >
        <ButtonLink text="Open live stream" href={`${base}/webhook#stream`} look="go" />
      </EmptyState>
    );
  return (
    <EmptyState title="No deliveries yet" text="Every vote and test event will appear here with all of its attempts.">
      <ButtonLink text={webhook ? 'Open webhook' : 'Set up your webhook'} href={`${base}/webhook`} look="go" />
    </EmptyState>
  );
}
