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
import { useTranslations } from '../../translations.ts';

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
    description: t('home.description', { site: displayName }),
    metadata: { path: '/', data: siteData(site) },
    content: (
      <div class="home">
        <section class="hero">
          <h1>{home?.title ?? t('home.title')}</h1>
          <p class="lead">{home?.lead ?? t('home.lead')}</p>
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
  const t = useTranslations();
  return (
    <div class="halves">
      <ListingSection title={t('home.topServers')} links={[{ text: t('home.allServers'), path: '/servers' }]} isOrdered>
        {servers.map((listing, index) => (
          <ListingItem listing={listing} averages={averages} position={index + 1} under="h2" />
        ))}
      </ListingSection>
      <ListingSection title={t('home.topBots')} links={[{ text: t('home.allBots'), path: '/bots' }]} isOrdered>
        {bots.map((listing, index) => (
          <ListingItem listing={listing} averages={averages} position={index + 1} under="h2" />
        ))}
      </ListingSection>
    </div>
  );
}

/** What has changed lately; nothing on a new installation. */
function LatestLists({ listings: { rising, newest, updated }, averages }: ListsProps) {
  const t = useTranslations();
  if (newest.length === 0) return null;
  return (
    <div class="halves lively">
      {rising.length > 0 && (
        <ListingSection
          title={t('home.rising')}
          note={t('home.risingNote')}
          links={[{ text: t('home.allRising'), path: '/rising' }]}
        >
          {rising.map((entry) => (
            <RisingItem entry={entry} averages={averages} under="h2" />
          ))}
        </ListingSection>
      )}
      <ListingSection
        title={t('home.new')}
        note={t('home.newNote')}
        links={[
          { text: t('home.newServers'), path: '/servers?sort=newest' },
          { text: t('home.newBots'), path: '/bots?sort=newest' },
        ]}
      >
        {newest.map((listing) => (
          <ListingItem listing={listing} averages={averages} note={<Time at={listing.createdAt} />} under="h2" />
        ))}
      </ListingSection>
      {updated.length > 0 && (
        <ListingSection
          title={t('home.updated')}
          note={t('home.updatedNote')}
          links={[{ text: t('home.allUpdated'), path: '/updated' }]}
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
  const t = useTranslations();
  return (
    <section class="card owners">
      <div>
        <h2>{t('home.ownersTitle')}</h2>
        <p>{t('home.ownersText')}</p>
        <ButtonLink text={t('home.addYours')} href="/dashboard/new" />
      </div>
      <ol class="path">
        {(['home.stepVote', 'home.stepCall', 'home.stepReward'] as const).map((step) => (
          <li>{t.rich(step, { b: (text) => <b>{text}</b> })}</li>
        ))}
      </ol>
    </section>
  );
}
