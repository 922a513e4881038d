// GET /dashboard/:id: votes and counts over time, the health of the endpoints, and the setup checklist. POST
// …/first-steps hides or shows the checklist.
import { readHealth } from '../../../endpoints/health-summary.ts';
import { readListener } from '../../../endpoints/listener-settings.ts';
import { selectSetupChecklist, setChecklistHidden } from '../../../endpoints/setup-checklist-queries.ts';
import { readWebhook } from '../../../endpoints/webhook-settings.ts';
import { selectPlayerHours } from '../../../game-servers/player-count-queries.ts';
import type { Listing } from '../../../listings/listing.ts';
import { selectServerCountHours } from '../../../listings/server-count-queries.ts';
import { listNotices } from '../../../notices/notices.ts';
import { selectDailyVotes, selectHourlyVotes } from '../../../votes/vote-stats-queries.ts';
import { DailyVotesChart, HourlyVotesChart, sumVotes } from '../../components/chart.tsx';
import { CountChart, type HourCount } from '../../components/count-chart.tsx';
import { Figures } from '../../components/figures.tsx';
import { areStepsFinished, FirstStepsCard, listFirstSteps, ShowChecklist } from '../../components/first-steps.tsx';
import { ListenerHealthCard, WebhookHealthCard } from '../../components/health-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { groupNotices, NoticeCard } from '../../components/notice-card.tsx';
import { OwnerPlayersCard } from '../../components/player-count.tsx';
import { readVoterIdFacts, VoterIdsCard } from '../../components/voter-ids-card.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';

const DAYS = 30;
const HOURS = 48;
const PLAYER_DAYS = 7;
/** Only the newest; the notices page has all of them. */
const NOTICES_SHOWN = 3;

export async function showOverview(context: WebContext, { listing, person }: DashboardContext) {
  const { t } = context.var;
  const { db, config } = context.var.app;
  const [figures, webhook, health, listener, checklist, notices] = await Promise.all([
    readFigures(context, listing),
    readWebhook(db, listing.id),
    readHealth(db, listing.id),
    listing.game === 'minecraft' ? readListener(db, listing.id) : null,
    selectSetupChecklist(db, listing.id),
    listNotices(db, { personId: person.id, listingId: listing.id }, context.var.site),
  ]);
  const voterIds = await readVoterIdFacts(context, listing, webhook);
  const steps = listFirstSteps(t, listing, checklist, config.ownership);
  const isUnfinished = !areStepsFinished(steps);
  return showPage(context, {
    title: t('dashboard.overview'),
    dashboard: { listing, tab: 'overview' },
    content: (
      <>
        <h1 class="unseen">{t('dashboard.overview')}</h1>
        <div class="split">
          <div class="stack">
            {groupNotices(notices)
              .slice(0, NOTICES_SHOWN)
              .map((group) => (
                <NoticeCard {...group} back={`/dashboard/${listing.id}`} />
              ))}
            <FigureCards {...figures} />
          </div>
          <aside class="stack" aria-label={t('dashboard.setupAndHealth')}>
            {isUnfinished && !checklist.putAway && <FirstStepsCard listing={listing} steps={steps} />}
            {webhook && health && <WebhookHealthCard listing={listing} health={health} />}
            {listener && <ListenerHealthCard listing={listing} listener={listener} />}
            <VoterIdsCard facts={voterIds} />
            <OwnerPlayersCard listing={listing} />
            {isUnfinished && checklist.putAway && <ShowChecklist listing={listing} />}
          </aside>
        </div>
      </>
    ),
  });
}

export async function submitFirstStepsVisibility(context: WebContext, { listing }: DashboardContext) {
  const isShown = (await readForm(context)).text('show') === 'yes';
  await setChecklistHidden(context.var.app.db, listing.id, !isShown);
  return redirectWithSuccess(
    context,
    `/dashboard/${listing.id}`,
    context.var.t(isShown ? 'dashboard.checklistShown' : 'dashboard.checklistHidden'),
  );
}

type FigureCardsProps = Awaited<ReturnType<typeof readFigures>>;

async function readFigures(context: WebContext, listing: Listing) {
  const db = readDbFor(context);
  const [daily, hourly, players, servers] = await Promise.all([
    selectDailyVotes(db, listing.id, DAYS),
    selectHourlyVotes(db, listing.id, HOURS),
    listing.type === 'game' ? selectPlayerHours(db, listing.id, PLAYER_DAYS) : [],
    listing.type === 'bot' ? selectServerCountHours(db, listing.id, DAYS) : [],
  ]);
  return {
    listing,
    daily,
    hourly,
    players: players.map((one) => ({ hour: one.hour, count: one.players })),
    servers: servers.map((one) => ({ hour: one.hour, count: one.serverCount })),
  };
}

function FigureCards({ listing, daily, hourly, players, servers }: FigureCardsProps) {
  const t = useTranslations();
  const figures = [
    { value: sumVotes(daily, 1), label: t('dashboard.votesToday') },
    { value: sumVotes(daily, 7), label: t('dashboard.lastDays', { days: 7 }) },
    { value: sumVotes(daily, DAYS), label: t('dashboard.lastDays', { days: DAYS }) },
    { value: listing.voteCount, label: t('dashboard.totalVotes') },
  ];
  return (
    <div class="stack">
      <Figures figures={figures} />
      <section class="card">
        <h2>{t('dashboard.votesPerDay', { days: DAYS })}</h2>
        <DailyVotesChart votes={daily} days={DAYS} />
      </section>
      <section class="card">
        <h2>{t('dashboard.votesPerHour', { hours: HOURS })}</h2>
        <HourlyVotesChart votes={hourly} hours={HOURS} />
      </section>
      <CountCard
        title={t('dashboard.playersOverDays', { days: PLAYER_DAYS })}
        what={t('dashboard.players')}
        counts={players}
        days={PLAYER_DAYS}
      />
      <CountCard
        title={t('dashboard.serversOverDays', { days: DAYS })}
        what={t('dashboard.servers')}
        counts={servers}
        days={DAYS}
      />
    </div>
  );
}

interface CountCardProps {
  readonly title: string;
  readonly what: string;
  readonly counts: readonly HourCount[];
  readonly days: number;
}

function CountCard({ title, what, counts, days }: CountCardProps) {
  // A chart needs at least two values.
  if (counts.length < 2) return null;
  return (
    <section class="card">
      <h2>{title}</h2>
      <CountChart hours={counts} days={days} what={what} />
    </section>
  );
}
