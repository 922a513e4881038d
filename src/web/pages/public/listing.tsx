// GET /listings/:id: what it is, how it fares, how to get in, and the vote button.

import { raw } from 'hono/html';
import { renderMarkdown } from '../../../core/markdown.ts';
import { DailyVotesChart, MonthlyVotesChart, sumVotes } from '../../components/chart.tsx';
import { CountChart } from '../../components/count-chart.tsx';
import { type Figure, Figures, formatCount, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import {
  JoinCard,
  LatestReleaseCard,
  RelatedListingsCard,
  TopVotersCard,
} from '../../components/listing-aside.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { Tags } from '../../components/listing-item.tsx';
import { browsePath, listingKind, windowHours } from '../../components/listing-labels.ts';
import { PausedCard } from '../../components/paused-card.tsx';
import { Pill } from '../../components/pill.tsx';
import { PlayersCard } from '../../components/player-count.tsx';
import { VisibilityNotice } from '../../components/publicity.tsx';
import { Time } from '../../components/time.tsx';
import { listingInPath, type WebContext } from '../../context.ts';
import { listingData } from '../../structured-data.ts';
import type { DayVotes, HourServers, Listing, MonthVotes, VoteParts } from '../../web-parts.ts';
import { previewImagePath } from './preview-image.ts';

type Voted = NonNullable<Awaited<ReturnType<VoteParts['currentVote']>>>;

const DAYS = 30;
const MONTHS = 12;
/** Players come and go by the hour: over a month that would be a thicket. */
const PLAYER_DAYS = 7;

export async function showListing(context: WebContext) {
  const listing = await listingInPath(context);
  const { person, parts } = context.var;
  const { listings, changelog, votes } = parts;
  const [daily, months, voters, related, servers, players, release, vote] = await Promise.all([
    listings.dailyVotes(listing.id, DAYS),
    listings.monthlyVotes(listing.id, MONTHS),
    listings.topVoters(listing.id),
    listings.related(listing),
    listing.servers ? listings.serverCounts(listing.id, DAYS) : [],
    listing.players ? listings.playerHours(listing.id, PLAYER_DAYS) : [],
    listing.type === 'bot' ? changelog.newest(listing.id) : null,
    person ? votes.currentVote(listing.id, person.id) : null,
  ]);
  const own = person ? await listings.accessTo(person, listing.id) : null;
  return showPage(context, {
    title: listing.name,
    ...(listing.summary && { description: listing.summary }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: {
      path: `/listings/${listing.id}`,
      picture: previewImagePath(listing),
      data: listingData(listing, context.var.parts.site),
    },
    scripts: vote ? ['copy', 'countdown'] : ['copy'],
    content: (
      <div class="listing-page">
        <Head listing={listing} />
        <div class="stack listing-act">
          {listing.visibility.state === 'public' ? (
            <VoteCard listing={listing} vote={vote} />
          ) : (
            <VisibilityNotice visibility={listing.visibility} />
          )}
          <JoinCard listing={listing} />
        </div>
        <div class="stack listing-main">
          <Figures figures={numbers(listing, daily)} />
          <Description listing={listing} own={own !== null} />
          <section class="card">
            <h2>Votes, last {DAYS} days</h2>
            <DailyVotesChart votes={daily} days={DAYS} />
          </section>
          <YearCard months={months} daily={daily} />
          <ServersCard listing={listing} hours={servers} />
          <PlayersCard listing={listing} hours={players} days={PLAYER_DAYS} />
        </div>
        <aside class="stack" aria-label="Voters and related listings">
          {release && <LatestReleaseCard listing={listing} release={release} />}
          <TopVotersCard voters={voters} person={person} />
          <RelatedListingsCard listings={related} />
          {own && (
            <a class="btn full" href={`/dashboard/${listing.id}`}>
              Open its dashboard
            </a>
          )}
        </aside>
      </div>
    ),
  });
}

function numbers(listing: Listing, daily: readonly DayVotes[]): Figure[] {
  return [
    { value: listing.voteCount, label: 'votes in all' },
    { value: sumVotes(daily, DAYS), label: `in ${DAYS} days` },
    { value: sumVotes(daily, 1), label: 'today' },
    ...(listing.rank === undefined ? [] : [{ value: `#${formatNumber(listing.rank)}`, label: 'rank' }]),
  ];
}

function Head({ listing }: { listing: Listing }) {
  return (
    <div class="stack close">
      <div class="listing-head">
        <ListingIcon listing={listing} large />
        <div>
          <h1>
            <bdi>{listing.name}</bdi>
          </h1>
          <span class="row facts">
            <a class="dim" href={browsePath(listing.type)}>
              {listingKind(listing)}
            </a>
            {listing.plan !== 'free' && <Pill tone="good">{listing.plan}</Pill>}
            <span class="dim">
              listed <Time at={listing.createdAt} />
            </span>
          </span>
        </div>
      </div>
      {listing.summary && (
        <p class="lead">
          <bdi>{listing.summary}</bdi>
        </p>
      )}
      <div class="row">
        <Tags type={listing.type} tags={listing.tags} />
      </div>
    </div>
  );
}

/** What a bot says of itself; there is no card while it says nothing. */
function ServersCard({ listing, hours }: { listing: Listing; hours: readonly HourServers[] }) {
  if (!listing.servers) return null;
  const { serverCount, shardCount, reportedAt } = listing.servers;
  const values = hours.map(({ hour, serverCount: count }) => ({ hour, count }));
  return (
    <section class="card">
      <h2>{formatCount(serverCount, 'server')}</h2>
      <p class="dim">
        {shardCount !== null && `In ${formatCount(shardCount, 'shard')}, `}
        {shardCount === null ? 'Reported' : 'reported'} by the bot <Time at={reportedAt} />.
      </p>
      <CountChart hours={values} days={DAYS} what="Servers" />
    </section>
  );
}

/** Markdown, as release notes are (decision P30). Its owner learns what is missing, everybody else does not. */
function Description({ listing, own }: { listing: Listing; own: boolean }) {
  if (!listing.description && !own) return null;
  return (
    <section class="card stack close">
      <h2>About</h2>
      {listing.description ? (
        <div class="notes described" dir="auto">
          {raw(renderMarkdown(listing.description))}
        </div>
      ) : (
        <p class="dim">
          There is no description yet. <a href={`/dashboard/${listing.id}/settings`}>Write it</a>: it is what
          visitors read before they decide.
        </p>
      )}
    </section>
  );
}

/** The year stands only where it tells more than the month above it. */
function YearCard({ months, daily }: { months: readonly MonthVotes[]; daily: readonly DayVotes[] }) {
  const total = months.reduce((sum, { votes }) => sum + votes, 0);
  if (total <= sumVotes(daily, DAYS)) return null;
  return (
    <section class="card">
      <h2>Votes, last {MONTHS} months</h2>
      <MonthlyVotesChart votes={months} />
    </section>
  );
}

function VoteCard({ listing, vote }: { listing: Listing; vote: Voted | null }) {
  if (listing.pausedAt) return <PausedCard />;
  if (vote) return <VotedCard listing={listing} vote={vote} />;
  const reward =
    listing.game === 'minecraft' ? ' Name your player there, for servers that reward votes.' : '';
  return (
    <div class="card">
      <a class="btn go big full" href={`/listings/${listing.id}/vote`}>
        <span class="ellipsis">
          Vote for <bdi>{listing.name}</bdi>
        </span>
      </a>
      <p class="dim note">
        You can vote once every {windowHours(listing.type)} hours.{reward}
      </p>
    </div>
  );
}

/** For whoever voted and has to wait (decision P140); the vote's own page has the reward and the reminders. */
function VotedCard({ listing, vote }: { listing: Listing; vote: Voted }) {
  const again = `/listings/${listing.id}/vote`;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>You voted</h2>
        <span class="dim note">
          <Time at={vote.votedAt} />
        </span>
      </div>
      <p data-countdown={vote.nextVoteAt.toISOString()} data-again={again}>
        You can vote again <Time at={vote.nextVoteAt} />
      </p>
      <a href={again}>Remind me</a>
    </section>
  );
}
