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
  return showLatest(context, {
    path: '/rising',
    title: 'Rising bots and servers',
    text: 'Biggest gains of the last seven days, compared with the seven days before.',
    items: entries.map((entry) => <RisingItem entry={entry} averages={averages} under="h1" />),
  });
}

export async function showUpdated(context: WebContext) {
  const entries = await context.var.app.frontPage.readUpdated(context.var.t.language, readDbFor(context));
  const averages = await averagesOf(context, entries);
  return showLatest(context, {
    path: '/updated',
    title: 'Recently updated bots',
    text: 'Bots with new release notes, latest first.',
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
  return showPage(context, {
    title,
    description: `${title} on ${context.var.site.displayName}. ${text}`,
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
          <EmptyState title="Nothing here yet" text="Come back in a few days, or browse all listings.">
            <ButtonLink text="Bots" href="/bots" />
            <ButtonLink text="Game servers" href="/servers" />
          </EmptyState>
        )}
      </div>
    ),
  });
}
