// GET /dashboard/:id: how the listing fares, whether its votes arrive, and what is left to set up; POST …/first-steps puts the list of
// first steps away or shows it again.

import { DailyVotesChart, HourlyVotesChart, sumVotes } from '../../components/chart.tsx';
import { CountChart } from '../../components/count-chart.tsx';
import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { Figures } from '../../components/figures.tsx';
import {
  areStepsFinished,
  FirstStepsCard,
  listFirstSteps,
  ShowChecklist,
} from '../../components/first-steps.tsx';
import { ListenerHealthCard, WebhookHealthCard } from '../../components/health-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { NoticeCard } from '../../components/notice-card.tsx';
import { OwnerPlayersCard } from '../../components/player-count.tsx';
import { VoterIdsCard, voterIdFacts } from '../../components/voter-ids-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import type { DayVotes, HourPlayers, HourServers, HourVotes, Listing } from '../../web-parts.ts';

const DAYS = 30;
const HOURS = 48;
const PLAYER_DAYS = 7;
/** The newest; the page of notices has all. */
const NOTICES_SHOWN = 3;

export async function showOverview(context: WebContext, { listing, person }: DashboardContext) {
  const { webhook, listener: listeners, notices, overview } = context.var.parts;
  const [figures, settings, health, listener, taken, news] = await Promise.all([
    readFigures(context, listing),
    webhook.readWebhook(listing.id),
    webhook.readHealth(listing.id),
    listing.game === 'minecraft' ? listeners.read(listing.id) : null,
    overview.firstSteps(listing.id),
    notices.list({ personId: person.id, listingId: listing.id }),
  ]);
  const idFacts = await voterIdFacts(context, listing, settings);
  const steps = listFirstSteps(listing, taken);
  const left = !areStepsFinished(steps);
  return showPage(context, {
    title: `Overview · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="overview">
        <h1 class="unseen">Overview</h1>
        <div class="split">
          <div class="stack">
            {news.slice(0, NOTICES_SHOWN).map((notice) => (
              <NoticeCard notice={notice} back={`/dashboard/${listing.id}`} />
            ))}
            <VotesAndCounts {...figures} />
          </div>
          <aside class="stack" aria-label="Set-up and health">
            {left && !taken.putAway && <FirstStepsCard listing={listing} steps={steps} />}
            {settings && health && <WebhookHealthCard listing={listing} health={health} />}
            {listener && <ListenerHealthCard listing={listing} listener={listener} />}
            <VoterIdsCard facts={idFacts} />
            <OwnerPlayersCard listing={listing} />
            {left && taken.putAway && <ShowChecklist listing={listing} />}
          </aside>
        </div>
      </DashboardFrame>
    ),
  });
}

export async function submitFirstStepsVisibility(context: WebContext, { listing }: DashboardContext) {
  const show = (await readForm(context)).text('show') === 'yes';
  await context.var.parts.overview.putStepsAway(listing.id, !show);
  return redirectWithFlash(context, `/dashboard/${listing.id}`, {
    tone: 'good',
    message: show ? 'The first steps are shown again.' : 'The list is put away.',
  });
}

interface VotesProps {
  readonly listing: Listing;
  readonly daily: readonly DayVotes[];
  readonly hourly: readonly HourVotes[];
  readonly players: readonly HourPlayers[];
  readonly servers: readonly HourServers[];
}

async function readFigures(context: WebContext, listing: Listing): Promise<VotesProps> {
  const { listings, overview } = context.var.parts;
  const [daily, hourly, players, servers] = await Promise.all([
    listings.dailyVotes(listing.id, DAYS),
    overview.hourlyVotes(listing.id, HOURS),
    listing.type === 'game' ? listings.playerHours(listing.id, PLAYER_DAYS) : [],
    listing.type === 'bot' ? listings.serverCounts(listing.id, DAYS) : [],
  ]);
  return { listing, daily, hourly, players, servers };
}

function VotesAndCounts({ listing, daily, hourly, players, servers }: VotesProps) {
  return (
    <div class="stack">
      <Numbers listing={listing} daily={daily} />
      <section class="card">
        <h2>Votes, last {DAYS} days</h2>
        <DailyVotesChart votes={daily} days={DAYS} />
      </section>
      <section class="card">
        <h2>Votes by the hour, last {HOURS} hours</h2>
        <HourlyVotesChart votes={hourly} hours={HOURS} />
      </section>
      {players.length > 1 && (
        <section class="card">
          <h2>Players, last {PLAYER_DAYS} days</h2>
          <CountChart
            hours={players.map(({ hour, players: count }) => ({ hour, count }))}
            days={PLAYER_DAYS}
            what="Players"
          />
        </section>
      )}
      {servers.length > 1 && (
        <section class="card">
          <h2>Servers, last {DAYS} days</h2>
          <CountChart
            hours={servers.map(({ hour, serverCount: count }) => ({ hour, count }))}
            days={DAYS}
            what="Servers"
          />
        </section>
      )}
    </div>
  );
}

function Numbers({ listing, daily }: { listing: Listing; daily: readonly DayVotes[] }) {
  const figures = [
    { value: sumVotes(daily, 1), label: 'votes today' },
    { value: sumVotes(daily, 7), label: 'in 7 days' },
    { value: sumVotes(daily, DAYS), label: `in ${DAYS} days` },
    { value: listing.voteCount, label: 'in all' },
  ];
  return <Figures figures={figures} />;
}
