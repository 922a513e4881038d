// GET /listings/:id: the page of a listing, with its description, its numbers, how to join, and the vote button.
import { listingPath } from '../../../listings/listing-path.ts';
import { parseVideo } from '../../../listings/listing-video.ts';
import { isOpenToAll, isWaitingForProof } from '../../../listings/publicity.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import type { Translations } from '../../../messages/translations.ts';
import { DailyVotesChart, MonthlyVotesChart, sumVotes } from '../../components/chart.tsx';
import { CountChart } from '../../components/count-chart.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { type Figure, Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { LatestReleaseCard, RelatedListingsCard, TopVotersCard } from '../../components/listing-aside.tsx';
import { ListingBanner } from '../../components/listing-banner.tsx';
import { JoinFacts, ListingDetailsCard } from '../../components/listing-facts.tsx';
import { ListingGallery } from '../../components/listing-gallery.tsx';
import { ListingLinksCard } from '../../components/listing-links.tsx';
import { ListingReviews } from '../../components/listing-reviews.tsx';
import { ListingDescription, ListingHead } from '../../components/listing-text.tsx';
import { OwnListingNote } from '../../components/own-listing-note.tsx';
import { OwnershipCard, WaitingForProofNotice } from '../../components/ownership.tsx';
import { PlayersCard } from '../../components/player-count.tsx';
import { ServerFacts } from '../../components/server-facts.tsx';
import { ShareCard } from '../../components/share-card.tsx';
import { TextLanguages } from '../../components/text-languages.tsx';
import { Time } from '../../components/time.tsx';
import { VisibilityNotice } from '../../components/visibility.tsx';
import { VoteCard } from '../../components/vote-card.tsx';
import { listingInPath, type WebContext } from '../../context.ts';
import { inChosenTexts } from '../../listing-texts.ts';
import { allowFrameOf } from '../../security-headers.ts';
import { listingData, reviewsData } from '../../structured-data.ts';
import { useTranslations } from '../../translations.ts';
import { CHART_DAYS, CHART_MONTHS, type ListingPageData, PLAYER_DAYS, readListingPage } from './listing-data.ts';
import { oembedDiscovery } from './oembed.ts';
import { previewImagePath } from './preview-image.ts';

