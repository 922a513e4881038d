// GET /dashboard/:id/deliveries: the log, newest first, filtered by state or searched by event ID.
import { z } from 'zod';
import type { Place, WebContext } from '../context.ts';
import { DELIVERY_STATES, type DeliverySummary, type ShownState } from '../integration-parts.ts';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import { answerWords } from '../parts/diagnosis.tsx';
import { Empty } from '../parts/empty.tsx';
import { showPage } from '../parts/layout.tsx';
import { STATE_WORDS, StatePill } from '../parts/pill.tsx';
import { shortDuration, Time } from '../parts/time.tsx';

const querySchema = z.object({
  state: z.enum(DELIVERY_STATES).nullable().catch(null),
  event: z.string().trim().max(64).catch(''),
  cursor: z.string().max(500).nullable().catch(null),
});
type Query = z.infer<typeof querySchema>;

export async function showDeliveries(context: WebContext, { listing }: Place) {
  const query = readQuery(context);
  const found = await context.var.parts.deliveries.list({
    listingId: listing.id,
    ...(query.state && { state: query.state }),
    ...(query.event && { eventId: query.event }),
    ...(query.cursor && { cursor: query.cursor }),
  });
  const base = `/dashboard/${listing.id}/deliveries`;
  const live = !query.cursor && !query.event;
  return showPage(context, {
    title: `Deliveries · ${listing.name}`,
    section: 'dashboard',
    code: true,
    islands: live ? ['live-log'] : [],
    content: (
      <DashboardFrame listing={listing} tab="deliveries">
        <div class="stack">
          <div class="row between">
            <h1>Deliveries</h1>
            <EventSearch base={base} query={query} />
          </div>
          <div class="row between filters">
            <StateFilter base={base} query={query} />
            {live && <span class="live" data-live-for="log" />}
          </div>
          <div id="log">
            {found.deliveries.length > 0 ? (
              <Log base={base} deliveries={found.deliveries} game={listing.game === 'minecraft'} />
            ) : (
              <NothingHere listingId={listing.id} query={query} />
            )}
          </div>
          <Paging base={base} query={query} nextCursor={found.nextCursor} />
        </div>
      </DashboardFrame>
    ),
  });
}

function readQuery(context: WebContext): Query {
  const read = (name: string) => context.req.query(name)?.replaceAll('\0', '') || null;
  return querySchema.parse({ state: read('state'), event: read('event') ?? '', cursor: read('cursor') });
}

function linkTo(base: string, query: Partial<Query>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) fields.set(name, value);
  return fields.size > 0 ? `${base}?${fields}` : base;
}

function EventSearch({ base, query }: { base: string; query: Query }) {
  return (
    <search class="event-search">
      <form class="search" action={base}>
        <label class="unseen" for="event">
          Search by event ID
        </label>
        <input
          id="event"
          name="event"
          type="search"
          value={query.event}
          placeholder="Event ID"
          class="mono"
        />
        <button class="btn" type="submit">
          Find
        </button>
      </form>
    </search>
  );
}

function StateFilter({ base, query }: { base: string; query: Query }) {
  const choice = (state: ShownState | null, text: string) => (
    <a class="chip" href={linkTo(base, { state })} aria-current={query.state === state ? 'true' : undefined}>
      {text}
    </a>
  );
  return (
    <nav class="chips" aria-label="State">
      {choice(null, 'All')}
      {DELIVERY_STATES.map((state) => choice(state, STATE_WORDS[state].word))}
    </nav>
  );
}

function Log(props: { base: string; deliveries: readonly DeliverySummary[]; game: boolean }) {
  return (
    <table class="card log">
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">{props.game ? 'Player' : 'Voter'}, event</th>
          <th scope="col">Answer</th>
          <th scope="col">Attempts</th>
          <th scope="col">Took</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {props.deliveries.map((delivery) => (
          <Row base={props.base} delivery={delivery} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ base, delivery }: { base: string; delivery: DeliverySummary }) {
  const { eventId, isTest, playerName, userId, attempts, durationMs, recordedAt, nextAttemptAt } = delivery;
  const who = isTest ? 'Test event' : (playerName ?? userId ?? 'Vote');
  return (
    <tr>
      <td class="first">
        <StatePill delivery={delivery} />
      </td>
      <td class="wide-cell">
        <a href={`${base}/${eventId}`}>
          <b>
            <bdi>{who}</bdi>
          </b>
          <span class="mono dim event-id">{eventId}</span>
        </a>
      </td>
      <td data-label="Answer">{answerWords(delivery)}</td>
      <td data-label="Attempts">{attempts}</td>
      <td data-label="Took">{durationMs === null ? '–' : shortDuration(durationMs)}</td>
      <td data-label="When">
        <Time at={recordedAt} />
        {nextAttemptAt && (
          <span class="dim next">
            next <Time at={nextAttemptAt} />
          </span>
        )}
      </td>
    </tr>
  );
}

function NothingHere({ listingId, query }: { listingId: string; query: Query }) {
  if (query.event) {
    return (
      <Empty title="No such event" text="Check the ID. The log goes back 90 days.">
        <a class="btn" href={`/dashboard/${listingId}/deliveries`}>
          Show all deliveries
        </a>
      </Empty>
    );
  }
  if (query.state) {
    return (
      <Empty
        title={`Nothing is ${STATE_WORDS[query.state].word}`}
        text="Choose another state to see the rest."
      />
    );
  }
  return (
    <Empty title="Nothing was sent yet" text="Each vote and each test event stands here, with every attempt.">
      <a class="btn go" href={`/dashboard/${listingId}/webhook`}>
        Set up the webhook
      </a>
    </Empty>
  );
}

function Paging({ base, query, nextCursor }: { base: string; query: Query; nextCursor: string | null }) {
  if (!query.cursor && !nextCursor) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {query.cursor ? (
        <a class="btn small" href={linkTo(base, { state: query.state })}>
          Newest
        </a>
      ) : (
        <span />
      )}
      {nextCursor && (
        <a class="btn small" rel="next" href={linkTo(base, { ...query, cursor: nextCursor })}>
          Older
        </a>
      )}
    </nav>
  );
}
