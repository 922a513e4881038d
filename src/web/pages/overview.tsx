// GET /dashboard/:id: how the listing fares, whether its votes arrive, and what is left to set up.
import type { Place, WebContext } from '../context.ts';
import type { Health } from '../integration-parts.ts';
import type { Listener } from '../listener-parts.ts';
import { VotesChart, votesIn } from '../parts/chart.tsx';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import { Figures } from '../parts/figures.tsx';
import { showPage } from '../parts/layout.tsx';
import { HealthPill, ListenerPill } from '../parts/pill.tsx';
import { PlayersStanding } from '../parts/player-count.tsx';
import { Time } from '../parts/time.tsx';
import type { DayVotes, Listing } from '../web-parts.ts';

const DAYS = 30;

export async function showOverview(context: WebContext, { listing }: Place) {
  const { listings, webhook, listener: listeners } = context.var.parts;
  const [daily, settings, health, listener] = await Promise.all([
    listings.dailyVotes(listing.id, DAYS),
    webhook.readWebhook(listing.id),
    webhook.readHealth(listing.id),
    listing.game === 'minecraft' ? listeners.read(listing.id) : null,
  ]);
  const told = settings !== null || listener !== null;
  const tested = told && (listing.voteCount > 0 || (await testArrived(context, listing)));
  const steps = onboarding(listing, told, tested);
  return showPage(context, {
    title: `Overview · ${listing.name}`,
    section: 'dashboard',
    content: (
      <DashboardFrame listing={listing} tab="overview">
        <h1 class="unseen">Overview</h1>
        <div class="split">
          <div class="stack">
            <Numbers listing={listing} daily={daily} />
            <section class="card">
              <h2>Votes, last {DAYS} days</h2>
              <VotesChart votes={daily} days={DAYS} />
            </section>
          </div>
          <aside class="stack" aria-label="Set-up and health">
            {steps.some((step) => !step.done) && <Onboarding steps={steps} />}
            {settings && health && <HealthCard listing={listing} health={health} />}
            {listener && <ListenerCard listing={listing} listener={listener} />}
            <PlayersStanding listing={listing} />
          </aside>
        </div>
      </DashboardFrame>
    ),
  });
}

function Numbers({ listing, daily }: { listing: Listing; daily: readonly DayVotes[] }) {
  const figures = [
    { value: votesIn(daily, 1), label: 'votes today' },
    { value: votesIn(daily, 7), label: 'in 7 days' },
    { value: votesIn(daily, DAYS), label: `in ${DAYS} days` },
    { value: listing.voteCount, label: 'in all' },
  ];
  return <Figures figures={figures} />;
}

function HealthCard({ listing, health }: { listing: Listing; health: Health }) {
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Vote webhook</h2>
        <HealthPill health={health} />
      </div>
      <p class="dim">
        {health.lastDeliveredAt ? (
          <>
            Last delivered <Time at={health.lastDeliveredAt} />.
          </>
        ) : (
          'Nothing was delivered so far.'
        )}
      </p>
      <a href={`/dashboard/${listing.id}/webhook`}>Health and settings</a>
    </section>
  );
}

function ListenerCard({ listing, listener }: { listing: Listing; listener: Listener }) {
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Vote listener</h2>
        <ListenerPill listener={listener} />
      </div>
      <a href={`/dashboard/${listing.id}/listener`}>Last votes and settings</a>
    </section>
  );
}

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** Only while nobody has voted: until then tests are all that the log can hold. */
async function testArrived(context: WebContext, { id, game }: Listing): Promise<boolean> {
  const { deliveries, listener } = context.var.parts;
  const [log, votes] = await Promise.all([
    deliveries.list({ listingId: id, state: 'delivered' }),
    game === 'minecraft' ? listener.votes(id) : [],
  ]);
  const isTaken = (state: string) => state === 'accepted' || state === 'sent_unconfirmed';
  return (
    log.deliveries.some((delivery) => delivery.isTest) ||
    votes.some(({ isTest, state }) => isTest && isTaken(state))
  );
}

/** A Minecraft server is told by its listener, everybody else by a webhook. */
function onboarding(listing: Listing, told: boolean, tested: boolean): Step[] {
  const base = `/dashboard/${listing.id}`;
  const isMinecraft = listing.game === 'minecraft';
  const tells = isMinecraft ? `${base}/listener` : `${base}/webhook`;
  return [
    {
      done: listing.publicity.state === 'public',
      title: 'Your listing is public',
      text: 'Once staff has let it in, people can find it and vote.',
      path: `/listings/${listing.id}`,
    },
    {
      done: told,
      title: 'Say where votes go',
      text: isMinecraft
        ? 'Enter your server’s vote listener, or the address of an endpoint under Webhook.'
        : 'Enter the address of your endpoint, or a Discord channel webhook.',
      path: tells,
    },
    {
      done: tested,
      title: isMinecraft ? 'Send a test vote' : 'Send a test event',
      text: 'You see at once whether it arrives, and why not.',
      path: `${tells}#test`,
    },
    {
      done: listing.voteCount > 0,
      title: 'Get the first vote',
      text: 'Share the vote page with your people.',
      path: `/listings/${listing.id}/vote`,
    },
  ];
}

function Onboarding({ steps }: { steps: readonly Step[] }) {
  return (
    <section class="card">
      <h2>Getting started</h2>
      <ol class="todo">
        {steps.map(({ done, title, text, path }) => (
          <li class={done ? 'done' : undefined}>
            <a href={path}>{title}</a>
            {done ? <span class="unseen"> (done)</span> : <span class="dim">{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
