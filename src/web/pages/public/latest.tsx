// GET /rising, GET /updated: rising and recently updated listings, more of them than on the home page.
import type { Child } from 'hono/jsx';
import { readReviewAverages } from '../../../reviews/review-switch.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { RisingItem, UpdatedItem } from '../../components/listing-section.tsx';
import type { WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';

export async function showRising(context: WebContext) {
  const entries = await context.var.app.frontPage.readRising(context.var.t.language, readDbFor(context));
  const averages = await averagesOf(context, entries);
  const { t } = context.var;
  return showLatest(context, {
    path: '/rising',
    title: t('home.risingTitle'),
    text: t('home.risingText'),
    items: entries.map((entry) => <RisingItem entry={entry} averages={averages} under="h1" />),
  });
}

export async function showUpdated(context: WebContext) {
  const entries = await context.var.app.frontPage.readUpdated(context.var.t.language, readDbFor(context));
  const averages = await averagesOf(context, entries);
  const { t } = context.var;
  return showLatest(context, {
    path: '/updated',
    title: t('home.updatedTitle'),
    text: t('home.updatedText'),
    items: entries.map((entry) => <UpdatedItem entry={entry} averages={averages} under="h1" />),
  });
}

function averagesOf(context: WebContext, entries: readonly { readonly listing: { readonly id: string } }[]) {
  const listings = entries.map(({ listing }) => listing);
  return readReviewAverages(readDbFor(context), context.var.site, listings);
}

interface LatestPage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly items: readonly Child[];
}

function showLatest(context: WebContext, { path, title, text, items }: LatestPage) {
  const { t, site } = context.var;
  return showPage(context, {
    title,
    description: t('home.latestDescription', { title, site: site.displayName, text }),
    metadata: { path, hidden: items.length === 0 },
    content: (
      <div class="stack">
        <div>
          <h1>{title}</h1>
          <p class="lead">{text}</p>
        </div>
        {items.length > 0 ? (
          <ul class="list">{items}</ul>
        ) : (
          <EmptyState title={t('home.nothingYet')} text={t('home.nothingYetText')}>
            <ButtonLink text={t('home.bots')} href="/bots" />
            <ButtonLink text={t('home.gameServers')} href="/servers" />
          </EmptyState>
        )}
      </div>
    ),
  });
}