export async function showListing(context: WebContext) {
  const { listing, language, others } = await inChosenTexts(context, await listingInPath(context));
  const data = await readListingPage(context, listing);
  const { app, site } = context.var;
  const { config } = app;
  const { vote, isOwn, pictures } = data;
  const isOpen = isOpenToAll(listing, config);
  const video = context.req.query('video') === '1' ? parseVideo(listing.video) : null;
  if (video) allowFrameOf(context, video.provider.origin);
  return showPage(context, {
    title: listing.name,
    ...(listing.summary && { description: listing.summary }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: {
      path: listingPath(listing),
      image: previewImagePath(listing, config, site.brand),
      data: { ...listingData(listing, config, language), ...reviewsData(context.var.t, data.reviews) },
    },
    ...(isOpen && { feeds: [oembedDiscovery(listing, config)] }),
    scripts: [
      'copy',
      ...(isOpen ? (['share'] as const) : []),
      ...(vote ? (['countdown'] as const) : []),
      ...(pictures.length > 0 ? (['gallery'] as const) : []),
    ],
    content: (
      <>
        {isOwn && <OwnListingNote listing={listing} pictures={pictures.length} />}
        <ListingBanner listing={listing} />
        <div class={layoutOf(listing, isOpen)}>
          <ListingHead listing={listing} ownership={config.ownership}>
            <TextLanguages listing={listing} others={others} />
            <JoinFacts listing={listing}>
              {data.facts && <ServerFacts game={listing.game} facts={data.facts} />}
            </JoinFacts>
          </ListingHead>
          <div class="stack listing-act">
            {isOpen ? (
              <VoteCard listing={listing} vote={vote} weights={app.site.planWeights} />
            ) : (
              <VisibilityNotice visibility={listing.visibility} />
            )}
            {isWaitingForProof(listing, config) && <WaitingForProofNotice listingId={listing.id} />}
            {isOpen && (
              <FavoriteButton
                listing={listing}
                isFavorite={data.isFavorite}
                person={context.var.person}
                page="listing"
              />
            )}
          </div>
          <MainColumn listing={listing} data={data} playsVideo={video !== null} />
          <ListingReviews
            page={data.reviews}
            listing={listing}
            isSignedIn={context.var.person !== null}
            isOwn={isOwn}
          />
          <SideColumn context={context} listing={listing} data={data} isOpen={isOpen} />
        </div>
      </>
    ),
  });
}

/** With a summary or ways to join, the name's part is higher than the vote button beside it, but not than a notice. */
function layoutOf(listing: ShownListing, isOpen: boolean): string {
  const { banner, summary, address, link, type, visibility } = listing;
  const isTall = summary !== '' && (address !== null || (type === 'bot' && link !== null));
  return `listing-page${banner && visibility.state !== 'hidden' ? ' below-banner' : ''}${isTall && isOpen ? ' tall-head' : ''}`;
}

interface SideColumnProps {
  readonly context: WebContext;
  readonly listing: ShownListing;
  readonly data: ListingPageData;
  readonly isOpen: boolean;
}

function SideColumn({ context, listing, data, isOpen }: SideColumnProps) {
  const { config } = context.var.app;
  const t = useTranslations();
  const { release, proof, isOwn } = data;
  return (
    <aside class="stack" aria-label={t('listing.asideLabel')}>
      <ListingDetailsCard listing={listing} team={data.team} />
      <ListingLinksCard listing={listing} />
      {isOpen && <ShareCard listing={listing} site={config} />}
      {release && <LatestReleaseCard listing={listing} release={release} />}
      <TopVotersCard listing={listing} voters={data.voters} person={context.var.person} />
      <RelatedListingsCard listings={data.related} />
      {config.ownership !== 'off' && <OwnershipCard listing={listing} proof={proof} isOwn={isOwn} />}
      {isOpen && (
        <p class="note">
          <a href={listingPath(listing, '/report')} rel="nofollow">
            {t('listing.report')}
          </a>
        </p>
      )}
    </aside>
  );
}

interface MainColumnProps {
  readonly listing: ShownListing;
  readonly data: ListingPageData;
  readonly playsVideo: boolean;
}

function MainColumn({ listing, data, playsVideo }: MainColumnProps) {
  const t = useTranslations();
  const { daily, months, servers, players, isOwn, pictures, facts } = data;
  return (
    <div class="stack listing-main">
      <Figures figures={figuresOf(t, listing, daily)} />
      <ListingGallery listing={listing} pictures={pictures} playsVideo={playsVideo} />
      <ListingDescription listing={listing} description={data.description} isOwn={isOwn} />
      <section class="card">
        <h2>{t('listing.votesOfDays', { days: CHART_DAYS })}</h2>
        <DailyVotesChart votes={daily} days={CHART_DAYS} />
      </section>
      <YearCard months={months} daily={daily} />
      <ServersCard report={listing.servers} hours={servers} />
      <PlayersCard players={listing.players} hours={players} days={PLAYER_DAYS} facts={facts} />
    </div>
  );
}

function figuresOf(t: Translations, listing: ShownListing, daily: ListingPageData['daily']): Figure[] {
  return [
    { value: listing.voteCount, label: t('listing.totalVotes') },
    { value: sumVotes(daily, CHART_DAYS), label: t('listing.lastDays', { days: CHART_DAYS }) },
    { value: sumVotes(daily, 1), label: t('listing.today') },
    ...(listing.rank === undefined
      ? []
      : [{ value: t('listing.rankNumber', { rank: listing.rank }), label: t('listing.rank') }]),
  ];
}

/** Shown only if there are votes older than the month in the chart above. */
function YearCard({ months, daily }: Pick<ListingPageData, 'months' | 'daily'>) {
  const t = useTranslations();
  const total = months.reduce((sum, { votes }) => sum + votes, 0);
  if (total <= sumVotes(daily, CHART_DAYS)) return null;
  return (
    <section class="card">
      <h2>{t('listing.votesOfMonths', { months: CHART_MONTHS })}</h2>
      <MonthlyVotesChart votes={months} />
    </section>
  );
}

interface ServersCardProps {
  /** The latest report of the bot; null if there is none. */
  readonly report: ShownListing['servers'];
  readonly hours: ListingPageData['servers'];
}

function ServersCard({ report, hours }: ServersCardProps) {
  const t = useTranslations();
  if (!report) return null;
  const { serverCount, shardCount: shards, reportedAt } = report;
  const time = <Time at={reportedAt} />;
  const values = hours.map(({ hour, serverCount: count }) => ({ hour, count }));
  return (
    <section class="card">
      <h2>{t('listing.servers', { count: serverCount })}</h2>
      <p class="dim">
        {shards === null
          ? t.rich('listing.serversReported', { time })
          : t.rich('listing.serversReportedWithShards', { shards, time })}
      </p>
      <CountChart hours={values} days={CHART_DAYS} what={t('listing.serversChart')} />
    </section>
  );
}
