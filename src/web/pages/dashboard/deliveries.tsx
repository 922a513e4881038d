// GET /dashboard/:id/deliveries: the delivery log, newest first, filtered by the URL, and live while it is open.
import { now } from '../../../core/clock.ts';
import { RETENTION_DAYS } from '../../../core/limits.ts';
import { MAX_LAG_MS } from '../../../db/replica-lag.ts';
import { readListener } from '../../../endpoints/listener-settings.ts';
import { readWebhook } from '../../../endpoints/webhook-settings.ts';
import type { Listing } from '../../../listings/listing.ts';
import type { Translations } from '../../../messages/translations.ts';
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
  const { t } = context.var;
  const db = readDbFor(context);
  const filters = readLogFilters(context);
  const readAt = new Date(now().getTime() - (db === context.var.app.db ? 0 : MAX_LAG_MS));
  const { deliveries, nextCursor } = await searchDeliveries(db, toLogSearch(listing.id, filters));
  const base = `/dashboard/${listing.id}/deliveries`;
  const isLive = !filters.cursor;
  return showPage(context, {
    title: t('deliveries.deliveries'),
    dashboard: { listing, tab: 'deliveries' },
    code: true,
    scripts: isLive ? ['live-updates'] : [],
    content: (
      <div class="stack">
        <div class="row between">
          <h1>{t('deliveries.deliveries')}</h1>
          <ButtonLink text={t('deliveries.bulkRedeliver')} href={`${base}/redeliver`} />
        </div>
        <LogSearchForm listing={listing} base={base} filters={filters} />
        <a class="note" href="/docs/delivery-states">
          {t('deliveries.whatStatesMean')}
        </a>
        <div class="row between filters">
          <StateFilter base={base} filters={filters} />
          {isLive && (
            <span
              class="live"
              data-live-for="log"
              data-stream={streamPath(base, filters, readAt)}
              data-texts={JSON.stringify(liveTexts(t))}
            />
          )}
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

/** How often the script `live-updates` reloads the log without a stream. */
const RELOAD_SECONDS = 10;

/** What the script `live-updates` shows. */
function liveTexts(t: Translations) {
  return {
    live: t('deliveries.live'),
    connecting: t('deliveries.connecting'),
    reloading: t('deliveries.updatesEvery', { duration: t.duration(RELOAD_SECONDS) }),
    waiting: t('deliveries.newChanges'),
    paused: t('deliveries.updatesPaused'),
    pause: t('deliveries.pauseUpdates'),
    resume: t('deliveries.resumeUpdates'),
  };
}

/** With `from`, the stream includes changes between reading the page's data and opening the stream. */
function streamPath(base: string, filters: LogFilters, from: Date): string {
  const path = withQuery(`${base}/live`, filters);
  return `${path}${path.includes('?') ? '&' : '?'}from=${from.getTime()}`;
}

async function emptyLog(context: WebContext, listing: Listing, filters: LogFilters) {
  const { t } = context.var;
  const base = `/dashboard/${listing.id}`;
  if (isFiltered({ ...filters, state: '' }) || filters.cursor)
    return (
      <EmptyState title={t('deliveries.noResults')} text={t('deliveries.noResultsText', { days: RETENTION_DAYS })}>
        <ButtonLink text={t('deliveries.showAll')} href={`${base}/deliveries`} />
      </EmptyState>
    );
  if (filters.state) {
    const state = t(SHOWN_STATE_LABELS[filters.state].word);
    return <EmptyState title={t('deliveries.noneInState', { state })} text={t('deliveries.chooseOtherState')} />;
  }
  const { db } = context.var.app;
  const [webhook, listener, consumers] = await Promise.all([
    readWebhook(db, listing.id),
    readListener(db, listing.id),
    selectConsumers(db, listing.id),
  ]);
  if (!webhook && listener)
    return (
      <EmptyState title={t('deliveries.noWebhook')} text={t('deliveries.votesToListener')}>
        <ButtonLink text={t('deliveries.openListener')} href={`${base}/listener`} look="go" />
      </EmptyState>
    );
  if (!webhook && consumers.length > 0)
    return (
      <EmptyState title={t('deliveries.noWebhook')} text={t('deliveries.votesToStream')}>
        <ButtonLink text={t('deliveries.openStream')} href={`${base}/webhook#stream`} look="go" />
      </EmptyState>
    );
  return (
    <EmptyState title={t('deliveries.noDeliveries')} text={t('deliveries.noDeliveriesText')}>
      <ButtonLink
        text={t(webhook ? 'deliveries.openWebhook' : 'deliveries.setUpWebhook')}
        href={`${base}/webhook`}
        look="go"
      />
    </EmptyState>
  );
}
