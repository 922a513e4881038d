// GET /listings/:id/voters and GET /leaderboard: who voted the most, this month or of all time.
import { listingPath } from '../../../listings/listing-path.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { type OwnPlace, type Period, PLACES_MOST } from '../../../voters/leaderboard-queries.ts';
import {
  type Leaderboard,
  type LeaderboardEntry,
  readListingLeaderboard,
  readSiteLeaderboard,
} from '../../../voters/leaderboards.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingName, NameLink } from '../../components/name.tsx';
import { FilterChips } from '../../components/search-form.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';

export async function showListingVoters(context: WebContext) {
  const listing = await inPageLanguage(context, await publicListingInPath(context));
  const period = periodOf(context);
  const board = await readListingLeaderboard(readDbFor(context), { listingId: listing.id, period }, context.var.person);
  const path = listingPath(listing, '/voters');
  const { t } = context.var;
  return showPage(context, {
    title: t('leaderboards.ofListing', { name: listing.name }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: { path: pathOf(path, period), hidden: true },
    content: (
      <div class="narrow-page stack">
        <h1>{t.rich('leaderboards.ofListing', { name: <ListingName listing={listing} /> })}</h1>
        <PeriodLinks path={path} period={period} />
        <Board board={board} period={period} />
        <p>
          <a href={listingPath(listing)}>{t('leaderboards.backToListing')}</a> ·{' '}
          <a href={pathOf('/leaderboard', period)}>{t('leaderboards.allListings')}</a>
        </p>
      </div>
    ),
  });
}

export async function showSiteLeaderboard(context: WebContext) {
  const { app, person, t } = context.var;
  const period = periodOf(context);
  const board = await readSiteLeaderboard({ db: readDbFor(context), siteRanking: app.siteRanking }, period, person);
  return showPage(context, {
    title: t('leaderboards.title'),
    metadata: { path: pathOf('/leaderboard', period) },
    content: (
      <div class="narrow-page stack">
        <h1>{t('leaderboards.title')}</h1>
        <p class="lead">{t('leaderboards.lead')}</p>
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
  { value: 'month', text: 'leaderboards.thisMonth' },
  { value: 'all', text: 'leaderboards.allTime' },
] as const satisfies readonly { value: Period; text: MessageKey }[];

function PeriodLinks({ path, period }: { path: string; period: Period }) {
  const t = useTranslations();
  return (
    <FilterChips<Period>
      label={t('leaderboards.period')}
      chosen={period}
      choices={PERIODS.map(({ value, text }) => ({ value, text: t(text) }))}
      linkTo={(one) => pathOf(path, one)}
    />
  );
}

function Board({ board: { entries, own }, period }: { board: Leaderboard; period: Period }) {
  const t = useTranslations();
  if (entries.length === 0)
    return (
      <EmptyState
        title={t(period === 'month' ? 'leaderboards.noVotesThisMonth' : 'leaderboards.noVotes')}
        text={t('leaderboards.soon')}
      />
    );
  return (
    <>
      {own && !entries.some(({ isOwn }) => isOwn) && <OwnPlaceLine own={own} />}
      <section class="card">
        <table class="leaders">
          <thead>
            <tr>
              <th class="place">{t('leaderboards.place')}</th>
              <th>{t('leaderboards.voter')}</th>
              <th class="number">{t('leaderboards.votes')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr class={entry.isOwn ? 'own' : undefined}>
                <td class="place">{t.number(entry.place)}</td>
                <td>
                  <Voter entry={entry} />
                </td>
                <td class="number">{t.number(entry.votes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="dim note">
        {t.rich('leaderboards.anonymousNote', { link: (text) => <a href="/account/name">{text}</a> })}
      </p>
    </>
  );
}

function Voter({ entry: { name, handle, isOwn } }: { entry: LeaderboardEntry }) {
  const t = useTranslations();
  if (isOwn) return <b>{t('leaderboards.you')}</b>;
  if (!name) return <span class="dim">{t('leaderboards.anonymousVoter')}</span>;
  return handle ? <NameLink name={name} href={`/people/${handle}`} /> : <bdi>{name}</bdi>;
}

function OwnPlaceLine({ own: { place, votes } }: { own: OwnPlace }) {
  const t = useTranslations();
  return (
    <p class="card">
      {place === null
        ? t('leaderboards.notInTop', { most: PLACES_MOST, votes })
        : t('leaderboards.ownPlace', { place, votes })}
    </p>
  );
}
