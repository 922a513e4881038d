// GET /listings/:id/voters and GET /leaderboard: who voted the most, this month or of all time.
import { listingPath } from '../../../listings/listing-path.ts';
import { type OwnPlace, type Period, PLACES_MOST } from '../../../voters/leaderboard-queries.ts';
import {
  type Leaderboard,
  type LeaderboardEntry,
  readListingLeaderboard,
  readSiteLeaderboard,
} from '../../../voters/leaderboards.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount, formatNumber } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingName, NameLink } from '../../components/name.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { readDbFor } from '../../recent-changes.ts';

export async function showListingVoters(context: WebContext) {
  const listing = await inPageLanguage(context, await publicListingInPath(context));
  const period = periodOf(context);
  const board = await readListingLeaderboard(readDbFor(context), { listingId: listing.id, period }, context.var.person);
  const path = listingPath(listing, '/voters');
  return showPage(context, {
    title: `Top voters of ${listing.name}`,
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: { path: pathOf(path, period), hidden: true },
    content: (
      <div class="narrow-page stack">
        <h1>
          Top voters of <ListingName listing={listing} />
        </h1>
        <PeriodLinks path={path} period={period} />
        <Board board={board} period={period} />
        <p>
          <a href={listingPath(listing)}>Back to listing</a> · <a href={pathOf('/leaderboard', period)}>All listings</a>
        </p>
      </div>
    ),
  });
}

export async function showSiteLeaderboard(context: WebContext) {
  const { app, person } = context.var;
  const period = periodOf(context);
  const board = await readSiteLeaderboard({ db: readDbFor(context), siteRanking: app.siteRanking }, period, person);
  return showPage(context, {
    title: 'Top voters',
    metadata: { path: pathOf('/leaderboard', period) },
    content: (
      <div class="narrow-page stack">
        <h1>Top voters</h1>
        <p class="lead">The people who vote the most, across all listings.</p>
        <PeriodLinks path="/leaderboard" period={period} />
        <Board board={board} period={period} />
      </div>
    ),
  });
}

function periodOf(context: WebContext): Period {
  return context.req.query('period') === 'all' ? 'all' : 'month';
}

function pathOf(path: string, period: Period): string {
  return period === 'all' ? `${path}?period=all` : path;
}

const PERIODS = [
  { value: 'month', text: 'This month' },
  { value: 'all', text: 'All time' },
] as const;

function PeriodLinks({ path, period }: { path: string; period: Period }) {
  return <FilterChips label="Period" chosen={period} choices={PERIODS} linkTo={(one: Period) => pathOf(path, one)} />;
}

function Board({ board: { entries, own }, period }: { board: Leaderboard; period: Period }) {
  if (entries.length === 0)
    return (
      <EmptyState
        title={period === 'month' ? 'No votes yet this month' : 'No votes yet'}
        text="Votes appear here within a minute."
      />
    );
  return (
    <>
      {own && !entries.some(({ isOwn }) => isOwn) && <OwnPlaceLine own={own} />}
      <section class="card">
        <table class="leaders">
          <thead>
            <tr>
              <th class="place">Place</th>
              <th>Voter</th>
              <th class="number">Votes</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr class={entry.isOwn ? 'own' : undefined}>
                <td class="place">{entry.place}</td>
                <td>
                  <Voter entry={entry} />
                </td>
                <td class="number">{formatNumber(entry.votes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="dim note">
        You appear as “Anonymous voter” unless you show your name in <a href="/account/name">your account</a>.
      </p>
    </>
  );
}

function Voter({ entry: { name, handle, isOwn } }: { entry: LeaderboardEntry }) {
  if (isOwn) return <b>You</b>;
  if (!name) return <span class="dim">Anonymous voter</span>;
  return handle ? <NameLink name={name} href={`/people/${handle}`} /> : <bdi>{name}</bdi>;
}

function OwnPlaceLine({ own: { place, votes } }: { own: OwnPlace }) {
  return (
    <p class="card">
      {place === null
        ? `You are not in the top ${formatNumber(PLACES_MOST)} yet: you have ${formatCount(votes, 'vote')}.`
        : `You are number ${formatNumber(place)}, with ${formatCount(votes, 'vote')}.`}
    </p>
  );
}
