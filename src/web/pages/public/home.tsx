// GET /: search, categories, the top listings, rising, new and updated ones, and information for owners.
import type { FrontPageListings } from '../../../listings/front-page.ts';
import { type ReviewAverages, readReviewAverages } from '../../../reviews/review-switch.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CategoryTiles } from '../../components/category-tiles.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingItem } from '../../components/listing-item.tsx';
import { ListingSection, RisingItem, UpdatedItem } from '../../components/listing-section.tsx';
import { MarkdownText } from '../../components/markdown-text.tsx';
import { SearchAllForm } from '../../components/search-form.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';
import { readSiteCounts } from '../../site-counts.ts';
import { renderSiteText } from '../../site-text.ts';
import { siteData } from '../../structured-data.ts';

export async function showHome(context: WebContext) {
  const { app, site, t } = context.var;
  const { displayName, home } = site;
  const [listings, counts, text] = await Promise.all([
    app.frontPage.read(t.language, readDbFor(context)),
    readSiteCounts(app.facets),
    home?.text ? renderSiteText(app, home.text) : null,
  ]);
  const averages = await readReviewAverages(readDbFor(context), site, shownOn(listings));
  return showPage(context, {
    title: displayName,
    description: `Bots and game servers on ${displayName}: find one, vote for it, and its owner is notified right away.`,
    metadata: { path: '/', data: siteData(site) },
    content: (
      <div class="home">
        <section class="hero">
          <h1>{home?.title ?? 'Find bots and game servers people love'}</h1>
          <p class="lead">
            {home?.lead ??
              'Vote for the ones you like. Owners are notified of every vote within seconds and can reward you for it.'}
          </p>
          <SearchAllForm />
        </section>
        {text && (
          <section class="card">
            <MarkdownText html={text} />
          </section>
        )}
        <CategoryTiles counts={counts} />
        <TopLists listings={listings} averages={averages} />
        <LatestLists listings={listings} averages={averages} />
        <OwnersCard />
      </div>
    ),
  });
}

function shownOn({ bots, servers, rising, newest, updated }: FrontPageListings) {
  return [...bots, ...servers, ...newest, ...[...rising, ...updated].map(({ listing }) => listing)];
}

interface ListsProps {
  readonly listings: FrontPageListings;
  readonly averages: ReviewAverages;
}

function TopLists({ listings: { bots, servers }, averages }: ListsProps) {
  return (
    <div class="halves">
      <ListingSection title="Top servers" links={[{ text: 'See all game servers', path: '/servers' }]} isOrdered>
        {servers.map((listing, index) => (
          <ListingItem listing={listing} averages={averages} position={index + 1} under="h2" />
        ))}
      </ListingSection>
      <ListingSection title="Top bots" links={[{ text: 'See all bots', path: '/bots' }]} isOrdered>
        {bots.map((listing, index) => (
          <ListingItem listing={listing} averages={averages} position={index + 1} under="h2" />
        ))}
      </ListingSection>
    </div>
  );
}

/** What has changed lately; nothing on a new installation. */
function LatestLists({ listings: { rising, newest, updated }, averages }: ListsProps) {
  if (newest.length === 0) return null;
  return (
    <div class="halves lively">
      {rising.length > 0 && (
        <ListingSection
          title="Rising"
          note="Biggest gains this week compared with last week."
          links={[{ text: 'See all rising', path: '/rising' }]}
        >
          {rising.map((entry) => (
            <RisingItem entry={entry} averages={averages} under="h2" />
          ))}
        </ListingSection>
      )}
      <ListingSection
        title="New"
        note="Recently added bots and servers."
        links={[
          { text: 'New servers', path: '/servers?sort=newest' },
          { text: 'New bots', path: '/bots?sort=newest' },
        ]}
      >
        {newest.map((listing) => (
          <ListingItem listing={listing} averages={averages} note={<Time at={listing.createdAt} />} under="h2" />
        ))}
      </ListingSection>
      {updated.length > 0 && (
        <ListingSection
          title="Recently updated"
          note="Bots with new release notes."
          links={[{ text: 'See all updates', path: '/updated' }]}
        >
          {updated.map((entry) => (
            <UpdatedItem entry={entry} averages={averages} under="h2" />
          ))}
        </ListingSection>
      )}
    </div>
  );
}

function OwnersCard() {
  return (
    <section class="card owners">
      <div>
        <h2>Do you run a bot or a server?</h2>
        <p>
          You receive every vote as a signed webhook. If your endpoint is down, we retry. If it stays down, nothing is
          lost: you can redeliver every vote with one click. When something fails, you see what went wrong and how to
          fix it.
        </p>
        <ButtonLink text="Add your bot or server" href="/dashboard/new" />
      </div>
      <ol class="path">
        <li>
          <b>Someone votes.</b> The vote and its delivery are saved together in one transaction.
        </li>
        <li>
          <b>We call your endpoint.</b> The request is signed, sent within seconds, and retried if it fails.
        </li>
        <li>
          <b>You reward the voter.</b> The log shows every attempt and its response.
        </li>
      </ol>
    </section>
  );
}
