// GET /dashboard/:id/deliveries: the log, newest first, narrowed by what stands in the address, and live while it is open.
import { now } from '../../../core/clock.ts';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { LogSearchForm, StateFilter } from '../../components/log-filter.tsx';
import { LogTable } from '../../components/log-table.tsx';
import { STATE_LABELS } from '../../components/pill.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import {
  isFiltered,
  type LogFilters,
  logPath,
  NO_FILTERS,
  readLogFilters,
  toLogSearch,
} from '../../log-query.ts';
import type { Listing } from '../../web-parts.ts';

export async function showDeliveries(context: WebContext, { listing }: DashboardContext) {
  const query = readLogFilters(context);
  const from = now();
  const found = await context.var.parts.deliveries.list(toLogSearch(listing.id, query));
  const base = `/dashboard/${listing.id}/deliveries`;
  const live = !query.cursor;
  const listensOnly = found.deliveries.length === 0 && (await hasOnlyListener(context, listing));
  return showPage(context, {
    title: `Deliveries · ${listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: live ? ['live-updates'] : [],
    content: (
      <DashboardFrame listing={listing} tab="deliveries">
        <div class="stack">
          <div class="row between">
            <h1>Deliveries</h1>
            <a class="btn" href={`${base}/redeliver`}>
              Send many again
            </a>
          </div>
          <LogSearchForm listing={listing} base={base} query={query} />
          <div class="row between filters">
            <StateFilter listing={listing} base={base} query={query} />
            {live && <span class="live" data-live-for="log" data-stream={streamPath(base, query, from)} />}
          </div>
          <div id="log">
            {found.deliveries.length > 0 ? (
              <LogTable listing={listing} deliveries={found.deliveries} />
            ) : (
              <NothingHere listing={listing} query={query} hasListener={listensOnly} />
            )}
          </div>
          <Paging base={base} query={query} nextCursor={found.nextCursor} />
        </div>
      </DashboardFrame>
    ),
  });
}

/** Its votes are in the listener's own list, and never here. */
async function hasOnlyListener(context: WebContext, { id }: Listing): Promise<boolean> {
  const { webhook, listener } = context.var.parts;
  return (await webhook.readWebhook(id)) === null && (await listener.read(id)) !== null;
}

/** `from`: what changed between the page's making and the stream's beginning is not missed. */
function streamPath(base: string, query: LogFilters, from: Date): string {
  const path = logPath(`${base}/live`, query);
  return `${path}${path.includes('?') ? '&' : '?'}from=${from.getTime()}`;
}

function NothingHere(props: { listing: Listing; query: LogFilters; hasListener: boolean }) {
  const { listing, query, hasListener } = props;
  const base = `/dashboard/${listing.id}`;
  if (isFiltered({ ...query, state: '' }) || query.cursor) {
    return (
      <EmptyState title="No results" text="No delivery of the last 90 days matches all of these filters.">
        <a class="btn" href={`${base}/deliveries`}>
          Show all deliveries
        </a>
      </EmptyState>
    );
  }
  if (query.state) {
    return (
      <EmptyState
        title={`Nothing is ${STATE_LABELS[query.state].word}`}
        text="Choose another state to see the rest."
      />
    );
  }
  if (hasListener)
    return (
      <EmptyState
        title="This listing has no webhook"
        text="Its votes go to the vote listener, whose page lists each one with its result. Webhook deliveries would appear here."
      >
        <a class="btn go" href={`${base}/listener`}>
          Open the vote listener
        </a>
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing was sent yet"
      text="Each vote and each test event stands here, with every attempt."
    >
      <a class="btn go" href={`${base}/webhook`}>
        Set up the webhook
      </a>
    </EmptyState>
  );
}

function Paging({ base, query, nextCursor }: { base: string; query: LogFilters; nextCursor: string | null }) {
  if (!query.cursor && !nextCursor) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {query.cursor ? (
        <a class="btn small" href={logPath(base, { ...query, cursor: NO_FILTERS.cursor })}>
          Newest
        </a>
      ) : (
        <span />
      )}
      {nextCursor && (
        <a class="btn small" rel="next" href={logPath(base, { ...query, cursor: nextCursor })}>
          Older
        </a>
      )}
    </nav>
  );
}
