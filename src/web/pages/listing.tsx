// GET /listings/:id: what it is, how it fares, how to get in, and the vote button.
import type { Entry } from '../changelog-parts.ts';
import { listingInPath, type WebContext } from '../context.ts';
import { VotesChart, votesIn } from '../parts/chart.tsx';
import { Copy } from '../parts/copy.tsx';
import { CountChart } from '../parts/count-chart.tsx';
import { counted, type Figure, Figures, grouped } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { ListingIcon } from '../parts/listing-icon.tsx';
import { Tags } from '../parts/listing-item.tsx';
import { browsePath, kindOf, webLink, windowHours } from '../parts/listing-words.ts';
import { PausedCard } from '../parts/paused-card.tsx';
import { Pill } from '../parts/pill.tsx';
import { PlayersCard } from '../parts/player-count.tsx';
import { PublicityNotice } from '../parts/publicity.tsx';
import { Time } from '../parts/time.tsx';
import { listingData } from '../structured-data.ts';
import type { DayVotes, HourServers, Listing } from '../web-parts.ts';

const DAYS = 30;
/** Players come and go by the hour: over a month that would be a thicket. */
const PLAYER_DAYS = 7;

export async function showListing(context: WebContext) {
  const listing = await listingInPath(context);
  const { listings, changelog } = context.var.parts;
  const [daily, voters, servers, players, release] = await Promise.all([
    listings.dailyVotes(listing.id, DAYS),
    listings.topVoters(listing.id),
    listing.servers ? listings.serverCounts(listing.id, DAYS) : [],
    listing.players ? listings.playerHours(listing.id, PLAYER_DAYS) : [],
    listing.type === 'bot' ? changelog.newest(listing.id) : null,
  ]);
  const { person } = context.var;
  const own = person ? await listings.accessTo(person, listing.id) : null;
  return showPage(context, {
    title: listing.name,
    ...(listing.summary && { description: listing.summary }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    machines: {
      path: `/listings/${listing.id}`,
      data: listingData(listing, context.var.parts.site),
    },
    islands: ['copy'],
    content: (
      <div class="listing-page">
        <Head listing={listing} />
        {listing.publicity.state === 'public' ? (
          <VoteCard listing={listing} />
        ) : (
          <PublicityNotice publicity={listing.publicity} />
        )}
        <div class="stack">
          <Figures figures={numbers(listing, daily)} />
          <section class="card">
            <h2>Votes, last {DAYS} days</h2>
            <VotesChart votes={daily} days={DAYS} />
          </section>
          <ServersCard listing={listing} hours={servers} />
          <PlayersCard listing={listing} hours={players} days={PLAYER_DAYS} />
          <Description text={listing.description} />
        </div>
        <aside class="stack" aria-label="Join and voters">
          <GetIn listing={listing} />
          {release && <NewestRelease listing={listing} release={release} />}
          <TopVoters voters={voters} />
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
    { value: votesIn(daily, DAYS), label: `in ${DAYS} days` },
    { value: votesIn(daily, 1), label: 'today' },
    ...(listing.rank === undefined ? [] : [{ value: `#${grouped(listing.rank)}`, label: 'rank' }]),
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
              {kindOf(listing)}
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
      <h2>{counted(serverCount, 'server')}</h2>
      <p class="dim">
        {shardCount !== null && `In ${counted(shardCount, 'shard')}, `}
        {shardCount === null ? 'Reported' : 'reported'} by the bot <Time at={reportedAt} />.
      </p>
      <CountChart hours={values} days={DAYS} what="Servers" />
    </section>
  );
}

/** Plain paragraphs: what owners write is text, never markup. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <section class="card prose">
      <h2>About</h2>
      {paragraphs.map((paragraph) => (
        <p dir="auto">{paragraph.trim()}</p>
      ))}
    </section>
  );
}

function VoteCard({ listing }: { listing: Listing }) {
  if (listing.pausedAt) return <PausedCard />;
  const reward = listing.game === 'minecraft' ? ' Name your player to get its reward.' : '';
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

function GetIn({ listing }: { listing: Listing }) {
  const link = webLink(listing.link);
  if (!link && !listing.address) return null;
  return (
    <div class="card stack close">
      <h2>{listing.type === 'bot' ? 'Add it' : 'Join'}</h2>
      {listing.address && <Copy value={listing.address} label="the address" wide />}
      {link && (
        <a class="btn full" href={link} rel="nofollow ugc noopener">
          {listing.type === 'bot' ? 'Invite the bot' : 'Visit its page'}
        </a>
      )}
      {link && <span class="dim note ellipsis">Leads to {new URL(link).host}</span>}
    </div>
  );
}

function NewestRelease({ listing, release }: { listing: Listing; release: Entry }) {
  return (
    <div class="card stack close">
      <h2>Newest release</h2>
      <p class="entry-line">
        <b>
          <bdi>{release.version}</bdi>
        </b>{' '}
        <bdi>{release.title}</bdi>
      </p>
      <p class="dim note">
        <Time at={release.publishedAt} /> · <a href={`/listings/${listing.id}/changelog`}>Changelog</a>
      </p>
    </div>
  );
}

/** A platform's ID is public where it comes from; an account's own here tells nobody anything. */
function voterName(userId: string): string {
  return userId.startsWith('usr_') ? 'a voter' : userId;
}

function TopVoters({ voters }: { voters: readonly { userId: string; votes: number }[] }) {
  if (voters.length === 0) return null;
  return (
    <div class="card">
      <h2>Top voters this month</h2>
      <ol class="voters">
        {voters.map(({ userId, votes }) => (
          <li>
            <span class="ellipsis">{voterName(userId)}</span>
            <span>{grouped(votes)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
