// GET /listings/:id: the page of a listing, with its description, its numbers, how to join, and the vote button.
import { accessTo } from '../../../access/permissions.ts';
import { findNewestEntry } from '../../../changelog/list-entries.ts';
import type { Settings } from '../../../config/settings.ts';
import { VOTING_WINDOW_HOURS } from '../../../core/limits.ts';
import { selectPlayerHours } from '../../../game-servers/player-count-queries.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { isOpenToAll, isWaitingForProof } from '../../../listings/publicity.ts';
import { findRelatedListings } from '../../../listings/search-listings.ts';
import { selectServerCountHours } from '../../../listings/server-count-queries.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { readProof } from '../../../ownership/read-ownership.ts';
import { type CurrentVote, currentVote } from '../../../votes/queries.ts';
import { namedTopVoters } from '../../../votes/top-voters.ts';
import { selectDailyVotes, selectMonthlyVotes } from '../../../votes/vote-stats-queries.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DailyVotesChart, MonthlyVotesChart, sumVotes } from '../../components/chart.tsx';
import { CountChart } from '../../components/count-chart.tsx';
import { type Figure, Figures, formatCount, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { JoinCard, LatestReleaseCard, RelatedListingsCard, TopVotersCard } from '../../components/listing-aside.tsx';
import { ListingDescription, ListingHead } from '../../components/listing-text.tsx';
import { OwnershipCard, WaitingForProofNotice } from '../../components/ownership.tsx';
import { PausedCard } from '../../components/paused-card.tsx';
import { PlayersCard } from '../../components/player-count.tsx';
import { describeVoteWeight } from '../../components/ranking-note.tsx';
import { Time } from '../../components/time.tsx';
import { VisibilityNotice } from '../../components/visibility.tsx';
import { listingInPath, type WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';
import { listingData } from '../../structured-data.ts';
import { previewImagePath } from './preview-image.ts';

const DAYS = 30;
const MONTHS = 12;
/** Player counts are hourly, and a chart of a whole month would be unreadable. */
const PLAYER_DAYS = 7;

export async function showListing(context: WebContext) {
  const listing = await listingInPath(context);
  const data = await readPageData(context, listing);
  const { config } = context.var.app;
  const { vote, isOwn, release, proof } = data;
  return showPage(context, {
    title: listing.name,
    ...(listing.summary && { description: listing.summary }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: {
      path: listingPath(listing),
      image: previewImagePath(listing, config, context.var.site.brand),
      data: listingData(listing, config),
    },
    scripts: vote ? ['copy', 'countdown'] : ['copy'],
    content: (
      <div class="listing-page">
        <ListingHead listing={listing} ownership={config.ownership} />
        <div class="stack listing-act">
          {isOpenToAll(listing, config) ? (
            <VoteCard listing={listing} vote={vote} weights={context.var.app.site.planWeights} />
          ) : (
            <VisibilityNotice visibility={listing.visibility} />
          )}
          {isWaitingForProof(listing, config) && <WaitingForProofNotice listingId={listing.id} />}
          <JoinCard listing={listing} />
        </div>
        <MainColumn listing={listing} data={data} />
        <aside class="stack" aria-label="Voters and related listings">
          {release && <LatestReleaseCard listing={listing} release={release} />}
          <TopVotersCard voters={data.voters} person={context.var.person} />
          <RelatedListingsCard listings={data.related} />
          {config.ownership !== 'off' && <OwnershipCard listing={listing} proof={proof} isOwn={isOwn} />}
          {isOpenToAll(listing, config) && (
            <p class="note">
              <a href={listingPath(listing, '/report')} rel="nofollow">
                Report this listing
              </a>
            </p>
          )}
          {isOwn && <ButtonLink text="Manage listing" href={`/dashboard/${listing.id}`} look="full" />}
        </aside>
      </div>
    ),
  });
}

type PageData = Awaited<ReturnType<typeof readPageData>>;

async function readPageData(context: WebContext, listing: ShownListing) {
  const { app, person } = context.var;
  const db = readDbFor(context);
  const { id } = listing;
  const [daily, months, voters, related, servers, players, release, vote, access, proof] = await Promise.all([
    selectDailyVotes(db, id, DAYS),
    selectMonthlyVotes(db, id, MONTHS),
    namedTopVoters(db, id),
    findRelatedListings(db, listing),
    listing.servers ? selectServerCountHours(db, id, DAYS) : [],
    listing.players ? selectPlayerHours(db, id, PLAYER_DAYS) : [],
    listing.type === 'bot' ? findNewestEntry(db, id) : null,
    person ? currentVote(app.db, id, person.id) : null,
    accessTo(app.db, person, id),
    listing.ownerProvenAt ? readProof(db, id) : null,
  ]);
  const isOwn = access.may('listing.overview');
  return { daily, months, voters, related, servers, players, release, vote, isOwn, proof };
}

function MainColumn({ listing, data }: { listing: ShownListing; data: PageData }) {
  const { daily, months, servers, players, isOwn } = data;
  return (
    <div class="stack listing-main">
      <Figures figures={figuresOf(listing, daily)} />
      <ListingDescription listing={listing} isOwn={isOwn} />
      <section class="card">
        <h2>Votes, last {DAYS} days</h2>
        <DailyVotesChart votes={daily} days={DAYS} />
      </section>
      <YearCard months={months} daily={daily} />
      <ServersCard report={listing.servers} hours={servers} />
      <PlayersCard players={listing.players} hours={players} days={PLAYER_DAYS} />
    </div>
  );
}

function figuresOf(listing: ShownListing, daily: PageData['daily']): Figure[] {
  return [
    { value: listing.voteCount, label: 'Total votes' },
    { value: sumVotes(daily, DAYS), label: `Last ${DAYS} days` },
    { value: sumVotes(daily, 1), label: 'Today' },
    ...(listing.rank === undefined ? [] : [{ value: `#${formatNumber(listing.rank)}`, label: 'Rank' }]),
  ];
}

/** Shown only if there are votes older than the month in the chart above. */
function YearCard({ months, daily }: Pick<PageData, 'months' | 'daily'>) {
  const total = months.reduce((sum, { votes }) => sum + votes, 0);
  if (total <= sumVotes(daily, DAYS)) return null;
  return (
    <section class="card">
      <h2>Votes, last {MONTHS} months</h2>
      <MonthlyVotesChart votes={months} />
    </section>
  );
}

interface ServersCardProps {
  /** The latest report of the bot; null if there is none. */
  readonly report: ShownListing['servers'];
  readonly hours: PageData['servers'];
}

function ServersCard({ report, hours }: ServersCardProps) {
  if (!report) return null;
  const { serverCount, shardCount, reportedAt } = report;
  const values = hours.map(({ hour, serverCount: count }) => ({ hour, count }));
  return (
    <section class="card">
      <h2>{formatCount(serverCount, 'server')}</h2>
      <p class="dim">
        {shardCount === null ? 'Reported' : `Across ${formatCount(shardCount, 'shard')}, reported`} by the bot{' '}
        <Time at={reportedAt} />.
      </p>
      <CountChart hours={values} days={DAYS} what="Servers" />
    </section>
  );
}

interface VoteCardProps {
  readonly listing: ShownListing;
  readonly vote: CurrentVote | null;
  readonly weights: Settings['planWeights'];
}

function VoteCard({ listing, vote, weights }: VoteCardProps) {
  const weight = describeVoteWeight(listing.plan, weights);
  if (listing.pausedAt) return <PausedCard />;
  if (vote) return <NextVoteCard listing={listing} vote={vote} />;
  return (
    <div class="card">
      <a class="btn go big full" href={listingPath(listing, '/vote')}>
        <span class="ellipsis">
          Vote for <bdi>{listing.name}</bdi>
        </span>
      </a>
      <p class="dim note">
        You can vote once every {VOTING_WINDOW_HOURS[listing.type]} hours.
        {listing.game === 'minecraft' && ' Enter your player name if the server rewards votes.'}
        {weight && ` ${weight}`}
      </p>
    </div>
  );
}

/** For a visitor who has voted and has to wait (decision P140). The reward and reminders are on the vote page. */
function NextVoteCard({ listing, vote }: { listing: ShownListing; vote: CurrentVote }) {
  const votePath = listingPath(listing, '/vote');
  return (
    <Card
      title="You voted"
      beside={
        <span class="dim note">
          <Time at={vote.votedAt} />
        </span>
      }
    >
      <p data-countdown={vote.nextVoteAt.toISOString()} data-again={votePath}>
        You can vote again <Time at={vote.nextVoteAt} />
      </p>
      <a href={votePath}>Remind me</a>
    </Card>
  );
}
